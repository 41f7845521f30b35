import type { FastifyBaseLogger } from 'fastify'
import type { Config } from '#api/config.ts'
import { keepLooking } from '#api/mail/start.ts'
import type { Store } from '#data/store/database.ts'
import { createFetcher } from './fetcher.ts'

interface Deps {
  store: Store
  config: Pick<Config, 'varDir' | 'importPictureHosts'>
  now: () => Date
  log: Pick<FastifyBaseLogger, 'error'>
}

/** Fetches photographs that imports have named while the process runs. Returns a function to stop. */
export function startFetching({ store, config, now, log }: Deps): () => Promise<void> {
  const fetcher = createFetcher({ store, config, now: () => now().getTime() })
  return keepLooking(fetcher, (err) => log.error({ err }))
}
