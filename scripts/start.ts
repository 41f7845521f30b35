import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { listenAt } from '#api/http/listening.ts'
import { servedDir } from '#data/release/files.ts'
import { openSecrets } from '#data/store/sealed.ts'
import { startServer } from '#api/server.ts'
import { tryLock } from './engine/lock.ts'
import { startPublisher, PublisherEndedError, type PublisherProcess } from './engine/publisher-process.ts'
import { openSite, type Site } from './engine/site.ts'
import { importer } from './import/importer.ts'
import { main, withContext } from './cli/failures.ts'
import { listenOnce } from './cli/listen-once.ts'
import { commandLoggerOf } from './cli/command-logger.ts'

/** Polling interval until there is something to serve. */
const LOOK_MS = 50

/** Shutdown time, until the settings are read. */
let graceMs = 10_000

// `npm start`: serves the site at once, or as soon as its first pages can be rendered, and publishes in the background.
await main(
  async (stop) => {
    const site = await openSite()
    graceMs = site.config.running.stopMs
    try {
      return await startOnce(site, stop)
    } finally {
      await site.close()
    }
  },
  {},
  { graceMs: () => graceMs },
)

/** One per folder: each would publish, and only the first could listen. */
async function startOnce(site: Site, stop: AbortSignal): Promise<number> {
  const { varDir } = site.config
  const lock = tryLock(join(varDir, 'start.lock'))
  if (!lock) {
    process.stderr.write(`npm start is already running on ${varDir}: stop it, or set another VAR_DIR.\n`)
    return 1
  }
  try {
    await tryAddresses(site)
    await openSecrets(site.store)
    return await serveAndPublish(site, stop)
  } finally {
    lock.release()
  }
}

/** Fails early if an address is taken, because the first pages take a while. */
async function tryAddresses({ config }: Site): Promise<void> {
  const { host, port, running } = config
  await withContext({ host, port }, async () => {
    if (listenAt(config, process.env).fd === undefined) await listenOnce({ host, port })
    if (running.metrics) await listenOnce(running.metrics)
  })
}

/** Runs the server, and the publisher that also renders for it, until stopped. Returns the exit code. */
async function serveAndPublish(site: Site, stop: AbortSignal): Promise<number> {
  const { config, store } = site
  const { varDir, host, port } = config
  const isServable = () => servedDir(varDir) !== undefined
  const publisher = startPublisher({
    onProblem: commandLoggerOf('publisher', config).problem,
    mayRestart: isServable,
  })
  const { renderer } = publisher
  const over = new AbortController()
  const open = () =>
    withContext({ host, port }, () => startServer(config, store, { env: process.env, renderer, importer }))
  try {
    while (!isServable() && !stop.aborted) await until(sleep(LOOK_MS), publisher)
    if (stop.aborted) return 0
    const server = await open()
    process.stdout.write(`The site is at ${server.url} (Ctrl-C stops it)\n`)
    await until(forever(AbortSignal.any([stop, over.signal])), publisher).finally(() => server.close())
    return 0
  } catch (error) {
    if (error instanceof PublisherEndedError) return 1
    throw error
  } finally {
    // Its timer would keep this process alive.
    over.abort()
    await publisher.close()
  }
}

/** Waits for something while the publisher runs. Throws PublisherEndedError. */
async function until(end: Promise<unknown>, { ended }: PublisherProcess): Promise<void> {
  await Promise.race([end, ended])
}

async function forever(stop: AbortSignal): Promise<void> {
  await sleep(2 ** 31 - 1, undefined, { signal: stop }).catch(() => {})
}
