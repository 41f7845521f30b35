import { Type, type TObject, type TProperties } from 'typebox'
import { Closed } from './parts/common.ts'
import { Authority } from './seed/kashrut.ts'
import { SeedListing } from './seed/listings.ts'
import { SeedMapPlace, SeedSamePlace } from './seed/map-places.ts'
import { SeedOption } from './seed/options.ts'
import { Provenance } from './seed/parts.ts'
import { SeedAirport, SeedCountry, SeedOtherNames, SeedPlace, SeedRegion } from './seed/places.ts'
import { OwnTextRow } from './seed/own-texts.ts'
import { OwnPage, SiteNotice, SiteTexts } from './seed/site.ts'
import { SeedCategory, SeedFeature, SeedLinkSet } from './seed/travel.ts'
import { SeedQuestion, SeedReview } from './seed/contributions.ts'

export * from './seed/hours.ts'
export * from './seed/hotels.ts'
export * from './seed/open-pictures.ts'
export * from './seed/prayer-times.ts'
export * from './seed/kashrut.ts'
export * from './seed/listings.ts'
export * from './seed/map-places.ts'
export * from './seed/options.ts'
export * from './seed/own-texts.ts'
export * from './seed/own-fields.ts'
export * from './seed/parts.ts'
export * from './seed/places.ts'
export * from './seed/site.ts'
export * from './seed/stays.ts'
export * from './seed/travel.ts'
export * from './seed/contributions.ts'

/** Every data file holds rows of one kind in an envelope with their provenance. */
function dataFile<K extends string, T extends TProperties>(kind: K, row: TObject<T>) {
  return Closed({ kind: Type.Literal(kind), provenance: Provenance, rows: Type.Array(row) })
}

/** The data files by the value of their `kind`. */
export const DATA_FILES = {
  listings: dataFile('listings', SeedListing),
  mapPlaces: dataFile('mapPlaces', SeedMapPlace),
  samePlaces: dataFile('samePlaces', SeedSamePlace),
  places: dataFile('places', SeedPlace),
  otherNames: dataFile('otherNames', SeedOtherNames),
  countries: dataFile('countries', SeedCountry),
  regions: dataFile('regions', SeedRegion),
  airports: dataFile('airports', SeedAirport),
  options: dataFile('options', SeedOption),
  authorities: dataFile('authorities', Authority),
  categories: dataFile('categories', SeedCategory),
  features: dataFile('features', SeedFeature),
  linkSets: dataFile('linkSets', SeedLinkSet),
  ownPages: dataFile('ownPages', OwnPage),
  notices: dataFile('notices', SiteNotice),
  siteTexts: dataFile('siteTexts', SiteTexts),
  ownTexts: dataFile('ownTexts', OwnTextRow),
  reviews: dataFile('reviews', SeedReview),
  questions: dataFile('questions', SeedQuestion),
} as const

export type DataFileKind = keyof typeof DATA_FILES
