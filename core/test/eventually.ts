import { vi } from 'vitest'
import { TIMEOUT_MS } from './patience.ts'

/** Waits until what is expected holds. */
export function eventually<T>(expected: () => T | Promise<T>): Promise<T> {
  return vi.waitFor(expected, TIMEOUT_MS)
}
