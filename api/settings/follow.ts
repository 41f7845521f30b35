import { settingsState } from '#data/store/settings.repository.ts'
import { problemText, refreshSettings, type Followed } from './desk.ts'

/** How soon a process takes up what was changed through another one. */
const LOOK_MS = 1000

interface Following {
  /** Takes up the settings at once. */
  refresh(): Promise<void>
  stop(): void
}

/** Keeps a configuration up to date with the store, from now on. `log` is told what cannot be used. */
export async function followSettings(
  followed: Followed,
  { log, onError }: { log: (text: string) => void; onError: (error: unknown) => void },
): Promise<Following> {
  // Nothing is set.
  let known = '[]'
  let [isLooking, isBroken] = [false, false]
  const refresh = async () => {
    const state = await settingsState(followed.store)
    if (state === known) return
    const problems = await refreshSettings(followed, { secrets: true })
    known = state
    for (const problem of problems) log(problemText(problem))
  }
  const look = async () => {
    if (isLooking) return
    isLooking = true
    try {
      await refresh()
      isBroken = false
    } catch (error) {
      // Reported once, not every second.
      if (!isBroken) onError(error)
      isBroken = true
    } finally {
      isLooking = false
    }
  }
  await refresh()
  const timer = setInterval(() => void look(), LOOK_MS).unref()
  return { refresh, stop: () => clearInterval(timer) }
}
