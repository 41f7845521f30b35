import { createHash } from 'node:crypto'
import { isOlder } from '#core/domain/age.ts'
import type { SeedListing, SeedMapPlace } from '#core/contract/data-files.ts'
import type { ContentRow } from '#data/store/content.repository.ts'
import { contentRows } from './content-rows.ts'
import { DataFileError, type DataFile } from './data-files.ts'
import type { References } from './places/finish-listing.ts'
import { incomingPlace } from './places/incoming.ts'
import { OSM } from './places/sources.ts'
import { SKIP_TEXTS } from './places/listing-draft.ts'

// Listings of data files, and among them those that came from a source of places: they are known by their ids there,
// so that an import of that source goes on with them.

/** Raised whenever the places of maps are read in another way: stores take them in again. */
const READING = 4

type MapFile = Extract<DataFile, { kind: 'mapPlaces' }>
type ListingsFile = Extract<DataFile, { kind: 'listings' }>
export type PlacesFile = MapFile | ListingsFile

export const hasPlaces = (file: DataFile): file is PlacesFile => file.kind === 'mapPlaces' || file.kind === 'listings'

/** A listing that a source has, under its id there. */
export interface SourcedRow {
  row: ContentRow
  source: string
  sourceId: string
}

/** What a listing takes from the place that it is: where it stands and how to reach it. Its own texts stay. */
const TAKEN = [
  'position',
  'postcode',
  'phones',
  'fax',
  'email',
  'website',
  'wheelchair',
  'wikidata',
  'provenance',
] as const

/** What a row of a data file came from, `osm:node/123`; undefined of what was compiled. */
export const sourceOf = (row: SeedMapPlace | SeedListing): string | undefined =>
  'tags' in row ? `${OSM.source}:${row.id}` : row.sample ? undefined : row.provenance?.sourceId

/** By the source of a place, the number of the listing that it is. */
export function samePlaces(files: readonly DataFile[]): Map<string, number> {
  const rows = files.flatMap((file) => (file.kind === 'samePlaces' ? file.rows : []))
  return new Map(rows.filter(({ same }) => same).map(({ tnid, source }) => [source, tnid]))
}

/** What a file is known by: its text, and what its rows become together with those of others. */
export function stampOf(file: DataFile, files: readonly DataFile[]): string {
  const same = samePlaces(files)
  const leading = new Set(same.values())
  const isLeading = file.kind === 'listings' && file.rows.some(({ tnid }) => leading.has(tnid))
  if (file.kind !== 'mapPlaces' && !isLeading && !hasJoined(file, same)) return file.hash
  const others = files.filter(
    (dataFile) => dataFile.kind === 'mapPlaces' || dataFile.kind === 'samePlaces' || hasJoined(dataFile, same),
  )
  const parts = [READING, file.hash, ...others.map(({ hash }) => hash)]
  return createHash('sha256').update(parts.join(' ')).digest('hex')
}

/** Whether a file has a place that is a listing of another row. */
const hasJoined = (file: DataFile, same: ReadonlyMap<string, number>): boolean =>
  file.kind === 'listings' && file.rows.some((row) => same.has(sourceOf(row) ?? ''))

/** The listings of all data files, made once. */
export class SeedPlaces {
  private readonly same: ReadonlyMap<string, number>
  private readonly sourced: ReadonlyMap<string, readonly SourcedRow[]>
  /** The places that listings are, by the numbers of the listings. */
  private readonly partners: ReadonlyMap<string, SourcedRow>

  constructor(files: readonly DataFile[], references: References) {
    this.same = samePlaces(files)
    this.sourced = new Map(files.filter(hasPlaces).map((file) => [file.file, sourcedRows(file, references)]))
    const all = [...this.sourced.values()].flat()
    this.partners = new Map(all.filter((row) => this.sameAs(row) !== undefined).map((row) => [this.itemOf(row), row]))
  }

  /** What a file lists: places that are listings of others are left out, and those have their values. */
  rowsOf(file: PlacesFile): ContentRow[] {
    const away = new Set(
      this.of(file)
        .filter((row) => this.sameAs(row) !== undefined)
        .map(({ row }) => row.id),
    )
    const rows = file.kind === 'mapPlaces' ? this.of(file).map(({ row }) => row) : contentRows(file)
    return rows.filter(({ id }) => !away.has(id)).map((row) => this.joined(row))
  }

  /** The places of a file by source and id there, with the number of the listing that each is. */
  linksOf(file: PlacesFile): (SourcedRow & { item: string })[] {
    return this.of(file).map((row) => ({ ...row, item: this.itemOf(row) }))
  }

  private of({ file }: PlacesFile): readonly SourcedRow[] {
    return this.sourced.get(file) ?? []
  }

  private sameAs({ source, sourceId }: SourcedRow): number | undefined {
    return this.same.get(`${source}:${sourceId}`)
  }

  private itemOf(row: SourcedRow): string {
    return String(this.sameAs(row) ?? row.row.id)
  }

  /**
   * A listing with what the place that it is says, unless that is much older than its own. One that has a source keeps
   * what that says, and learns only what the place says of kashrut.
   */
  private joined(row: ContentRow): ContentRow {
    const partner = this.partners.get(row.id)
    if (!partner) return row
    const [ours, theirs] = [row.body as SeedListing, partner.row.body as SeedListing]
    if (isOlder(theirs.provenance?.checked, ours.provenance?.checked)) return row
    if (sourceOf(ours) !== undefined) return { ...row, body: withFacts(ours, theirs) }
    const fields = TAKEN.filter((field) => theirs[field] !== undefined).map((field) => [field, theirs[field]])
    return { ...row, body: { ...ours, ...Object.fromEntries(fields), title: { ...theirs.title, ...ours.title } } }
  }
}

const withFacts = (ours: SeedListing, { kashrutFacts: others = [] }: SeedListing): SeedListing =>
  others.length === 0 ? ours : { ...ours, kashrutFacts: [...(ours.kashrutFacts ?? []), ...others] }

function sourcedRows(file: PlacesFile, references: References): SourcedRow[] {
  if (file.kind === 'mapPlaces') return file.rows.map((row, i) => mapListing(row, { file, i, references }))
  return contentRows(file).flatMap((row) => {
    const { provenance, sample } = row.body as SeedListing
    const [, source, sourceId] = /^([a-z0-9-]+):(.+)$/.exec(provenance?.sourceId ?? '') ?? []
    return source && sourceId && !sample ? [{ row, source, sourceId }] : []
  })
}

/** The listing of a place of a map, as an import of that map makes it. Throws DataFileError. */
function mapListing(
  { tnid, id, place, position, tags, taken }: SeedMapPlace,
  { file, i, references }: { file: MapFile; i: number; references: References },
): SourcedRow {
  const where = `${file.file}: row ${i + 1}`
  const day = () => taken ?? file.provenance.checked
  const result = incomingPlace(
    { id, where, tags, position, town: place },
    { source: OSM, mapping: undefined, references, day, now: Date.parse(day()) },
  )
  if ('skip' in result) throw new DataFileError(`${where}: ${result.why ?? SKIP_TEXTS[result.skip]}`)
  const row: ContentRow = { kind: 'listings', id: String(tnid), body: { tnid, ...result.body }, sample: false }
  return { row, source: OSM.source, sourceId: id }
}
