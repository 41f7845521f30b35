import { ComplexZmanimCalendar, DateTime, GeoLocation } from 'kosher-zmanim'
import { describe, expect, test } from 'vitest'
import { dayNumber, dayText } from '#core/domain/times/dates.ts'
import { dayTimes } from '#core/domain/times/day-times.ts'
import { eveningsOf, lightingDown, nightfallUp } from '#core/domain/times/evenings.ts'
import { HAVDALAH_METHODS, type HavdalahMethod } from '#core/terms/times.ts'
import { dawn, nightfall, skyOver, sunrise, sunset } from '#core/domain/times/sun.ts'
import type { TimesPlace } from '#core/domain/times/types.ts'
import { startOfDay } from '#core/domain/times/zones.ts'
import { candlesOf, clockThere, fromSunset, momentsOf, zmanimCalendar, type Exact } from './kosher-java.ts'
import { PLACES } from './places.ts'
import { sunAltitude } from '#core/domain/times/sun-altitude.ts'
import { WORLD_DATES } from './world-dates.ts'
import { WORLD_PLACES } from './world-places.ts'

const MINUTE_MS = 60_000
const HOUR_MS = 3_600_000
const DAY_MS = 86_400_000

describe('what is compared', () => {
  test('112 places from 65° south to 72° north', () => {
    const lats = WORLD_PLACES.map(([, { lat }]) => lat)
    expect(new Set(WORLD_PLACES.map(([name]) => name)).size).toBe(112)
    expect(Math.min(...lats)).toBeLessThan(-65)
    expect(Math.max(...lats)).toBeGreaterThan(71.9)
    expect(lats.filter((lat) => lat < 0).length).toBeGreaterThan(30)
    expect(lats.filter((lat) => lat > 60).length).toBeGreaterThan(15)
  })

  test('120 days, on which clocks are changed north and south', () => {
    expect(new Set(WORLD_DATES).size).toBe(120)
    expect(WORLD_DATES.filter((day) => day.endsWith('-02-29'))).toHaveLength(3)
    const hoursOf = (day: string, timeZone: string) => {
      const next = startOfDay(timeZone, dayText(dayNumber(day) + 1))
      return (next - startOfDay(timeZone, day)) / HOUR_MS
    }
    const days = WORLD_PLACES.flatMap(([, { lat, timeZone }]) =>
      WORLD_DATES.map((day) => ({ lat, hours: hoursOf(day, timeZone) })),
    )
    const changed = (hours: number) => days.filter((day) => day.hours === hours)
    for (const found of [changed(23), changed(25)]) {
      expect(found.filter(({ lat }) => lat > 0).length).toBeGreaterThan(150)
      expect(found.filter(({ lat }) => lat < 0).length).toBeGreaterThan(20)
    }
    // Lord Howe Island goes back by half an hour.
    expect(changed(24.5).length).toBeGreaterThan(0)
  })
})

const CANDLES = [18, 0, 40]
const HAVDALAH = Object.entries(HAVDALAH_METHODS) as [HavdalahMethod, { degrees: number } | { minutes: number }][]
/** Zmanim, lightings, havdalot and one wall clock. */
const PER_DAY = 16 + CANDLES.length + HAVDALAH.length + 1

type Calendar = ReturnType<typeof zmanimCalendar>
type Round = (minutes: number) => number
type Pair = [what: string, ours: number | string, theirs: number | string]

function rounded(exact: Exact, round: Round): number | 'none' {
  return exact === null ? 'none' : round(exact / MINUTE_MS) * MINUTE_MS
}

/** The zmanim of a day, ours and KosherJava's rounded by our rules. */
function zmanimPairs(place: TimesPlace, day: string, calendar: Calendar, theirs: Record<string, Exact>): Pair[] {
  const elevation = calendar.isUseElevation()
  return dayTimes(place, day, { elevation }).zmanim.flatMap((zman): Pair[] => {
    const { name, at } = zman
    const round = name === 'tzeit8' ? Math.ceil : Math.round
    const minutes = rounded(theirs[name]!, round)
    const pair: Pair = [name, at === 'none' ? at : at.at, minutes]
    if (name !== 'sunset') return [pair]
    const ours = at === 'none' ? 'none' : `${zman.day} ${at.local}`
    const clock = minutes === 'none' ? minutes : clockThere(place.timeZone, minutes)
    return [pair, ['the clock at sunset', ours, clock]]
  })
}

/** The lightings and the ends of a day, as if it were a Friday and a Shabbat. */
function eveningPairs(place: TimesPlace, day: string, calendar: Calendar, theirs: Record<string, Exact>): Pair[] {
  const number = dayNumber(day)
  const elevation = calendar.isUseElevation()
  const by = (options: object) => eveningsOf(place, number * DAY_MS, { elevation, ...options })
  const lightings = CANDLES.map((minutesBeforeSunset): Pair => {
    const ours = lightingDown(number, by({ minutesBeforeSunset }))
    const exact = candlesOf(calendar, minutesBeforeSunset)
    const what = `candles ${minutesBeforeSunset}`
    return [what, ours ?? 'none', rounded(exact, Math.floor)]
  })
  const ends = HAVDALAH.map(([havdalah, rule]): Pair => {
    const ours = nightfallUp(number, by({ havdalah }))
    const degrees = havdalah === '8.5' ? theirs['tzeit8']! : theirs['tzeit7']!
    const exact = 'minutes' in rule ? fromSunset(calendar, rule.minutes) : degrees
    return [`havdalah ${havdalah}`, ours ?? 'none', rounded(exact, Math.ceil)]
  })
  return [...lightings, ...ends]
}

function compare(
  place: TimesPlace,
  days: readonly string[],
  { elevation }: { elevation: boolean },
): { moments: number; none: number; apart: string[] } {
  const calendar = zmanimCalendar(place, { elevation })
  const found = { moments: 0, none: 0, apart: [] as string[] }
  for (const day of days) {
    const theirs = momentsOf(calendar, day)
    for (const [what, our, their] of [
      ...zmanimPairs(place, day, calendar, theirs),
      ...eveningPairs(place, day, calendar, theirs),
    ]) {
      found.moments++
      if (their === 'none') found.none++
      if (our !== their) found.apart.push(`${day} ${what}: ${our}, ${their}`)
    }
  }
  return found
}

// Both truncate the same algorithm to milliseconds, so that minutes are equal, without exceptions for rounding.
describe('KosherJava has the same minutes, and the same moments missing', () => {
  const sum = { moments: 0, none: 0 }

  test.each(WORLD_PLACES)('%s', (_, place) => {
    const found = compare(place, WORLD_DATES, { elevation: false })
    expect(found.apart).toEqual([])
    sum.moments += found.moments
    sum.none += found.none
  })

  test('at 336,000 moments', () => {
    expect(sum.moments).toBe(112 * 120 * PER_DAY)
    expect(sum.moments).toBe(336_000)
    // In the nights of the summer and the days of the winter.
    expect(sum.none).toBeGreaterThan(9000)
    expect(sum.none).toBeLessThan(15_000)
  })
})

describe('and as seen from the height of a place', () => {
  const high = WORLD_PLACES.filter(([, place]) => place.elevationMetres > 200)
  const days = WORLD_DATES.filter((_, index) => index % 3 === 0)

  test.each(high)('%s', (_, place) => {
    const found = compare(place, days, { elevation: true })
    expect(found.apart).toEqual([])
    expect(found.moments).toBe(days.length * PER_DAY)
  })

  test('which are enough, and La Paz the highest', () => {
    expect(high.length).toBeGreaterThan(18)
    expect(days).toHaveLength(40)
    const metres = high.map(([, place]) => place.elevationMetres)
    expect(Math.max(...metres)).toBe(3782)
  })
})

// Both libraries use NOAA's algorithm and would share its errors. The Almanac's is independent: at each of our moments
// the sun is at the right altitude, and where we have none it never is.
describe("the sun's height by the Astronomical Almanac", () => {
  const HORIZON = -5 / 6
  const EVENTS = [
    ['sunrise', sunrise, HORIZON],
    ['sunset', sunset, HORIZON],
    ['alot', dawn, -16.1],
    ['misheyakir', dawn, -11.5],
    ['tzeit7', nightfall, -7.083],
    ['tzeit8', nightfall, -8.5],
  ] as const
  /** The Almanac's formula is accurate to 0.01 degrees. */
  const SLACK = 0.012
  /** A crossing within minutes of midnight is missed: NOAA asks the sun of noon whether there is one. */
  const GRAZING = 0.2
  let [times, nones] = [0, 0]

  /**
   * How far the sun goes past a height between midnight and noon, or noon and midnight; negative when it doesn't reach
   * it.
   */
  function goesPast({ lat, lng }: TimesPlace, from: number, height: number): number {
    const heights = Array.from({ length: 145 }, (_, step) => sunAltitude(from + (step * HOUR_MS) / 12, lat, lng))
    return Math.min(Math.max(...heights) - height, height - Math.min(...heights))
  }

  test.each(WORLD_PLACES)('%s', (_, place) => {
    const { lat, lng } = place
    for (const day of WORLD_DATES) {
      const number = dayNumber(day)
      const sky = skyOver(place, number * DAY_MS)
      const midnight = (number + sky.solarDayShift - lng / 360) * DAY_MS
      for (const [name, find, height] of EVENTS) {
        const at = find(sky, number, -height)
        const isMorning = find === sunrise || find === dawn
        const from = midnight + (isMorning ? 0 : 12 * HOUR_MS)
        if (at === undefined) {
          nones++
          const past = goesPast(place, from, height)
          expect(past, `${day} ${name}`).toBeLessThan(GRAZING)
        } else {
          times++
          const apart = Math.abs(sunAltitude(at, lat, lng) - height)
          expect(apart, `${day} ${name}`).toBeLessThan(SLACK)
          // Of that half of the day; the sun's noon is up to 17 minutes off.
          expect(at).toBeGreaterThan(from - 0.3 * HOUR_MS)
          expect(at).toBeLessThan(from + 12.3 * HOUR_MS)
        }
      }
    }
  })

  test('a dawn before the midnight of the mean sun is of the day it begins', () => {
    const [, place] = WORLD_PLACES.find(([name]) => name === 'Khatanga')!
    const number = dayNumber('2025-09-06')
    const at = dawn(skyOver(place, number * DAY_MS), number, 11.5)!
    const midnight = (number - place.lng / 360) * DAY_MS
    expect(at).toBeLessThan(midnight)
    expect(at).toBeGreaterThan(midnight - 0.3 * HOUR_MS)
    expect(sunAltitude(at, place.lat, place.lng)).toBeCloseTo(-11.5, 1)
  })

  test('at 77,219 moments, and 3,421 times none', () => {
    expect({ times, nones }).toEqual({ times: 77_219, nones: 3421 })
  })
})

describe('where kosher-zmanim errs', () => {
  const day = (at: Exact) => new Date(at!).toISOString().slice(0, 10)

  test('a sunset at noon near the 180th meridian: a day late', () => {
    // On the last day before the polar night the sun of Leningradskiy sets
    // before its noon on the clock, which is before midnight in UTC.
    const [, place] = WORLD_PLACES.find(([name]) => name === 'Leningradskiy')!
    const number = dayNumber('2021-11-29')
    const ours = sunset(skyOver(place, number * DAY_MS), number)!
    const height = sunAltitude(ours, place.lat, place.lng)
    expect(height).toBeCloseTo(-5 / 6, 1)
    expect(day(ours)).toBe('2021-11-28')
    const calendar = zmanimCalendar(place, { elevation: false })
    const theirs = momentsOf(calendar, '2021-11-29').sunset!
    expect(theirs - ours).toBe(DAY_MS)
  })

  test('Auckland, where it takes its zone for west of Greenwich', () => {
    const { lat, lng, timeZone } = PLACES.auckland
    const location = new GeoLocation('Auckland', lat, lng, timeZone)
    const calendar = new ComplexZmanimCalendar(location)
    calendar.setDate(DateTime.utc(2026, 12, 11))
    const kosherJava = zmanimCalendar(PLACES.auckland, { elevation: false })
    const right = momentsOf(kosherJava, '2026-12-11')
    const wrong = calendar.getSeaLevelSunset()!.toMillis()
    expect(day(right.sunset)).toBe('2026-12-11')
    expect(day(wrong)).toBe('2026-12-12')
  })
})
