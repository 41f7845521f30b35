import { distanceKm } from './distance.ts'

export interface Point {
  id: number
  lat: number
  lng: number
}

export interface Nearest {
  id: number
  km: number
}

/** Points a degree of latitude apart are no nearer to each other than this. */
export const KM_PER_DEGREE = 111.1

/**
 * Finds the nearest of some points to a position in degrees, of equally near ones the first by id. Looks north and
 * south of it until latitude alone is farther than what was found: a few points, however many there are.
 */
export function nearestFinder(points: readonly Point[]): (lat: number, lng: number) => Nearest | undefined {
  const sorted = points.toSorted((a, b) => a.lat - b.lat)
  return (lat, lng) => {
    let found: Nearest | undefined
    const isDone = (point: Point | undefined) =>
      !point || (found && Math.abs(point.lat - lat) * KM_PER_DEGREE > found.km)
    const look = ({ id, lat: otherLat, lng: otherLng }: Point) => {
      const km = distanceKm(lat, lng, otherLat, otherLng)
      if (!found || isNearer({ id, km }, found)) found = { id, km }
    }
    let up = firstFrom(sorted, lat)
    let down = up - 1
    for (;;) {
      const [north, south] = [sorted[up], sorted[down]]
      const [isUp, isDown] = [!isDone(north), !isDone(south)]
      if (!isUp && !isDown) return found
      if (isUp) look(sorted[up++]!)
      if (isDown) look(sorted[down--]!)
    }
  }
}

/** Whether the first is nearer; of equally near ones, whether its id is the lower one. */
export const isNearer = (nearest: Nearest, other: Nearest): boolean =>
  nearest.km < other.km || (nearest.km === other.km && nearest.id < other.id)

/** The position of the first point that is not south of a latitude. */
function firstFrom(sorted: readonly Point[], lat: number): number {
  let [low, high] = [0, sorted.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if (sorted[middle]!.lat < lat) low = middle + 1
    else high = middle
  }
  return low
}
