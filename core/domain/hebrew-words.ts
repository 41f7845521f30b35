import type {
  CalendarWords,
  Festival,
  HebrewMonth,
  Portion,
} from '../i18n/calendar-words.ts'
import { calendarDe } from '../i18n/calendar/de.ts'
import { calendarEn } from '../i18n/calendar/en.ts'
import { calendarEs } from '../i18n/calendar/es.ts'
import { calendarFr } from '../i18n/calendar/fr.ts'
import { calendarHe } from '../i18n/calendar/he.ts'
import { calendarRu } from '../i18n/calendar/ru.ts'
import type { Lang } from '../i18n/languages.ts'

// Plain tables under hebcal's keys; hebcal itself stays out of the browser.

const WORDS: Readonly<Record<Lang, CalendarWords>> = {
  en: calendarEn,
  he: calendarHe,
  fr: calendarFr,
  es: calendarEs,
  ru: calendarRu,
  de: calendarDe,
}

const ROSH_CHODESH = 'Rosh Chodesh '

/** The weekly portion without the word for it, 'Matot-Masei'; empty where there is none. RangeError for an unknown one. */
export function parashaName(lang: Lang, names: readonly string[]): string {
  const { portions, portionJoiner } = WORDS[lang]
  return names
    .map((name) => portions[known(portions, name) as Portion])
    .join(portionJoiner)
}

/** The name of a festival or special Shabbat by hebcal's English description. RangeError for an unknown one. */
export function festivalName(lang: Lang, description: string): string {
  const { festivals, months, roshChodesh } = WORDS[lang]
  if (description.startsWith(ROSH_CHODESH)) {
    const month = description.slice(ROSH_CHODESH.length)
    return roshChodesh(months[known(months, month) as HebrewMonth])
  }
  // 'Rosh Hashana 5787'
  const name = description.replace(/ \d+$/, '')
  return festivals[known(festivals, name) as Festival]
}

/** A Hebrew date, '15 Kislev 5787' or 'ט״ו בכסלו תשפ״ז'; the month is hebcal's English name. RangeError for an unknown one. */
export function hebrewDateText(
  lang: Lang,
  date: { year: number; month: string; day: number },
): string {
  const { months, hebrewDate } = WORDS[lang]
  const month = months[known(months, date.month) as HebrewMonth]
  return hebrewDate(date.day, month, date.year)
}

function known(table: object, key: string): string {
  if (Object.hasOwn(table, key)) return key
  throw new RangeError(`not a word of the Jewish calendar: ${key}`)
}
