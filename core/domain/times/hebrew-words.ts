import type { CalendarWords } from '../../i18n/calendar-words.ts'
import { calendarDe } from '../../i18n/calendar/de.ts'
import { calendarEn } from '../../i18n/calendar/en.ts'
import { calendarEs } from '../../i18n/calendar/es.ts'
import { calendarFr } from '../../i18n/calendar/fr.ts'
import { calendarHe } from '../../i18n/calendar/he.ts'
import { calendarRu } from '../../i18n/calendar/ru.ts'
import type { Lang } from '../../i18n/languages.ts'
import {
  dayNamesIn,
  festivalNameIn,
  hebrewDateIn,
  portionNameIn,
} from './calendar-names.ts'
import type { HebrewDate, JewishDay } from './types.ts'

// All six languages at once, for servers; a browser takes `calendar-names.ts` and one of them.

/** The words of the Jewish calendar in each language. */
export const CALENDAR_WORDS: Readonly<Record<Lang, CalendarWords>> = {
  en: calendarEn,
  he: calendarHe,
  fr: calendarFr,
  es: calendarEs,
  ru: calendarRu,
  de: calendarDe,
}

/** See `portionNameIn`. */
export function parashaName(lang: Lang, names: readonly string[]): string {
  return portionNameIn(CALENDAR_WORDS[lang], names)
}

/** See `festivalNameIn`. */
export function festivalName(lang: Lang, description: string): string {
  return festivalNameIn(CALENDAR_WORDS[lang], description)
}

/** See `hebrewDateIn`. */
export function hebrewDateText(lang: Lang, date: HebrewDate): string {
  return hebrewDateIn(CALENDAR_WORDS[lang], date)
}

/** See `dayNamesIn`. */
export function dayNames(
  lang: Lang,
  day: Pick<JewishDay, 'parasha' | 'occasions'>,
): { parasha: string; occasions: string[] } {
  return dayNamesIn(CALENDAR_WORDS[lang], day)
}
