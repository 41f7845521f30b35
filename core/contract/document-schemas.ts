import type { TObject } from 'typebox'
import type { DocumentKind } from './desk-parts.ts'
import { Authority } from './seed/kashrut.ts'
import { SeedListing } from './seed/listings.ts'
import { OptionList } from './seed/options.ts'
import { OwnField } from './seed/own-fields.ts'
import { SeedPlace, SeedRegion, StoredCity, StoredCountry } from './seed/places.ts'
import { OwnPage, SiteNotice, SiteTexts } from './seed/site.ts'
import { SeedCategory, SeedFeature, SeedLinkSet } from './seed/travel.ts'

/** The schema of each kind of document that editors change: rows as in the data files, and places as stored. */
export const DOCUMENT_SCHEMAS: Readonly<Record<DocumentKind, TObject>> = {
  listings: SeedListing,
  features: SeedFeature,
  categories: SeedCategory,
  linkSets: SeedLinkSet,
  authorities: Authority,
  options: OptionList,
  ownFields: OwnField,
  cities: StoredCity,
  countries: StoredCountry,
  regions: SeedRegion,
  places: SeedPlace,
  ownPages: OwnPage,
  notices: SiteNotice,
  siteTexts: SiteTexts,
}

/** The fields of a kind that only the server writes, beside its number. */
export const SERVER_FIELDS: Readonly<Partial<Record<DocumentKind, readonly string[]>>> = {
  listings: ['sitelinks'],
  options: ['list', 'gone'],
  ownFields: ['gone'],
  siteTexts: ['id'],
}

/** The field with the number that the server assigns to a document; editors choose the ids of other kinds. */
export const NUMBER_FIELDS: Readonly<Partial<Record<DocumentKind, string>>> = {
  listings: 'tnid',
  features: 'nid',
  categories: 'id',
  cities: 'id',
  countries: 'id',
}
