import { flags, getHolidaysOnDate, getSedra, HDate } from '@hebcal/core'
import type { HolyDays, Lighting } from './shabbat-types.ts'

// The calendar part of the times: the same for all of Israel and for all of
// the diaspora. Days are counted from 1970-01-01.

/** hebcal counts days from 0001-01-01 (R.D. 1). */
const RATA_DIE_OF_1970 = 719_163
const FRIDAY = 5
const SATURDAY = 6

/** A run of holy days without the times that depend on the place. */
export interface HolyRun extends Pick<
  HolyDays,
  'hebrew' | 'shabbat' | 'parasha' | 'festivals'
> {
  first: number
  last: number
  /** The civil days on whose evening candles are lit. */
  lightings: readonly { eve: number; when: Lighting['when'] }[]
}

/** The runs that end on or after `day`, as many as asked for. */
export function holyRunsFrom(
  israel: boolean,
  day: number,
  count: number,
): HolyRun[] {
  const found: HolyRun[] = []
  for (let year = hebrewDate(day).getFullYear(); found.length < count; year++) {
    found.push(...runsOfYear(israel, year).filter((run) => run.last >= day))
  }
  return found.slice(0, count)
}

const MAX_YEARS = 32
const years = new Map<string, readonly HolyRun[]>()

/** All runs of a Hebrew year; none reaches into the next, since Rosh Hashanah is never a Sunday. */
function runsOfYear(israel: boolean, year: number): readonly HolyRun[] {
  const key = `${year} ${israel}`
  let runs = years.get(key)
  if (!runs) {
    runs = findRuns(israel, year)
    if (years.size >= MAX_YEARS) years.clear()
    years.set(key, runs)
  }
  return runs
}

function findRuns(israel: boolean, year: number): HolyRun[] {
  const end = newYear(year + 1)
  const runs: HolyRun[] = []
  for (let day = newYear(year); day < end; day++) {
    if (!isHoly(day, israel)) continue
    const first = day
    while (isHoly(day + 1, israel)) day++
    runs.push(runOf(first, day, israel))
  }
  return runs
}

function runOf(first: number, last: number, israel: boolean): HolyRun {
  const days = Array.from({ length: last - first + 1 }, (_, i) => first + i)
  const shabbat = days.find((day) => weekday(day) === SATURDAY)
  const date = hebrewDate(first)
  return {
    first,
    last,
    lightings: days.map((day) => lightingFor(day, first)),
    hebrew: {
      year: date.getFullYear(),
      month: date.getMonthName(),
      day: date.getDate(),
    },
    shabbat: shabbat !== undefined,
    parasha: shabbat === undefined ? [] : portionOf(shabbat, israel),
    festivals: days.flatMap((day) => festivalsOn(day, israel)),
  }
}

/** Friday is lit before sunset even on Yom Tov; any later night of a run after nightfall. */
function lightingFor(day: number, first: number): HolyRun['lightings'][number] {
  const eve = day - 1
  const beforeSunset = day === first || weekday(eve) === FRIDAY
  return { eve, when: beforeSunset ? 'beforeSunset' : 'afterNightfall' }
}

function portionOf(shabbat: number, israel: boolean): readonly string[] {
  const reading = readingOf(shabbat, israel)
  return reading.chag ? [] : reading.parsha
}

function festivalsOn(day: number, israel: boolean): string[] {
  const events = getHolidaysOnDate(hebrewDate(day), israel) ?? []
  const yomTov = events.filter((event) => event.getFlags() & flags.CHAG)
  if (yomTov.length > 0) return yomTov.map((event) => event.getDesc())
  if (weekday(day) !== SATURDAY) return []
  const reading = readingOf(day, israel)
  const cholHamoed = reading.chag ? reading.parsha : []
  const special = events.flatMap((event) => {
    const mask = event.getFlags()
    if (mask & (flags.SPECIAL_SHABBAT | flags.ROSH_CHODESH)) {
      return event.getDesc()
    }
    // The eve has the first candle, but Chanukah has not begun by day.
    const chanukah = event.basename() === 'Chanukah' && !(mask & flags.EREV)
    return chanukah ? 'Chanukah' : []
  })
  return [...cholHamoed, ...special]
}

function readingOf(shabbat: number, israel: boolean) {
  const date = hebrewDate(shabbat)
  return getSedra(date.getFullYear(), israel).lookup(date)
}

function isHoly(day: number, israel: boolean): boolean {
  if (weekday(day) === SATURDAY) return true
  const events = getHolidaysOnDate(hebrewDate(day), israel) ?? []
  return events.some((event) => event.getFlags() & flags.CHAG)
}

/** 0 is Sunday; 1970-01-01 was a Thursday. */
function weekday(day: number): number {
  return (((day + 4) % 7) + 7) % 7
}

function newYear(year: number): number {
  return new HDate(1, 'Tishrei', year).abs() - RATA_DIE_OF_1970
}

function hebrewDate(day: number): HDate {
  return new HDate(day + RATA_DIE_OF_1970)
}
