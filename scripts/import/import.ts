import { createHash } from 'node:crypto'
import { statSync } from 'node:fs'
import { SEED_ORIGIN } from '#data/store/conflicts.table.ts'
import { CONTENT_KINDS } from '#data/store/content.table.ts'
import { dropMissing, putContent, touchContent, type ContentRow } from '#data/store/content.repository.ts'
import type { Store, StoreTransaction } from '#data/store/database.ts'
import { DataFileError, readDataFiles, type DataFile } from './data-files.ts'
import { checkReferences } from './check-references.ts'
import { contentRows, isContent } from './content-rows.ts'
import { gazetteerFile, readGazetteer } from './gazetteer.ts'
import type { OptionListName } from '#core/contract/data-files.ts'
import { choicesOf } from './places/choices.ts'
import { loadTowns } from './places/nearest-town.ts'
import { dropSampleContributions, insertSampleContributions, isContributions } from './sample-contributions.ts'
import { dropSeedDuplicates, withoutDuplicates } from './seed-duplicates.ts'
import { dropSeedLinks, linkPlaces, noteSources, withoutImported } from './seed-links.ts'
import { hasPlaces, samePlaces, SeedPlaces, sourceOf, stampOf, type PlacesFile } from './seed-places.ts'

const GAZETTEER = 'gazetteer'
/** Raise it whenever rows are read differently: stores then import them again. */
const READING = 3
/** One origin for all data files: a row may move between them. */
const SEED = SEED_ORIGIN
/** Kinds that only fetches write. */
const FETCHED_KINDS: ReadonlySet<string> = new Set(['cities', 'hotels', 'openPictures'])
const SEED_KINDS = CONTENT_KINDS.filter((kind) => !FETCHED_KINDS.has(kind))
const WORD_KINDS = ['reviews', 'questions'] as const

export interface ImportOptions {
  /** The folder of the data files. */
  folder: string
  /** Epoch milliseconds. */
  now: number
  /** The gazetteer; by default the folder's or the package's. */
  gazetteer?: string
  onProgress?: (done: number, total: number) => void
}

export interface Imported {
  /** Imported files; the others were unchanged. */
  files: string[]
  changed: number
}

/** Imports changed data files in one transaction: an invalid file changes nothing. Throws DataFileError. */
export async function importData(db: Store, options: ImportOptions): Promise<Imported> {
  const files = readDataFiles(options.folder)
  checkReferences(files)
  const known = await importedHashes(db)
  const gazetteer = options.gazetteer ?? gazetteerFile(options.folder)
  const ids = namedPlaces(files)
  const stamp = createHash('sha256')
    .update(`${READING} ${statSync(gazetteer).size} ${[...ids].join(' ')}`)
    .digest('hex')
  const stamps = new Map(files.map((file) => [file.file, stampOf(file, files)]))
  const todo = files.filter(({ file }) => known.get(file) !== stamps.get(file))
  const withGazetteer = known.get(GAZETTEER) !== stamp
  const total = todo.length + (withGazetteer ? 1 : 0)
  const gone = goneFiles(known, files)
  const imported: Imported = { files: [], changed: 0 }
  if (total + gone.length === 0) return imported
  await db.transaction().execute(async (trx) => {
    const done = async (file: string, hash: string, rows: number, changed: number) => {
      await remember(trx, { file, hash, rows, at: options.now })
      imported.files.push(file)
      imported.changed += changed
      options.onProgress?.(imported.files.length, total)
    }
    if (withGazetteer) {
      const { rows, changed } = await importGazetteer(trx, gazetteer, ids, options.now)
      await done(GAZETTEER, stamp, rows, changed)
    }
    await checkPlaces(trx, todo)
    const places = todo.some(hasPlaces) ? await seedPlaces(trx, files) : undefined
    for (const file of todo) {
      const changed =
        places && hasPlaces(file)
          ? await importListings(trx, file, { places, now: options.now })
          : await importFile(trx, file, options.now)
      await done(file.file, stamps.get(file.file) ?? file.hash, file.rows.length, changed)
    }
    imported.changed += await dropGone(trx, files, gone, options.now)
  })
  return imported
}

/** Imported files that no longer exist. */
function goneFiles(known: ReadonlyMap<string, string>, files: readonly DataFile[]): string[] {
  const present = new Set(files.map(({ file }) => file))
  return [...known.keys()].filter((file) => file !== GAZETTEER && !present.has(file))
}

/** Marks rows as deleted that no file has any more; rows may move between files. Returns how many. */
async function dropGone(
  trx: StoreTransaction,
  files: readonly DataFile[],
  gone: readonly string[],
  now: number,
): Promise<number> {
  const rows = files.filter(isContent).flatMap(contentRows)
  const byKind = Map.groupBy(rows, ({ kind }) => kind)
  let dropped = 0
  for (const kind of SEED_KINDS) {
    const keep = kind === 'listings' ? listedIds(files) : new Set(byKind.get(kind)?.map(({ id }) => id))
    dropped += await dropMissing(trx, kind, keep, { origin: SEED, now })
    if (kind === 'listings') await dropSeedDuplicates(trx, keep)
  }
  if (dropped > 0) await dropSeedLinks(trx)
  for (const kind of WORD_KINDS) {
    if (files.some((file) => file.kind === kind)) continue
    const tnids = await dropSampleContributions(trx, kind)
    await touchContent(trx, 'listings', tnids.map(String))
    dropped += tnids.length
  }
  if (gone.length > 0) await trx.deleteFrom('imports').where('file', 'in', gone).execute()
  return dropped
}

/** The numbers of all listings but those that are another one. */
function listedIds(files: readonly DataFile[]): Set<string> {
  const same = samePlaces(files)
  const rows = files.filter(hasPlaces).flatMap((file): Parameters<typeof sourceOf>[0][] => file.rows)
  return new Set(rows.filter((row) => !same.has(sourceOf(row) ?? '')).map(({ tnid }) => String(tnid)))
}

/** The cities that data files refer to, however small: a gazetteer must have them. */
export function citiesOfData(files: readonly DataFile[]): Set<number> {
  const named = files.flatMap((file) => citiesNamed(file)[1]).filter((id) => id !== undefined)
  return new Set([...namedPlaces(files), ...named])
}

/** The places that data files name, which are imported however small. */
export function namedPlaces(files: readonly DataFile[]): Set<number> {
  return new Set(
    files.flatMap((file) => {
      if (file.kind === 'otherNames') return file.rows.map(({ id }) => id)
      return file.kind === 'places' ? file.rows.flatMap(({ id, partOf = id }) => [id, partOf]) : []
    }),
  )
}

async function importedHashes(db: Store): Promise<Map<string, string>> {
  const rows = await db.selectFrom('imports').select(['file', 'hash']).execute()
  return new Map(rows.map(({ file, hash }) => [file, hash]))
}

async function remember(
  trx: StoreTransaction,
  row: { file: string; hash: string; rows: number; at: number },
): Promise<void> {
  const { hash, rows, at } = row
  await trx
    .insertInto('imports')
    .values(row)
    .onConflict((conflict) => conflict.column('file').doUpdateSet({ hash, rows, at }))
    .execute()
}

async function importGazetteer(
  trx: StoreTransaction,
  file: string,
  ids: ReadonlySet<number>,
  now: number,
): Promise<{ rows: number; changed: number }> {
  const rows: ContentRow[] = []
  for await (const city of readGazetteer(file, ids)) {
    rows.push({
      kind: 'cities',
      id: String(city.id),
      body: city,
      sample: false,
    })
  }
  return {
    rows: rows.length,
    changed: await putContent(trx, rows, { origin: GAZETTEER, now }),
  }
}

async function importFile(trx: StoreTransaction, file: DataFile, now: number): Promise<number> {
  if (isContributions(file)) {
    const tnids = await insertSampleContributions(trx, file)
    await touchContent(trx, 'listings', tnids.map(String))
    return file.rows.length
  }
  // What is said of other files has its effect there.
  return isContent(file) ? putContent(trx, contentRows(file), { origin: SEED, now }) : 0
}

/** The listings of all files, with what they refer to. */
async function seedPlaces(trx: StoreTransaction, files: readonly DataFile[]): Promise<SeedPlaces> {
  const rows = files.flatMap((file) => (file.kind === 'options' ? file.rows : []))
  const lists = Map.groupBy(rows, ({ list }) => list as OptionListName)
  const options = new Map([...lists].map(([list, choices]) => [list, choicesOf(choices)]))
  return new SeedPlaces(files, { towns: await loadTowns(trx), options, own: new Map() })
}

async function importListings(
  trx: StoreTransaction,
  file: PlacesFile,
  { places, now }: { places: SeedPlaces; now: number },
): Promise<number> {
  const writing = { origin: SEED, now }
  const linked = places.linksOf(file)
  const listed = await withoutImported(trx, places.rowsOf(file), linked)
  const changed = await putContent(trx, await withoutDuplicates(trx, listed, writing), writing)
  await linkPlaces(trx, linked)
  await noteSources(trx, linked, file.provenance)
  return changed
}

/** The cities that a file names, by field. */
function citiesNamed(file: DataFile): [string, (number | undefined)[]] {
  switch (file.kind) {
    case 'listings':
    case 'mapPlaces':
    case 'features':
      return ['place', file.rows.map(({ place }) => place)]
    case 'otherNames':
      return ['id', file.rows.map(({ id }) => id)]
    case 'places':
      return ['partOf', file.rows.map(({ partOf }) => partOf)]
    default:
      return ['', []]
  }
}

/** Checks that every listing and feature is in a city of the gazetteer. Throws DataFileError. */
async function checkPlaces(trx: StoreTransaction, files: readonly DataFile[]): Promise<void> {
  const cities = await trx.selectFrom('content').select('id').where('kind', '=', 'cities').execute()
  const known = new Set(cities.map(({ id }) => Number(id)))
  for (const file of files) {
    const [field, ids] = citiesNamed(file)
    const i = ids.findIndex((id) => id !== undefined && !known.has(id))
    if (i === -1) continue
    throw new DataFileError(`${file.file}: row ${i + 1}, field ${field}: the gazetteer has no city ${ids[i]}`)
  }
}
