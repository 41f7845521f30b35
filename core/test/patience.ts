// Guards against hanging, and is no measure: two slow cores may be shared.

/** For what is expected to come. */
export const TIMEOUT_MS = 60_000

/** Settings of Vitest. */
export const TIMEOUTS = {
  testTimeout: 3 * TIMEOUT_MS,
  hookTimeout: 2 * TIMEOUT_MS,
  expect: { poll: { timeout: TIMEOUT_MS } },
}
