import { GeoLocation, NOAACalculator } from '@hebcal/core'
import type { TimesPlace } from './types.ts'
import { zoneOffset } from './zones.ts'

const DAY_MS = 86_400_000
const HOUR_MS = 3_600_000
const DEGREES_PER_HOUR = 15

/** The zenith of sunrise and sunset in degrees; the calculator adds 50 arc minutes for refraction and the sun's radius. */
const HORIZON_ZENITH = 90

/** The sky over a place. */
export interface Sky {
  location: GeoLocation
  /** From the calendar day there to the day whose solar noon falls on it: 0, but 1 or -1 where the date line lies off the 180th meridian. */
  solarDayShift: number
}

export interface SkyOptions {
  /** See the horizon from the height of the place. A height below the sea counts as sea level. */
  elevation?: boolean
}

/** The sky over a place, at sea level unless asked otherwise. RangeError for impossible coordinates or an unknown zone. */
export function skyOver(
  place: TimesPlace,
  now: number,
  { elevation = false }: SkyOptions = {},
): Sky {
  const { lat, lng, timeZone, elevationMetres } = place
  const solarNoon =
    (12 - lng / DEGREES_PER_HOUR) * HOUR_MS + zoneOffset(timeZone, now)
  const metres = elevation ? Math.max(0, elevationMetres) : 0
  return {
    location: new GeoLocation(null, lat, lng, metres, timeZone),
    solarDayShift: -Math.floor(solarNoon / DAY_MS) || 0,
  }
}

/** Sunrise of a day (counted from 1970-01-01), epoch milliseconds; undefined when the sun doesn't rise. NOAA's algorithm. */
export function sunrise(sky: Sky, day: number): number | undefined {
  return crossing(sky, day, HORIZON_ZENITH, 'rising')
}

/** Sunset of a day (counted from 1970-01-01), epoch milliseconds; undefined when the sun doesn't set. NOAA's algorithm. */
export function sunset(sky: Sky, day: number): number | undefined {
  return crossing(sky, day, HORIZON_ZENITH, 'setting')
}

/** When the sun is `degrees` below the horizon that morning, epoch milliseconds; undefined when it never is. Elevation plays no part. */
export function dawn(
  sky: Sky,
  day: number,
  degrees: number,
): number | undefined {
  return crossing(sky, day, HORIZON_ZENITH + degrees, 'rising')
}

/** When the sun is `degrees` below the horizon that evening, epoch milliseconds; undefined when it never is. Elevation plays no part. */
export function nightfall(
  sky: Sky,
  day: number,
  degrees: number,
): number | undefined {
  return crossing(sky, day, HORIZON_ZENITH + degrees, 'setting')
}

function crossing(
  sky: Sky,
  day: number,
  zenith: number,
  way: 'rising' | 'setting',
): number | undefined {
  const noon = new Date((day + sky.solarDayShift) * DAY_MS)
  const date = new Temporal.PlainDate(
    noon.getUTCFullYear(),
    noon.getUTCMonth() + 1,
    noon.getUTCDate(),
  )
  const calculator = new NOAACalculator(sky.location, date)
  const rising = way === 'rising'
  const hours = rising
    ? calculator.getUTCSunrise0(zenith)
    : calculator.getUTCSunset0(zenith)
  const at = calculator.getEpochMillisFromTime(hours, rising)
  return Number.isNaN(at) ? undefined : at
}
