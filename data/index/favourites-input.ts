import type { DirectoryType } from '#core/terms/directory.ts'
import { listingCards, placeRef, type CardRow, type PlaceRow } from './cards.ts'
import type { FavouritesInput } from './inputs.ts'
import { BEST_FIRST } from './list-order.ts'
import type { Index } from './open.ts'
import { popularCities } from './popular-places.ts'
import { CARD_COLUMNS } from './queries.ts'

/** What one saves for a trip: something to see, somewhere to pray and to eat. */
const TYPES: readonly DirectoryType[] = [237, 231, 228]
const MAX_CITIES = 10

/** An example of a saved list: the best of each kind in a city that has them all, without samples. */
export function favouritesInput(index: Index): FavouritesInput {
  for (const city of popularCities(index, MAX_CITIES)) {
    const rows = TYPES.flatMap((dtype) => bestOf(index, city, dtype) ?? [])
    if (rows.length === TYPES.length) return { example: { place: placeRef(city), cards: listingCards(index, rows) } }
  }
  return {}
}

const bestOf = (index: Index, { id }: PlaceRow, dtype: DirectoryType): CardRow | undefined =>
  index.get<CardRow>(
    `select ${CARD_COLUMNS} from listings where city = ? and dtype = ? and sample = 0
     order by ${BEST_FIRST}, tnid limit 1`,
    id,
    dtype,
  )
