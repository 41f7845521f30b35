import { setTimeout as sleep } from 'node:timers/promises'

/** Clock, screen and interruption, as a fetch sees them. */
export interface World {
  /** Epoch milliseconds. */
  now(): number
  /** Ends early, with an AbortError, when the command is stopped. */
  sleep(ms: number): Promise<void>
  /** Shows a line of progress. */
  tell(line: string): void
  stop: AbortSignal
}

export const realWorld = (stop: AbortSignal): World => ({
  now: Date.now,
  sleep: (ms) => sleep(ms, undefined, { signal: stop }),
  tell: (line) => void process.stderr.write(`${line}\n`),
  stop,
})

/** A fetch that failed before it changed anything; the message is for people. */
export class FetchError extends Error {
  override name = 'FetchError'
}
