import { addDays, weekdayOf } from '#core/domain/times/dates.ts'
import { monthText } from '#core/text/values.ts'
import { LANGUAGES, type Lang } from '#core/i18n/languages.ts'

/** Six weeks. */
export const GRID_DAYS = 42

// A civil month is a string, YYYY-MM.

/** The first and last supported months, for which calendars and the sun are reliable. */
const FIRST_MONTH = '1900-01'
const LAST_MONTH = '2199-12'
const MONTH = /^\d{4}-(0[1-9]|1[0-2])$/

/** Parses the month of an address; undefined if invalid or out of range. */
export function readMonth(text: string | null): string | undefined {
  if (!text || !MONTH.test(text)) return undefined
  return text >= FIRST_MONTH && text <= LAST_MONTH ? text : undefined
}

export function monthOfDay(day: string): string {
  return day.slice(0, 7)
}

/** The month some months later or earlier; undefined if out of range. */
export function movedMonth(month: string, months: number): string | undefined {
  const [year = 0, nth = 1] = month.split('-').map(Number)
  const count = year * 12 + (nth - 1) + months
  const text = `${String(Math.floor(count / 12)).padStart(4, '0')}-${String((count % 12) + 1).padStart(2, '0')}`
  return readMonth(text)
}

/** The Sunday on which the six weeks of a month start. */
export function firstDayOfView(month: string): string {
  const first = `${month}-01`
  return addDays(first, -weekdayOf(first))
}

/** The last of the 42 days. */
export function lastDayOfView(first: string): string {
  return addDays(first, GRID_DAYS - 1)
}

/** 'November', capitalized. */
export function monthName(lang: Lang, month: string): string {
  const format = { month: 'long', calendar: 'gregory', timeZone: 'UTC' } as const
  return capitalized(lang, new Intl.DateTimeFormat(LANGUAGES[lang].dateLocale, format).format(Date.parse(month)))
}

/** 'November 2026', capitalized. */
export const monthTitle = (lang: Lang, month: string): string => capitalized(lang, monthText(lang, month))

/** A standalone text: capitalized in languages with lower-case months. */
export function capitalized(lang: Lang, text: string): string {
  const { locale } = LANGUAGES[lang]
  return text.charAt(0).toLocaleUpperCase(locale) + text.slice(1)
}
