import type { Authority } from '#core/contract/data-files.ts'
import type { HeldPlace, ListingCard } from './shown-cards.ts'
import type { PlaceRef } from './shown-parts.ts'

/** The page of an authority of kashrut. */
export interface AuthorityInput {
  authority: Authority
  /** The countries and cities where it works. */
  places: readonly PlaceRef[]
  /** What it supervises by live facts, or was stated to, by place. */
  sections: readonly { place: PlaceRef; cards: readonly ListingCard[] }[]
  /** How many of them are no samples. */
  total: number
  /** Where it works, of places with pages, unless what it supervises is known. */
  area: readonly HeldPlace[]
  /** The others of its first country that are at work. */
  others: readonly Pick<Authority, 'id' | 'names'>[]
}

/** All authorities but samples, by the country that they name first. */
export interface AuthoritiesInput {
  groups: readonly AuthorityGroup[]
}
export interface AuthorityGroup {
  country?: PlaceRef
  /** The time zones of the country, by which a browser knows its visitor's. */
  timeZones: readonly string[]
  authorities: readonly AuthorityLine[]
}
export interface AuthorityLine extends Pick<Authority, 'id' | 'names' | 'kind' | 'closed'> {
  /** How many real places it supervises here. */
  total: number
  /** What reaches it. */
  ways: readonly ('website' | 'phone')[]
  /** The city that it names first. */
  city?: PlaceRef
}
