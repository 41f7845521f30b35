import { createReadStream, mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { createInterface } from 'node:readline'
import type { KashrutFact } from '#core/contract/data-files.ts'
import { addDays } from '#core/domain/times/dates.ts'
import { readDataFiles } from '#scripts/import/data-files.ts'
import { gazetteerFile } from '#scripts/import/gazetteer.ts'
import { hasPlaces, sourceOf } from '#scripts/import/seed-places.ts'

/** Cities of the small site with all their listings and offers, by their ids. */
const CITIES: ReadonlySet<number> = new Set([
  281184, // Jerusalem
  293322, // Tiberias
  295277, // Eilat
  3169070, // Rome
  2643743, // London
  2988507, // Paris
])

/** Further cities that the tests search for. */
const KNOWN: ReadonlySet<number> = new Set([
  293253, // Jaffa
  294801, // Haifa
  6945291, // Old City of Jerusalem
  293397, // Tel Aviv
  2655603, // Birmingham: a page without listings
  4409896, // Springfield, Missouri
  4951788, // Springfield, Massachusetts
  4250542, // Springfield, Illinois: no page
  5128581, // New York
  524901, // Moscow
  3435910, // Buenos Aires
  3133895, // Tromsø
])

export interface SmallSeed {
  /** Cities with all their listings and offers. */
  cities?: ReadonlySet<number>
  /** Cities that are known beside them. */
  known?: ReadonlySet<number>
}

/** The day on which the facts of samples are right. */
const FACTS_DAY = '2026-11-24'

/** Restaurants of Jerusalem that are samples, on the small site too. */
const INVENTED: ReadonlySet<number> = new Set([900002, 900003, 900004, 900029])
const RESTAURANTS = Array.from({ length: 50 }, (_, at) => 900001 + at)

/** Samples that are real on the small site, by nid and tnid: samples stand in no list and take no messages. */
export const REAL: ReadonlySet<number> = new Set([
  810001,
  810002,
  810004,
  810005,
  810010,
  810011,
  810013,
  810015,
  810017,
  810018,
  810020,
  810024,
  810025,
  810026,
  810028,
  810037,
  810038,
  810057,
  810058,
  904004,
  ...RESTAURANTS.filter((tnid) => !INVENTED.has(tnid)),
])

/** Places of a map in each city: there are hundreds in Jerusalem. */
const MAP_PLACES = 5

/** Writes the part of the data files that a small site is made from into a folder. */
export async function writeSmallSeed(
  from: string,
  to: string,
  { cities = CITIES, known = KNOWN }: SmallSeed = {},
): Promise<void> {
  const isThere = ({ place }: Row) => place === undefined || cities.has(place)
  const towns = cities.union(known)
  const files = readDataFiles(from)
  const kept = new Map(
    files.filter(hasPlaces).map(({ file, kind, rows }) => [file, rowsOf(kind, rows.filter(isThere))]),
  )
  const all = [...kept.values()].flat()
  const listed = new Set(all.map(({ tnid }) => tnid))
  const sources = new Set(all.map(sourceOf))
  for (const { file, kind, provenance, rows } of files) {
    const own = (rows as readonly Row[]).filter(
      (row) =>
        isThere(row) &&
        // Names are the wish for a page.
        (kind !== 'places' || cities.has(Number(row.id))) &&
        (kind !== 'otherNames' || towns.has(Number(row.id))) &&
        // Reviews and questions are about a listing, and so are pairs, and about a place.
        (!row.tnid || listed.has(row.tnid)) &&
        (!row.source || sources.has(row.source)),
    )
    mkdirSync(dirname(join(to, file)), { recursive: true })
    const text = JSON.stringify({ kind, provenance, rows: kept.get(file) ?? own.map(asReal).map(withFreshFacts) })
    writeFileSync(join(to, file), text)
  }
  writeFileSync(join(to, 'cities500.txt'), (await linesOf(towns)).join('\n'))
}

function asReal<R extends Row>(row: R): R {
  const { sample, ...real } = row
  return sample && REAL.has(row.tnid ?? row.nid ?? 0) ? (real as R) : row
}

const DAY_MS = 86_400_000

/** A sample whose facts are as fresh as on the day of the file: pages tell old facts otherwise. */
function withFreshFacts(row: Row): Row {
  const days = Math.floor((Date.now() - Date.parse(FACTS_DAY)) / DAY_MS)
  const later = (day: string) => addDays(day, days)
  if (!row.sample || !row.kashrutFacts) return row
  const kashrutFacts = row.kashrutFacts.map(({ confirmedAt, certificate, ...fact }) => {
    const { validUntil } = certificate ?? {}
    return {
      ...fact,
      confirmedAt: later(confirmedAt),
      ...(certificate && { certificate: { ...certificate, ...(validUntil && { validUntil: later(validUntil) }) } }),
    }
  })
  return { ...row, kashrutFacts }
}

interface Row {
  id?: unknown
  place?: number
  tnid?: number
  nid?: number
  source?: string
  sample?: boolean
  kashrutFacts?: readonly KashrutFact[]
}

type Place = Parameters<typeof sourceOf>[0]

/** The rows of a file with places: of a map's, the first of each city. */
function rowsOf(kind: string, rows: readonly Place[]): Place[] {
  if (kind !== 'mapPlaces') return rows.map(asReal)
  const byCity = Map.groupBy(rows, ({ place }) => place)
  return [...byCity.values()].flatMap((some) => some.slice(0, MAP_PLACES))
}

/** The lines of the gazetteer. */
async function linesOf(cities: ReadonlySet<number>): Promise<string[]> {
  const kept: string[] = []
  const lines = createInterface({
    input: createReadStream(gazetteerFile(), 'utf8'),
  })
  for await (const line of lines) {
    const id = Number.parseInt(line)
    if (cities.has(id)) kept.push(line)
  }
  return kept
}
