import type { SeedListing } from '../contract/seed/listings.ts'

/** Of an editor's word. */
const HIGHEST = 5
/** Articles of Wikipedia and its like on what is known all over the world. */
const WORLD_KNOWN = 80
/** With so many reviews their mean counts half. */
const HALF_BELIEVED = 5
/** Steps between two words of an editor. */
const STEPS = 100

/** The mean of the reviews, from 1 to 5, and how many they are. */
export interface Reviewed {
  mean: number
  count: number
}

/** Above that of everything. */
export const IMPORTANCE_LIMIT = STEPS * (HIGHEST + 1) + 1

/**
 * How important a place is to visitors, for the order of lists: an editor's word, and where there is none the number of
 * articles on it that Wikidata links to; good reviews add up to one step. Higher is more important.
 */
export function importanceOf(
  { importance, sitelinks = 0 }: Pick<SeedListing, 'importance' | 'sitelinks'>,
  reviewed?: Reviewed,
): number {
  const linked = Math.min(1, Math.log1p(sitelinks) / Math.log1p(WORLD_KNOWN)) * HIGHEST
  return Math.round(STEPS * ((importance ?? linked) + praiseOf(reviewed)))
}

/** From 0 to 1. */
const praiseOf = ({ mean, count }: Reviewed = { mean: 0, count: 0 }): number =>
  (mean / HIGHEST) * (count / (count + HALF_BELIEVED))
