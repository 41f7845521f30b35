import { setTimeout as sleep } from 'node:timers/promises'

const TIMEOUT_MS = 60_000

/** Waits for a condition, up to a timeout. Returns whether it came true. */
export async function until(
  is: () => boolean | Promise<boolean>,
  stop: AbortSignal,
  patienceMs = TIMEOUT_MS,
): Promise<boolean> {
  const end = performance.now() + patienceMs
  while (!(await is())) {
    stop.throwIfAborted()
    if (performance.now() > end) return false
    await sleep(10)
  }
  return true
}
