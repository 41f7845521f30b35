const RADIANS = Math.PI / 180
const DAY_MS = 86_400_000
const J2000 = Date.UTC(2000, 0, 1, 12)

/**
 * Altitude of the sun's centre in degrees, without refraction. Unlike hebcal, this is the low-precision algorithm
 * of the Astronomical Almanac (0.01 degrees from 1950 to 2050).
 */
export function sunAltitude(at: number, lat: number, lng: number): number {
  const days = (at - J2000) / DAY_MS
  const anomaly = (357.528 + 0.9856003 * days) * RADIANS
  const longitude = (280.46 + 0.9856474 * days + 1.915 * Math.sin(anomaly) + 0.02 * Math.sin(2 * anomaly)) * RADIANS
  const obliquity = (23.439 - 0.0000004 * days) * RADIANS
  const ascension = Math.atan2(Math.cos(obliquity) * Math.sin(longitude), Math.cos(longitude))
  const declination = Math.asin(Math.sin(obliquity) * Math.sin(longitude))
  const sidereal = (280.46062 + 360.98564737 * days + lng) * RADIANS
  const hourAngle = sidereal - ascension
  const sine =
    Math.sin(lat * RADIANS) * Math.sin(declination) +
    Math.cos(lat * RADIANS) * Math.cos(declination) * Math.cos(hourAngle)
  return Math.asin(sine) / RADIANS
}
