import type { FastifyBaseLogger } from 'fastify'
import { buildApp } from './app.ts'
import { addressOf, readConfig, type Config } from './config.ts'
import { ConfigError, type Env } from './settings/config-error.ts'
import type { PeopleDeps } from './deps.ts'
import { listenAt } from './http/listening.ts'
import { followSettings } from './settings/follow.ts'
import { serverLog, openLog } from './settings/log.ts'
import { mailWaiting } from './desk/mails/waiting.ts'
import { mailOwners } from './notifications/owners.ts'
import { startTelling } from './notifications/sweep.ts'
import { followOwnTexts } from './own-texts.ts'
import { startMailing } from './mail/start.ts'
import { startNewsletters } from './newsletter/batches.ts'
import { openMeter } from './metrics/meter.ts'
import { serveMetrics, type MetricsServer } from './metrics/serve.ts'
import { DegradedError, watchRelease } from './release/watch.ts'
import { drainFor, stopOnSignals } from './http/stopping.ts'
import type { Store } from '#data/store/database.ts'
import { migrate, UnreleasedStoreError } from '#data/store/migrate.ts'
import { isDamage } from '#data/store/out-of-order.ts'
import { StoreKeyError } from '#data/store/key.ts'
import { openStore, storeFileOf } from '#data/store/open.ts'
import { openSecrets } from '#data/store/sealed.ts'
import { startSweeping } from './sweep.ts'
import { startFetching } from './picture-fetches/start.ts'
import { startWebhooks } from './webhooks/start.ts'

export interface RunningServer {
  /** Where it listens, without a trailing slash. */
  url: string
  /** Where its metrics are; absent if disabled. */
  metricsUrl?: string
  /** Reports that it is not ready, keeps answering for the configured time, then finishes open requests and stops. */
  close(): Promise<void>
}

const TELLERS = [mailWaiting, mailOwners]

/** Begins what a server does besides answering. Returns what ends it. */
function startWork(
  { store, config, now, meter }: PeopleDeps,
  log: FastifyBaseLogger,
  onError: (error: unknown) => void,
): () => Promise<void> {
  const ends = [
    followOwnTexts(store, onError),
    startSweeping({ store, now, config }, onError),
    startFetching({ store, config, now, log }),
  ]
  if (config.running.sendsMail)
    ends.push(
      startMailing({ store, config, now, log, meter }),
      startTelling(TELLERS, { store, now, config }, onError),
      startNewsletters({ store, now, config }, onError),
      startWebhooks({ store, now, config, log }),
    )
  return async () => {
    await Promise.all(ends.map((end) => end()))
  }
}

/** Serves the current release and the API on an open store. Rejects if it cannot listen. */
export async function startServer(
  config: Config,
  store: Store,
  { env = {}, ...more }: { env?: Env } & Pick<PeopleDeps, 'renderer' | 'importer'> = {},
): Promise<RunningServer> {
  const { running } = config
  const now = () => new Date()
  const endFollowing = await followSettings({ env, store, config }, openLog('api', running.logLevel ?? 'warn'))
  const drain = drainFor(running.drainMs)
  const deps: PeopleDeps = {
    ...more,
    release: () => watch.current(),
    now,
    store,
    config,
    env,
    isStopping: drain.isStopping,
    ...(running.metrics && { meter: openMeter() }),
  }
  const app = buildApp(deps, {
    logger: serverLog(running.logLevel ?? 'warn'),
  })
  const onError = (err: unknown) => app.log.error({ err })
  const watch = watchRelease(config.varDir, (error) =>
    error instanceof DegradedError ? app.log.error(error.about, error.message) : onError(error),
  )
  app.addHook('onError', (_request, _reply, error, done) => {
    if (isDamage(error)) watch.doubt()
    done()
  })
  const endWork = startWork(deps, app.log, onError)
  let metrics: MetricsServer | undefined
  const end = async () => {
    // Open requests use the release and the store until they are answered.
    await app.close()
    await Promise.all([endFollowing(), endWork(), metrics?.close()])
    watch.close()
  }
  try {
    if (running.metrics) metrics = await serveMetrics(deps, running.metrics)
    await app.listen(listenAt(config, env))
  } catch (error) {
    await end()
    throw error
  }
  const [address] = app.addresses()
  const port = typeof address === 'object' ? address.port : config.port
  const url = addressOf(config.host, port)
  app.log.info({ url, ...(metrics && { metrics: metrics.url }) }, 'Started')
  let closing: Promise<void> | undefined
  return {
    url,
    ...(metrics && { metricsUrl: metrics.url }),
    close: () => (closing ??= drain.begin().then(end)),
  }
}

/** Context of a failed start. */
export interface StartContext {
  host?: string
  port?: number
  /** The SQLite file of the store. */
  file?: string
}

export interface ServeOptions extends Pick<PeopleDeps, 'renderer' | 'importer'> {
  /** One line for operators about a failed start; undefined if unexpected. */
  explain?: (error: unknown, context: StartContext) => string | undefined
}

/** Of `sysexits.h`: starting again is no use before somebody has put another key or store there; the units know it. */
const EXIT_CONFIG = 78

/** Runs a server process until it is asked to stop. */
export async function serve(env: Env, { explain = settingsAlone, ...more }: ServeOptions = {}): Promise<void> {
  let log = openLog('api', 'warn')
  // Node itself would print the error with personal data.
  const end = (err: unknown, why?: string) => {
    if (why) log.fatal(why)
    else log.fatal({ err }, 'Crashed on an unexpected error')
    process.exit(isOfStore(err) ? EXIT_CONFIG : 1)
  }
  process.once('uncaughtException', (err) => end(err))
  let context: StartContext = {}
  try {
    const config = readConfig(env)
    const { host, port, databaseUrl, running } = config
    log = openLog('api', running.logLevel ?? 'warn')
    context = { host, port, ...(!databaseUrl && { file: storeFileOf(config) }) }
    const store = openStore(config, (err) => log.error({ err }))
    await migrate(store)
    await openSecrets(store)
    const server = await startServer(config, store, { env, ...more })
    const close = () => server.close().finally(() => store.destroy())
    stopOnSignals({ close, limitMs: running.stopMs, log })
    // JSON logs already say so.
    if (!log.isLevelEnabled('info')) console.log(`Serving on ${server.url}`)
  } catch (error) {
    end(error, explain(error, context))
  }
}

const settingsAlone = (error: unknown): string | undefined =>
  error instanceof ConfigError || isOfStore(error) ? error.message : undefined

const isOfStore = (error: unknown): error is Error =>
  error instanceof StoreKeyError || error instanceof UnreleasedStoreError

if (import.meta.main) await serve(process.env)
