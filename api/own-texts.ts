import type { Store } from '#data/store/database.ts'
import { takeOwnTexts } from '#data/store/own-texts.repository.ts'

/** Other processes store texts, too. */
const LOOK_EVERY_MS = 5000

/** Uses the store's own texts while the process runs. Returns a function to stop. */
export function followOwnTexts(store: Store, onError: (error: unknown) => void): () => Promise<void> {
  let looking = Promise.resolve()
  const look = () => void (looking = takeOwnTexts(store).catch(onError))
  look()
  const timer = setInterval(look, LOOK_EVERY_MS).unref()
  return async () => {
    clearInterval(timer)
    await looking
  }
}
