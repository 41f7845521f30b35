import { DIRECTORY_TYPES, type DirectoryType } from '#core/contract/directory.ts'
import { boxesAround, distanceKm } from '#core/domain/distance.ts'
import type { ListingCard, NearbyCard } from './inputs.ts'
import { listingCards, type CardRow, type ListingRow } from './cards.ts'
import { addHours } from './listing-hours.ts'
import type { Index } from './open.ts'

export interface Near {
  tnid: number
  dtype: number
  km: number
  sample: number
}

/** R*Tree boxes are single precision: widen them by this many degrees, and compute distances from the exact columns. */
const SLACK = 0.0001

/** All listings, or those of some types, within a distance of a point in degrees: nearest first, samples last. */
export function listingsWithin(
  index: Index,
  lat: number,
  lng: number,
  km: number,
  types: readonly number[] = [],
): Near[] {
  const ofTypes = types.length > 0 ? `and dtype in (${types.map(() => '?').join(', ')})` : ''
  const found = boxesAround(lat, lng, km).flatMap((box) =>
    index.all<Omit<Near, 'km'> & { lat: number; lng: number }>(
      `select tnid, dtype, lat, lng, sample from listing_boxes
       where max_lng >= ? and min_lng <= ? and max_lat >= ? and min_lat <= ? ${ofTypes}`,
      box.minLng - SLACK,
      box.maxLng + SLACK,
      box.minLat - SLACK,
      box.maxLat + SLACK,
      ...types,
    ),
  )
  const seen = new Set<number>()
  return found
    .map((row) => ({ ...row, km: distanceKm(lat, lng, row.lat, row.lng) }))
    .filter((row) => row.km <= km && !seen.has(row.tnid) && seen.add(row.tnid))
    .sort((a, b) => a.sample - b.sample || a.km - b.km || a.tnid - b.tnid)
}

export interface NearbyOptions {
  km: number
  limit: number
  /** A place whose listings are left out. */
  excludePlace?: number
  types?: readonly number[]
}

/** Cards of the nearest listings. */
export function nearbyCards(index: Index, lat: number, lng: number, options: NearbyOptions): NearbyCard[] {
  const cards: NearbyCard[] = []
  for (const { tnid, dtype, km } of listingsWithin(index, lat, lng, options.km)) {
    if (cards.length === options.limit) break
    if (options.types && !options.types.includes(dtype)) continue
    const row = index.get<ListingRow>('select * from listings where tnid = ?', tnid)
    if (!row || [row.place, row.city].includes(options.excludePlace ?? 0)) continue
    const [card] = listingCards(index, [row])
    if (card) cards.push({ card, km: Math.round(km * 10) / 10 })
  }
  return cards
}

/** Places with pages whose centre lies within a distance of a point. */
export function placesWithin(index: Index, lat: number, lng: number, km: number): number[] {
  return boxesAround(lat, lng, km).flatMap((box) =>
    index
      .all<{ id: number; lat: number; lng: number }>(
        `select p.id, p.lat, p.lng from place_boxes b join places p on p.id = b.id
         where b.max_lng >= ? and b.min_lng <= ? and b.max_lat >= ? and b.min_lat <= ?
           and p.has_page = 1 and p.kind = 'city'`,
        box.minLng - SLACK,
        box.maxLng + SLACK,
        box.minLat - SLACK,
        box.maxLat + SLACK,
      )
      .filter((place) => distanceKm(lat, lng, place.lat, place.lng) <= km)
      .map(({ id }) => id),
  )
}

export interface NearbyGroup {
  dtype: DirectoryType
  /** Nearest first. */
  cards: NearbyCard[]
  /** Whether there are more than these. */
  hasMore: boolean
}

const FIRST_KM = 1
/** Much wider rings include whole cities in vain; much narrower ones take too many steps. */
const WIDER = 1.5
const FARTHEST_KM = 100
/** Three pages of ten. */
const PER_TYPE = 30

/** The nearest listings of each type, samples last, in the order of types, without empty ones. */
export function nearbyGroups(index: Index, lat: number, lng: number): NearbyGroup[] {
  const groups = new Map<number, Near[]>()
  let open: readonly DirectoryType[] = DIRECTORY_TYPES
  for (let km = FIRST_KM; open.length > 0; km = Math.min(km * WIDER, FARTHEST_KM)) {
    const byType = Map.groupBy(listingsWithin(index, lat, lng, km, open), ({ dtype }) => dtype)
    for (const dtype of open) groups.set(dtype, byType.get(dtype)?.slice(0, PER_TYPE + 1) ?? [])
    if (km === FARTHEST_KM) break
    // Types with enough listings drop out, so that wide rings only look for rare ones. Samples do not count.
    open = open.filter((dtype) => {
      const real = groups.get(dtype)!.filter(({ sample }) => sample === 0)
      return real.length <= PER_TYPE
    })
  }
  const cards = cardsOf(index, [...groups.values()].flat())
  return DIRECTORY_TYPES.flatMap((dtype) => {
    const found = groups.get(dtype) ?? []
    const hasMore = found.length > PER_TYPE
    const own = found.slice(0, PER_TYPE).flatMap(({ tnid, km }) => {
      const card = cards.get(tnid)
      return card ? [{ card, km: Math.round(km * 10) / 10 }] : []
    })
    return own.length > 0 ? [{ dtype, cards: own, hasMore }] : []
  })
}

/** The cards of listings by id, in one query. */
function cardsOf(index: Index, all: readonly Near[]): Map<number, ListingCard> {
  const rows = index.all<CardRow>(
    `select place, card, reviews, rating, confirmed, old from listings
     where tnid in (select value from json_each(?))`,
    JSON.stringify(all.map(({ tnid }) => tnid)),
  )
  const cards = listingCards(index, rows)
  addHours(index, cards)
  return new Map(cards.map((card) => [card.tnid, card]))
}
