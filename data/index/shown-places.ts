import type { OpenPicture } from '#core/contract/data-files.ts'
import type { Localized } from '#core/terms/localized.ts'
import type { HolyDays, ShabbatTimes } from '#core/domain/times/types.ts'
import type { KnownAlternatives } from './alternatives-of.ts'
import type { GuideHelp } from './helps.ts'
import type { FeatureGroups, NearbyCard, PopularPlace, TypeCount, TypeSection } from './shown-cards.ts'
import type { LinkSet, PlaceRef } from './shown-parts.ts'

export interface PlaceDetail extends PlaceRef {
  lat: number
  lng: number
  elevationMetres: number
  timeZone: string
  population: number
  region?: Localized
  /** The country of a city; undefined for a country. */
  parent?: PlaceRef
  about?: Localized
}

/** The picture of a place: key, and what can be seen around it. */
export interface PlaceDrawing {
  key: string
  shows: 'coast' | 'border' | 'land'
}

export interface CityInput {
  kind: 'city'
  place: PlaceDetail
  drawing: PlaceDrawing
  /** A photograph of Commons, in place of the drawing. */
  photograph?: OpenPicture
  total: number
  stats: readonly TypeCount[]
  hasFeeds: boolean
  times: ShabbatTimes
  help: GuideHelp
  /** Where there is nothing to pray, eat or stay at. */
  alternatives: readonly KnownAlternatives[]
  linkSets: readonly LinkSet[]
  sections: readonly TypeSection[]
  popular: readonly PopularPlace[]
  /** Kosher places outside the city's own list, nearest first. */
  nearby: readonly NearbyCard[]
  features: FeatureGroups
}

/** The page of a country: its cities and what they have. */
export interface CountryInput {
  kind: 'country'
  place: PlaceDetail
  drawing: PlaceDrawing
  total: number
  stats: readonly TypeCount[]
  /** How many of its towns have places to eat, without samples. */
  foodTowns: number
  /** Number of its towns with Shabbat times. */
  towns: number
  cities: readonly {
    place: PlaceRef
    total: number
    stats: readonly TypeCount[]
    /** Where it is on the country's drawing: pixels from its left and top. */
    x: number
    y: number
    /** The coming holy days, of the cities that come first. */
    next?: HolyDays
  }[]
  alternatives?: KnownAlternatives
  linkSets: readonly LinkSet[]
  sections: readonly TypeSection[]
}

export type PlaceInput = CityInput | CountryInput
