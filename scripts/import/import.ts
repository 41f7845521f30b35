import { createHash } from 'node:crypto'
import { statSync } from 'node:fs'
import { CONTENT_KINDS, type ContentKind } from '#api/store/content.table.ts'
import { dropMissing, putContent, touchContent, type ContentRow } from '#api/store/content.repository.ts'
import type { Store, StoreTransaction } from '#api/store/database.ts'
import { DataFileError, readDataFiles, type DataFile } from './data-files.ts'
import { countryNames } from './country-names.ts'
import { gazetteerFile, readGazetteer } from './gazetteer.ts'
import { dropSampleWords, insertSampleWords } from './sample-words.ts'

const GAZETTEER = 'gazetteer'
/** One origin for all data files: a row may move between them. */
const SEED = 'seed'
const SEED_KINDS = CONTENT_KINDS.filter((kind) => kind !== 'cities')
const WORD_KINDS = ['reviews', 'questions'] as const

export interface ImportOptions {
  /** The folder of the data files. */
  folder: string
  /** Epoch milliseconds. */
  now: number
  /** The gazetteer; the package's own unless a test says otherwise. */
  gazetteer?: string
  onProgress?: (done: number, total: number) => void
}

export interface Imported {
  /** Files whose content was taken in; the others were as before. */
  files: string[]
  changed: number
}

/**
 * Brings the store up to date with the data files, in one transaction: a wrong file changes nothing.
 * Throws DataFileError.
 */
export async function importData(db: Store, options: ImportOptions): Promise<Imported> {
  const files = readDataFiles(options.folder)
  checkTogether(files)
  const known = await importedHashes(db)
  const gazetteer = options.gazetteer ?? gazetteerFile()
  const wanted = namedPlaces(files)
  const stamp = createHash('sha256').update(`${statSync(gazetteer).size} ${[...wanted].join(' ')}`).digest('hex')
  const todo = files.filter(({ file, hash }) => known.get(file) !== hash)
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
      const { rows, changed } = await importGazetteer(trx, gazetteer, wanted, options.now)
      await done(GAZETTEER, stamp, rows, changed)
    }
    await checkPlaces(trx, todo)
    for (const file of todo) {
      await done(file.file, file.hash, file.rows.length, await importFile(trx, file, options.now))
    }
    imported.changed += await dropGone(trx, files, gone, options.now)
  })
  return imported
}

/** Files taken in once that are no longer there. */
function goneFiles(known: ReadonlyMap<string, string>, files: readonly DataFile[]): string[] {
  const present = new Set(files.map(({ file }) => file))
  return [...known.keys()].filter((file) => file !== GAZETTEER && !present.has(file))
}

/** Marks what no file has any more; a row may move from one file to another. Answers how many. */
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
    const keep = new Set(byKind.get(kind)?.map(({ id }) => id))
    dropped += await dropMissing(trx, kind, keep, { origin: SEED, now })
  }
  for (const kind of WORD_KINDS) {
    if (files.some((file) => file.kind === kind)) continue
    const tnids = await dropSampleWords(trx, kind)
    await touchContent(trx, 'listings', tnids.map(String))
    dropped += tnids.length
  }
  if (gone.length > 0) await trx.deleteFrom('imports').where('file', 'in', [...gone]).execute()
  return dropped
}

/** The places that data files name: they are wanted however small they are. */
function namedPlaces(files: readonly DataFile[]): Set<number> {
  return new Set(files.flatMap((file) => (file.kind === 'places' ? file.rows.map(({ id }) => id) : [])))
}

async function importedHashes(db: Store): Promise<Map<string, string>> {
  const rows = await db.selectFrom('imports').select(['file', 'hash']).execute()
  return new Map(rows.map(({ file, hash }) => [file, hash]))
}

async function remember(
  trx: StoreTransaction,
  row: { file: string; hash: string; rows: number; at: number },
): Promise<void> {
  const { file, ...rest } = row
  await trx
    .insertInto('imports')
    .values(row)
    .onConflict((conflict) => conflict.column('file').doUpdateSet(rest))
    .execute()
}

async function importGazetteer(
  trx: StoreTransaction,
  file: string,
  wanted: ReadonlySet<number>,
  now: number,
): Promise<{ rows: number; changed: number }> {
  const rows: ContentRow[] = []
  for await (const city of readGazetteer(file, wanted)) {
    rows.push({ kind: 'cities', id: String(city.id), body: city, sample: false })
  }
  return { rows: rows.length, changed: await putContent(trx, rows, { origin: GAZETTEER, now }) }
}

async function importFile(trx: StoreTransaction, file: DataFile, now: number): Promise<number> {
  if (!isContent(file)) {
    const tnids = await insertSampleWords(trx, file)
    await touchContent(trx, 'listings', tnids.map(String))
    return file.rows.length
  }
  return putContent(trx, contentRows(file), { origin: SEED, now })
}

type ContentFile = Extract<DataFile, { kind: ContentKind }>

function isContent(file: DataFile): file is ContentFile {
  return file.kind !== 'reviews' && file.kind !== 'questions'
}

function contentRows(file: ContentFile): ContentRow[] {
  if (file.kind === 'options') return optionLists(file)
  return file.rows.map((row) => ({
    kind: file.kind,
    id: rowId(file.kind, row),
    body: contentBody(file, row),
    sample: 'sample' in row && row.sample === true,
  }))
}

/** The provenance travels with each listing, a country with its names. */
function contentBody(file: ContentFile, row: object): object {
  if (file.kind === 'listings') return { provenance: file.provenance, ...row }
  if ('continent' in row && 'code' in row) return { ...row, names: countryNames(String(row.code)) }
  return row
}

/** A filter list is one document: its order counts. */
function optionLists(file: Extract<DataFile, { kind: 'options' }>): ContentRow[] {
  const lists = Map.groupBy(file.rows, ({ list }) => list)
  return [...lists].map(([list, options]) => ({
    kind: 'options',
    id: list,
    body: options.map(({ id, name }) => ({ id, name })),
    sample: false,
  }))
}

function rowId(kind: ContentKind, row: object): string {
  const { tnid, nid, id, country, code, supervision, name, place } = row as Record<string, unknown>
  if (kind === 'regions') return `${String(country)}.${String(code)}`
  if (kind === 'linkSets') return `${String(name)}:${String(place ?? 0)}`
  return String(tnid ?? nid ?? id ?? supervision)
}

/** What no file can see alone: one id twice, a choice or a listing that there is not. Throws DataFileError. */
function checkTogether(files: readonly DataFile[]): void {
  const seen = new Map<string, string>()
  for (const file of files) checkUnique(file, seen)
  const options = new Map<string, Set<string>>()
  for (const { rows } of files.filter((file) => file.kind === 'options')) {
    for (const { list, id } of rows) options.set(list, (options.get(list) ?? new Set()).add(id))
  }
  for (const file of files) {
    if (file.kind === 'listings') checkOptions(file, options)
    else if (!isContent(file)) checkListed(file, seen)
  }
}

/** The field that tells the rows of a kind apart. */
const ID_FIELDS: Readonly<Partial<Record<ContentKind, string>>> = {
  listings: 'tnid',
  features: 'nid',
  regions: 'code',
  linkSets: 'name',
  supervisionContacts: 'supervision',
}

function checkUnique(file: DataFile, seen: Map<string, string>): void {
  const add = (key: string, where: string) => {
    const first = seen.get(key)
    if (first) throw new DataFileError(`${file.file}: ${where}: ${key} stands in ${first} already`)
    seen.set(key, file.file)
  }
  // The words of a kind replace each other: a second file would wipe out the first.
  if (!isContent(file)) return add(file.kind, 'field kind')
  if (file.kind === 'options') for (const { id } of contentRows(file)) add(`options ${id}`, 'field list')
  file.rows.forEach((row, i) => {
    const key = 'list' in row ? `${row.list} ${row.id}` : `${file.kind} ${rowId(file.kind, row)}`
    add(key, `row ${i + 1}, field ${ID_FIELDS[file.kind] ?? 'id'}`)
  })
}

/** Sample words are written about listings of the data files. Throws DataFileError. */
function checkListed(
  file: Exclude<DataFile, ContentFile>,
  seen: ReadonlyMap<string, string>,
): void {
  file.rows.forEach(({ tnid }, i) => {
    if (seen.has(`listings ${tnid}`)) return
    throw new DataFileError(`${file.file}: row ${i + 1}, field tnid: there is no listing ${tnid}`)
  })
}

const OPTION_FIELDS = {
  foodType: 'foodtype',
  cuisine: 'cuisine',
  priceRange: 'pricerange',
  supervision: 'supervision',
  religion: 'religion',
  originOfCommunity: 'originofcommunity',
  businessesType: 'businessestype',
  embassyType: 'embassytype',
  apartmentType: 'apartmenttype',
  apartmentsNumberOfRooms: 'apartmentsnumberofrooms',
} as const

function checkOptions(
  file: Extract<DataFile, { kind: 'listings' }>,
  options: ReadonlyMap<string, ReadonlySet<string>>,
): void {
  file.rows.forEach((row, i) => {
    for (const [field, list] of Object.entries(OPTION_FIELDS)) {
      for (const id of [row[field as keyof typeof OPTION_FIELDS] ?? []].flat()) {
        if (options.get(list)?.has(id)) continue
        throw new DataFileError(`${file.file}: row ${i + 1}, field ${field}: "${id}" is not in the list ${list}`)
      }
    }
  })
}

/** Every listing and feature lies in a city of the gazetteer. Throws DataFileError. */
async function checkPlaces(trx: StoreTransaction, files: readonly DataFile[]): Promise<void> {
  const cities = await trx.selectFrom('content').select('id').where('kind', '=', 'cities').execute()
  const known = new Set(cities.map(({ id }) => Number(id)))
  for (const file of files) {
    if (file.kind !== 'listings' && file.kind !== 'features') continue
    file.rows.forEach(({ place }, i) => {
      if (known.has(place)) return
      throw new DataFileError(`${file.file}: row ${i + 1}, field place: the gazetteer has no city ${place}`)
    })
  }
}
