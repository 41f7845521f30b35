import { candleMinutes } from './lighting-customs.ts'
import { dayText } from './dates.ts'
import { HAVDALAH_METHODS } from '#core/terms/times.ts'
import { methodOf, type TimesMethod, type TimesOptions } from './options.ts'
import { nightfall, skyOver, sunset, type Sky } from './sun.ts'
import type { DayMoment, TimesPlace } from './types.ts'
import { wallClock } from './zones.ts'

export const MINUTE_MS = 60_000

/** What a place's times are computed from. */
export interface Evenings {
  sky: Sky
  timeZone: string
  method: TimesMethod
}

/**
 * The evenings of a place around `at` (epoch milliseconds), by the options or else its custom. RangeError for an
 * impossible place or option.
 */
export function eveningsOf(place: TimesPlace, at: number, options: TimesOptions = {}): Evenings {
  const method = methodOf(candleMinutes(place), options)
  const { timeZone } = place
  return { sky: skyOver(place, at, method), timeZone, method }
}

/** Candle lighting before the sunset of `day`, rounded down to the minute. */
export function lightingDown(day: number, { sky, method }: Evenings): number | undefined {
  const at = sunset(sky, day)
  if (at === undefined) return undefined
  return (Math.floor(at / MINUTE_MS) - method.minutesBeforeSunset) * MINUTE_MS
}

/** The end of `day` by the chosen method, rounded up to the minute. */
export function nightfallUp(day: number, { sky, method }: Evenings): number | undefined {
  const rule = HAVDALAH_METHODS[method.havdalah]
  if ('degrees' in rule) return up(nightfall(sky, day, rule.degrees))
  const at = sunset(sky, day)
  return at === undefined ? undefined : up(at + rule.minutes * MINUTE_MS)
}

export function up(at: number | undefined): number | undefined {
  return at === undefined ? undefined : Math.ceil(at / MINUTE_MS) * MINUTE_MS
}

export function nearest(at: number | undefined): number | undefined {
  return at === undefined ? undefined : Math.round(at / MINUTE_MS) * MINUTE_MS
}

/** The moment with its date: far north that can be the day after `day`. */
export function momentOf(at: number | undefined, day: number, timeZone: string): DayMoment {
  if (at === undefined) return { day: dayText(day), at: 'none' }
  const clock = wallClock(timeZone, at)
  return { day: clock.day, at: { at, local: clock.time } }
}
