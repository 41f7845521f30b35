/** Calls something off that was to happen. */
export type Cancel = () => void

/** Time as stores know it; tests hand in their own. */
export interface Clock {
  /** Milliseconds that only ever grow. */
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
