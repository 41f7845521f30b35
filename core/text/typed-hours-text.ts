import type { PrayerTimes, Span, SpanTime } from '#core/contract/data-files.ts'
import { clockText, minutesOf } from '#core/domain/hours/clock.ts'
import type { LineProblem, StatedHours } from '#core/domain/hours/notation.ts'
import type { PrayerLineProblem } from '#core/domain/prayers/notation.ts'
import { nthWeekdayName } from '#core/domain/times/dates.ts'
import { format } from '#core/i18n/format.ts'
import type { Lang } from '#core/i18n/languages.ts'
import type { Texts } from '#core/i18n/messages.ts'
import { isolated, timeRange } from './time-range.ts'
import { WEEKDAYS, type JewishDayName, type Weekday } from '#core/terms/hours.ts'

type Words = Texts<'edit'>

/** Which day cannot be read, and what to write: 'Friday: from when? For example 9 to candles.' */
export function hoursProblemText({ part, problem }: LineProblem, lang: Lang, { hours }: Pick<Words, 'hours'>): string {
  if (part === 'exceptions') return hours.wrong.exceptions
  return format(hours.wrong[problem], { day: nthWeekdayName(lang, WEEKDAYS.indexOf(part)) })
}

export const prayersProblemText = ({ part, problem }: PrayerLineProblem, { prayers }: Pick<Words, 'prayers'>): string =>
  format(prayers.wrong[problem], { service: prayers.services[part] })

/** Hours in one readable line: 'Sunday – Thursday 10:00–22:00 · Friday 09:00 – candle lighting · Saturday: closed'. */
export function statedHoursText(
  { week }: Pick<StatedHours, 'week'>,
  lang: Lang,
  { hours }: Pick<Words, 'hours'>,
): string {
  const texts = WEEKDAYS.map((day) => spansText(week.find(({ days }) => days.includes(day))?.spans ?? [], lang, hours))
  const rows: { from: number; to: number; text: string }[] = []
  for (const [at, text] of texts.entries()) {
    const last = rows.at(-1)
    if (last?.text === text) last.to = at
    else rows.push({ from: at, to: at, text })
  }
  return rows.map(({ from, to, text }) => `${rangeText(lang, from, to)}: ${text}`).join(' · ')
}

const rangeText = (lang: Lang, from: number, to: number): string =>
  [...new Set([from, to])].map((nth) => nthWeekdayName(lang, nth)).join(' – ')

function spansText(spans: readonly Span[], lang: Lang, words: Words['hours']): string {
  if (spans.length === 0) return words.closed
  return spans
    .map(({ from, to }) => {
      const range = timeRange({ from, to }, [timeText(from, words), timeText(to, words)])
      return isolated(lang, range)
    })
    .join(', ')
}

type TimeWords = Pick<Words['hours'], 'events' | 'before' | 'after'>

/** A time in words: 'candle lighting (60 min before)'. */
export function timeText(time: SpanTime, { events, before, after }: TimeWords): string {
  if (typeof time === 'string') return minutesOf(time) === 24 * 60 ? time : clockText(minutesOf(time))
  const { minutes = 0 } = time
  const event = events[time.event]
  return minutes === 0 ? event : format(minutes < 0 ? before : after, { event, m: Math.abs(minutes) })
}

/** Prayer times in one readable line: 'Shacharit: Sunday – Friday 06:30, 08:00 · Mincha: Saturday 16:00'. */
export function statedPrayersText(
  { rows }: Pick<PrayerTimes, 'rows'>,
  lang: Lang,
  { hours, prayers }: Pick<Words, 'hours' | 'prayers'>,
): string {
  const seasonText = (season: PrayerTimes['rows'][number]['season']) =>
    typeof season === 'string' ? prayers.seasons[season] : season && `${season.from} – ${season.to}`
  return rows
    .map(({ service, days, times, season }) => {
      const when = times.map((time) => timeText(time, hours)).join(', ')
      const named = [daysText(days, lang, hours), when, seasonText(season)].filter(Boolean).join(' ')
      return `${prayers.services[service]}: ${named}`
    })
    .join(' · ')
}

function daysText(days: readonly string[], lang: Lang, { days: names }: Words['hours']): string {
  const numbers = days.map((day) => WEEKDAYS.indexOf(day as Weekday)).filter((at) => at >= 0)
  const others = days.filter((day) => !WEEKDAYS.includes(day as Weekday)).map((day) => names[day as JewishDayName])
  const isRow = numbers.length > 2 && numbers.every((at, nth) => at === numbers[0]! + nth)
  const named = isRow ? [rangeText(lang, numbers[0]!, numbers.at(-1)!)] : numbers.map((at) => nthWeekdayName(lang, at))
  return [...named, ...others].join(', ')
}
