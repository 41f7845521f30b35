import { test } from 'vitest'

/** Whether this is `npm run test:full`. */
export const isFull = process.env['TEST_FULL'] === '1'

/** All cases in the full suite, else the first of them. */
export function few<T>(cases: readonly T[], count = 1): readonly T[] {
  return isFull ? cases : cases.slice(0, count)
}

/** A test of the full suite only: slow, and rarely affected or nearly covered by another one. */
export const testFull = test.runIf(isFull)
