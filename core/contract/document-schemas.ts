import type { TObject } from 'typebox'
import type { DocumentKind } from './desk-parts.ts'
import { Authority } from './seed/kashrut.ts'
import { SeedListing } from './seed/listings.ts'
import { OptionList } from './seed/options.ts'
import { OwnField } from './seed/own-fields.ts'
import { SeedPlace, SeedRegion, StoredCity, StoredCountry } from './seed/places.ts'
import { OwnPage, SiteNotice, SiteTexts } from './seed/site.ts'
import { SeedCategory, SeedFeature, SeedLinkSet } from './seed/travel.ts'

/** Schema of each kind that editors change: the rows of the data files, and places as stored. */
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

/** The fields of a kind that only the server writes. */
export const SERVERS_FIELDS: Readonly<Partial<Record<DocumentKind, readonly string[]>>> = {
  listings: ['sitelinks'],
  options: ['list', 'gone'],
  ownFields: ['gone'],
  siteTexts: ['id'],
}

/** The field of an id assigned by the server. */
export const NUMBERED: Readonly<Partial<Record<DocumentKind, string>>> = {
  listings: 'tnid',
  features: 'nid',
  categories: 'id',
  cities: 'id',
  countries: 'id',
}
