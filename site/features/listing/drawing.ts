import type { SeedListing } from '#core/contract/data-files.ts'
import type { IconName } from '#site/ui/icons/icon.ts'
import { drawnAs } from '#site/ui/cards/listing-card.ts'

/** What a site of heritage is drawn as. */
export const drawingOf = (listing: SeedListing): IconName | undefined =>
  drawnAs(listing, Object.values(listing.title).join(' '))?.icon
