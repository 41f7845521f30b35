/** A part of the map in degrees; across the date line, west is greater than east. */
export interface Area {
  west: number
  south: number
  east: number
  north: number
}

/** Whether a point lies within. */
export function isWithin({ west, south, east, north }: Area, [lng, lat]: readonly [number, number]): boolean {
  const isBetween = west <= east ? lng >= west && lng <= east : lng >= west || lng <= east
  return isBetween && lat >= south && lat <= north
}

/** To ten metres: `35.1952,31.7501,35.2417,31.7934`, west, south, east, north. */
export const areaText = ({ west, south, east, north }: Area): string =>
  [west, south, east, north].map((degrees) => Number(degrees.toFixed(4))).join(',')

/** Undefined if it is none. */
export function areaOf(text: string): Area | undefined {
  if (!/^-?\d{1,3}(\.\d{1,9})?(,-?\d{1,3}(\.\d{1,9})?){3}$/.test(text)) return undefined
  const [west, south, east, north] = text.split(',').map(Number) as [number, number, number, number]
  const isOnEarth = Math.max(Math.abs(west), Math.abs(east)) <= 180 && south >= -90 && north <= 90
  return isOnEarth && south < north ? { west, south, east, north } : undefined
}

/** What fits all of these points; undefined where there are none. */
export function areaAround(points: readonly (readonly [lng: number, lat: number])[]): Area | undefined {
  if (points.length === 0) return undefined
  const [lngs, lats] = [points.map(([lng]) => lng), points.map(([, lat]) => lat)]
  return {
    west: Math.max(-180, Math.min(...lngs) - MARGIN),
    south: Math.max(-90, Math.min(...lats) - MARGIN),
    east: Math.min(180, Math.max(...lngs) + MARGIN),
    north: Math.min(90, Math.max(...lats) + MARGIN),
  }
}

/** About a kilometre. */
const MARGIN = 0.01
