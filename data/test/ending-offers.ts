import type { SeedFeature } from '#core/contract/data-files.ts'
import type { FeatureInput } from '#data/index/inputs.ts'
import type { Index } from '#data/index/open.ts'
import { pageInput } from '#data/index/page-kinds.ts'
import { documents } from './content.ts'
import { update, World } from './world.ts'

// Travel offers that end, and the nights in which they do.

export const HOUR = 3_600_000
/** A Tuesday: no Shabbat ends in the nights around it. */
export const BEFORE = Date.parse('2026-12-15T12:00:00Z')
/** Midnight after it in Jerusalem, and in Paris. */
export const END = Date.parse('2026-12-15T22:00:00Z')
export const END_PARIS = END + HOUR
export const ENDS = { from: '2026-12-10', to: '2026-12-15' }

export function worldWith(...features: SeedFeature[]): World {
  const world = new World(documents().filter(({ kind }) => kind !== 'features'))
  for (const offer of features) world.put('features', offer.nid, offer)
  return world
}

export const night = (index: Index, world: World, now: number) =>
  update(index, world, { now, refreshShabbatTimes: true })

export const pastOf = (index: Index, nid: number) => (pageInput(index, 'feature', nid) as FeatureInput).past
