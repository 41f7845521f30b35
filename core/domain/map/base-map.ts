import type { Points } from './clip.ts'

/** A file of the base layer: rings of land and lines of borders, in whole steps, delta-encoded. */
export interface BaseMapFile {
  /** Steps of a degree. */
  steps: number
  land: number[][]
  borders: number[][]
}

/** A piece of the base layer in degrees: x is the longitude, y the latitude. */
export interface BaseMap {
  land: number[][]
  borders: number[][]
}

/** Up to this zoom, one coarse file covers the world. */
export const WORLD_ZOOM = 4
export const WORLD_FILE = '/map/world.json'
/** Width and height of a cell in degrees. */
export const CELL = 15

/** The file of the cell with a point in it. */
export function cellFile(lng: number, lat: number): string {
  const column = Math.floor((lng + 180) / CELL)
  const row = Math.floor((lat + 90) / CELL)
  return `/map/${column}-${row}.json`
}

export function unpackLine(deltas: Points, steps: number): number[] {
  let [x, y] = [0, 0]
  return deltas.map((value, at) => (at % 2 === 0 ? (x += value) / steps : (y += value) / steps))
}

export function unpackBaseMap({ steps, land, borders }: BaseMapFile): BaseMap {
  const unpack = (lines: number[][]) => lines.map((line) => unpackLine(line, steps))
  return { land: unpack(land), borders: unpack(borders) }
}
