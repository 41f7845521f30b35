import type { OwnPage } from '#core/contract/data-files.ts'
import type { Localized } from '#core/terms/localized.ts'
import type { ShabbatTimes } from '#core/domain/times/types.ts'
import type { CategoryCard, FeatureCard, OfferRow, HeldPlace, TypeCount } from './shown-cards.ts'
import type { LinkSet, PlaceRef } from './shown-parts.ts'

/** Which offers a site has: real ones, only samples, or none. */
export type OffersNoted = 'real' | 'samples' | 'none'

/** What surrounds every page: changing it renders all of them. */
export interface Frame {
  /** Whether the menu has a link to offers, and whether only where samples are shown. */
  offers: OffersNoted
  /** The site's name and the line below it, where they are not those of the messages. */
  name?: Localized
  tagline?: Localized
  pages: readonly OwnPageLink[]
  notices: readonly ShownNotice[]
}

/** A page of our own, in the order of the menus. */
export type OwnPageLink = Pick<OwnPage, 'id' | 'title' | 'linkedFrom'>

export interface ShownNotice {
  text: Localized
  url?: string
}

export type OwnPageInput = Pick<OwnPage, 'id' | 'title' | 'summary' | 'text'>

export interface HomeInput {
  stats: readonly TypeCount[]
  /** How many of the places to eat are in Israel. */
  foodInIsrael: number
  /** Number of cities and towns with times. */
  towns: number
  countries: readonly { place: PlaceRef; total: number; picture: string }[]
  popular: readonly HeldPlace[]
  /** Of Jerusalem. */
  times: ShabbatTimes
  timesPlace: PlaceRef
  /** The top travel offers. */
  features: readonly FeatureCard[]
  /** The categories with most offers, with some that are not shown above. */
  carousels: readonly OfferRow[]
  categories: readonly CategoryCard[]
  linkSets: readonly LinkSet[]
  /** Whether there are real offers. */
  hasOffers: boolean
  /** In place of the usual heading. */
  headline?: Localized
  /** Those of every page are in its frame. */
  notices: readonly ShownNotice[]
}
