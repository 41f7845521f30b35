import { setTimeout as sleep } from 'node:timers/promises'
import { startServer } from '#api/server.ts'
import type { Preview } from '#api/deps.ts'
import { AppError } from '#api/errors.ts'
import { publishBeside, type PublisherBeside } from './engine/publish-beside.ts'
import {
  importSeed,
  openSite,
  printReport,
  publisherOf,
  publishWithProgress,
} from './engine/site.ts'
import { main, withContext } from './failures.ts'

// `npm start`: from the data files to a served site that shows each change as it comes.
await main(async (stop) => {
  const site = await openSite()
  try {
    await importSeed(site)
    const publisher = await publisherOf(site)
    const report = await publishWithProgress(site, publisher, {
      turnWeeks: true,
    })
    publisher.close()
    if (report.planned > 0) printReport(report, { json: false })
    stop.throwIfAborted()
    const { port } = site.config
    const beside: { now?: PublisherBeside } = {}
    const preview: Preview = async (wish) => {
      if (!beside.now) throw new AppError('noPreview')
      return beside.now.preview(wish)
    }
    const server = await withContext({ port }, () =>
      startServer(site.config, site.store, { preview }),
    )
    beside.now = publishBeside((message) =>
      process.stderr.write(`${message}\n`),
    )
    process.stdout.write(`The site is at ${server.url} (Ctrl-C ends it)\n`)
    await sleep(2 ** 31 - 1, undefined, { signal: stop }).catch(() => {})
    await Promise.all([server.close(), beside.now.close()])
  } finally {
    await site.close()
  }
})
