import type { SeedListing } from '#core/contract/data-files.ts'
import type { DocumentList, DocumentsQuery, Facets, Facet, ListingState } from '#core/contract/desk.ts'
import type { Localized } from '#core/terms/localized.ts'
import type { Store } from '#data/store/database.ts'
import type { Area } from '../permissions/area.ts'
import {
  byName,
  countDocuments,
  DOCUMENT_COLUMNS,
  documentsIn,
  isCalled,
  lineOf,
  listDocuments,
  MAX_FOUND,
  PART,
} from './documents.repository.ts'
import { bodiesOf } from '#data/store/stored-bodies.ts'
import { isOlder } from '#core/domain/age.ts'
import { FILTER_NAMES, type FilterName } from '#core/terms/desk-kinds.ts'
import { lastConfirmation } from '#core/domain/freshness.ts'
import { isPhotograph } from '#core/domain/pictures.ts'
import { isApproximate, isUnchecked } from '#core/domain/provenance.ts'
import { LANGS } from '#core/i18n/languages.ts'

interface Context {
  now: number
  /** The listings that a text names. */
  named?: ((text: string) => readonly number[]) | undefined
  area: Area | undefined
}

/**
 * The listings that pass filters, sorted by name, with what the filters would leave: that needs all bodies. Of very
 * many without a filter, a page by id.
 */
export async function listListings(
  db: Store,
  { text = '', deleted = false, from = 0, count = PART, ...filter }: DocumentsQuery,
  { now, named, area }: Context,
): Promise<DocumentList> {
  const search = text.trim()
  if (search === '' && !hasFilter(filter) && (await countDocuments(db, 'listings')) > MAX_FOUND)
    return listDocuments(db, 'listings', { deleted, from, count }, area)
  const { lines, found } = await matchingListings(db, { text, deleted, ...filter }, { now, named, area })
  const facets = facetsOf(
    found.map(({ marks }) => marks),
    filter,
  )
  return { total: lines.length, documents: lines.slice(from, from + count), facets: await withNames(db, facets) }
}

/** All listings that pass filters, sorted by name, among those that a text finds. */
export async function matchingListings(
  db: Store,
  { text = '', deleted = false, ...filter }: Omit<DocumentsQuery, 'from' | 'count'>,
  { now, named, area }: Context,
) {
  const search = text.trim()
  const confirmed = await confirmedByEditors(db)
  const today = new Date(now).toISOString().slice(0, 10)
  // The index finds names without reading all bodies; it lacks the deleted ones.
  const ids = search !== '' && named && !deleted ? [search, ...named(search).map(String)] : undefined
  const all = documentsIn(db, 'listings', area)
    .select(DOCUMENT_COLUMNS)
    .where('deleted', '=', deleted ? 1 : 0)
  const rows = await (ids ? all.where('id', 'in', ids) : all).execute()
  const found = rows
    .map((row) => {
      const listing = JSON.parse(row.body) as SeedListing
      const marks = marksOf(listing, { today, editorAt: confirmed.get(listing.tnid) })
      return { line: lineOf(row, listing), marks }
    })
    .filter(({ line }) => search === '' || ids || isCalled(line, search))
  const lines = found
    .filter(({ marks }) => passes(marks, filter))
    .map(({ line }) => line)
    .sort(byName)
  return { lines, found }
}

/** When editors last said of listings that they are still there. */
async function confirmedByEditors(db: Store): Promise<Map<number, number>> {
  const rows = await db
    .selectFrom('sightings')
    .select(['tnid', (eb) => eb.fn.max('at').as('at')])
    .where('role', '=', 'editor')
    .groupBy('tnid')
    .execute()
  return new Map(rows.map(({ tnid, at }) => [tnid, Number(at)]))
}

/** With the names of cities. */
async function withNames(db: Store, facets: Facets): Promise<Facets> {
  const ids = facets.place.slice(0, MAX_FOUND).map(({ value }) => value)
  const cities = await bodiesOf<{ names: Localized }>(db, ['cities'], ids, { withDeleted: true })
  const place = facets.place.map((facet) => {
    const city = cities.get(facet.value)
    return city ? { ...facet, name: city.names } : facet
  })
  return { ...facets, place }
}

/** The values of a listing in each filter. */
type Marks = Readonly<Record<FilterName, readonly string[]>>

/** The source by which listings without one are found. */
const NO_SOURCE = 'none'

interface Known {
  /** YYYY-MM-DD */
  today: string
  /** When an editor last confirmed it, epoch milliseconds. */
  editorAt?: number | undefined
}

function marksOf(listing: SeedListing, known: Known): Marks {
  const { place, dtype, provenance, sample, title } = listing
  return {
    place: [String(place)],
    dtype: [String(dtype)],
    source: [provenance?.name ?? NO_SOURCE],
    sample: [String(sample === true)],
    lacks: LANGS.filter((lang) => !title[lang]),
    state: statesOf(listing, known),
  }
}

function statesOf(listing: SeedListing, { today, editorAt }: Known): ListingState[] {
  const { kashrutFacts = [], pictures = [], sample, vanished } = listing
  // A sample needs no work.
  if (sample) return []
  const sightings = editorAt === undefined ? undefined : { editorAt, openAt: [], closed: 0 }
  const isWithdrawn = kashrutFacts.some(({ claim, superseded }) => claim === 'withdrawn' && !superseded)
  const states: Readonly<Record<ListingState, boolean>> = {
    vanished: vanished !== undefined,
    withdrawn: isWithdrawn,
    stale: isOlder(lastConfirmation(listing, sightings)?.day, today),
    unconfirmed: isUnchecked(listing) && editorAt === undefined,
    approximate: isApproximate(listing),
    noPhotograph: !pictures.some(isPhotograph),
  }
  return (Object.keys(states) as ListingState[]).filter((state) => states[state])
}

type Filter = Pick<DocumentsQuery, FilterName>

const hasFilter = (filter: Filter): boolean => FILTER_NAMES.some((name) => filter[name] !== undefined)

/** Whether a listing passes the filters, one of them aside. */
const passes = (marks: Marks, filter: Filter, aside?: FilterName): boolean =>
  !hasFilter(filter) ||
  FILTER_NAMES.every((name) => {
    const choice = filter[name]
    return name === aside || choice === undefined || marks[name].includes(String(choice))
  })

/** How many listings each value of each filter would leave. */
function facetsOf(all: readonly Marks[], filter: Filter): Facets {
  const facets = FILTER_NAMES.map((name): [FilterName, Facet[]] => {
    const counts = new Map<string, number>()
    for (const marks of all) {
      if (!passes(marks, filter, name)) continue
      for (const value of marks[name]) counts.set(value, (counts.get(value) ?? 0) + 1)
    }
    return [name, [...counts].map(([value, count]) => ({ value, count })).sort((a, b) => b.count - a.count)]
  })
  return Object.fromEntries(facets) as Facets
}
