// Guards against hanging, and is no measure: two slow cores may be shared.

/** For what is expected to come. */
export const PATIENCE_MS = 60_000

/** Settings of Vitest. */
export const PATIENCE = {
  testTimeout: 3 * PATIENCE_MS,
  hookTimeout: 2 * PATIENCE_MS,
  expect: { poll: { timeout: PATIENCE_MS } },
}
