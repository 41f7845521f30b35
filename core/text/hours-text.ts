import { hoursState, type Stretch } from '#core/domain/hours/state.ts'
import { addDays, weekdayName } from '#core/domain/times/dates.ts'
import { wallClock } from '#core/domain/times/zones.ts'
import { format } from '#core/i18n/format.ts'
import type { Lang } from '#core/i18n/languages.ts'
import type { Messages } from '#core/i18n/messages.ts'

const MINUTE_MS = 60_000
/** From when on it says how long, and not only until when. */
export const SOON_MS = 12 * 60 * MINUTE_MS
const EVENING = '17:00'

/** The messages about whether a place is open now. */
export type OpenWords = Pick<
  Messages['listing']['listing']['hours'],
  | 'now' | 'closesIn' | 'closesAt' | 'why' | 'closed' | 'opens' | 'ask' | 'unknown' | 'hm' | 'm' | 'tonight'
  | 'tomorrow'
> & {
  /** Where there are synagogues. */
  minyan?: MinyanWords
} // prettier-ignore

/** The messages about the next service of a synagogue. */
export type MinyanWords = Pick<Messages['listing']['listing']['minyan'], 'next' | 'nextIn' | 'unknown' | 'ask'> & {
  services: Messages['edit']['prayers']['services']
}

/** How moments and times that are left are said. */
export type MomentWords = Pick<OpenWords, 'hm' | 'm' | 'tonight' | 'tomorrow'>

export interface HoursWhere {
  lang: Lang
  timeZone: string
  words: OpenWords
}

/** From a minute on, what to say; `{{in}}` stands for the time that is left until another minute. */
export type HoursText = readonly [from: number, text: string, until?: number]

/** 'Open now · closes in {{in}} for Shabbat (15:55)'. */
export function hoursTextAt(stretches: readonly Stretch[], now: number, where: HoursWhere): HoursText {
  const { words } = where
  const state = hoursState(stretches, now)
  const from = now / MINUTE_MS
  if (state.is === 'unknown') return [from, words.unknown]
  if (state.is === 'ask') return [from, words.ask[state.about]]
  const first = state.is === 'open' ? words.now : words.closed[state.closedFor]
  const { until } = state
  if (until === undefined) return [from, first]
  const at = momentText(until, now, where)
  if (state.is === 'closed') return [from, `${first} · ${format(words.opens, { at })}`]
  const { closesFor = 'usual' } = state
  const why = closesFor === 'usual' ? '' : ` ${words.why[closesFor]}`
  if (until - now > SOON_MS) return [from, `${first} · ${format(words.closesAt, { at, why })}`]
  const { time } = wallClock(where.timeZone, until)
  return [from, `${first} · ${format(words.closesIn, { at: time, why, in: '{{in}}' })}`, until / MINUTE_MS]
}

/** A time there, with its day unless that is today: 'tonight 18:15', 'Sun 10:00'. */
export function momentText(
  at: number,
  now: number,
  { lang, timeZone, words: { tonight, tomorrow } }: Pick<HoursWhere, 'lang' | 'timeZone'> & { words: MomentWords },
): string {
  const { day, time } = wallClock(timeZone, at)
  const today = wallClock(timeZone, now).day
  if (day === today) return time >= EVENING ? format(tonight, { time }) : time
  if (day === addDays(today, 1)) return format(tomorrow, { time })
  return `${weekdayName(lang, day, 'short')} ${time}`
}

/** A text with the minutes that are left: '1 h 05'. */
export function withTimeLeft(text: string, minutes: number, { hm, m }: Pick<OpenWords, 'hm' | 'm'>): string {
  const rest = String(minutes % 60)
  const long = format(hm, { h: String(Math.floor(minutes / 60)), m: rest.padStart(2, '0') })
  return format(text, { in: minutes < 60 ? format(m, { m: rest }) : long })
}
