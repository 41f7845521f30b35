import { setTimeout as sleep } from 'node:timers/promises'
import { startServer } from '#api/server.ts'
import { publishBeside } from './engine/publish-beside.ts'
import {
  importSeed,
  openSite,
  printReport,
  publisherOf,
  publishWithProgress,
} from './engine/site.ts'
import { main, withContext } from './failures.ts'
import { tellingOf } from './telling.ts'

/** Time to end in peace, as soon as the settings are read. */
let graceMs = 10_000

// `npm start`: from the data files to a served site that shows each change as it comes.
await main(
  async (stop) => {
    const site = await openSite()
    graceMs = site.config.running.stopMs
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
      const server = await withContext({ port }, () =>
        startServer(site.config, site.store, process.env),
      )
      const beside = publishBeside(tellingOf('publisher', site.config).problem)
      process.stdout.write(`The site is at ${server.url} (Ctrl-C ends it)\n`)
      await sleep(2 ** 31 - 1, undefined, { signal: stop }).catch(() => {})
      await Promise.all([server.close(), beside.close()])
    } finally {
      await site.close()
    }
  },
  {},
  { graceMs: () => graceMs },
)
