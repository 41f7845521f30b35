import { dayNumber, dayText } from './dates.ts'
import { eveningsOf, lightingDown, momentOf, nightfallUp, type Evenings } from './evenings.ts'
import { holyRunsBetween, holyRunsFrom, type HolyRun } from './holy-days.ts'
import { isIsrael } from './lighting-customs.ts'
import type { TimesOptions } from './options.ts'
import { sunset } from './sun.ts'
import type { HolyDays, Lighting, ShabbatTimes, TimesPlace } from './types.ts'
import { startOfDay, wallClock } from './zones.ts'

export { candleMinutes, isIsrael } from './lighting-customs.ts'
export type * from './types.ts'

const DAY_MS = 86_400_000

/**
 * The next `runs` runs of holy days at a place, including the current one until its havdalah. By default candle
 * lighting follows the custom of the place, sunset is at sea level, havdalah at 8.5 degrees; by `@hebcal/core`.
 * RangeError for an impossible place, moment, number or option.
 */
export function comingShabbatTimes(
  place: TimesPlace,
  now: Date,
  runs: number,
  options: TimesOptions = {},
): ShabbatTimes {
  if (!Number.isInteger(runs) || runs < 1) {
    throw new RangeError(`runs must be a positive whole number: ${runs}`)
  }
  const at = now.getTime()
  const israel = isIsrael(place)
  const evenings = eveningsOf(place, at, options)
  // Far north, nightfall comes after midnight, so yesterday may not be over.
  const yesterday = dayNumber(wallClock(place.timeZone, at).day) - 1
  const near = holyRunsFrom(israel, yesterday, runs + 1)
  const start = near.findIndex((run) => endOf(run, evenings) > at)
  return {
    place: place.id,
    israel,
    method: evenings.method,
    runs: near.slice(start, start + runs).map((run) => withTimes(run, evenings)),
    turnsAt: endOf(near[start]!, evenings),
  }
}

/**
 * The runs of holy days between two calendar days (`YYYY-MM-DD`, inclusive), as in `comingShabbatTimes`.
 * RangeError for an impossible place, day or option.
 */
export function shabbatTimesBetween(
  place: TimesPlace,
  first: string,
  last: string,
  options: TimesOptions = {},
): HolyDays[] {
  const noon = dayNumber(first) * DAY_MS
  const evenings = eveningsOf(place, noon, options)
  return holyRunsBetween(isIsrael(place), dayNumber(first), dayNumber(last)).map((run) => withTimes(run, evenings))
}

function withTimes(run: HolyRun, evenings: Evenings): HolyDays {
  const { lightings, last, first, ...calendar } = run
  return {
    ...calendar,
    day: dayText(first),
    lightings: lightings.map((lighting) => lightingAt(lighting, evenings)),
    havdalah: momentOf(nightfallUp(last, evenings), last, evenings.timeZone),
  }
}

/** One lighting of a run. */
export function lightingAt({ eve, when }: HolyRun['lightings'][number], evenings: Evenings): Lighting {
  const at = when === 'beforeSunset' ? lightingDown(eve, evenings) : nightfallUp(eve, evenings)
  return { ...momentOf(at, eve, evenings.timeZone), when }
}

/** Havdalah; without nightfall, the end of the civil day or the next sunset. Epoch milliseconds. */
function endOf(run: HolyRun, evenings: Evenings): number {
  const havdalah = nightfallUp(run.last, evenings)
  if (havdalah !== undefined) return havdalah
  const midnight = startOfDay(evenings.timeZone, dayText(run.last + 1))
  return Math.max(midnight, sunset(evenings.sky, run.last) ?? midnight)
}
