import { DIRECTORY_TYPES, type DirectoryType } from '#core/contract/directory.ts'
import { boxesAround, distanceKm } from '#core/domain/distance.ts'
import type { Localized } from '#core/domain/localized.ts'
import type { NearbyCard } from './inputs.ts'
import { listingCards, type ListingRow } from './cards.ts'
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
  return fewWithin(index, { lat, lng, km, types }) ?? []
}

interface Circle {
  lat: number
  lng: number
  km: number
  /** All if there are none. */
  types: readonly number[]
  /** By default any number. */
  most?: number
}

/** The same, or undefined if there are more than `most` in the boxes around the circle. */
function fewWithin(index: Index, { lat, lng, km, types, most = Infinity }: Circle): Near[] | undefined {
  const ofTypes = types.length > 0 ? `and min_type in (${types.map(() => '?').join(', ')})` : ''
  const found = boxesAround(lat, lng, km).flatMap((box) =>
    index.all<Omit<Near, 'km'> & { lat: number; lng: number }>(
      `select tnid, min_type dtype, lat, lng, sample from listing_boxes
       where max_lng >= ? and min_lng <= ? and max_lat >= ? and min_lat <= ? ${ofTypes} limit ?`,
      box.minLng - SLACK,
      box.maxLng + SLACK,
      box.minLat - SLACK,
      box.maxLat + SLACK,
      ...types,
      most === Infinity ? -1 : most + 1,
    ),
  )
  if (found.length > most) return undefined
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
  items: { tnid: number; km: number }[]
  /** Whether there are more than these. */
  hasMore: boolean
}

/** How far to look for what, and how many of each type at most. */
export interface Reach {
  km: number
  limit: number
  types: readonly DirectoryType[]
  /** Without samples. */
  isReal?: true
}

/** By default three pages of ten, of every type. */
const ALL_NEARBY: Reach = { km: 100, limit: 30, types: DIRECTORY_TYPES }

/** The nearest listings of each type, samples last, in the order of types, without empty ones. */
export function nearbyGroups(index: Index, lat: number, lng: number, reach: Reach = ALL_NEARBY): NearbyGroup[] {
  return reach.types.flatMap((dtype) => {
    const found = nearestOf(index, dtype, { lat, lng, reach })
    const items = found.slice(0, reach.limit).map(({ tnid, km }) => ({ tnid, km: Math.round(km * 10) / 10 }))
    return items.length > 0 ? [{ dtype, items, hasMore: found.length > reach.limit }] : []
  })
}

/** Few are found at once; among many, it looks in wider and wider circles, until enough are no samples. */
function nearestOf(index: Index, dtype: DirectoryType, { lat, lng, reach }: NearPoint): Near[] {
  const types = [dtype]
  const few = fewWithin(index, { lat, lng, km: reach.km, types, most: FEW * reach.limit })
  if (few) return reach.isReal ? few.filter(isReal) : few
  for (let km = 1; ;) {
    const found = listingsWithin(index, lat, lng, km, types)
    const real = found.filter(isReal)
    if (real.length > reach.limit || km >= reach.km) return reach.isReal ? real : found
    km = Math.min(km * widening(real.length, reach), reach.km)
  }
}

/** So many times as many as are needed cost less at once than in several circles. */
const FEW = 4
const isReal = ({ sample }: Near) => sample === 0

interface NearPoint {
  lat: number
  lng: number
  reach: Reach
}

/** How much wider the next circle is, so that it has twice as many as needed if they lie as densely. */
function widening(found: number, { limit }: Reach): number {
  return Math.max(1.5, Math.min(Math.sqrt((2 * limit) / found), 5))
}

/** What synagogues among these listings say of their prayer times. */
export function prayersOf(index: Index, tnids: readonly number[]): Map<number, Localized> {
  const rows = index.all<{ tnid: number; prayers: string }>(
    `select tnid, json_extract(body, '$.prayers') prayers from listings
     where tnid in (select value from json_each(?)) and dtype = 231 and instr(body, '"prayers":') > 0`,
    JSON.stringify(tnids),
  )
  return new Map(rows.map(({ tnid, prayers }) => [tnid, JSON.parse(prayers) as Localized]))
}
