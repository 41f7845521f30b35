import type { LocalizedText } from '#core/contract/parts/localized.ts'
import { KNOWN_LANGS, LANGUAGES, type Lang } from '#core/i18n/languages.ts'
import { MESSAGES, type Messages } from '#core/i18n/messages.ts'

const DAYS = ['Su', 'Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa']

type Words = Messages['places']['fromMap']['hours']

/** Hours that can be translated; others stay verbatim. */
const PLAIN =
  /^(?:(?:Mo|Tu|We|Th|Fr|Sa|Su|PH|SH|24\/7|off|closed|open|sunrise|sunset|dawn|dusk)\b|\d{1,2}:\d{2}|[\s,;()+-])+$/

/** Some time before or after the sun does something: the sign stays one, while spans have a dash. */
const OFFSET = /\(\s*(sunrise|sunset|dawn|dusk)\s*([+-])\s*(\d{1,2}:\d{2})\s*\)/g
const MINUS = '\u2212'
const NO_BREAK = '\u00a0'

const dayNames = new Map<Lang, readonly string[]>()

function dayName(lang: Lang, day: number): string {
  let names = dayNames.get(lang)
  if (!names) {
    const format = new Intl.DateTimeFormat(LANGUAGES[lang].dateLocale, {
      weekday: 'short',
      timeZone: 'UTC',
    })
    // 4 January 1970 was a Sunday.
    names = DAYS.map((_, i) => format.format((3 + i) * 86_400_000))
    dayNames.set(lang, names)
  }
  return names[day] ?? ''
}

/** `opening_hours` in all languages, one rule per line, if simple; else verbatim. */
export function openingHoursOf(value: string | undefined): LocalizedText | undefined {
  if (!value) return undefined
  if (!PLAIN.test(value)) return { en: value }
  const readings = KNOWN_LANGS.map((lang) => [lang, hoursIn(lang, value)] as const)
  return Object.fromEntries(readings) as LocalizedText
}

function hoursIn(lang: Lang, value: string): string {
  const words = MESSAGES[lang].places.fromMap.hours
  return value
    .split(';')
    .map((rule) =>
      rule
        .trim()
        .replace(
          OFFSET,
          (_, event: string, sign: string, time: string) =>
            `(${event}${NO_BREAK}${sign === '-' ? MINUS : '+'}${NO_BREAK}${time})`,
        )
        .replace(/\s*-\s*/g, '–')
        .replace(/,(?=\S)/g, ', ')
        .replace(/\b(?:Mo|Tu|We|Th|Fr|Sa|Su)\b/g, (day) => dayName(lang, DAYS.indexOf(day)))
        .replace(/24\/7/g, words.always)
        .replace(/\bclosed\b/g, words.off)
        .replace(/\b(?:off|PH|SH|sunrise|sunset|dawn|dusk|open)\b/g, (word) => words[word as keyof Words]),
    )
    .filter((rule) => rule !== '')
    .join('\n')
}
