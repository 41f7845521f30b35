// Guards against hanging; not a threshold, because two slow cores may be shared.

/** Timeout of expectations. */
export const TIMEOUT_MS = 60_000

/** Settings of Vitest. */
export const TIMEOUTS = {
  testTimeout: 3 * TIMEOUT_MS,
  hookTimeout: 2 * TIMEOUT_MS,
  expect: { poll: { timeout: TIMEOUT_MS } },
}
