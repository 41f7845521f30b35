import { hash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { DIRECTORY_TYPES } from '#core/terms/directory.ts'
import { CELL, cellFile, unpackBaseMap, WORLD_FILE, type BaseMap, type BaseMapFile } from '#core/domain/map/base-map.ts'
import { clipRing, type Bounds } from '#core/domain/map/clip.ts'
import { boundsOf, drawPlace, type Frame, type Subject } from '#core/domain/map/drawing.ts'
import { DRAWING } from '#core/domain/pictures.ts'
import type { AffectedPages } from './affected-pages.ts'
import type { PlaceRow } from './cards.ts'
import { cityFrame, WIDEST_KM } from './city-frame.ts'
import { countryFrame } from './country-frame.ts'
import type { Index } from './open.ts'
import { touchCountry } from './pages-around.ts'

/** The coastlines and borders of the site's maps. */
const MAPS = join(import.meta.dirname, '../../site/public')
/** Wider frames use the coarse map of the world. */
const COARSE_KM = 1800
const TOWNS = 70

/**
 * Draws the places with pages that have other listings than on their drawing, or whose drawing is of another month,
 * and notes the pages that show them. Not for edits: one more dot would render the pages of a country. Returns
 * whether any has changed.
 */
export function writeDrawings(index: Index, { touched, now }: { touched: AffectedPages; now: number }): boolean {
  const month = new Date(now).getUTCMonth()
  const baseOf = baseMaps()
  const countries = new Set<string>()
  for (const row of index.all<PlaceRow>('select * from places where has_page = 1')) {
    const listed = listedIn(index, row)
    const source = hash('sha1', JSON.stringify([month, ...listed]))
    if (row.picture && index.get('select 1 from drawings where place = ? and source = ?', row.id, source)) continue
    const around = row.kind === 'city' ? aroundCity(row, listed, baseOf) : aroundCountry(index, row, baseOf)
    const { svg, shows } = drawPlace({ ...around, listed, towns: townsIn(index, around.frame), month })
    const frame = JSON.stringify(around.frame)
    const key = `${DRAWING}${row.id}-${hash('sha1', svg).slice(0, 8)}`
    index.run('insert or replace into drawings values (?, ?, ?, ?, ?, ?)', row.id, key, shows, svg, frame, source)
    index.run('update places set picture = ? where id = ?', key, row.id)
    countries.add(row.country)
    for (const dtype of DIRECTORY_TYPES) touched.results.add(`${row.id} ${dtype}`)
  }
  index.run('delete from drawings where place not in (select id from places where has_page = 1)')
  noteShowing(index, countries, touched)
  return countries.size > 0
}

/** Guides and travel pages show cities of their country. */
function noteShowing(index: Index, countries: ReadonlySet<string>, touched: AffectedPages): void {
  for (const country of countries) touchCountry(index, country, touched)
}

type BaseOf = (frame: Frame) => BaseMap
type Around = Pick<Subject, 'frame' | 'base' | 'middle'>

function aroundCity({ lat, lng }: PlaceRow, listed: Subject['listed'], baseOf: BaseOf): Around {
  const middle = [lng, lat] as const
  const base = baseOf({ lat, lng, widthKm: WIDEST_KM })
  return { frame: cityFrame(middle, listed, base.land), base, middle }
}

function aroundCountry(index: Index, { country }: PlaceRow, baseOf: BaseOf): Around {
  const frame = countryFrame(index, country)
  return { frame, base: baseOf(frame) }
}

function listedIn(index: Index, { kind, id, country }: PlaceRow): Subject['listed'] {
  // A district has its own listings, which are its city's too.
  const [scope, value] = kind === 'city' ? ['(city = :value or place = :value)', id] : ['country = :value', country]
  const rows = index.all<{ dtype: number; lat: number; lng: number }>(
    `select dtype, lat, lng from listings where ${scope} and sample = 0
     and exists (select 1 from listing_boxes b where b.tnid = listings.tnid) order by dtype, tnid`,
    { value },
  )
  const byKind = Map.groupBy(rows, ({ dtype }) => dtype)
  return new Map([...byKind].map(([dtype, own]) => [dtype, own.map(({ lat, lng }) => [lng, lat] as const)]))
}

interface Town {
  lat: number
  lng: number
  population: number
}

function townsIn(index: Index, frame: Frame): Subject['towns'] {
  const { left, right, bottom, top } = boundsOf(frame)
  const rows = index.all<Town>(
    `select p.lat, p.lng, p.population from place_boxes b join places p on p.id = b.id
     where b.max_lng >= ? and b.min_lng <= ? and b.max_lat >= ? and b.min_lat <= ? and p.kind = 'city'
     order by p.rank limit ?`,
    left,
    right,
    bottom,
    top,
    TOWNS,
  )
  return rows.map(({ lat, lng, population }) => [lng, lat, population] as const)
}

/** Reads the map files around a frame, each once. */
function baseMaps(): BaseOf {
  const known = new Map<string, BaseMap>()
  const read = (file: string): BaseMap => {
    let map = known.get(file)
    if (!map) {
      const path = join(MAPS, file)
      const json = existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as BaseMapFile) : undefined
      known.set(file, (map = json ? unpackBaseMap(json) : { land: [], borders: [] }))
    }
    return map
  }
  return (frame) => {
    const bounds = boundsOf(frame)
    const maps =
      frame.widthKm > COARSE_KM
        ? [read(WORLD_FILE)]
        : cellsOf(bounds).map((cell) => shifted(read(cell.file), cell.turn))
    return {
      land: maps.flatMap(({ land }) => land.map((ring) => clipRing(ring, bounds)).filter(({ length }) => length > 4)),
      borders: maps.flatMap(({ borders }) => borders),
    }
  }
}

/** The files of the cells in bounds; beyond the 180th meridian with the degrees to turn them by. */
function cellsOf({ left, right, bottom, top }: Bounds): { file: string; turn: number }[] {
  const cells = []
  for (let lng = Math.floor(left / CELL) * CELL; lng < right; lng += CELL) {
    const turn = lng < -180 ? -360 : lng >= 180 ? 360 : 0
    for (let lat = Math.max(-90, Math.floor(bottom / CELL) * CELL); lat < Math.min(90, top); lat += CELL) {
      cells.push({ file: cellFile(lng - turn, lat), turn })
    }
  }
  return cells
}

function shifted({ land, borders }: BaseMap, turn: number): BaseMap {
  if (turn === 0) return { land, borders }
  const shift = (line: number[]) => line.map((value, at) => (at % 2 === 0 ? value + turn : value))
  return { land: land.map(shift), borders: borders.map(shift) }
}
