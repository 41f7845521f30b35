import { setTimeout as sleep } from 'node:timers/promises'
import { listenAt } from '#api/listening.ts'
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
  type Site,
} from './engine/site.ts'
import { main, withContext } from './failures.ts'
import { listenOnce } from './listen-once.ts'
import { tellingOf } from './telling.ts'

/** Time to end in peace, as soon as the settings are read. */
let graceMs = 10_000

// `npm start`: from the data files to a served site that shows each change as it comes.
await main(
  async (stop) => {
    const site = await openSite()
    graceMs = site.config.running.stopMs
    try {
      await tryAddresses(site)
      await importSeed(site)
      const publisher = await publisherOf(site)
      const report = await publishWithProgress(site, publisher, {
        turnWeeks: true,
      })
      publisher.close()
      if (report.planned > 0) printReport(report, { json: false })
      stop.throwIfAborted()
      await serveAndPublish(site, stop)
    } finally {
      await site.close()
    }
  },
  {},
  { graceMs: () => graceMs },
)

/** To import and render takes minutes: whoever cannot be served afterwards hears it before. */
async function tryAddresses({ config }: Site): Promise<void> {
  const { host, port, running } = config
  await withContext({ host, port }, async () => {
    if (listenAt(config, process.env).fd === undefined)
      await listenOnce({ host, port })
    if (running.metrics) await listenOnce(running.metrics)
  })
}

/** The server and the publisher beside it, which also renders previews, until the stop. */
async function serveAndPublish(
  { config, store }: Site,
  stop: AbortSignal,
): Promise<void> {
  const beside: { now?: PublisherBeside } = {}
  const preview: Preview = async (wish) => {
    if (!beside.now) throw new AppError('noPreview')
    return beside.now.preview(wish)
  }
  const { host, port } = config
  const server = await withContext({ host, port }, () =>
    startServer(config, store, { env: process.env, preview }),
  )
  beside.now = publishBeside(tellingOf('publisher', config).problem)
  process.stdout.write(`The site is at ${server.url} (Ctrl-C ends it)\n`)
  await sleep(2 ** 31 - 1, undefined, { signal: stop }).catch(() => {})
  await Promise.all([server.close(), beside.now.close()])
}
