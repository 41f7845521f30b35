import { STRETCH_CODES, type AskAbout, type ClosedFor, type StretchCode } from '#core/terms/hours.ts'

/** From a moment, epoch milliseconds, until the next one; the last stretch is `end`. */
export type Stretch = readonly [from: number, code: StretchCode | 'end']

export type HoursState =
  /** Until then, and what comes after; neither where nothing ends in the coming days. */
  | { is: 'open'; until?: number; closesFor?: ClosedFor }
  /** Opens then, if that is known. */
  | { is: 'closed'; closedFor: ClosedFor; until?: number }
  | { is: 'ask'; about: AskAbout }
  | { is: 'unknown' }

export const isClosed = (code: string): boolean => 'usfb'.includes(code)

/**
 * What the hours of a place say at a moment, epoch milliseconds: `unknown` before the first stretch and after the last.
 */
export function hoursState(stretches: readonly Stretch[], now: number): HoursState {
  const at = stretches.findLastIndex(([from]) => from <= now)
  const code = stretches[at]?.[1] ?? 'end'
  if (code === 'end') return { is: 'unknown' }
  const name = STRETCH_CODES[code]
  if (code !== 'o' && !isClosed(code)) return { is: 'ask', about: name as AskAbout }
  const rest = stretches.slice(at + 1)
  const other = rest.find(([, next]) => (code === 'o' ? next !== code : !isClosed(next)))
  if (code === 'o') {
    if (!other || other[1] === 'end') return { is: 'open' }
    const closesFor = isClosed(other[1]) && (STRETCH_CODES[other[1]] as ClosedFor)
    return { is: 'open', until: other[0], ...(closesFor && { closesFor }) }
  }
  return {
    is: 'closed',
    closedFor: name as ClosedFor,
    ...(other?.[1] === 'o' && { until: other[0] }),
  }
}
