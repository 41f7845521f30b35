import type { ContentKind } from '#data/store/content.table.ts'
import { referencedOptions } from '#core/fields/listing.ts'
import { contentId } from '#core/domain/content-id.ts'
import { contentRows } from './content-rows.ts'
import { DataFileError, type DataFile } from './data-files.ts'
import { isContributions, type ContributionsFile } from './sample-contributions.ts'
import { sourceOf } from './seed-places.ts'

/** Checks across files: duplicate ids, unknown options and listings. Throws DataFileError. */
export function checkReferences(files: readonly DataFile[]): void {
  const seen = new Map<string, string>()
  for (const file of files) checkUnique(file, seen)
  const options = new Map<string, Set<string>>()
  for (const { rows } of files.filter((file) => file.kind === 'options')) {
    for (const { list, id } of rows) options.set(list, (options.get(list) ?? new Set()).add(id))
  }
  const authorities = files.filter((file) => file.kind === 'authorities').flatMap(({ rows }) => rows)
  options.set('supervision', new Set(authorities.map(({ id }) => id)))
  for (const file of files) {
    if (file.kind === 'listings') checkOptions(file, options)
    else if (isContributions(file)) checkListed(file, seen)
    else if (file.kind === 'samePlaces') checkPairs(file, seen)
  }
}

/** The id field of each kind. */
const ID_FIELDS: Readonly<Partial<Record<ContentKind, string>>> = {
  listings: 'tnid',
  features: 'nid',
  regions: 'code',
  linkSets: 'name',
}

function checkUnique(file: DataFile, seen: Map<string, string>): void {
  const add = (key: string, where: string) => {
    const first = seen.get(key)
    if (first) throw new DataFileError(`${file.file}: ${where}: ${key} is already in ${first}`)
    seen.set(key, file.file)
  }
  // Contributions of a kind are replaced as a whole: a second file would erase the first.
  if (isContributions(file)) return add(file.kind, 'field kind')
  if (file.kind === 'samePlaces')
    return file.rows.forEach(({ tnid, source }, i) => add(`pair ${tnid} ${source}`, `row ${i + 1}, field source`))
  if (file.kind === 'listings' || file.kind === 'mapPlaces')
    file.rows.forEach((row, i) => {
      const source = sourceOf(row)
      if (source) add(`source ${source}`, `row ${i + 1}, field ${file.kind === 'mapPlaces' ? 'id' : 'provenance'}`)
    })
  if (file.kind === 'options') for (const { id } of contentRows(file)) add(`options ${id}`, 'field list')
  file.rows.forEach((row, i) => {
    const kind = file.kind === 'mapPlaces' ? 'listings' : file.kind
    const key = 'list' in row ? `${row.list} ${row.id}` : `${kind} ${contentId(kind, row)}`
    add(key, `row ${i + 1}, field ${ID_FIELDS[kind] ?? 'id'}`)
  })
}

/** Sample contributions refer to listings of the data files. Throws DataFileError. */
function checkListed(file: ContributionsFile, seen: ReadonlyMap<string, string>): void {
  file.rows.forEach(({ tnid }, i) => {
    if (seen.has(`listings ${tnid}`)) return
    throw new DataFileError(`${file.file}: row ${i + 1}, field tnid: there is no listing ${tnid}`)
  })
}

/** Pairs are of a listing and of a place that there are. Throws DataFileError. */
function checkPairs(file: Extract<DataFile, { kind: 'samePlaces' }>, seen: ReadonlyMap<string, string>): void {
  file.rows.forEach(({ tnid, source }, i) => {
    const missing = !seen.has(`listings ${tnid}`) ? 'tnid' : !seen.has(`source ${source}`) ? 'source' : undefined
    if (!missing) return
    const what = missing === 'tnid' ? `listing ${tnid}` : `place ${source}`
    throw new DataFileError(`${file.file}: row ${i + 1}, field ${missing}: there is no ${what}`)
  })
}

function checkOptions(
  file: Extract<DataFile, { kind: 'listings' }>,
  options: ReadonlyMap<string, ReadonlySet<string>>,
): void {
  file.rows.forEach((row, i) => {
    for (const { field, list, ids } of referencedOptions(row)) {
      const strange = ids.find((id) => !options.get(list)?.has(id))
      if (strange === undefined) continue
      throw new DataFileError(`${file.file}: row ${i + 1}, field ${field}: "${strange}" is not in the list ${list}`)
    }
  })
}
