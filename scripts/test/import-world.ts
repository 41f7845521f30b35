import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import { currentSeq, editContent, putContent, type ContentRow } from '#data/store/content.repository.ts'
import { openSqliteStore, type Store } from '#data/store/database.ts'
import { migrate } from '#data/store/migrate.ts'
import type { SeedListing } from '#core/contract/data-files.ts'
import { SEED } from '../engine/site.ts'
import { contentRows, isContent } from '../import/content-rows.ts'
import { parseDataFile } from '../import/data-files.ts'
import { importPlaces, type PlacesImport } from '../import/places/import-places.ts'
import { readMapping } from '../import/places/mapping-file.ts'
import { guessFormat } from '../import/places/reader.ts'
import type { ImportReport } from '#core/contract/import-report.ts'

export const FIXTURES = join(import.meta.dirname, 'fixtures')
export const fixture = (name: string) => join(FIXTURES, name)
export const NOW = Date.parse('2026-06-01T00:00:00Z')
/** How the sample table is read. */
export const sampleMapping = () => readMapping(fixture('sample-mapping.json'), NOW)
/** The lines of the sample table, the one of names first. */
export const sampleLines = () => readFileSync(fixture('sample-places.csv'), 'utf8').split('\n')

export const city = (
  id: number,
  en: string,
  country: string,
  [lng, lat]: [number, number],
  population: number,
  aliases: string[] = [],
): ContentRow => ({
  kind: 'cities',
  id: String(id),
  sample: false,
  body: {
    id,
    names: { en },
    aliases,
    lat,
    lng,
    country,
    admin1: '',
    capital: false,
    population,
    elevationMetres: 100,
    timeZone: 'Europe/Paris',
  },
})

export const PARIS = 2988507
export const VIENNA = 2761369
export const JERUSALEM = 281184

/** Puts some towns and the real choices into a store. */
export async function fillWorld(db: Store, more: readonly ContentRow[] = []): Promise<void> {
  const file = 'options.json'
  const options = parseDataFile(file, readFileSync(join(SEED, file), 'utf8'))
  const rows = [
    city(PARIS, 'Paris', 'FR', [2.3488, 48.8534], 2_138_551),
    city(VIENNA, 'Vienna', 'AT', [16.3721, 48.2085], 1_691_468, ['wien']),
    city(2775260, 'Innere Stadt', 'AT', [16.3705, 48.2093], 16_000),
    city(JERUSALEM, 'Jerusalem', 'IL', [35.2163, 31.769], 801_000),
    city(2082539, 'Labasa', 'FJ', [179.37, -16.43], 24_187),
    ...more,
    ...(isContent(options) ? contentRows(options) : []),
    {
      kind: 'authorities' as const,
      id: 'sample-city-rabbinate',
      body: { id: 'sample-city-rabbinate', names: { en: 'Sample City Rabbinate' }, sample: true },
      sample: true,
    },
  ]
  await db.transaction().execute((trx) => putContent(trx, rows, { origin: 'seed', now: 1 }))
}

/** A folder deleted after the test; returns a function to write files. */
export function scratch(): (name: string, content: string | Buffer | object) => string {
  const folder = mkdtempSync(join(tmpdir(), 'import-places-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return (name, content) => {
    const file = join(folder, name)
    writeFileSync(file, typeof content === 'string' || Buffer.isBuffer(content) ? content : JSON.stringify(content))
    return file
  }
}

export function run(db: Store, file: string, options: Partial<PlacesImport> = {}): Promise<ImportReport> {
  return importPlaces(db, {
    file,
    format: options.format ?? guessFormat(file),
    isWhole: false,
    dryRun: false,
    now: NOW,
    ...options,
  })
}

/** A store in memory with some towns, and `more` of them, and the real choices. */
export async function smallWorld(more: readonly ContentRow[] = []): Promise<Store> {
  const db = openSqliteStore(':memory:')
  onTestFinished(() => db.destroy())
  await migrate(db)
  await fillWorld(db, more)
  return db
}

/** An answer of Overpass about some restaurants of Paris. */
export const overpass = (elements: readonly object[], more: object = {}): object => ({
  version: 0.6,
  osm3s: { timestamp_osm_base: '2026-05-02T00:00:00Z' },
  elements,
  ...more,
})

export const restaurant = (id: number, tags: object = {}) => ({
  type: 'node',
  id,
  lat: 48.857,
  lon: 2.359,
  tags: {
    amenity: 'restaurant',
    'diet:kosher': 'only',
    name: `Sample restaurant ${id}`,
    ...tags,
  },
})

/** The living imported listings, by their ids in the source. */
export async function listings(db: Store): Promise<Record<string, SeedListing>> {
  const rows = await db
    .selectFrom('imported')
    .innerJoin('content', (join) =>
      join.onRef('content.kind', '=', 'imported.kind').onRef('content.id', '=', 'imported.item'),
    )
    .select(['source_id', 'body'])
    .where('deleted', '=', 0)
    .where('content.kind', '=', 'listings')
    .orderBy('source_id')
    .execute()
  return Object.fromEntries(rows.map(({ source_id, body }) => [source_id, JSON.parse(body) as SeedListing]))
}

/** Changes a listing as an editor does. */
export async function edit(db: Store, tnid: number, change: Partial<SeedListing>): Promise<void> {
  const { body } = await db
    .selectFrom('content')
    .select('body')
    .where('kind', '=', 'listings')
    .where('id', '=', String(tnid))
    .executeTakeFirstOrThrow()
  const row = {
    kind: 'listings',
    id: String(tnid),
    body: { ...(JSON.parse(body) as SeedListing), ...change },
    sample: false,
  } as const
  await db.transaction().execute((trx) => editContent(trx, row, { origin: 'editor:12', now: NOW }))
}

/** Everything in the store, except migrations' own tables. */
export async function everything(db: Store): Promise<unknown> {
  const all = (table: 'content' | 'imported' | 'conflicts') => db.selectFrom(table).selectAll().execute()
  const rows = [await all('content'), await all('imported'), await all('conflicts')]
  return [rows.map((table) => table.map((row) => JSON.stringify(row)).sort()), await currentSeq(db)]
}
