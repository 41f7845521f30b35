import type { SeedListing } from '#core/contract/data-files.ts'
import type { Localized } from '#core/terms/localized.ts'
import { listingCards } from './cards.ts'
import type { ListingCard } from './inputs.ts'
import { addHours } from './listing-hours.ts'
import type { Index } from './open.ts'
import { listingRow } from './queries.ts'

/** A card with what only lists that are asked for show: its way there. */
export interface ListedCard extends ListingCard {
  directions?: Localized
}

/** Cards of listings by id, in order; deleted ones are left out. */
export function listedCards(index: Index, tnids: readonly number[]): ListedCard[] {
  const rows = tnids.flatMap((tnid) => listingRow(index, tnid) ?? [])
  const directions = new Map(
    rows.flatMap(({ tnid, body }) => {
      // Most listings have none: their bodies need no parsing.
      if (!body.includes('"directions"')) return []
      return [[tnid, (JSON.parse(body) as SeedListing).directions] as const]
    }),
  )
  const cards: ListedCard[] = listingCards(index, rows)
  for (const card of cards) {
    const way = directions.get(card.tnid)
    if (way) card.directions = way
  }
  addHours(index, cards)
  return cards
}
