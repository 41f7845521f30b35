// Imports nothing: it can run anywhere.

/** Why a place is closed: Shabbat, a festival, one next to the other, or its usual hours. */
export type ClosedFor = 'shabbat' | 'festival' | 'both' | 'usual'

/**
 * What kind of day it is about which nothing was stated. `friday`: what was stated runs into a Shabbat without hours;
 * `shabbat`: what was stated is not believed; `sun`: the sun does not set, rise, or go low enough.
 */
export type AskAbout = 'friday' | 'shabbat' | 'festival' | 'eve' | 'cholHamoed' | 'fast' | 'sun'

/** One letter each, as pages carry them. */
export const STRETCH_CODES = {
  o: 'open',
  u: 'usual',
  s: 'shabbat',
  f: 'festival',
  b: 'both',
  R: 'friday',
  H: 'shabbat',
  F: 'festival',
  E: 'eve',
  C: 'cholHamoed',
  T: 'fast',
  S: 'sun',
} as const
export type StretchCode = keyof typeof STRETCH_CODES

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
