import type { Store } from '#data/store/database.ts'
import type { Config } from '../config.ts'
import { startRepeating } from '../repeating.ts'
import { EVERY_MS, type Telling } from './telling.ts'

/** Looks every ten minutes for what people are to be told. Returns a function to stop it. */
export function startTelling(
  tellers: readonly ((telling: Telling) => Promise<void>)[],
  { store, now, config }: { store: Store; now: () => Date; config: Pick<Config, 'linkOrigin'> },
  onError: (error: unknown) => void,
): () => Promise<void> {
  return startRepeating(
    EVERY_MS,
    async () => {
      const telling = { store, config, now: now().getTime() }
      for (const tell of tellers) await tell(telling)
    },
    onError,
  )
}
