import { dayNumber, dayText } from './dates.ts'
import { eveningsOf, lightingDown, MINUTE_MS, momentOf, nightfallUp, type Evenings } from './evenings.ts'
import { FRIDAY, weekday } from './hebrew-day.ts'
import { sunAltitude } from './sun-altitude.ts'
import { sunrise, sunset } from './sun.ts'
import type { DayMoment, TimesPlace } from './types.ts'

/** A Friday with its daylight. */
export interface FridayLight {
  /** `YYYY-MM-DD` */
  day: string
  /** From sunrise to sunset. */
  minutes: number
  candles: DayMoment
}

/** From one day to another, `YYYY-MM-DD`, a week between the days that are meant. */
export interface Span {
  from: string
  to: string
}

/** How the Fridays of a civil year differ at a place. */
export interface YearOfFridays {
  year: number
  /** Of those with a sunrise and a sunset. */
  shortest?: FridayLight
  longest?: FridayLight
  /** Fridays on which the sun stays up. */
  noSunset: readonly Span[]
  /** Fridays on which it does not come up. */
  noSunrise: readonly Span[]
  /** Shabbatot at whose end night does not fall, by the usual method. */
  noNightfall: readonly Span[]
}

/** Nearer to the equator, the sun sets and night falls on every day. */
const NORTHERN = 55
/** The day's length is monotonic between solstices, which fall on June 20 to 22 and December 20 to 23. */
const SOLSTICES = ['06-21', '12-21']
const DAYS_AROUND = 9
const WEEK = 7
const DAY_MS = 86_400_000
const HOUR_MS = 3_600_000
const DEGREES_PER_HOUR = 15

/** The shortest and the longest Friday of a civil year at a place, and when it has none. */
export function fridaysOf(place: TimesPlace, year: number): YearOfFridays {
  const evenings = eveningsOf(place, Date.UTC(year, 6))
  const isFar = Math.abs(place.lat) > NORTHERN
  const fridays = isFar ? allFridays(year) : fridaysAtSolstices(year)
  const lights = fridays.flatMap((day) => lightOf(day, evenings) ?? [])
  const sorted = lights.toSorted((a, b) => a.minutes - b.minutes || a.day - b.day)
  const [shortest, longest] = [sorted[0], sorted.at(-1)]
  const isUp = (day: number) => isUpAtNoon(day, place)
  const dark = isFar ? fridays.filter((day) => sunset(evenings.sky, day) === undefined) : []
  const light = isFar ? fridays.filter((day) => nightfallUp(day + 1, evenings) === undefined && isUp(day + 1)) : []
  return {
    year,
    ...(shortest && { shortest: fridayLight(shortest, evenings) }),
    ...(longest && { longest: fridayLight(longest, evenings) }),
    noSunset: spansOf(dark.filter(isUp)),
    noSunrise: spansOf(dark.filter((day) => !isUp(day))),
    noNightfall: spansOf(light.map((day) => day + 1)),
  }
}

interface Light {
  day: number
  minutes: number
}

function lightOf(day: number, { sky }: Evenings): Light | undefined {
  const [rise, set] = [sunrise(sky, day), sunset(sky, day)]
  if (rise === undefined || set === undefined) return undefined
  return { day, minutes: Math.round((set - rise) / MINUTE_MS) }
}

function fridayLight({ day, minutes }: Light, evenings: Evenings): FridayLight {
  return { day: dayText(day), minutes, candles: momentOf(lightingDown(day, evenings), day, evenings.timeZone) }
}

function isUpAtNoon(day: number, { lat, lng }: TimesPlace): boolean {
  return sunAltitude(day * DAY_MS + (12 - lng / DEGREES_PER_HOUR) * HOUR_MS, lat, lng) > 0
}

function allFridays(year: number): number[] {
  return fridaysBetween(dayNumber(`${year}-01-01`), dayNumber(`${year}-12-31`))
}

function fridaysAtSolstices(year: number): number[] {
  return SOLSTICES.flatMap((solstice) => {
    const day = dayNumber(`${year}-${solstice}`)
    return fridaysBetween(day - DAYS_AROUND, day + DAYS_AROUND)
  })
}

function fridaysBetween(first: number, last: number): number[] {
  const friday = first + ((FRIDAY - weekday(first) + WEEK) % WEEK)
  return Array.from({ length: Math.floor((last - friday) / WEEK) + 1 }, (_, i) => friday + i * WEEK)
}

/** Days a week apart, as spans. */
function spansOf(days: readonly number[]): Span[] {
  const spans: { from: number; to: number }[] = []
  for (const day of days) {
    const last = spans.at(-1)
    if (last && last.to === day - WEEK) last.to = day
    else spans.push({ from: day, to: day })
  }
  return spans.map(({ from, to }) => ({ from: dayText(from), to: dayText(to) }))
}
