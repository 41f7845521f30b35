import type { Store } from '#data/store/database.ts'
import { takeOwnTexts } from '#data/store/own-texts.repository.ts'
import { startRepeating } from './repeating.ts'

/** Other processes store texts, too. */
const LOOK_EVERY_MS = 5000

/** Uses the store's own texts while the process runs. Returns a function to stop. */
export function followOwnTexts(store: Store, onError: (error: unknown) => void): () => Promise<void> {
  const first = takeOwnTexts(store).catch(onError)
  const stop = startRepeating(LOOK_EVERY_MS, () => takeOwnTexts(store), onError)
  return async () => {
    await Promise.all([first, stop()])
  }
}
