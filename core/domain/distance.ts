const EARTH_KM = 6371.0088
const RADIANS = Math.PI / 180

/** Great-circle distance in km between two points in degrees (haversine, mean earth radius). */
export function distanceKm(lat1: number, lng1: number, lat2: number, lng2: number): number {
  const dLat = (lat2 - lat1) * RADIANS
  const dLng = (lng2 - lng1) * RADIANS
  const h = Math.sin(dLat / 2) ** 2 + Math.cos(lat1 * RADIANS) * Math.cos(lat2 * RADIANS) * Math.sin(dLng / 2) ** 2
  return 2 * EARTH_KM * Math.asin(Math.min(1, Math.sqrt(h)))
}

/** The distance in km of a point at a latitude to the meridian that is so many degrees away. */
export function kmToMeridian(lat: number, degrees: number): number {
  const isBeyondPole = Math.cos(degrees * RADIANS) <= 0
  if (isBeyondPole) return EARTH_KM * (90 - Math.abs(lat)) * RADIANS
  return EARTH_KM * Math.asin(Math.abs(Math.sin(degrees * RADIANS)) * Math.cos(lat * RADIANS))
}

/** The eight directions of the compass, clockwise from north. */
export const COMPASS = ['n', 'ne', 'e', 'se', 's', 'sw', 'w', 'nw'] as const
export type Compass = (typeof COMPASS)[number]

/** The direction in which the shortest way from a point to another sets out, points in degrees. */
export function compassPoint(lat1: number, lng1: number, lat2: number, lng2: number): Compass {
  const dLng = (lng2 - lng1) * RADIANS
  const [from, to] = [lat1 * RADIANS, lat2 * RADIANS]
  const east = Math.sin(dLng) * Math.cos(to)
  const north = Math.cos(from) * Math.sin(to) - Math.sin(from) * Math.cos(to) * Math.cos(dLng)
  const eighths = Math.round(Math.atan2(east, north) / (Math.PI / 4))
  return COMPASS[(eighths + COMPASS.length) % COMPASS.length]!
}

export interface Box {
  minLat: number
  maxLat: number
  minLng: number
  maxLng: number
}

/** The boxes that contain every point within a distance: two if they cross the antimeridian. */
export function boxesAround(lat: number, lng: number, km: number): Box[] {
  const dLat = km / EARTH_KM / RADIANS
  const minLat = Math.max(-90, lat - dLat)
  const maxLat = Math.min(90, lat + dLat)
  const widest = Math.max(Math.abs(lat - dLat), Math.abs(lat + dLat))
  const ratio = widest >= 90 ? 1 : Math.sin(km / EARTH_KM) / Math.cos(lat * RADIANS)
  const dLng = ratio >= 1 ? 180 : Math.asin(ratio) / RADIANS
  if (dLng >= 180) return [{ minLat, maxLat, minLng: -180, maxLng: 180 }]
  const west = lng - dLng
  const east = lng + dLng
  if (west < -180) {
    return [
      { minLat, maxLat, minLng: west + 360, maxLng: 180 },
      { minLat, maxLat, minLng: -180, maxLng: east },
    ]
  }
  if (east > 180) {
    return [
      { minLat, maxLat, minLng: west, maxLng: 180 },
      { minLat, maxLat, minLng: -180, maxLng: east - 360 },
    ]
  }
  return [{ minLat, maxLat, minLng: west, maxLng: east }]
}

export const KM_PER_MILE = 1.609344

export function milesOf(km: number): number {
  return km / KM_PER_MILE
}

/** The speed of a walk, and by how much its way is longer than a straight line. */
const WALK = { kmPerHour: 4.8, detour: 1.3 }

/** How far a Shabbat walk is taken to reach, as the crow flies. */
export const WALK_KM = 1

/** An estimate of the minutes on foot, for a distance as the crow flies. */
export function minutesOnFoot(km: number): number {
  return Math.max(1, Math.round(((km * WALK.detour) / WALK.kmPerHour) * 60))
}
