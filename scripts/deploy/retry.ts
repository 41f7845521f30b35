import { setTimeout as sleep } from 'node:timers/promises'
import { DeployError, TransientError } from './errors.ts'

export interface Patience {
  tries?: number
  /** Before the second attempt; doubled for each later one. */
  pauseMs?: number
}

const LONGEST_PAUSE_MS = 30_000

/** Retries a step on temporary errors. Throws DeployError after the last attempt. */
export async function withRetries<T>(step: () => Promise<T>, { tries = 5, pauseMs = 500 }: Patience = {}): Promise<T> {
  let pause = pauseMs
  for (let left = tries - 1; ; left--) {
    try {
      return await step()
    } catch (error) {
      if (!(error instanceof TransientError)) throw error
      if (left <= 0)
        throw new DeployError(
          `${error.message}, even after ${tries} attempts: run the command again later to continue.`,
        )
      // Jitter, so that requests do not all retry at once.
      const spread = pause * (0.75 + Math.random() / 2)
      await sleep(Math.min(Math.max(spread, error.waitMs), LONGEST_PAUSE_MS))
      pause *= 2
    }
  }
}

/** Processes a list with limited concurrency; the first error ends it, after running items. */
export async function inParallel<T>(
  items: readonly T[],
  atOnce: number,
  work: (item: T) => Promise<void>,
): Promise<void> {
  let next = 0
  let failed: { error: unknown } | undefined
  const worker = async () => {
    while (!failed && next < items.length) {
      try {
        await work(items[next++]!)
      } catch (error) {
        failed ??= { error }
      }
    }
  }
  const workers = Math.min(atOnce, items.length)
  await Promise.all(Array.from({ length: workers }, worker))
  if (failed) throw failed.error
}
