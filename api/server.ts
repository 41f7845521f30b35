import { buildApp } from './app.ts'
import { addressOf, readConfig, type Config } from './config.ts'
import type { PeopleDeps } from './deps.ts'
import { SERIALIZERS } from './logging.ts'
import { startMailing } from './mail/start.ts'
import { watchRelease } from './release.ts'
import type { Store } from './store/database.ts'
import { migrate } from './store/migrate.ts'
import { openStore } from './store/open.ts'
import { startSweeping } from './sweep.ts'

export interface RunningServer {
  /** Where it listens, without a slash at the end. */
  url: string
  /** Answers what has begun, then ends. */
  close(): Promise<void>
}

/** Serves the release in use and the API over an open store. Rejects where the address cannot be listened on. */
export async function startServer(
  config: Config,
  store: Store,
  more: Pick<PeopleDeps, 'preview'> = {},
): Promise<RunningServer> {
  const now = () => new Date()
  const app = buildApp(
    { ...more, release: () => watch.current(), now, store, config },
    { logger: { level: 'warn', serializers: SERIALIZERS } },
  )
  const onError = (err: unknown) => app.log.error({ err })
  const watch = watchRelease(config.varDir, onError)
  const endSweeping = startSweeping({ store, now, config }, onError)
  const endMailing = startMailing({ store, config, now, log: app.log })
  app.addHook('onClose', async () => {
    watch.close()
    await Promise.all([endSweeping(), endMailing()])
  })
  try {
    await app.listen({ host: config.host, port: config.port })
  } catch (error) {
    await app.close()
    throw error
  }
  const [address] = app.addresses()
  const port = typeof address === 'object' ? address.port : config.port
  return { url: addressOf(config.host, port), close: () => app.close() }
}

/** Ends a server in peace when the process is asked to stop. */
export function closeOnSignals(server: RunningServer): void {
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => void server.close())
  }
}

if (import.meta.main) {
  const config = readConfig(process.env)
  const store = openStore(config, (error) => console.error(error.message))
  await migrate(store)
  const server = await startServer(config, store)
  const close = () => server.close().finally(() => store.destroy())
  closeOnSignals({ ...server, close })
  console.log(`Serving on ${server.url}`)
}
