import type { Store } from '#data/store/database.ts'
import type { Config } from '../config.ts'
import { startRepeating } from '../http/repeating.ts'
import { mailOwners } from './owners.ts'
import { EVERY_MS } from './telling.ts'
import { mailWaiting } from './waiting.ts'

/** Looks every ten minutes for what people are to be told. Returns a function to stop it. */
export function startTelling(
  { store, now, config }: { store: Store; now: () => Date; config: Pick<Config, 'linkOrigin'> },
  onError: (error: unknown) => void,
): () => Promise<void> {
  return startRepeating(
    EVERY_MS,
    async () => {
      const telling = { store, config, now: now().getTime() }
      await mailWaiting(telling)
      await mailOwners(telling)
    },
    onError,
  )
}
