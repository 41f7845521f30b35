/** Cancels something scheduled. */
export type Cancel = () => void

/** The clock of stores; tests pass their own. */
export interface Clock {
  /** Monotonic milliseconds. */
  now(): number
  after(ms: number, what: () => void): Cancel
}

export const systemClock: Clock = {
  now: () => performance.now(),
  after(ms, what) {
    const timer = setTimeout(what, ms)
    return () => clearTimeout(timer)
  },
}
