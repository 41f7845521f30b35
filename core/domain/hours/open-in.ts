import type { EntryHours } from '../../contract/entries.ts'
import { addDays, isDay } from '../times/dates.ts'
import { startOfDay } from '../times/zones.ts'
import { isClosed } from './state.ts'

const MINUTE_MS = 60_000
/** A moment, in minutes. */
const MOMENT = 1 / 60

/** When a place should be open: now, on Friday afternoon, after Shabbat, or on a day, `YYYY-MM-DD`. */
export const OPEN_TIMES = ['now', 'friday-afternoon', 'after-shabbat'] as const
export type OpenTime = (typeof OPEN_TIMES)[number]
export type OpenOn = OpenTime | `${number}-${number}-${number}`

export const isOpenTime = (text: string): text is OpenTime => OPEN_TIMES.some((time) => time === text)
export const isOpenOn = (text: string): text is OpenOn => isOpenTime(text) || isDay(text)

/** Whether a place is open at some time of those meant; `unknown` where nobody has said, or the days are too far. */
export function openIn(hours: EntryHours | undefined, on: OpenOn, now: number): 'open' | 'closed' | 'unknown' {
  const window = hours && windowOf(hours, on, now / MINUTE_MS)
  if (!window) return 'unknown'
  const [from, to] = window
  const codes = hours.stretches.flatMap(([start, code], at) => {
    const end = hours.stretches[at + 1]?.[0] ?? Infinity
    return start < to && end > from ? [code] : []
  })
  if (codes.includes('o')) return 'open'
  const isCovered = (hours.stretches[0]?.[0] ?? Infinity) <= from
  return isCovered && codes.every((code) => code !== 'end' && isClosed(code)) ? 'closed' : 'unknown'
}

/** In minutes of the epoch; of what has begun, the rest. */
function windowOf(
  { timeZone, fridays, nights }: EntryHours,
  on: OpenOn,
  now: number,
): readonly [from: number, to: number] | undefined {
  if (on === 'now') return [now, now + MOMENT]
  const windows = on === 'after-shabbat' ? nights : on === 'friday-afternoon' ? fridays : [dayIn(timeZone, on)]
  const next = windows.find(([, to]) => to > now)
  return next && [Math.max(now, next[0]), next[1]]
}

const dayIn = (timeZone: string, day: string): [number, number] => [
  startOfDay(timeZone, day) / MINUTE_MS,
  startOfDay(timeZone, addDays(day, 1)) / MINUTE_MS,
]
