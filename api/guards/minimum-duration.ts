import { setTimeout as sleep } from 'node:timers/promises'

/** A few times what is written to the store for one call. */
const STEADY_MS = 100

/**
 * Does work whose length would tell what is known here, and has whoever waits for it wait for longer than
 * it takes, whether there was much to do or nothing.
 */
export async function withMinimumDuration<T>(work: () => Promise<T>): Promise<T> {
  const steady = sleep(STEADY_MS)
  try {
    return await work()
  } finally {
    await steady
  }
}
