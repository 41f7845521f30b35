import { setTimeout as sleep } from 'node:timers/promises'

/** What a fetch needs of the world around it. */
export interface World {
  /** Epoch milliseconds. */
  now(): number
  /** Ends early, with an AbortError, when the command is stopped. */
  sleep(ms: number): Promise<void>
  /** Says in a line what is waited for. */
  tell(line: string): void
  stop: AbortSignal
}

export const realWorld = (stop: AbortSignal): World => ({
  now: Date.now,
  sleep: (ms) => sleep(ms, undefined, { signal: stop }),
  tell: (line) => void process.stderr.write(`${line}\n`),
  stop,
})

/** Why a fetch has failed, in a sentence for people; nothing was changed. */
export class FetchError extends Error {
  override name = 'FetchError'
}
