import { dayNumber, dayText } from './dates.ts'
import { holyRunsFrom, type HolyRun } from './holy-days.ts'
import { candleMinutes, isIsrael } from './lighting-customs.ts'
import type {
  HolyDays,
  Lighting,
  Moment,
  ShabbatTimes,
  TimesPlace,
} from './shabbat-types.ts'
import { nightfall, skyOver, sunset, type Sky } from './sun.ts'
import { startOfDay, wallClock } from './zones.ts'

export { candleMinutes, isIsrael } from './lighting-customs.ts'
export type * from './shabbat-types.ts'

const MINUTE_MS = 60_000

/** Degrees of the sun below the horizon at which three small stars are seen. */
const HAVDALAH_DEGREES = 8.5

/** What the moments of a place are reckoned from. */
interface Evenings {
  sky: Sky
  timeZone: string
  minutesBeforeSunset: number
}

/**
 * The coming `runs` runs of holy days at a place, the one under way included
 * until its own havdalah. Sunset at sea level, havdalah at 8.5 degrees, by
 * `@hebcal/core`. RangeError for an impossible place, moment or number.
 */
export function comingShabbatTimes(
  place: TimesPlace,
  now: Date,
  runs: number,
): ShabbatTimes {
  if (!Number.isInteger(runs) || runs < 1) {
    throw new RangeError(`runs must be a positive whole number: ${runs}`)
  }
  const at = now.getTime()
  const israel = isIsrael(place)
  const minutesBeforeSunset = candleMinutes(place)
  const { timeZone } = place
  const sky = skyOver(place, at)
  const evenings = { sky, timeZone, minutesBeforeSunset }
  // Far north a nightfall comes after midnight, so yesterday may not be over.
  const yesterday = dayNumber(wallClock(timeZone, at).day) - 1
  const near = holyRunsFrom(israel, yesterday, runs + 1)
  const start = near.findIndex((run) => endOf(run, evenings) > at)
  return {
    place: place.id,
    israel,
    minutesBeforeSunset,
    havdalahDegrees: HAVDALAH_DEGREES,
    runs: near
      .slice(start, start + runs)
      .map((run) => withTimes(run, evenings)),
    turnsAt: endOf(near[start]!, evenings),
  }
}

function withTimes(run: HolyRun, evenings: Evenings): HolyDays {
  const { lightings, last, first, ...calendar } = run
  const end = momentOf(nightfallUp(last, evenings), last, evenings.timeZone)
  return {
    ...calendar,
    day: dayText(first),
    lightings: lightings.map((lighting) => lightingAt(lighting, evenings)),
    havdalah: end,
  }
}

function lightingAt(
  { eve, when }: HolyRun['lightings'][number],
  evenings: Evenings,
): Lighting {
  const at =
    when === 'beforeSunset'
      ? lightingDown(eve, evenings)
      : nightfallUp(eve, evenings)
  return { ...momentOf(at, eve, evenings.timeZone), when }
}

/** Candle lighting before the sunset of `day`, rounded down to the minute. */
function lightingDown(
  day: number,
  { sky, minutesBeforeSunset }: Evenings,
): number | undefined {
  const at = sunset(sky, day)
  if (at === undefined) return undefined
  return (Math.floor(at / MINUTE_MS) - minutesBeforeSunset) * MINUTE_MS
}

/** Nightfall of `day`, rounded up to the minute. */
function nightfallUp(day: number, { sky }: Evenings): number | undefined {
  const at = nightfall(sky, day, HAVDALAH_DEGREES)
  return at === undefined ? undefined : Math.ceil(at / MINUTE_MS) * MINUTE_MS
}

/** The moment with the day it falls on; far north that can be the day after `evening`. */
function momentOf(
  at: number | undefined,
  evening: number,
  timeZone: string,
): { day: string; at: Moment } {
  if (at === undefined) return { day: dayText(evening), at: 'none' }
  const { day, time } = wallClock(timeZone, at)
  return { day, at: { at, local: time } }
}

/** Havdalah; without nightfall the end of the civil day, or the sunset after it. Epoch milliseconds. */
function endOf(run: HolyRun, evenings: Evenings): number {
  const havdalah = nightfallUp(run.last, evenings)
  if (havdalah !== undefined) return havdalah
  const midnight = startOfDay(evenings.timeZone, dayText(run.last + 1))
  return Math.max(midnight, sunset(evenings.sky, run.last) ?? midnight)
}
