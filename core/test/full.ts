/** Whether this is `npm run test:full`, which takes its time. */
export const isFull = process.env['TEST_FULL'] === '1'

/** All cases in the full suite, else the first of them. */
export function few<T>(cases: readonly T[], count = 1): readonly T[] {
  return isFull ? cases : cases.slice(0, count)
}
