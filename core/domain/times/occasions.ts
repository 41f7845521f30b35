import { FESTIVALS, type Festival } from './hebcal-names.ts'
import { flags, getHolidaysOnDate, type Event } from '@hebcal/core'
import { hebrewDay, SATURDAY, weekday } from './hebrew-day.ts'
import type { Occasion, OccasionKind } from './types.ts'

/** hebcal names each day of Chol HaMoed, and the candles of Chanukah rather than its days. */
const RENAMED: readonly [pattern: RegExp, name: Festival][] = [
  [/^Sukkot VII \(/, 'Hoshana Raba'],
  [/^Sukkot \w+ \(CH''M\)$/, 'Chol HaMoed Sukkot'],
  [/^Pesach \w+ \(CH''M\)$/, 'Chol HaMoed Pesach'],
  [/^Chanukah: /, 'Chanukah'],
  [/^Tish'a B'Av/, "Tish'a B'Av"],
  [/^Rosh Hashana \d+$/, 'Rosh Hashana'],
]

/** By precedence: a day is of the first kind whose flag hebcal sets. */
const KINDS: readonly [kind: OccasionKind, mask: number][] = [
  ['yomTov', flags.CHAG],
  ['fast', flags.MAJOR_FAST | flags.MINOR_FAST],
  ['cholHamoed', flags.CHOL_HAMOED],
  ['eve', flags.EREV],
  ['special', flags.SPECIAL_SHABBAT],
  ['minor', flags.MINOR_HOLIDAY],
  ['roshChodesh', flags.ROSH_CHODESH],
  ['modern', flags.MODERN_HOLIDAY],
]

const named: ReadonlySet<string> = new Set(FESTIVALS)

/**
 * Festivals, fasts and special days of a civil day, most important first, by `@hebcal/core`; without its
 * school days, BeHaB and the minor fasts before a new month.
 */
export function occasionsOn(day: number, israel: boolean): Occasion[] {
  const events = getHolidaysOnDate(hebrewDay(day), israel) ?? []
  return events.flatMap((event) => occasionsOf(event, day, israel)).sort((a, b) => weight(a) - weight(b))
}

function weight({ kind }: Occasion): number {
  return KINDS.findIndex(([known]) => known === kind)
}

function occasionsOf(event: Event, day: number, israel: boolean): Occasion[] {
  const name = nameOf(event, day)
  const kind = KINDS.find(([, mask]) => event.getFlags() & mask)?.[0]
  if (!name || !kind) return []
  // The evenings on which Chanukah and 9 Av start have times of their own.
  if (kind === 'eve' && !name.startsWith('Erev')) return []
  const occasion = { name, kind, ...detailsOf(name, event, day) }
  // In Israel both are one day.
  if (name !== 'Shmini Atzeret' || !israel) return [occasion]
  return [occasion, { name: 'Simchat Torah', kind }]
}

function nameOf(event: Event, day: number): Occasion['name'] | undefined {
  const text = event.getDesc()
  if (event.getFlags() & flags.ROSH_CHODESH) return text as Occasion['name']
  const name = RENAMED.find(([pattern]) => pattern.test(text))?.[1] ?? text
  if (weekday(day) === SATURDAY && name.startsWith('Chol HaMoed ')) {
    const festival = name.slice('Chol HaMoed '.length) as 'Sukkot' | 'Pesach'
    return `${festival} Shabbat Chol ha-Moed`
  }
  return named.has(name) ? (name as Festival) : undefined
}

/** The day of the month of a fast unless Shabbat moves it. */
const FAST_DATES: Readonly<Partial<Record<Festival, number>>> = {
  'Tzom Gedaliah': 3,
  "Ta'anit Esther": 13,
  "Ta'anit Bechorot": 14,
  'Tzom Tammuz': 17,
  "Tish'a B'Av": 9,
}

function detailsOf(name: Occasion['name'], event: Event, day: number): Pick<Occasion, 'nth' | 'moved'> {
  if (name === 'Chanukah') {
    const candles = /^Chanukah: (\d) Candle/.exec(event.getDesc())
    // hebcal counts the candles of the coming evening.
    return { nth: candles ? Number(candles[1]) - 1 : 8 }
  }
  const date = FAST_DATES[name as Festival]
  const isMoved = date !== undefined && hebrewDay(day).getDate() !== date
  return isMoved ? { moved: true } : {}
}
