import type { Clock } from '#site/ui/page/clock.ts'

/** A clock that moves when the test says so. */
export function fakeClock() {
  let now = 0
  let waiting: { at: number; what: () => void }[] = []
  const clock: Clock = {
    now: () => now,
    after(ms, what) {
      const entry = { at: now + ms, what }
      waiting.push(entry)
      return () => void (waiting = waiting.filter((other) => other !== entry))
    },
  }
  const pass = (ms: number) => {
    now += ms
    for (const entry of waiting.filter(({ at }) => at <= now)) {
      waiting = waiting.filter((other) => other !== entry)
      entry.what()
    }
  }
  return { clock, pass }
}
