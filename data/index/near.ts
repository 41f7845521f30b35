import { DIRECTORY_TYPES, type DirectoryType } from '#core/terms/directory.ts'
import { boxesAround, distanceKm } from '#core/domain/distance.ts'
import { KM_PER_DEGREE } from '#core/domain/nearest.ts'
import { NEAR_KM } from '#core/domain/reach.ts'
import type { Localized } from '#core/terms/localized.ts'
import type { NearbyCard } from './inputs.ts'
import { listingCards, type ListingRow } from './cards.ts'
import { SLACK, spotsIn, tilesAround, type Spot, type Spots } from './listing-tiles.ts'
import type { Index } from './open.ts'

interface Distant {
  tnid: number
  km: number
}

export interface Near extends Distant {
  dtype: number
}

/** A listing near a point, and where it is. */
export type SpotNear = Near & Spot

/** All listings within a distance of a point in degrees, nearest first. Samples are nowhere. */
export function listingsWithin(index: Index, lat: number, lng: number, km: number): SpotNear[] {
  const found = boxesAround(lat, lng, km).flatMap((box) => spotsIn(index, box))
  const seen = new Set<number>()
  return found
    .map((row) => ({ ...row, km: distanceKm(lat, lng, row.lat, row.lng) }))
    .filter((row) => row.km <= km && !seen.has(row.tnid) && seen.add(row.tnid))
    .sort(byDistance)
}

/** Of equally near ones the first by number. */
export const byDistance = (a: Distant, b: Distant): number => a.km - b.km || a.tnid - b.tnid

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
}

/** By default three pages of ten, of every type. */
const ALL_NEARBY: Reach = { km: NEAR_KM, limit: 30, types: DIRECTORY_TYPES }

/** The nearest listings of each type, in the order of types, without those that have none. */
export function nearbyGroups(index: Index, lat: number, lng: number, reach: Reach = ALL_NEARBY): NearbyGroup[] {
  const found = nearestOf(index, lat, lng, reach)
  return reach.types.flatMap((dtype) => {
    const all = found.get(dtype)!.sort(byDistance)
    const items = all.slice(0, reach.limit).map(({ tnid, km }) => ({ tnid, km: Math.round(km * 10) / 10 }))
    return items.length > 0 ? [{ dtype, items, hasMore: all.length > reach.limit }] : []
  })
}

/** By type: all within reach, or where many are, more than enough of the nearest. */
export function nearestOf(index: Index, lat: number, lng: number, { km, limit, types }: Reach): Map<number, Near[]> {
  const found = new Map<number, Near[]>(types.map((dtype) => [dtype, []]))
  const open = new Map(found)
  for (const tile of tilesAround(index, lat, lng, km)) {
    // Everything nearer than this tile was read.
    const isKnown = (near: Near) => near.km <= tile.km
    for (const [dtype, known] of open)
      if (known.length > limit && known.filter(isKnown).length > limit) open.delete(dtype)
    if (open.size === 0) break
    addSpots(tile.spots(), { lat, lng, km, open })
  }
  return found
}

interface Wanted extends Pick<Reach, 'km'> {
  lat: number
  lng: number
  open: ReadonlyMap<number, Near[]>
}

function addSpots({ tnids, types, lats, lngs }: Spots, { lat, lng, km, open }: Wanted): void {
  const degrees = km / KM_PER_DEGREE
  for (let i = 0; i < tnids.length; i++) {
    if (Math.abs(lats[i]! - lat) > degrees) continue
    const dtype = types[i]!
    const list = open.get(dtype)
    if (!list) continue
    const away = distanceKm(lat, lng, lats[i]!, lngs[i]!)
    if (away <= km) list.push({ tnid: tnids[i]!, dtype, km: away })
  }
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
