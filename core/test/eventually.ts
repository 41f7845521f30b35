import { vi } from 'vitest'

/** Guards against hanging, and is no measure: two slow cores may be shared. */
const PATIENCE_MS = 60_000

/** Waits until what is expected holds. */
export function eventually<T>(expected: () => T | Promise<T>): Promise<T> {
  return vi.waitFor(expected, PATIENCE_MS)
}
