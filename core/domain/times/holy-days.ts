import { FRIDAY, hebrewDateOf, newYear, portionOn, SATURDAY, weekday } from './hebrew-day.ts'
import { occasionsOn } from './occasions.ts'
import type { HolyDays, Lighting, Occasion } from './types.ts'

// The part of the times that is the same for all of Israel, or for all of the
// diaspora. Days are numbered from 1970-01-01.

/** A run of holy days, without local times. */
export interface HolyRun extends Pick<HolyDays, 'hebrew' | 'shabbat' | 'parasha' | 'festivals'> {
  first: number
  last: number
  /** The civil days with candle lighting in the evening. */
  lightings: readonly { eve: number; when: Lighting['when'] }[]
}

/** The first `count` runs that end on or after `day`. */
export function holyRunsFrom(israel: boolean, day: number, count: number): HolyRun[] {
  const found: HolyRun[] = []
  for (let year = hebrewDateOf(day).year; found.length < count; year++) {
    found.push(...runsOfYear(israel, year).filter((run) => run.last >= day))
  }
  return found.slice(0, count)
}

/** The runs that overlap the days from `first` to `last`, with lightings and ends. */
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

/** All runs of a Hebrew year; none extends into the next, since Rosh Hashanah is never a Sunday. */
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

/** Friday's candles are lit before sunset even on Yom Tov; those of later nights of a run after nightfall. */
function lightingFor(day: number, first: number): HolyRun['lightings'][number] {
  const eve = day - 1
  const beforeSunset = day === first || weekday(eve) === FRIDAY
  return { eve, when: beforeSunset ? 'beforeSunset' : 'afterNightfall' }
}

function festivalsOn(day: number, israel: boolean): Occasion['name'][] {
  const occasions = occasionsOn(day, israel)
  const yomTov = occasions.filter(({ kind }) => kind === 'yomTov')
  const festivals = yomTov.length > 0 ? yomTov : occasions.filter(marksShabbat)
  return festivals.map(({ name }) => name)
}

function marksShabbat({ name, kind }: Occasion): boolean {
  return kind === 'cholHamoed' || kind === 'special' || kind === 'roshChodesh' || name === 'Chanukah'
}

function isHoly(day: number, israel: boolean): boolean {
  if (weekday(day) === SATURDAY) return true
  return occasionsOn(day, israel).some(({ kind }) => kind === 'yomTov')
}
