import type { Authority, SeedListing } from '#core/contract/data-files.ts'
import type { DirectoryType } from '#core/terms/directory.ts'
import { distanceKm } from '#core/domain/distance.ts'
import { nearestFinder, type Point } from '#core/domain/nearest.ts'
import type { Localized } from '#core/terms/localized.ts'
import type { KnownAlternatives } from './alternatives-of.ts'
import { placeRef, placeRow, type PlaceRow } from './cards.ts'
import { keptWhileUnchanged, type Index } from './open.ts'
import { allAuthorities } from './queries.ts'
import { communitiesIn, nearestRefs, pointsOf, type ListingKind } from './write-nearest.ts'

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
export const COMMUNAL: ReadonlySet<DirectoryType> = new Set([228, 231, 232])

type Position = Pick<Point, 'lat' | 'lng'>
type RefOf = (kind: ListingKind) => number | undefined

/** A community so much farther away than the nearest town that has some is no help. */
const COMMUNITY_BEYOND_KM = 50

/** Nobody goes farther for a meal or a minyan: what is beyond is no answer. */
export const MAX_ALTERNATIVE_KM = 500

/** What helps in a place that has nothing of a type. What is outside a country is measured from its capital. */
export function alternativesIn(index: Index, row: PlaceRow, dtype: DirectoryType): KnownAlternatives {
  const refs = nearestRefs(index, row.id)
  const refOf: RefOf = row.has_page === 1 ? (kind) => refs.get(kind) : finderAt(index, row)
  return known(index, { row, dtype, at: row, refOf })
}

/** What helps around a position where nothing of a type is known. The town that it speaks of is the nearest one. */
export function alternativesAt(index: Index, at: Position, dtype: DirectoryType): KnownAlternatives | undefined {
  const town = towns(index)(at.lat, at.lng)
  const row = town && placeRow(index, town.id)
  return row && known(index, { row, dtype, at, refOf: finderAt(index, at) })
}

const towns = keptWhileUnchanged((index) =>
  nearestFinder(index.all<Point>(`select id, lat, lng from places where kind = 'city'`)),
)

/** One a kind, made when it is first asked for. */
const finders = keptWhileUnchanged(() => new Map<ListingKind, ReturnType<typeof nearestFinder>>())

const finderAt =
  (index: Index, { lat, lng }: Position): RefOf =>
  (kind) => {
    const cache = finders(index)
    let finder = cache.get(kind)
    if (!finder) cache.set(kind, (finder = nearestFinder(pointsOf(index, kind))))
    return finder(lat, lng)?.id
  }

interface Wanted {
  row: PlaceRow
  dtype: DirectoryType
  at: Position
  /** The nearest listing of a kind. */
  refOf: RefOf
}

function known(index: Index, request: Wanted): KnownAlternatives {
  const { row, dtype } = request
  const authority = CERTIFIED.has(dtype) && authorityOf(index, row)
  const kind = KIND_OF_TYPE[dtype]
  const nearest = kind && townOf(index, request, kind)
  const community = COMMUNAL.has(dtype) && communityOf(index, request, nearest?.km)
  // To pray, a community that answers the phone is better than a town that has some.
  const town = dtype === 231 && community ? undefined : nearest
  const isMeasured = town || (community && community.km !== undefined)
  const capital = row.kind === 'country' && isMeasured && capitalOf(index, row)
  return {
    dtype,
    place: placeRef(row),
    ...(capital && { from: placeRef(capital) }),
    ...(authority && { authority }),
    ...(community && { community }),
    ...(town && { town }),
  }
}

/** A country is where its capital is, or its largest city. */
const capitalOf = (index: Index, { country, lat, lng }: PlaceRow): PlaceRow | undefined =>
  index.get(
    `select * from places where country = ? and kind = 'city' and lat = ? and lng = ? order by rank limit 1`,
    country,
    lat,
    lng,
  )

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

/**
 * The nearest community with a phone, unless the nearest town that has some is much nearer; in a country its own first,
 * whose town says more than a distance.
 */
function communityOf(
  index: Index,
  { row: from, at, refOf }: Wanted,
  townKm = MAX_ALTERNATIVE_KM,
): KnownAlternatives['community'] {
  const nearestOwn = nearestFinder(from.kind === 'country' ? communitiesIn(index, from.country) : [])
  const own = nearestOwn(from.lat, from.lng)
  const tnid = own?.id ?? refOf('community') ?? 0
  const row = index.get<ListingRow & { title: string; phones: string }>(
    `select place, dtype, lat, lng, json_extract(card, '$.title') title, json_extract(body, '$.phones') phones
     from listings where tnid = ?`,
    tnid,
  )
  const place = row && placeRow(index, row.place)
  const [phone] = row ? (JSON.parse(row.phones) as NonNullable<SeedListing['phones']>) : []
  if (!place || !phone) return undefined
  const known = { tnid, dtype: row.dtype, title: JSON.parse(row.title) as Localized, place: placeRef(place), phone }
  if (own) return known
  const km = kmTo(at, row)
  return km > Math.min(townKm + COMMUNITY_BEYOND_KM, MAX_ALTERNATIVE_KM)
    ? undefined
    : { ...known, ...abroad(index, { from, to: place }), km }
}

/** The town of a listing with all that it has of that type. */
function townOf(index: Index, { row: from, at, refOf }: Wanted, kind: ListingKind): KnownAlternatives['town'] {
  const sql = 'select place, city, dtype, lat, lng from listings where tnid = ?'
  const row = index.get<ListingRow>(sql, refOf(kind) ?? 0)
  const place = row && placeRow(index, row.city)
  const km = row ? kmTo(at, row) : Infinity
  if (!place || km > MAX_ALTERNATIVE_KM) return undefined
  const { dtype, city } = row
  const { count } = index.get<{ count: number }>(
    'select count(*) count from listings where city = ? and dtype = ? and sample = 0',
    city,
    dtype,
  )!
  return { place: placeRef(place), dtype, count, ...abroad(index, { from, to: place }), km }
}

/** The country of a place beyond the border. */
function abroad(index: Index, { from, to }: { from: PlaceRow; to: PlaceRow }): { country?: Localized } {
  const country = to.country === from.country || to.parent === null ? undefined : placeRow(index, to.parent)
  return country ? { country: placeRef(country).names } : {}
}

const kmTo = (from: Position, to: Position): number =>
  Math.round(distanceKm(from.lat, from.lng, to.lat, to.lng) * 10) / 10
