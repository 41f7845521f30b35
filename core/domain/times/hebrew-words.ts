import { KNOWN_LANGS, type Lang } from '../../i18n/languages.ts'
import { MESSAGES } from '../../i18n/messages.ts'
import { dayNamesIn, festivalNameIn, hebrewDateIn, portionNameIn } from './calendar-names.ts'
import { calendarWords, type CalendarWords } from './calendar-words.ts'
import type { HebrewDate, JewishDay } from './types.ts'

// All languages, for servers; browsers use `calendar-names.ts` with one of them.

const known = new Map<Lang, { messages: object; words: CalendarWords }>()

function calendarWordsIn(lang: Lang): CalendarWords {
  const messages = MESSAGES[lang].times.calendar
  let entry = known.get(lang)
  if (entry?.messages !== messages) known.set(lang, (entry = { messages, words: calendarWords(lang, messages) }))
  return entry.words
}

const inLang = (lang: Lang) => ({ get: () => calendarWordsIn(lang), enumerable: true })

/** The messages of the Jewish calendar in each language. */
export const CALENDAR_MESSAGES = Object.defineProperties(
  {},
  Object.fromEntries(KNOWN_LANGS.map((lang) => [lang, inLang(lang)])),
) as Readonly<Record<Lang, CalendarWords>>

/** See `portionNameIn`. */
export function parashaName(lang: Lang, names: readonly string[]): string {
  return portionNameIn(CALENDAR_MESSAGES[lang], names)
}

/** See `festivalNameIn`. */
export function festivalName(lang: Lang, description: string): string {
  return festivalNameIn(CALENDAR_MESSAGES[lang], description)
}

/** See `hebrewDateIn`. */
export function hebrewDateText(lang: Lang, date: HebrewDate): string {
  return hebrewDateIn(CALENDAR_MESSAGES[lang], date)
}

/** See `dayNamesIn`. */
export function dayNames(
  lang: Lang,
  day: Pick<JewishDay, 'parasha' | 'occasions'>,
): { parasha: string; occasions: string[] } {
  return dayNamesIn(CALENDAR_MESSAGES[lang], day)
}
