import { GeoLocation, NOAACalculator } from '@hebcal/core'
import type { TimesPlace } from './shabbat-types.ts'
import { zoneOffset } from './zones.ts'

const DAY_MS = 86_400_000
const HOUR_MS = 3_600_000
const DEGREES_PER_HOUR = 15

/** The zenith of sunset in degrees; the calculator adds 50 arc minutes for refraction and the sun's radius. */
const SUNSET_ZENITH = 90

/** The sky over a place. */
export interface Sky {
  location: GeoLocation
  /** From the calendar day there to the day whose solar noon falls on it: 0, but 1 or -1 where the date line lies off the 180th meridian. */
  solarDayShift: number
}

/** The sky over a place, at sea level. RangeError for impossible coordinates or an unknown zone. */
export function skyOver(place: TimesPlace, now: number): Sky {
  const { lat, lng, timeZone } = place
  const solarNoon =
    (12 - lng / DEGREES_PER_HOUR) * HOUR_MS + zoneOffset(timeZone, now)
  return {
    location: new GeoLocation(null, lat, lng, 0, timeZone),
    solarDayShift: -Math.floor(solarNoon / DAY_MS) || 0,
  }
}

/** Sea-level sunset of a day (counted from 1970-01-01), epoch milliseconds; undefined when the sun doesn't set. NOAA's algorithm. */
export function sunset(sky: Sky, day: number): number | undefined {
  return evening(sky, day, SUNSET_ZENITH)
}

/** When the sun is `degrees` below the horizon that evening, epoch milliseconds; undefined when it never is. */
export function nightfall(
  sky: Sky,
  day: number,
  degrees: number,
): number | undefined {
  return evening(sky, day, SUNSET_ZENITH + degrees)
}

function evening(sky: Sky, day: number, zenith: number): number | undefined {
  const noon = new Date((day + sky.solarDayShift) * DAY_MS)
  const date = new Temporal.PlainDate(
    noon.getUTCFullYear(),
    noon.getUTCMonth() + 1,
    noon.getUTCDate(),
  )
  const calculator = new NOAACalculator(sky.location, date)
  const hours = calculator.getUTCSeaLevelSunset(zenith)
  const at = calculator.getEpochMillisFromTime(hours, false)
  return Number.isNaN(at) ? undefined : at
}
