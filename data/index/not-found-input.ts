import { placeRef } from './cards.ts'
import type { NotFoundInput } from './inputs.ts'
import type { Index } from './open.ts'
import { popularCities } from './popular-places.ts'

const MAX_CITIES = 10

/** The cities that most people look for. */
export const notFoundInput = (index: Index): NotFoundInput => ({
  cities: popularCities(index, MAX_CITIES).map(placeRef),
})
