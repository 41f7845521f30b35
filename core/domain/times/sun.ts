import { GeoLocation, NOAACalculator } from '@hebcal/core'
import type { TimesPlace } from './types.ts'
import { zoneOffset } from './zones.ts'

const DAY_MS = 86_400_000
const HOUR_MS = 3_600_000
const DEGREES_PER_HOUR = 15

/**
 * The zenith of sunrise and sunset in degrees; the calculator adds 50 arc minutes for refraction and the sun's radius.
 */
const HORIZON_ZENITH = 90

/** The sky over a place. */
export interface Sky {
  location: GeoLocation
  /**
   * From the local calendar day to the day whose solar noon falls on it: 0, but 1 or -1 where the date line is off the
   * 180th meridian.
   */
  solarDayShift: number
}

export interface SkyOptions {
  /** Sees the horizon from the place's elevation. Below sea level counts as sea level. */
  elevation?: boolean
}

/** The sky over a place, by default at sea level. RangeError for impossible coordinates or an unknown zone. */
export function skyOver(place: TimesPlace, now: number, { elevation = false }: SkyOptions = {}): Sky {
  const { lat, lng, timeZone, elevationMetres } = place
  // The library would accept it and find no sunset.
  if (Number.isNaN(lat + lng + elevationMetres)) {
    throw new RangeError(`no such place: ${lat}, ${lng}, ${elevationMetres} m`)
  }
  const solarNoon = (12 - lng / DEGREES_PER_HOUR) * HOUR_MS + zoneOffset(timeZone, now)
  const metres = elevation ? Math.max(0, elevationMetres) : 0
  return {
    location: new GeoLocation(null, lat, lng, metres, timeZone),
    solarDayShift: -Math.floor(solarNoon / DAY_MS) || 0,
  }
}

/**
 * Sunrise of a day (numbered from 1970-01-01), epoch milliseconds; undefined if the sun doesn't rise. NOAA's algorithm.
 */
export function sunrise(sky: Sky, day: number): number | undefined {
  return crossing(sky, day, HORIZON_ZENITH, 'rising')
}

/**
 * Sunset of a day (numbered from 1970-01-01), epoch milliseconds; undefined if the sun doesn't set. NOAA's algorithm.
 */
export function sunset(sky: Sky, day: number): number | undefined {
  return crossing(sky, day, HORIZON_ZENITH, 'setting')
}

/**
 * When the sun is `degrees` below the horizon that morning, epoch milliseconds; undefined if never. Ignores elevation.
 */
export function dawn(sky: Sky, day: number, degrees: number): number | undefined {
  return crossing(sky, day, HORIZON_ZENITH + degrees, 'rising')
}

/**
 * When the sun is `degrees` below the horizon that evening, epoch milliseconds; undefined if never. Ignores elevation.
 */
export function nightfall(sky: Sky, day: number, degrees: number): number | undefined {
  return crossing(sky, day, HORIZON_ZENITH + degrees, 'setting')
}

function crossing(sky: Sky, day: number, zenith: number, way: 'rising' | 'setting'): number | undefined {
  const solarDay = (day + sky.solarDayShift) * DAY_MS
  const calculator = new NOAACalculator(sky.location, plainDate(solarDay))
  const hours = way === 'rising' ? calculator.getUTCSunrise0(zenith) : calculator.getUTCSunset0(zenith)
  if (Number.isNaN(hours)) return undefined
  // An hour of the day in UTC: the nearest morning or evening determines the day. hebcal's
  // own guess goes wrong by a day near the 180th meridian, when the sun of the polar winter sets at noon.
  const quarter = way === 'rising' ? 6 : 18
  const longitude = sky.location.getLongitude()
  const middle = solarDay + (quarter - longitude / DEGREES_PER_HOUR) * HOUR_MS
  const at = Math.trunc(hours * HOUR_MS)
  return at + Math.round((middle - at) / DAY_MS) * DAY_MS
}

/** What the calculator reads of a Temporal.PlainDate, whose polyfill takes as long as the calculation. */
function plainDate(at: number): Temporal.PlainDate {
  const date = new Date(at)
  const [year, month] = [date.getUTCFullYear(), date.getUTCMonth() + 1]
  return { year, month, day: date.getUTCDate() } as Temporal.PlainDate
}
