import type { SeedFeature, SeedListing } from '#core/contract/data-files.ts'
import { isPlaced } from '#core/domain/placed.ts'
import { STAY_ANSWERS } from '#core/fields/listing.ts'
import { isStay } from '#core/terms/directory.ts'
import { synagogueNear } from './around.ts'
import type { ListingRow } from './cards.ts'
import type { FeatureInput, ListingInput } from './inputs.ts'
import type { Index } from './open.ts'
import { listingRow } from './queries.ts'

/** What guests who walk on Shabbat ask of a place to stay. */
function synagogueOf(index: Index, listing: SeedListing, row: ListingRow): Pick<ListingInput, 'synagogue'> {
  const synagogue = isStay(row.dtype) && isPlaced(listing) ? synagogueNear(index, row) : undefined
  return synagogue ? { synagogue } : {}
}

/** What an offer says of the listed place where it is held. */
export function hotelOf(index: Index, { hotel }: SeedFeature): FeatureInput['hotel'] {
  const row = hotel === undefined ? undefined : listingRow(index, hotel)
  if (!row) return undefined
  const listing = JSON.parse(row.body) as SeedListing
  const { tnid, dtype, title } = listing
  const answered = STAY_ANSWERS.filter((answer) => listing[answer] !== undefined)
  const answers = Object.fromEntries(answered.map((answer) => [answer, listing[answer]]))
  return { tnid, dtype, title, ...answers, ...synagogueOf(index, listing, row) }
}
