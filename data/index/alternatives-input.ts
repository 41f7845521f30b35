import type { Authority, SeedListing } from '#core/contract/data-files.ts'
import type { DirectoryType } from '#core/contract/directory.ts'
import { distanceKm } from '#core/domain/distance.ts'
import { nearestFinder, type Point } from '#core/domain/nearest.ts'
import type { Localized } from '#core/domain/localized.ts'
import type { KnownAlternatives } from './alternatives-of.ts'
import { placeRef, placeRow, type PlaceRow } from './cards.ts'
import { keptWhileUnchanged, type Index } from './open.ts'
import { allAuthorities } from './queries.ts'
import { nearestRefs, pointsOf, type ListingKind } from './write-nearest.ts'

/** What is looked for elsewhere where a place has nothing of a type. Whoever looks for a shop needs food. */
const KIND_OF_TYPE: Readonly<Partial<Record<DirectoryType, ListingKind>>> = {
  228: 'eating',
  230: 'stay',
  231: 'synagogue',
  232: 'eating',
  236: 'stay',
}

/** Of these, the certifying authority knows more. */
const CERTIFIED: ReadonlySet<DirectoryType> = new Set([228, 232])
/** Of these, a community knows more. */
const COMMUNAL: ReadonlySet<DirectoryType> = new Set([228, 231, 232])

type Position = Pick<Point, 'lat' | 'lng'>
type RefOf = (kind: ListingKind) => number | undefined

/** What helps in a place that has nothing of a type. A country has no middle to measure from. */
export function alternativesIn(index: Index, row: PlaceRow, dtype: DirectoryType): KnownAlternatives {
  if (row.kind === 'country') return known(index, row, { dtype, at: row, refOf: () => undefined })
  const refs = nearestRefs(index, row.id)
  const refOf: RefOf = row.has_page === 1 ? (kind) => refs.get(kind) : finderAt(index, row)
  return known(index, row, { dtype, at: row, refOf })
}

/** What helps around a position where nothing of a type is known. The town that it speaks of is the nearest one. */
export function alternativesAt(index: Index, at: Position, dtype: DirectoryType): KnownAlternatives | undefined {
  const town = towns(index)(at.lat, at.lng)
  const row = town && placeRow(index, town.id)
  return row && known(index, row, { dtype, at, refOf: finderAt(index, at) })
}

const towns = keptWhileUnchanged((index) =>
  nearestFinder(index.all<Point>(`select id, lat, lng from places where kind = 'city'`)),
)

/** One a kind, made when it is first asked for. */
const finders = keptWhileUnchanged(() => new Map<ListingKind, ReturnType<typeof nearestFinder>>())

const finderAt =
  (index: Index, { lat, lng }: Position): RefOf =>
  (kind) => {
    const kept = finders(index)
    let finder = kept.get(kind)
    if (!finder) kept.set(kind, (finder = nearestFinder(pointsOf(index, kind))))
    return finder(lat, lng)?.id
  }

interface Wanted {
  dtype: DirectoryType
  at: Position
  /** The nearest listing of a kind. */
  refOf: RefOf
}

function known(index: Index, row: PlaceRow, { dtype, at, refOf }: Wanted): KnownAlternatives {
  const authority = CERTIFIED.has(dtype) && authorityOf(index, row)
  const community = COMMUNAL.has(dtype) && communityOf(index, at, refOf('community'))
  // A community that answers the phone is better than a town that has some.
  const kind = dtype === 231 && community ? undefined : KIND_OF_TYPE[dtype]
  const town = kind && townOf(index, at, refOf(kind))
  return {
    dtype,
    place: placeRef(row),
    ...(authority && { authority }),
    ...(community && { community }),
    ...(town && { town }),
  }
}

/** These certify anywhere in their countries; others where they are. */
const COUNTRYWIDE: ReadonlySet<Authority['kind']> = new Set(['agency', 'nationalRabbinate'])

/** Those that work and can be reached. */
const reachable = keptWhileUnchanged((index) =>
  allAuthorities(index).filter(
    ({ sample, closed, website, phones = [] }) => !sample && !closed && (website !== undefined || phones.length > 0),
  ),
)

/** The authority of the town, else one of the whole country. */
function authorityOf(index: Index, { id, country }: PlaceRow): KnownAlternatives['authority'] {
  const all = reachable(index)
  const found =
    all.find(({ places = [] }) => places.includes(id)) ??
    all.find(({ kind, countries = [] }) => COUNTRYWIDE.has(kind) && countries.includes(country))
  if (!found) return undefined
  const { names, website, phones: [phone] = [] } = found
  return { id: found.id, names, ...(website && { website }), ...(phone && { phone }) }
}

type ListingRow = Position & { place: number; city: number; dtype: DirectoryType }

function communityOf(index: Index, at: Position, tnid: number | undefined): KnownAlternatives['community'] {
  const row = index.get<ListingRow & { title: string; phones: string }>(
    `select place, dtype, lat, lng, json_extract(card, '$.title') title, json_extract(body, '$.phones') phones
     from listings where tnid = ?`,
    tnid ?? 0,
  )
  const place = row && placeRow(index, row.place)
  const [phone] = row ? (JSON.parse(row.phones) as NonNullable<SeedListing['phones']>) : []
  if (!place || !phone) return undefined
  const title = JSON.parse(row.title) as Localized
  return { tnid: tnid!, dtype: row.dtype, title, place: placeRef(place), phone, km: kmTo(at, row) }
}

/** The town of a listing with all that it has of that type. */
function townOf(index: Index, at: Position, tnid: number | undefined): KnownAlternatives['town'] {
  const row = index.get<ListingRow>('select place, city, dtype, lat, lng from listings where tnid = ?', tnid ?? 0)
  const place = row && placeRow(index, row.city)
  if (!place) return undefined
  const { dtype, city } = row
  const { count } = index.get<{ count: number }>(
    'select count(*) count from listings where city = ? and dtype = ? and sample = 0',
    city,
    dtype,
  )!
  return { place: placeRef(place), dtype, count, km: kmTo(at, row) }
}

const kmTo = (from: Position, to: Position): number =>
  Math.round(distanceKm(from.lat, from.lng, to.lat, to.lng) * 10) / 10
