import { isRemembrance } from '#core/domain/business-kinds.ts'
import { distanceKm } from '#core/domain/distance.ts'
import { kmOfWalk } from '#core/domain/reach.ts'
import { SYNAGOGUE, type DirectoryType } from '#core/terms/directory.ts'
import type { SeedListing } from '#core/contract/data-files.ts'
import type { ListingRow, StoredCard } from './cards.ts'
import type { NearestListing } from './inputs.ts'
import type { Spot } from './listing-tiles.ts'
import { byDistance, listingsWithin, nearestOf, type Near, type SpotNear } from './near.ts'
import type { Index } from './open.ts'
import { listingRow } from './queries.ts'

// What the page of a listing names around it, and whose pages name a listing.

interface Named {
  count: number
  km: number
}

/** Those of its own type. */
const SAME: Named = { count: 3, km: 10 }

/** Of each other type that visitors look for, what can be reached on foot: the longest walk that they choose. */
const OTHER: Named = { count: 1, km: kmOfWalk('2') }
const LOOKED_FOR: readonly DirectoryType[] = [231, 228, 230, 232, 237]
/** What may be named beside a cemetery or a memorial. */
const FIT_FOR_REMEMBRANCE: readonly DirectoryType[] = [SYNAGOGUE, 237]

/** What is around a listing that has a position, nearest first. */
export function around(index: Index, row: ListingRow, listing: SeedListing): NearestListing[] {
  const types = isRemembrance(listing) ? FIT_FOR_REMEMBRANCE : LOOKED_FOR
  const same = nearest(index, row, { ...SAME, types: [row.dtype as DirectoryType] })
  const others = nearest(index, row, { ...OTHER, types: types.filter((type) => type !== row.dtype) })
  return [...same, ...others].sort(byDistance).flatMap((near) => nearListing(index, near) ?? [])
}

/** The nearest synagogue, if it can be reached on foot. */
export function synagogueNear(index: Index, row: ListingRow): NearestListing | undefined {
  const [near] = nearest(index, row, { ...OTHER, types: [SYNAGOGUE] })
  return near && nearListing(index, near)
}

/** So many of each type, without the listing itself. */
function nearest(
  index: Index,
  { tnid, lat, lng }: ListingRow,
  { count, km, types }: Named & { types: readonly DirectoryType[] },
): Near[] {
  const found = nearestOf(index, lat, lng, { km, limit: count + 1, types })
  const others = [...found.values()].map((all) => all.filter((near) => near.tnid !== tnid).sort(byDistance))
  return others.flatMap((all) => all.slice(0, count))
}

/** A listing near another one, as its page names it. */
function nearListing(index: Index, { tnid, km }: Near): NearestListing | undefined {
  const row = listingRow(index, tnid)
  if (!row) return undefined
  const { title, dtype, heritageType } = JSON.parse(row.card) as StoredCard
  const position: [number, number] = [row.lng, row.lat]
  return { tnid, dtype, title, position, km: Math.round(km * 100) / 100, ...(heritageType && { heritageType }) }
}

/** What the pages that name a listing depend on. */
export function namedAs(row: ListingRow | undefined): string {
  if (!row) return ''
  const { title, heritageType, inTown } = JSON.parse(row.card) as StoredCard
  return JSON.stringify([row.dtype, row.lat, row.lng, row.sample, title, heritageType, inTown])
}

/** The listings whose pages name one that is where this row is, and perhaps a few more. */
export function namedBy(index: Index, row: Spot): number[] {
  const all = listingsWithin(index, row.lat, row.lng, SAME.km)
  const rivals = all.filter(({ tnid, dtype }) => dtype === row.dtype && tnid !== row.tnid)
  return all
    .filter((other) => {
      const { count, km } = other.dtype === row.dtype ? SAME : OTHER
      return other.km <= km && other.tnid !== row.tnid && rank(row, other, rivals, count) < count
    })
    .map(({ tnid }) => tnid)
}

/** How many of these, which are ordered by their distance from the row, are nearer to another listing than that. */
function rank(row: Spot, other: SpotNear, rivals: readonly SpotNear[], enough: number): number {
  const own = { tnid: row.tnid, km: other.km }
  let nearer = 0
  for (const rival of rivals) {
    // Farther from the row than twice the way between the two, it is farther from the other one, too.
    if (nearer === enough || rival.km > 2 * other.km) break
    const km = distanceKm(other.lat, other.lng, rival.lat, rival.lng)
    if (rival.tnid !== other.tnid && byDistance({ tnid: rival.tnid, km }, own) < 0) nearer++
  }
  return nearer
}
