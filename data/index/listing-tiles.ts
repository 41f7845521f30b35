import { boxesAround, distanceKm, kmToMeridian, type Box } from '#core/domain/distance.ts'
import { keptWhileUnchanged, type Index } from './open.ts'

// The positions of listings by tile of the earth: read when a tile is first asked for, kept while the index is
// unchanged. What is nearest to a point then takes no query.

/** Where listings of a tile are, in columns: a million take 25 MB. */
export interface Spots {
  tnids: Uint32Array
  types: Uint16Array
  lats: Float64Array
  lngs: Float64Array
}

/** A tile, and how far from the point it begins at least. */
export interface Tile {
  km: number
  spots: () => Spots
}

/** The height of a tile in degrees; it is about as wide. */
const DEGREES = 0.5
const MAX_SPOTS = 1_000_000
/** R*Tree boxes are single precision: widen them by this many degrees, and compare with the exact columns. */
export const SLACK = 0.0001

/** Where a listing is. */
export interface Spot {
  tnid: number
  dtype: number
  lat: number
  lng: number
}

/** Listings in a box, and perhaps a few beside it. */
export const spotsIn = (index: Index, { minLat, maxLat, minLng, maxLng }: Box): Spot[] =>
  index.all<Spot>(
    `select tnid, min_type dtype, lat, lng from listing_boxes
     where max_lng >= ? and min_lng <= ? and max_lat >= ? and min_lat <= ?`,
    minLng - SLACK,
    maxLng + SLACK,
    minLat - SLACK,
    maxLat + SLACK,
  )

interface Kept {
  tiles: Map<number, Spots>
  spots: number
}

const keptTiles = keptWhileUnchanged((): Kept => ({ tiles: new Map(), spots: 0 }))

/** The tiles with everything within a distance of a point in degrees, nearest first. */
export function tilesAround(index: Index, lat: number, lng: number, km: number): Tile[] {
  const cache = keptTiles(index)
  if (cache.spots > MAX_SPOTS) Object.assign(cache, { tiles: new Map(), spots: 0 })
  const tiles = new Map<number, Tile>()
  for (const { minLat, maxLat, minLng, maxLng } of boxesAround(lat, lng, km)) {
    for (let band = bandAt(minLat); band <= bandAt(maxLat); band++) {
      const columns = columnsOf(band)
      const columnAt = (x: number) => Math.min(Math.floor(((x + 180) / 360) * columns), columns - 1)
      for (let column = columnAt(minLng); column <= columnAt(maxLng); column++) {
        const box = boxOf(band, column)
        const from = leastKm(lat, lng, box)
        const key = band * 1000 + column
        if (from <= km) tiles.set(key, { km: from, spots: () => tileOf(index, cache, { key, box }) })
      }
    }
  }
  return [...tiles.values()].sort((a, b) => a.km - b.km)
}

const bandAt = (lat: number): number => Math.min(Math.floor((lat + 90) / DEGREES), 180 / DEGREES - 1)

/** Fewer towards the poles. */
function columnsOf(band: number): number {
  const middle = (band + 0.5) * DEGREES - 90
  return Math.max(1, Math.floor((360 / DEGREES) * Math.cos((middle * Math.PI) / 180)))
}

function boxOf(band: number, column: number): Box {
  const minLat = band * DEGREES - 90
  const sideAt = (column: number) => (column / columnsOf(band)) * 360 - 180
  return { minLat, maxLat: minLat + DEGREES, minLng: sideAt(column), maxLng: sideAt(column + 1) }
}

/** A lower bound of the distance to a box: to its parallels, and to the meridians at its sides. */
function leastKm(lat: number, lng: number, { minLat, maxLat, minLng, maxLng }: Box): number {
  const alongMeridian = distanceKm(lat, lng, Math.max(minLat, Math.min(lat, maxLat)), lng)
  if (lng >= minLng && lng <= maxLng) return alongMeridian
  return Math.max(alongMeridian, Math.min(kmToMeridian(lat, lng - minLng), kmToMeridian(lat, lng - maxLng)))
}

/** Those of a tile without its northern and eastern sides, which belong to the next one. */
function tileOf(index: Index, cache: Kept, { key, box }: { key: number; box: Box }): Spots {
  const known = cache.tiles.get(key)
  if (known) return known
  const { minLat, maxLat, minLng, maxLng } = box
  const found = spotsIn(index, box)
    .filter(({ lat }) => lat >= minLat && (lat < maxLat || maxLat === 90))
    .filter(({ lng }) => lng >= minLng && (lng < maxLng || maxLng === 180))
  const spots: Spots = {
    tnids: Uint32Array.from(found, ({ tnid }) => tnid),
    types: Uint16Array.from(found, ({ dtype }) => dtype),
    lats: Float64Array.from(found, ({ lat }) => lat),
    lngs: Float64Array.from(found, ({ lng }) => lng),
  }
  cache.tiles.set(key, spots)
  cache.spots += found.length
  return spots
}
