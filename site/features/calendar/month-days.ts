import { addDays } from '#core/domain/times/dates.ts'
import type { CalendarWords } from '#core/domain/times/calendar-words.ts'
import { hebrewDateIn, hebrewMonthIn } from '#core/domain/times/calendar-names.ts'
import { dayTimes, type DayTimes } from '#core/domain/times/day-times.ts'
import { gematria } from '#core/domain/times/gematria.ts'
import { jewishDays } from '#core/domain/times/jewish-day.ts'
import type { TimesOptions } from '#core/domain/times/options.ts'
import type { HebrewDate, JewishDay, TimesPlace } from '#core/domain/times/types.ts'
import type { Lang } from '#core/i18n/languages.ts'
import { capitalized, GRID_DAYS } from './months.ts'

/** The texts of the calendar; the browser fills in {{placeholders}}. */
export type MonthTexts = Readonly<
  Record<
    | 'candles'
    | 'havdalah'
    | 'parasha'
    | 'none'
    | 'afterNightfall'
    | 'omer'
    | 'chanukah'
    | 'eveOfChanukah'
    | 'fromEvening'
    | 'fastBegins'
    | 'fastEnds',
    string
  >
>

/** The calendar's texts in one language. */
export interface Wording {
  lang: Lang
  calendar: CalendarWords
  texts: MonthTexts
}

/** A displayed day, with times if a place is chosen. */
export type ShownDay = JewishDay & Partial<Pick<DayTimes, 'lighting' | 'havdalah' | 'fasts' | 'chanukah'>>

/**
 * The 42 days from `first` on, and the one before, whose havdalah may be after midnight. Without a place they have no
 * times and are those outside Israel. RangeError for an impossible place or day.
 */
export function daysOf(place: TimesPlace | undefined, first: string, options: TimesOptions = {}): ShownDay[] {
  const from = addDays(first, -1)
  if (!place) return jewishDays(from, GRID_DAYS + 1, false)
  return Array.from({ length: GRID_DAYS + 1 }, (_, at) => dayTimes(place, addDays(from, at), options))
}

/** A number of the calendar, in Hebrew as letters: '10', 'י׳'. */
export function numberText({ lang }: Wording, number: number): string {
  return lang === 'he' ? gematria(number) : String(number)
}

/** '10 Kislev 5787'. */
export function fullDate({ calendar }: Wording, date: HebrewDate): string {
  return hebrewDateIn(calendar, date)
}

/** 'Elul 5786 – Tishrei – Cheshvan 5787': the months of the days, each year after its last one. */
export function monthsText({ lang, calendar }: Wording, days: readonly Pick<JewishDay, 'hebrew'>[]): string {
  const found: HebrewDate[] = []
  for (const { hebrew } of days) {
    const last = found.at(-1)
    if (last?.month !== hebrew.month || last.year !== hebrew.year) found.push(hebrew)
  }
  const text = found
    .map(({ year, month }, at) => {
      const name = hebrewMonthIn(calendar, month)
      const isLastOfYear = found[at + 1]?.year !== year
      return isLastOfYear ? `${name} ${calendar.hebrewYear(year)}` : name
    })
    .join(' – ')
  return capitalized(lang, text)
}
