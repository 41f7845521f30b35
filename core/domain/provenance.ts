import type { SeedListing } from '../contract/seed/listings.ts'

type Origin = Pick<SeedListing, 'sample' | 'provenance'>

/** Whether the facts of a real place were not checked with it. */
export const isUnchecked = ({ sample, provenance }: Origin): boolean =>
  sample !== true && provenance?.status === 'compiled'

/** Whether its facts come from general knowledge, not from a source that was read. */
export const isFromKnowledge = (listing: Origin): boolean =>
  isUnchecked(listing) && listing.provenance?.sourceId === undefined

/** Decimals of a degree that general knowledge is good for: about 100 m. */
const DECIMALS = 3
/** What is drawn around such a position, in metres. */
export const AREA_METRES = 300

/** Where a listing is shown, [longitude, latitude] in degrees: rounded where it is known from general knowledge alone. */
export function shownPosition(listing: Origin & Pick<SeedListing, 'position'>): [lng: number, lat: number] {
  const [lng, lat] = listing.position
  if (!isFromKnowledge(listing)) return [lng, lat]
  return [Number(lng.toFixed(DECIMALS)), Number(lat.toFixed(DECIMALS))]
}
