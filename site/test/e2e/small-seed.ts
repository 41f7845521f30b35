import { createReadStream, mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { createInterface } from 'node:readline'
import { readDataFiles } from '#scripts/import/data-files.ts'
import { gazetteerFile } from '#scripts/import/gazetteer.ts'

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

/** Writes the part of the data files that a small site is made from into a folder. */
export async function writeSmallSeed(
  from: string,
  to: string,
  { cities = CITIES, known = KNOWN }: SmallSeed = {},
): Promise<void> {
  const isThere = ({ place }: Row) => place === undefined || cities.has(place)
  const files = readDataFiles(from)
  const listed = new Set(
    files.flatMap((file) => (file.kind === 'listings' ? file.rows.filter(isThere).map(({ tnid }) => tnid) : [])),
  )
  for (const { file, kind, provenance, rows } of files) {
    const kept = (rows as readonly Row[]).filter(
      (row) =>
        isThere(row) &&
        // Names are the wish for a page.
        (kind !== 'places' || cities.has(Number(row.id))) &&
        // Reviews and questions are about a listing.
        (kind === 'listings' || !row.tnid || listed.has(row.tnid)),
    )
    mkdirSync(dirname(join(to, file)), { recursive: true })
    const text = JSON.stringify({ kind, provenance, rows: kept })
    writeFileSync(join(to, file), text)
  }
  writeFileSync(join(to, 'cities500.txt'), (await linesOf(cities.union(known))).join('\n'))
}

interface Row {
  id?: unknown
  place?: number
  tnid?: number
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
