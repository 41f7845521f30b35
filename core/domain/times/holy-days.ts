import { FRIDAY, hebrewDateOf, newYear, portionOn, SATURDAY, weekday } from './hebrew-day.ts'
import { occasionsOn } from './occasions.ts'
import type { HolyDays, Lighting, Occasion } from './types.ts'

// The calendar part of the times: the same for all of Israel and for all of
// the diaspora. Days are counted from 1970-01-01.

/** A run of holy days without the times that depend on the place. */
export interface HolyRun extends Pick<HolyDays, 'hebrew' | 'shabbat' | 'parasha' | 'festivals'> {
  first: number
  last: number
  /** The civil days on whose evening candles are lit. */
  lightings: readonly { eve: number; when: Lighting['when'] }[]
}

/** The runs that end on or after `day`, as many as asked for. */
export function holyRunsFrom(israel: boolean, day: number, count: number): HolyRun[] {
  const found: HolyRun[] = []
  for (let year = hebrewDateOf(day).year; found.length < count; year++) {
    found.push(...runsOfYear(israel, year).filter((run) => run.last >= day))
  }
  return found.slice(0, count)
}

/** The runs that touch the days from `first` to `last`, their lightings and their ends included. */
export function holyRunsBetween(israel: boolean, first: number, last: number): HolyRun[] {
  const found: HolyRun[] = []
  const until = hebrewDateOf(last + 1).year
  for (let year = hebrewDateOf(first).year; year <= until; year++) {
    found.push(...runsOfYear(israel, year))
  }
  return found.filter((run) => run.last >= first && run.first - 1 <= last)
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
  return {
    first,
    last,
    lightings: days.map((day) => lightingFor(day, first)),
    hebrew: hebrewDateOf(first),
    shabbat: shabbat !== undefined,
    parasha: shabbat === undefined ? [] : portionOn(shabbat, israel),
    festivals: days.flatMap((day) => festivalsOn(day, israel)),
  }
}

/** Friday is lit before sunset even on Yom Tov; any later night of a run after nightfall. */
function lightingFor(day: number, first: number): HolyRun['lightings'][number] {
  const eve = day - 1
  const beforeSunset = day === first || weekday(eve) === FRIDAY
  return { eve, when: beforeSunset ? 'beforeSunset' : 'afterNightfall' }
}

function festivalsOn(day: number, israel: boolean): Occasion['name'][] {
  const occasions = occasionsOn(day, israel)
  const yomTov = occasions.filter(({ kind }) => kind === 'yomTov')
  const shown = yomTov.length > 0 ? yomTov : occasions.filter(marksShabbat)
  return shown.map(({ name }) => name)
}

function marksShabbat({ name, kind }: Occasion): boolean {
  return kind === 'cholHamoed' || kind === 'special' || kind === 'roshChodesh' || name === 'Chanukah'
}

function isHoly(day: number, israel: boolean): boolean {
  if (weekday(day) === SATURDAY) return true
  return occasionsOn(day, israel).some(({ kind }) => kind === 'yomTov')
}
