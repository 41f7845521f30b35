import { holyNames } from '#core/domain/times/agenda-words.ts'
import { agendaBetween, type AgendaDay } from '#core/domain/times/agenda.ts'
import { dayNumber, dayText } from '#core/domain/times/dates.ts'
import { daysOfYear } from '#core/domain/times/hebrew-day.ts'
import { dayNames } from '#core/domain/times/hebrew-words.ts'
import type { TimesOptions } from '#core/domain/times/options.ts'
import type { DayMoment, HebrewDate, Occasion, TimesPlace } from '#core/domain/times/types.ts'
import type { Lang } from '#core/i18n/languages.ts'
import { translator } from '#core/i18n/translate.ts'

/** A time on the sheet. */
export interface SheetTime {
  /** HH:MM there; undefined where there is no such moment. */
  local: string | undefined
  /** Its date, if not that of its column. */
  otherDay?: string
  /** Lit after nightfall. */
  isLate?: boolean
}

/** One line of the sheet. */
export interface SheetRow {
  day: string
  hebrew: HebrewDate
  title: string
  kind: 'shabbat' | 'yomTov' | 'fast' | 'minor'
  /** Candles of the previous evening, or the start of a fast. */
  begins?: SheetTime
  /** Havdalah, or the end of a fast. */
  ends?: SheetTime
}

export interface SheetMonth {
  /** `YYYY-MM`. */
  month: string
  rows: SheetRow[]
}

/** The Shabbatot, festivals and fasts of a Hebrew year by civil months. */
export function sheetMonths(lang: Lang, place: TimesPlace, year: number, options: TimesOptions): SheetMonth[] {
  const { first, last } = daysOfYear(year)
  const agenda = agendaBetween(place, dayBefore(first), last, options)
  const byDay = new Map(agenda.map((day) => [day.day, day]))
  const rows = agenda
    .filter(({ day }) => day >= first)
    .flatMap((day) => {
      const before = byDay.get(dayBefore(day.day))
      return rowOf(lang, day, before) ?? []
    })
  const months = Map.groupBy(rows, ({ day }) => day.slice(0, 7))
  return [...months].map(([month, own]) => ({ month, rows: own }))
}

function rowOf(lang: Lang, day: AgendaDay, before: AgendaDay | undefined): SheetRow | undefined {
  const { hebrew, occasions } = day
  const line = { day: day.day, hebrew }
  if (day.eve) {
    const isYomTov = occasions.some(({ kind }) => kind === 'yomTov')
    const isLate = day.eve.when === 'afterNightfall'
    return {
      ...line,
      title: holyName(lang, day),
      kind: isYomTov ? 'yomTov' : 'shabbat',
      // After the candles of the evening before stands the end of that day: the day is told.
      begins: { ...timeOf(day.eve, isLate ? day.day : dayBefore(day.day)), isLate },
      ...(day.havdalah && { ends: timeOf(day.havdalah, day.day) }),
    }
  }
  return fastRow(lang, day, before) ?? minorRow(lang, day, before)
}

function fastRow(
  lang: Lang,
  { day, hebrew, occasions, fasts }: AgendaDay,
  before: AgendaDay | undefined,
): SheetRow | undefined {
  const fast = occasions.find(({ kind }) => kind === 'fast')
  if (!fast) return undefined
  const moments = [...(before?.fasts ?? []), ...fasts]
  const edge = (kind: 'begins' | 'ends') => {
    const found = moments.find((moment) => moment.name === fast.name && moment.edge === kind)
    return found && timeOf(found, day)
  }
  return {
    day,
    hebrew,
    title: nameOf(lang, fast),
    kind: 'fast',
    begins: edge('begins'),
    ends: edge('ends'),
  }
}

/** The portion, without the word for it, and the festivals. */
function holyName(lang: Lang, day: AgendaDay): string {
  const { parasha, festivals } = holyNames(lang, day)
  const names = parasha ? [parasha, ...festivals] : festivals
  return names.join(', ') || translator(lang)('times:times.shabbat')
}

/** Purim, and the first day of Chanukah with the candle of its eve. */
function minorRow(
  lang: Lang,
  { day, hebrew, occasions }: AgendaDay,
  before: AgendaDay | undefined,
): SheetRow | undefined {
  const occasion = occasions.find(
    ({ name, nth }) => name === 'Purim' || name === 'Shushan Purim' || (name === 'Chanukah' && nth === 1),
  )
  if (!occasion) return undefined
  const candles = occasion.name === 'Chanukah' ? before?.chanukah : undefined
  return {
    day,
    hebrew,
    title: nameOf(lang, occasion),
    kind: 'minor',
    ...(candles && { begins: timeOf(candles, dayBefore(day)) }),
  }
}

function nameOf(lang: Lang, occasion: Occasion): string {
  const [name = ''] = dayNames(lang, {
    parasha: [],
    occasions: [occasion],
  }).occasions
  return name
}

function dayBefore(day: string): string {
  return dayText(dayNumber(day) - 1)
}

function timeOf({ day, at }: DayMoment, usual: string): SheetTime {
  return {
    local: at === 'none' ? undefined : at.local,
    ...(at !== 'none' && day !== usual && { otherDay: day }),
  }
}
