import type { SeedFeature, SeedListing } from '#core/contract/data-files.ts'
import type { ItemType } from '#core/contract/saved.ts'
import type { ListingRow } from './cards.ts'
import { listedCardsOf, type ListedCard } from './entries.ts'
import type { FeatureCard } from './inputs.ts'
import type { Index } from './open.ts'
import { featureCard, listingRow, type FeatureRow } from './queries.ts'

/** Listings by their ids, in the order of these; those that are gone are left out. */
export function listedOf(index: Index, tnids: readonly number[]): ListedCard[] {
  const rows = tnids.flatMap((tnid): ListingRow[] => {
    const row = listingRow(index, tnid)
    return row ? [row] : []
  })
  return listedCardsOf(index, rows)
}

/**
 * Travel features by their ids, in the order of these; those that are gone are left out, those that have ended by
 * `at`, epoch milliseconds, say so.
 */
export function featuresOf(index: Index, nids: readonly number[], at: number): FeatureCard[] {
  return nids.flatMap((nid) => {
    const row = featureRow(index, nid)
    const card = row && featureCard(index, row)
    if (!card) return []
    const isPast = row.past === 1 || row.ends_at <= at
    return [isPast ? { ...card, past: true as const } : card]
  })
}

function featureRow(index: Index, nid: number) {
  return index.get<FeatureRow & { past: number; ends_at: number }>(
    'select place, body, past, ends_at from features where nid = ?',
    nid,
  )
}

/** Whether the site has a listing or a feature of an id. */
export function hasItem(index: Index, type: ItemType, id: number): boolean {
  const row = type === 'directory' ? listingRow(index, id) : featureRow(index, id)
  return row !== undefined
}

/** A listing as its file says it; undefined where there is none of the id. */
export function listingOf(index: Index, tnid: number): SeedListing | undefined {
  const row = listingRow(index, tnid)
  return row && (JSON.parse(row.body) as SeedListing)
}

/** A travel feature as its file says it; undefined where there is none of the id. */
export function featureOf(index: Index, nid: number): SeedFeature | undefined {
  const row = featureRow(index, nid)
  return row && (JSON.parse(row.body) as SeedFeature)
}
