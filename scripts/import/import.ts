import { createHash } from 'node:crypto'
import { statSync } from 'node:fs'
import type { ContentKind } from '#api/store/content.table.ts'
import { dropMissing, putContent, touchContent, type ContentRow } from '#api/store/content.repository.ts'
import type { Store, StoreTransaction } from '#api/store/database.ts'
import { DataFileError, readDataFiles, type DataFile } from './data-files.ts'
import { countryNames } from './country-names.ts'
import { gazetteerFile, readGazetteer } from './gazetteer.ts'
import { insertSampleWords } from './sample-words.ts'

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
  const withGazetteer = known.get('gazetteer') !== stamp
  const total = todo.length + (withGazetteer ? 1 : 0)
  const imported: Imported = { files: [], changed: 0 }
  if (total === 0) return imported
  await db.transaction().execute(async (trx) => {
    const done = async (file: string, hash: string, rows: number, changed: number) => {
      await remember(trx, { file, hash, rows, at: options.now })
      imported.files.push(file)
      imported.changed += changed
      options.onProgress?.(imported.files.length, total)
    }
    if (withGazetteer) {
      const { rows, changed } = await importGazetteer(trx, gazetteer, wanted, options.now)
      await done('gazetteer', stamp, rows, changed)
    }
    await checkPlaces(trx, todo)
    for (const file of todo) {
      await done(file.file, file.hash, file.rows.length, await importFile(trx, file, options.now))
    }
  })
  return imported
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
  return { rows: rows.length, changed: await putContent(trx, rows, { origin: 'gazetteer', now }) }
}

async function importFile(trx: StoreTransaction, file: DataFile, now: number): Promise<number> {
  if (file.kind === 'reviews' || file.kind === 'questions') {
    const tnids = await insertSampleWords(trx, file)
    await touchContent(trx, 'listings', tnids.map(String))
    return file.rows.length
  }
  const origin = `seed:${file.file}`
  const rows = contentRows(file)
  const changed = await putContent(trx, rows, { origin, now })
  const keep = new Set(rows.map(({ id }) => id))
  return changed + (await dropMissing(trx, file.kind, keep, { origin, now }))
}

type ContentFile = Extract<DataFile, { kind: ContentKind }>

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

/** What no file can see alone: one id twice, a listing without its city's options. Throws DataFileError. */
function checkTogether(files: readonly DataFile[]): void {
  const seen = new Map<string, string>()
  const options = new Map<string, Set<string>>()
  for (const file of files) {
    if (file.kind === 'reviews' || file.kind === 'questions') continue
    if (file.kind === 'options') {
      for (const { list, id } of file.rows) options.set(list, (options.get(list) ?? new Set()).add(id))
      continue
    }
    for (const { kind, id } of contentRows(file)) {
      const key = `${kind} ${id}`
      const first = seen.get(key)
      if (first) throw new DataFileError(`${file.file}: ${key} stands in ${first} already`)
      seen.set(key, file.file)
    }
  }
  for (const file of files) if (file.kind === 'listings') checkOptions(file, options)
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
