import type { DirectoryType, WorldType } from '#core/terms/directory.ts'
import type { ListingCard } from './shown-cards.ts'
import type { PlaceRef } from './shown-parts.ts'

/** The countries of the world with listings, of all types or of one. */
export interface WorldInput {
  dtype: WorldType
  /** Without samples. */
  total: number
  countries: readonly WorldCountry[]
  /** The sites of most importance; of heritage only, which people travel to see. */
  best: readonly ListingCard[]
  /** Which types there are, for the tabs: with their numbers, each listing would change the pages of all types. */
  types: readonly DirectoryType[]
}

export interface WorldCountry {
  place: PlaceRef
  total: number
  /** Its first cities, most listings first. */
  cities: readonly { place: PlaceRef; count: number }[]
  /** The number of its cities with listings. */
  towns: number
  /** Whether it has a quarter of all listings, or more. */
  isLarge?: true
}
