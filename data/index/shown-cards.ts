import type { SeedCategory } from '#core/contract/data-files.ts'
import type { Entry } from '#core/contract/entries.ts'
import type { DirectoryType } from '#core/terms/directory.ts'
import type { OwnFact } from '#core/fields/own.ts'
import type { ChosenOptions } from '#core/fields/listing.ts'
import type { Localized } from '#core/terms/localized.ts'
import type { Money } from '#core/domain/vacations-url.ts'
import type { StayOption } from '#core/terms/stay-options.ts'
import type { PlaceRef, Rating } from './shown-parts.ts'

/** When it is open and when one prays there in the coming days: of results, guides and lists. */
export type CardHours = Pick<Entry, 'hours' | 'minyanim'>

/** A listing on cards, results and maps; the names of its options are in `SiteWords.options`. */
export interface ListingCard extends ChosenOptions, CardHours {
  tnid: number
  dtype: DirectoryType
  title: Localized
  description: Localized
  place: PlaceRef
  address: string
  /** [longitude, latitude] */
  position: readonly [number, number]
  /** Absent if there is no photograph. */
  picture?: string | undefined
  paid: boolean
  sample: boolean
  /** See `worthOf`. */
  worth: number
  /** Not checked with the place. */
  unchecked: boolean
  /** Accurate only to about 100 m. */
  approximate: boolean
  /** No more than its town is known: its position is the centre of that. */
  inTown?: true
  /** Whether the English title is the Hebrew one in Latin letters. */
  transliterated?: true
  /** The day on which it was last confirmed, YYYY-MM-DD; samples have none. */
  confirmed?: string
  /** Whether that is more than two years ago. */
  isOld?: true
  startRate?: { amount: number; currency: string }
  rating?: Rating
  /** In the fields of editors that are on cards, or filters. */
  own?: readonly OwnFact[]
}

export interface NearbyCard {
  card: ListingCard
  km: number
}

export interface TypeCount {
  dtype: DirectoryType
  /** Without samples. */
  count: number
}

export interface TypeSection {
  dtype: DirectoryType
  /** Without samples. */
  total: number
  /** The first of them, paid first. */
  cards: readonly ListingCard[]
}

export interface PopularPlace {
  place: PlaceRef
  picture: string
}

/** A popular place with what it has. */
export interface HeldPlace extends PopularPlace {
  stats: readonly TypeCount[]
}

export interface FeatureCard {
  nid: number
  title: Localized
  summary: Localized
  place: PlaceRef
  picture: string
  sample: boolean
  dates?: { from: string; to: string }
  /** Its dates have passed: set among saved items. */
  past?: true
  startRate?: { amount: number; currency: string }
}

/** The first 4 features of a place, and the rest. */
export interface FeatureGroups {
  a: readonly FeatureCard[]
  b: readonly FeatureCard[]
}

/** A category on a card. */
export interface CategoryCard {
  id: number
  title: Localized
  description: Localized
  picture: string
  /** Number of its offers, without samples. */
  count: number
  sample: boolean
}

/** A place with the number of its offers, without samples; a country has those of its cities. */
export interface Destination {
  place: PlaceRef
  count: number
}

/** Some of the offers of a category. */
export interface OfferRow {
  category: CategoryCard
  features: readonly FeatureCard[]
}

/** Whose data listings came from. */
export interface ListingSource {
  name: string
  licence: string
  listings: number
  /** The newest day of its data. */
  checked: string
}

/** By what a search for offers may be narrowed. */
export interface OfferChoices {
  /** Most offers first; countries with several such cities included. */
  destinations: readonly Destination[]
  /** The months in which offers begin, 'YYYY-MM', in their order. */
  months: readonly string[]
  /** Highest prices, ascending per currency. */
  prices: readonly Money[]
  /** What the place of at least one offer has for Shabbat. */
  forShabbat: readonly StayOption[]
}

/** Civil days, YYYY-MM-DD. */
export interface ComingFestival {
  name: Localized
  /** It begins on its evening. */
  eve: string
  lastInIsrael: string
  /** Outside Israel. */
  last: string
}

/** A page of a category. */
export interface CategoryInput extends OfferChoices {
  category: SeedCategory
  /** Its first offers, the top ones first. */
  features: readonly FeatureCard[]
  /** Number of all its offers, without samples. */
  total: number
  hasSamples: boolean
  /** While it has no offers, those with samples too. */
  others: readonly CategoryCard[]
  /** The festival that it is for. */
  festival?: ComingFestival
}
