import type { PrayerRow } from '../../contract/seed/prayer-times.ts'
import type { Service } from '#core/terms/prayers.ts'
import type { Lang } from '../../i18n/languages.ts'
import { minutesOf } from '../hours/clock.ts'
import { UNKNOWN_DAYS } from '../hours/notation.ts'
import { foldTyped } from '../hours/spans-words.ts'
import { rulesOfTyped } from '../hours/typed.ts'
import { prayersProblem } from './check.ts'
import { prayersText, readPrayers, readRow } from './notation.ts'

// Prayer times as people type them in one line: "Fri 16:10, Sat 9:00", "שחרית שבת 8:30". Only what can mean one thing
// is read.

/** Names of the services in the languages of the site, as `plain` writes them. */
const NAMES: readonly (readonly [Service, RegExp])[] = [
  ['kabbalatShabbat', words('kabb?ala[ts] (?:shabb?[aeo][ts]|(?:ch|s|sch)abb?at)', 'קבלת שבת', 'кабб?алат шабб?ат')],
  ['shacharit', words('s(?:h|ch)a(?:ch?|h)a?ri[ts]', 'cha(?:ch|h)arit', 'shaja?rit', 'шахарит', 'שחרית')],
  ['mincha', words('min(?:ch?|h|j)ah?', 'минха', 'מנחה')],
  ['maariv', words('maari[vw]', 'ar[bvw]it', 'маарив', 'арвит', 'ערבית', 'מעריב')],
]

function words(...names: string[]): RegExp {
  return new RegExp(String.raw`(?<!\p{L})(?:${names.join('|')})(?!\p{L})\s*[:,-]?`, 'u')
}

/** A typed line in the notation of prayer times; undefined where it is not plain: it stays what its sender wrote. */
export function readTypedPrayers(text: string, lang: Lang): string | undefined {
  const stated = readPrayers(text, lang)
  if (stated) return prayersText(stated)
  const rows = rulesOfTyped(text).map((rule) => readTypedRow(rule, lang))
  if (rows.length === 0 || !rows.every((row) => row !== undefined) || prayersProblem({ rows })) return undefined
  return prayersText({ rows, jewishDays: UNKNOWN_DAYS })
}

/** Without case, accents, points and apostrophes: "Min’ha". */
const plain = (text: string): string => foldTyped(text).replaceAll("'", '')

/** A row whose service stands anywhere in it; a service of which nothing more is said where none does. */
function readTypedRow(rule: string, lang: Lang): PrayerRow | undefined {
  const text = plain(rule)
  const named = NAMES.find(([, names]) => names.test(text))
  const rest = named ? text.replace(named[1], ' ').trim() : text
  const row = readRow(named?.[0] ?? 'service', rest.replace(/[\s:,-]+$/, ''), lang)
  return row && !row.times.some((time) => isUnclear(row.service, time)) ? row : undefined
}

const LATE: ReadonlySet<Service> = new Set(['mincha', 'maariv', 'kabbalatShabbat'])
const [EARLY, NOON] = [5 * 60, 12 * 60]

/** Whether a time may be meant of the evening: Mincha at 5:30. */
const isUnclear = (service: Service, time: PrayerRow['times'][number]): boolean =>
  typeof time === 'string' && minutesOf(time) < (LATE.has(service) ? NOON : EARLY)
