import type { ComingHours } from '#core/domain/hours/coming.ts'
import { hoursState } from '#core/domain/hours/state.ts'
import { addDays, weekdayName } from '#core/domain/times/dates.ts'
import { startOfDay, wallClock } from '#core/domain/times/zones.ts'
import { fill } from '#core/i18n/fill.ts'
import type { Lang } from '#core/i18n/languages.ts'
import { MESSAGES } from '#core/i18n/messages.ts'
import type { HoursData, HoursText } from './hours-data.ts'

const MINUTE_MS = 60_000
/** From when on it says how long, and not only until when. */
const SOON_MS = 12 * 60 * MINUTE_MS
const EVENING = '17:00'

interface Where {
  lang: Lang
  timeZone: string
}

/** What to say of hours in the coming days: changes with each stretch, at midnight, and when closing time is near. */
export function hoursData({ day, stretches }: ComingHours, where: Where): HoursData {
  const words = MESSAGES[where.lang].listing.listing.hours
  const start = stretches[0]?.[0] ?? 0
  const end = stretches.at(-1)?.[0] ?? 0
  const starts = stretches.map(([at]) => at)
  const midnights = Array.from({ length: 9 }, (_, at) => startOfDay(where.timeZone, addDays(day, at)))
  const moments = [...new Set([...starts, ...midnights, ...starts.map((at) => at - SOON_MS)])]
  const texts = moments
    .filter((at) => at >= start && at < end)
    .sort((a, b) => a - b)
    .map((at) => textAt(stretches, at, where))
  const changes = texts.filter(([, text, until], at) => text !== texts[at - 1]?.[1] || until !== texts[at - 1]?.[2])
  return { texts: [[0, words.unknown], ...changes, [end / MINUTE_MS, words.unknown]], hm: words.hm, m: words.m }
}

/** 'Open now · closes in {{in}} for Shabbat (15:55)'. */
function textAt(stretches: ComingHours['stretches'], now: number, where: Where): HoursText {
  const words = MESSAGES[where.lang].listing.listing.hours
  const state = hoursState(stretches, now)
  const from = now / MINUTE_MS
  if (state.is === 'unknown') return [from, words.unknown]
  if (state.is === 'ask') return [from, words.ask[state.about]]
  const first = state.is === 'open' ? words.now : words.closed[state.closedFor]
  const { until } = state
  if (until === undefined) return [from, first]
  const at = momentText(until, now, where)
  if (state.is === 'closed') return [from, `${first} · ${fill(words.opens, { at })}`]
  const { closesFor = 'usual' } = state
  const why = closesFor === 'usual' ? '' : ` ${words.why[closesFor]}`
  if (until - now > SOON_MS) return [from, `${first} · ${fill(words.closesAt, { at, why })}`]
  const { time } = wallClock(where.timeZone, until)
  return [from, `${first} · ${fill(words.closesIn, { at: time, why, in: '{{in}}' })}`, until / MINUTE_MS]
}

/** A time there, with its day unless that is today: 'tonight 18:15', 'Sun 10:00'. */
function momentText(at: number, now: number, { lang, timeZone }: Where): string {
  const { tonight, tomorrow } = MESSAGES[lang].listing.listing.hours
  const { day, time } = wallClock(timeZone, at)
  const today = wallClock(timeZone, now).day
  if (day === today) return time >= EVENING ? fill(tonight, { time }) : time
  if (day === addDays(today, 1)) return fill(tomorrow, { time })
  return `${weekdayName(lang, day, 'short')} ${time}`
}
