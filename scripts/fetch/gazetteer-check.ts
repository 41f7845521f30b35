import { createReadStream } from 'node:fs'
import { createInterface } from 'node:readline'
import { isDeepStrictEqual } from 'node:util'
import type { Store } from '#data/store/database.ts'
import type { CityBody } from '#data/index/write-places.ts'
import { readGazetteer } from '../import/gazetteer.ts'
import { FetchError } from './world.ts'

/** GeoNames' table "geoname" has these. */
const COLUMNS = 19
/** A gazetteer grows; what lacks more than this of the rows before is not whole. */
const LEAST_SHARE = 0.97
const MAX_EXAMPLES = 5

export const linesOf = (file: string): AsyncIterable<string> =>
  createInterface({ input: createReadStream(file, 'utf8') })

/** How many rows a gazetteer has. Throws FetchError where one is no row of GeoNames. */
export async function countRows(file: string): Promise<number> {
  let rows = 0
  for await (const line of linesOf(file)) {
    // What is added follows a line that may have an end of its own.
    if (line === '') continue
    rows++
    const columns = line.split('\t')
    const [id = '', name, , , lat, lng] = columns
    const isPlace = /^\d+$/.test(id) && name && Math.abs(Number(lat)) <= 90 && Math.abs(Number(lng)) <= 180
    if (columns.length !== COLUMNS || !isPlace)
      throw new FetchError(`Row ${rows} of the gazetteer that came is none of GeoNames: nothing was changed.`)
  }
  return rows
}

/** Throws FetchError where a new gazetteer has far fewer rows than the one before. */
export function checkShrink(what: string, rows: number, before: number): void {
  if (rows >= before * LEAST_SHARE) return
  throw new FetchError(`The gazetteer that came has ${rows} ${what}, and there were ${before}: nothing was changed.`)
}

/** How the cities of a new gazetteer differ from those of the store. */
export interface GazetteerChanges {
  new: number
  changed: number
  /** No longer there; they stay in the store. */
  gone: number
  /** Names with what has become of them. */
  examples: string[]
}

export async function changesOf(db: Store, file: string, ids: ReadonlySet<number>): Promise<GazetteerChanges> {
  const known = await storedCities(db)
  const changes: GazetteerChanges = { new: 0, changed: 0, gone: 0, examples: [] }
  let total = 0
  const before = known.size
  for await (const city of readGazetteer(file, ids)) {
    total++
    const old = known.get(city.id)
    known.delete(city.id)
    const what = old === undefined ? 'new' : isSameCity(old, city) ? undefined : 'changed'
    if (what) note(changes, what, city)
  }
  checkShrink('cities that the site would use', total, before)
  for (const city of known.values()) note(changes, 'gone', JSON.parse(city) as CityBody)
  return changes
}

const isSameCity = (old: string, city: CityBody): boolean =>
  isDeepStrictEqual(JSON.parse(old), JSON.parse(JSON.stringify(city)))

function note(changes: GazetteerChanges, what: 'new' | 'changed' | 'gone', { names, country, id }: CityBody): void {
  changes[what]++
  if (changes[what] <= MAX_EXAMPLES) changes.examples.push(`${what}: ${names.en}, ${country} (${id})`)
}

async function storedCities(db: Store): Promise<Map<number, string>> {
  const rows = await db
    .selectFrom('content')
    .select(['id', 'body'])
    .where('kind', '=', 'cities')
    .where('deleted', '=', 0)
    .execute()
  return new Map(rows.map(({ id, body }) => [Number(id), body]))
}
