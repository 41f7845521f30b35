import type { EditableListing } from '#core/contract/listing-edit.ts'
import type { SeedListing } from '#core/contract/data-files.ts'
import { isDirectoryType } from '#core/contract/directory.ts'
import type { EditValues } from '#core/domain/listing-fields.ts'
import { textIn, type Localized } from '#core/domain/localized.ts'
import { hrefOf, slugIn } from '#core/domain/routes.ts'
import type { Lang } from '#core/i18n/languages.ts'
import { placeRow, type PlaceRow } from '#data/index/cards.ts'
import type { Index } from '#data/index/open.ts'
import { listingRow } from '#data/index/queries.ts'

/** A listing as its form begins with it, in a language; undefined where there is none of the id. */
export function editableListing(
  index: Index,
  tnid: number,
  lang: Lang,
): EditableListing | undefined {
  const row = listingRow(index, tnid)
  return row && formOf(index, JSON.parse(row.body) as SeedListing, lang)
}

/** The same of a listing whose document is known; undefined where its town is not. */
export function formOf(
  index: Index,
  listing: SeedListing,
  lang: Lang,
): EditableListing | undefined {
  const { tnid, dtype } = listing
  const town = placeRow(index, listing.place)
  if (!town || !isDirectoryType(dtype)) return undefined
  const country =
    town.parent === null ? undefined : placeRow(index, town.parent)
  const slug = slugIn(lang, listing.title, tnid)
  return {
    tnid,
    dtype,
    title: listing.title,
    position: listing.position,
    url: hrefOf(lang, { kind: 'listing', tnid, dtype, slug }),
    sample: listing.sample === true,
    values: {
      ...placeValues(lang, town, country),
      ...factValues(lang, listing),
      ...kosherValues(lang, listing),
      ...communityValues(lang, listing),
    },
    names: {
      town: nameIn(lang, town.names),
      country: nameIn(lang, country?.names),
    },
  }
}

function nameIn(lang: Lang, names: string | null | undefined): string {
  return names ? textIn(lang, JSON.parse(names) as Localized) : ''
}

type Part<K extends keyof EditValues> = Pick<EditValues, K>

function placeValues(
  lang: Lang,
  town: PlaceRow,
  country: PlaceRow | undefined,
): Part<'town' | 'county' | 'country'> {
  return {
    town: String(town.id),
    county: nameIn(lang, town.region),
    country: country ? String(country.id) : '',
  }
}

const said = (lang: Lang, text: Localized | undefined) =>
  text ? textIn(lang, text) : ''
const answered = (value: boolean | undefined) =>
  value === undefined ? '' : value ? 'yes' : 'no'

function factValues(lang: Lang, listing: SeedListing) {
  const { phones: [phone1 = '', phone2 = '', phone3 = ''] = [] } = listing
  return {
    title: textIn(lang, listing.title),
    address1: listing.address,
    postcode: listing.postcode ?? '',
    phone1,
    phone2,
    phone3,
    fax: listing.fax ?? '',
    email: listing.email ?? '',
    website: listing.website ?? '',
    lmenu: listing.menu ?? '',
    opening_hours: said(lang, listing.openingHours),
    comments: said(lang, listing.comments),
    creditCards: answered(listing.creditCards),
    delivery: answered(listing.delivery),
    shabbatMeals: answered(listing.shabbatMeals),
    apartmentType: listing.apartmentType ?? '',
    apartmentsNumberOfRooms: listing.apartmentsNumberOfRooms ?? '',
  }
}

function kosherValues(lang: Lang, listing: SeedListing) {
  return {
    foodType: listing.foodType ?? [],
    cuisine: listing.cuisine ?? [],
    priceRange: listing.priceRange ?? '',
    supervision: listing.supervision ?? [],
    kosherStatus: said(lang, listing.kosherStatus),
    isGlatt: answered(listing.isGlatt),
  }
}

function communityValues(lang: Lang, listing: SeedListing) {
  return {
    religion: listing.religion ?? '',
    originOfCommunity: listing.originOfCommunity ?? '',
    nosachOfPrayer: said(lang, listing.nosachOfPrayer),
    prayers: said(lang, listing.prayers),
    headOfCommunity: listing.headOfCommunity ?? '',
    rabbi: listing.rabbi ?? '',
  }
}
