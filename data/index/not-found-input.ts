import { placeRef, type PlaceRow } from './cards.ts'
import type { NotFoundInput } from './inputs.ts'
import type { Index } from './open.ts'

const MAX_CITIES = 10

/** The cities that most people look for. */
export const notFoundInput = (index: Index): NotFoundInput => ({
  cities: index
    .all<PlaceRow>(
      `select * from places where kind = 'city' and has_page = 1 order by popularity desc, rank limit ?`,
      MAX_CITIES,
    )
    .map(placeRef),
})
