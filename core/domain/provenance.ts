import type { SeedListing } from '../contract/seed/listings.ts'

type Origin = Pick<SeedListing, 'sample' | 'provenance'>

/** The name that the data files give the knowledge of the editors. */
export const GENERAL_KNOWLEDGE = 'General knowledge, compiled by the editors'

/** Whether a real place has not confirmed its facts. */
export const isUnchecked = ({ sample, provenance }: Origin): boolean =>
  sample !== true && provenance?.status === 'compiled'

/** Whether its facts come from general knowledge instead of a source. */
export const isFromKnowledge = (listing: Origin): boolean =>
  isUnchecked(listing) && listing.provenance?.sourceId === undefined

type Placed = Origin & Pick<SeedListing, 'approximate'>

/** Whether a position is near the place and not at it: an estimate, or from general knowledge. */
export const isApproximate = (listing: Placed): boolean => listing.approximate === true || isFromKnowledge(listing)

/** Decimals of a degree within an approximate position: about 100 m. */
const DECIMALS = 3
/** Radius of the area drawn around such a position, in metres. */
export const AREA_METRES = 300

/** The position shown for a listing, [longitude, latitude] in degrees: rounded if approximate. */
export function shownPosition(listing: Placed & Pick<SeedListing, 'position'>): [lng: number, lat: number] {
  const [lng, lat] = listing.position
  if (!isApproximate(listing)) return [lng, lat]
  return [Number(lng.toFixed(DECIMALS)), Number(lat.toFixed(DECIMALS))]
}
