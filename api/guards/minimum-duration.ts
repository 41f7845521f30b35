import { setTimeout as sleep } from 'node:timers/promises'

/** A few times the duration of a call's write. */
const STEADY_MS = 100

/** Runs work whose duration would reveal something, and pads it to a constant time. */
export async function withMinimumDuration<T>(work: () => Promise<T>): Promise<T> {
  const steady = sleep(STEADY_MS)
  try {
    return await work()
  } finally {
    await steady
  }
}
