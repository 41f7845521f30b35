import { LANGUAGES, type Lang } from '../../i18n/languages.ts'

// A calendar day is a string, YYYY-MM-DD, without time zone. It is computed and
// formatted in UTC, so that the process's zone never matters.

const DAY_MS = 86_400_000

type DayStyle = 'long' | 'medium' | 'short'

const DAY_FIELDS: Readonly<Record<DayStyle, Intl.DateTimeFormatOptions>> = {
  long: { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' },
  medium: { weekday: 'short', day: 'numeric', month: 'short', year: 'numeric' },
  short: { weekday: 'short', day: 'numeric', month: 'short' },
}

/** Days from 1970-01-01 to `day`; RangeError when it is not a calendar day. */
export function dayNumber(day: string): number {
  const at = Date.parse(`${day}T00:00:00Z`)
  if (Number.isNaN(at) || dayText(at / DAY_MS) !== day) {
    throw new RangeError(`not a calendar day: ${day}`)
  }
  return at / DAY_MS
}

/** The calendar day a number of days after 1970-01-01, `YYYY-MM-DD`. */
export function dayText(daysSince1970: number): string {
  return new Date(daysSince1970 * DAY_MS).toISOString().slice(0, 10)
}

export function isDay(text: string): boolean {
  try {
    dayNumber(text)
    return true
  } catch {
    return false
  }
}

/** 0 is Sunday. RangeError when it is not a calendar day. */
export function weekdayOf(day: string): number {
  return new Date(dayNumber(day) * DAY_MS).getUTCDay()
}

export function addDays(day: string, days: number): string {
  return dayText(dayNumber(day) + days)
}

/** The same day of another month, or its last day if it is shorter. */
export function addMonths(day: string, months: number): string {
  const date = new Date(dayNumber(day) * DAY_MS)
  const monthDay = date.getUTCDate()
  date.setUTCDate(1)
  date.setUTCMonth(date.getUTCMonth() + months)
  const month = date.getUTCMonth()
  date.setUTCDate(monthDay)
  // The date has overflowed a short month.
  if (date.getUTCMonth() !== month) date.setUTCDate(0)
  return date.toISOString().slice(0, 10)
}

/** 'Friday, 11 December 2026', 'Fri, 11 Dec 2026' or 'Fri, 11 Dec', localized. */
export function localDayText(lang: Lang, day: string, style: DayStyle): string {
  return printed(lang, style, day, DAY_FIELDS[style])
}

/** 'Friday' or 'Fri'. */
export function weekdayName(lang: Lang, day: string, style: 'long' | 'short' = 'long'): string {
  return printed(lang, `weekday ${style}`, day, { weekday: style })
}

/** The name of the nth day of the week, 0 for Sunday: 4 January 1970 was one. */
export const nthWeekdayName = (lang: Lang, nth: number): string => weekdayName(lang, dayText(3 + nth))

const formatters = new Map<string, Intl.DateTimeFormat>()

function printed(lang: Lang, name: string, day: string, fields: Intl.DateTimeFormatOptions): string {
  const key = `${lang} ${name}`
  let formatter = formatters.get(key)
  if (!formatter) {
    formatter = new Intl.DateTimeFormat(LANGUAGES[lang].dateLocale, {
      ...fields,
      calendar: 'gregory',
      timeZone: 'UTC',
    })
    formatters.set(key, formatter)
  }
  return formatter.format(dayNumber(day) * DAY_MS)
}
