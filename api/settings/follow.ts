import type { Logger } from 'pino'
import { settingsState } from '#data/store/settings.repository.ts'
import { startRepeating } from '../repeating.ts'
import { problemText, refreshSettings, type Followed } from './desk.ts'

/** How soon a process takes up what was changed through another one. */
const LOOK_MS = 1000

/**
 * Keeps a configuration up to date with the store, from now on. `log` is told what cannot be used. Returns a function
 * to stop.
 */
export async function followSettings(
  followed: Followed,
  log: Pick<Logger, 'warn' | 'error'>,
): Promise<() => Promise<void>> {
  // Nothing is set.
  let known = '[]'
  let isBroken = false
  const refresh = async () => {
    const state = await settingsState(followed.store)
    if (state === known) return
    const problems = await refreshSettings(followed, { secrets: true })
    known = state
    for (const problem of problems) log.warn(problemText(problem))
  }
  const look = async () => {
    await refresh()
    isBroken = false
  }
  const onError = (err: unknown) => {
    // Reported once, not every second.
    if (!isBroken) log.error({ err })
    isBroken = true
  }
  await refresh()
  return startRepeating(LOOK_MS, look, onError)
}
