import type { Bounds, Points } from './clip.ts'

/** A Web Mercator tile: column and row at a zoom. */
export interface Tile {
  x: number
  y: number
  z: number
}

export const TILE_SIZE = 256
const RADIANS = Math.PI / 180
/** The limit of Web Mercator, north and south. */
const FARTHEST_LAT = 85.0511

/** Projects points in degrees onto a tile, in pixels. */
export function onTile(points: Points, { x, y, z }: Tile): number[] {
  const size = TILE_SIZE * 2 ** z
  return points.map((value, at) =>
    at % 2 === 0 ? ((value + 180) / 360) * size - x * TILE_SIZE : northing(value) * size - y * TILE_SIZE,
  )
}

/** From 0 in the north to 1 in the south. */
function northing(lat: number): number {
  const most = Math.max(-FARTHEST_LAT, Math.min(FARTHEST_LAT, lat))
  return 0.5 - Math.asinh(Math.tan(most * RADIANS)) / (2 * Math.PI)
}

/** The bounds of a tile in degrees, plus padding in pixels. */
export function tileBounds({ x, y, z }: Tile, padding: number): Bounds {
  const tiles = 2 ** z
  const pad = padding / TILE_SIZE
  const lng = (column: number) => (column / tiles) * 360 - 180
  const lat = (row: number) => Math.atan(Math.sinh(Math.PI * (1 - (2 * row) / tiles))) / RADIANS
  return {
    left: lng(x - pad),
    bottom: lat(y + 1 + pad),
    right: lng(x + 1 + pad),
    top: lat(y - pad),
  }
}
