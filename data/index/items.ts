import type { SeedFeature, SeedListing } from '#core/contract/data-files.ts'
import type { ItemType } from '#core/contract/saved.ts'
import type { FeatureCard } from './inputs.ts'
import type { Index } from './open.ts'
import { featureCard, listingRow, type FeatureRow } from './queries.ts'

/** Features by id, in order; deleted ones are left out, those ended by `at` (epoch milliseconds) are marked. */
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

/** Whether the site has a listing or feature with this id. */
export function hasItem(index: Index, type: ItemType, id: number): boolean {
  const row = type === 'directory' ? listingRow(index, id) : featureRow(index, id)
  return row !== undefined
}

/** A listing in the form of the data files; undefined if there is none. */
export function listingOf(index: Index, tnid: number): SeedListing | undefined {
  const row = listingRow(index, tnid)
  return row && (JSON.parse(row.body) as SeedListing)
}

/** A feature in the form of the data files; undefined if there is none. */
export function featureOf(index: Index, nid: number): SeedFeature | undefined {
  const row = featureRow(index, nid)
  return row && (JSON.parse(row.body) as SeedFeature)
}
