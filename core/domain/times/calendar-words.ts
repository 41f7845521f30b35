import { format, pluralForm } from '../../i18n/format.ts'
import { LANGUAGES, type Lang } from '../../i18n/languages.ts'
import type { Messages } from '../../i18n/messages.ts'
import { gematria } from './gematria.ts'
import type { Festival, HebrewMonth, Portion, ZmanName } from './hebcal-names.ts'

export type CalendarMessages = Messages['times']['calendar']

/** The messages of the Jewish calendar in one language. */
export interface CalendarWords {
  portions: Readonly<Record<Portion, string>>
  /** Between two portions that are read together. */
  portionJoiner: string
  festivals: Readonly<Record<Festival, string>>
  /** Month names as in a date. */
  months: Readonly<Record<HebrewMonth, string>>
  /** Month names on their own. */
  monthsAlone: Readonly<Record<HebrewMonth, string>>
  /** Each moment's name, and whose opinion it is or how it is computed. */
  zmanim: Readonly<Record<ZmanName, { name: string; opinion: string }>>
  roshChodesh: (month: string) => string
  /** 'Chanukah (day 3)'. */
  nthDay: (festival: string, day: number) => string
  /** A fast moved by Shabbat. */
  moved: (fast: string, isEarlier: boolean) => string
  /** 'Day 33 of the Omer'. */
  omer: (day: number) => string
  hebrewDate: (day: number, month: string, year: number) => string
  /** A year on its own. */
  hebrewYear: (year: number) => string
  /** A date without its year. */
  dayMonth: (day: number, month: string) => string
}

/** The calendar's words from a language's messages. */
export function calendarWords(lang: Lang, messages: CalendarMessages): CalendarWords {
  const { locale, hasHebrewNumerals } = LANGUAGES[lang]
  const ordinals = new Intl.PluralRules(locale, { type: 'ordinal' })
  const numeral = hasHebrewNumerals ? gematria : String
  const hebrewYear = (year: number) => numeral(hasHebrewNumerals ? year % 1000 : year)
  const nth = (name: 'nthDay' | 'omer', day: number) => pluralForm(messages, `${name}_ordinal`, ordinals.select(day))
  return {
    ...messages,
    roshChodesh: (month) => format(messages.roshChodesh, { month }),
    nthDay: (festival, day) => format(nth('nthDay', day), { festival, day: numeral(day) }),
    moved: (fast, isEarlier) => format(isEarlier ? messages.movedEarlier : messages.moved, { fast }),
    omer: (day) => format(nth('omer', day), { day: numeral(day) }),
    hebrewDate: (day, month, year) =>
      format(messages.hebrewDate, {
        day: numeral(day),
        month,
        year: hebrewYear(year),
      }),
    hebrewYear,
    dayMonth: (day, month) => format(messages.dayMonth, { day: numeral(day), month }),
  }
}
