import type { Logger } from 'pino'
import { settingsState } from '#data/store/settings.repository.ts'
import { problemText, refreshSettings, type Followed } from './desk.ts'

/** How soon a process takes up what was changed through another one. */
const LOOK_MS = 1000

interface Following {
  stop(): void
}

/** Keeps a configuration up to date with the store, from now on. `log` is told what cannot be used. */
export async function followSettings(followed: Followed, log: Pick<Logger, 'warn' | 'error'>): Promise<Following> {
  // Nothing is set.
  let known = '[]'
  let [isLooking, isBroken] = [false, false]
  const refresh = async () => {
    const state = await settingsState(followed.store)
    if (state === known) return
    const problems = await refreshSettings(followed, { secrets: true })
    known = state
    for (const problem of problems) log.warn(problemText(problem))
  }
  const look = async () => {
    if (isLooking) return
    isLooking = true
    try {
      await refresh()
      isBroken = false
    } catch (err) {
      // Reported once, not every second.
      if (!isBroken) log.error({ err })
      isBroken = true
    } finally {
      isLooking = false
    }
  }
  await refresh()
  const timer = setInterval(() => void look(), LOOK_MS).unref()
  return { stop: () => clearInterval(timer) }
}
