import { LANGUAGES, type Lang } from '../../i18n/languages.ts'
import { foldMarks } from '../slug.ts'
import { hoursText, readHours, readSpans, spansText } from './notation.ts'
import { WEEKDAYS, type Weekday } from '#core/terms/hours.ts'

// Hours as people type them in one line: "Su-Th 10-22, Fr 9-14". Only what can mean one thing is read.

const DAY_MS = 86_400_000
/** 4 January 1970 was a Sunday. */
const SUNDAY_MS = 3 * DAY_MS

/** Rules are parted by semicolons, and by commas between a time and a day: `Mon, Thu 9-17, Fri 9-14`. */
const BETWEEN_RULES = /\s*(?:[;\n]|(?<=\d[^,;\n]*),(?=\s*\p{L}))\s*/u
/** Days, then spans. */
const RULE = /^(\p{L}[^\d]*?)[\s:]+(\d.*|off|closed)$/u

/** A typed line in the notation of hours; undefined where it is not plain: it stays what its sender wrote. */
export function readTypedHours(text: string, lang: Lang): string | undefined {
  const read = rulesOfTyped(text).map((rule) => ruleText(rule, lang))
  const hours = read.every((rule) => rule !== undefined) ? readHours(read.join('; ')) : readHours(text)
  return hours && hoursText(hours)
}

/** The rules of a typed line, without empty ones. */
export const rulesOfTyped = (text: string): string[] =>
  text
    .trim()
    .replace(/[–—−\u05be]/g, '-')
    .split(BETWEEN_RULES)
    .filter(Boolean)

function ruleText(rule: string, lang: Lang): string | undefined {
  const [, head = '', rest = ''] = RULE.exec(rule) ?? []
  const days = head.split(',').map((part) => daysText(part, lang))
  const spans = readSpans(rest)
  return spans && days.every((part) => part) ? `${days.join(',')} ${spansText(spans)}` : undefined
}

/** `Sunday-Thu` as `Su-Th`; undefined where it names no days. */
export function daysText(part: string, lang: Lang): string | undefined {
  const named = part.split('-').map((name) => weekdayOf(name, lang) ?? weekdayOf(name, 'en'))
  return named.length <= 2 && named.every((day) => day !== undefined) ? named.join('-') : undefined
}

/** In other languages than Hebrew, whose name of the weekday it is. */
const SHABBAT = new Set([
  'shabbat', 'shabbos', 'shabbes', 'chabbat', 'shabat', 'sabbat', 'schabbat', 'schabbes', 'шаббат', 'шабат', 'שבת',
]) // prettier-ignore

/** The day that a name means: the whole of it, or its first two letters or more. */
function weekdayOf(typed: string, lang: Lang): Weekday | undefined {
  const name = plain(typed)
  if (name === '') return undefined
  if (SHABBAT.has(name)) return 'Sa'
  const { short, long } = dayNames(lang)
  const at = short.indexOf(name)
  if (at >= 0) return WEEKDAYS[at]
  const found = long.flatMap((weekday, day) => (name.length > 1 && weekday.startsWith(name) ? [day] : []))
  return found.length === 1 ? WEEKDAYS[found[0]!] : undefined
}

/** Without accents, points and the Hebrew word for day. */
const plain = (name: string): string =>
  foldMarks(name.trim().toLowerCase())
    .replace(/^יום\s+/, '')
    .replace(/[.'’׳״"]/g, '')

const known = new Map<Lang, { short: string[]; long: string[] }>()

function dayNames(lang: Lang): { short: string[]; long: string[] } {
  const names = known.get(lang) ?? { short: namesOf(lang, 'short'), long: namesOf(lang, 'long') }
  known.set(lang, names)
  return names
}

function namesOf(lang: Lang, weekday: 'short' | 'long'): string[] {
  const format = new Intl.DateTimeFormat(LANGUAGES[lang].dateLocale, { weekday, timeZone: 'UTC' })
  return WEEKDAYS.map((_, day) => plain(format.format(SUNDAY_MS + day * DAY_MS)))
}
