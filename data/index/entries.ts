import type { DirectoryType } from '#core/contract/directory.ts'
import type { SeedListing } from '#core/contract/data-files.ts'
import type { EntryHours } from '#core/contract/entries.ts'
import type { Localized } from '#core/domain/localized.ts'
import type { Lang } from '#core/i18n/languages.ts'
import { listingCards, type ListingRow, type PlaceRow } from './cards.ts'
import type { ListingCard } from './inputs.ts'
import { addHours } from './listing-hours.ts'
import type { Index } from './open.ts'
import { listingRows, sortFeatured } from './queries.ts'

/** A card with what only lists that are asked for show: its way there, and its hours. */
export interface ListedCard extends ListingCard {
  directions?: Localized
  hours?: EntryHours
}

/** All listings of some types in a place: paid first, then by title in a language. */
export function listedCards(index: Index, place: PlaceRow, types: readonly DirectoryType[], lang: Lang): ListedCard[] {
  const rows = types.flatMap((dtype) => listingRows(index, place, dtype))
  return sortFeatured(lang, listedCardsOf(index, rows))
}

/** The cards of rows, in order. */
export function listedCardsOf(index: Index, rows: readonly ListingRow[]): ListedCard[] {
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
