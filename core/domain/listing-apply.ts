import type { SeedListing } from '../contract/data-files.ts'
import type { Lang } from '../i18n/languages.ts'
import type { EditChanges, EditField } from './listing-fields.ts'
import type { Localized } from './localized.ts'
import { placeId } from './validation/listing-edit.ts'

/** What a listing says itself of the fields of an edit; its country and region are those of its town. */
const PLAIN = {
  address1: 'address',
  postcode: 'postcode',
  fax: 'fax',
  email: 'email',
  website: 'website',
  lmenu: 'menu',
  priceRange: 'priceRange',
  religion: 'religion',
  originOfCommunity: 'originOfCommunity',
  headOfCommunity: 'headOfCommunity',
  rabbi: 'rabbi',
  apartmentType: 'apartmentType',
  apartmentsNumberOfRooms: 'apartmentsNumberOfRooms',
} as const satisfies Partial<Record<EditField, keyof SeedListing>>

const LOCALIZED = {
  title: 'title',
  opening_hours: 'openingHours',
  kosherStatus: 'kosherStatus',
  nosachOfPrayer: 'nosachOfPrayer',
  prayers: 'prayers',
  comments: 'comments',
} as const satisfies Partial<Record<EditField, keyof SeedListing>>

const ANSWERS = ['isGlatt', 'creditCards', 'delivery', 'shabbatMeals'] as const
const LISTS = ['foodType', 'cuisine', 'supervision'] as const
const PHONES = ['phone1', 'phone2', 'phone3'] as const

/** Whether a field of an edit changes the listing itself. */
export function doesApply(field: EditField | 'dtype'): boolean {
  return field !== 'county' && field !== 'country'
}

/** Whether what a field says is in a language. */
export const isLocalized = (field: string): boolean =>
  Object.hasOwn(LOCALIZED, field)

export interface Applied {
  changes: EditChanges
  /** Of the texts. */
  lang: Lang
}

/** A listing with the values of an edit in it; a town must be an id by now. What is empty goes. */
export function applyChanges(
  listing: SeedListing,
  { changes, lang }: Applied,
): SeedListing {
  const next: Record<string, unknown> = { ...listing }
  const put = (field: string, value: unknown) => {
    if (value === undefined || value === '') delete next[field]
    else next[field] = value
  }
  for (const [field, name] of Object.entries(PLAIN)) {
    const value = changes[field as keyof typeof PLAIN]
    if (value !== undefined) put(name, value)
  }
  for (const [field, name] of Object.entries(LOCALIZED)) {
    const value = changes[field as keyof typeof LOCALIZED]
    if (value !== undefined) put(name, said(listing[name], value, lang))
  }
  for (const field of ANSWERS) {
    const value = changes[field]
    if (value !== undefined)
      put(field, value === '' ? undefined : value === 'yes')
  }
  for (const field of LISTS) {
    const value = changes[field]
    if (value !== undefined)
      put(field, value.length > 0 ? [...value] : undefined)
  }
  if (PHONES.some((field) => changes[field] !== undefined)) {
    const phones = PHONES.map(
      (field, at) => changes[field] ?? listing.phones?.[at] ?? '',
    ).filter((phone) => phone !== '')
    put('phones', phones.length > 0 ? phones : undefined)
  }
  const town = changes.town === undefined ? undefined : placeId(changes.town)
  if (town !== undefined) next['place'] = town
  return next as SeedListing
}

/**
 * A text with what it says in one language. One that is emptied goes in all of them: it is the fact that is
 * gone. One that there was in no language is the English one too, until somebody translates it.
 */
function said(
  before: Localized | undefined,
  value: string,
  lang: Lang,
): Localized | undefined {
  if (value === '') return undefined
  return { ...(before ?? { en: value }), [lang]: value }
}
