import { isTownOnly } from '#core/domain/addresses.ts'
import type { SeedListing } from '#core/contract/data-files.ts'
import type { DirectoryType } from '#core/terms/directory.ts'
import { takesReviews } from '#core/domain/business-kinds.ts'
import { featureHref } from '#core/domain/links.ts'
import type { OwnFact } from '#core/fields/own.ts'
import { ownValueText } from '#core/text/own-text.ts'
import { textIn } from '#core/terms/localized.ts'
import { DOCUMENT_FIELDS, rowOf, type DocumentField } from '#core/fields/listing.ts'
import type { Lang } from '#core/i18n/languages.ts'
import { translator, type TextKey } from '#core/i18n/translate.ts'
import type { FeatureCard, ListingInput } from '#data/index/inputs.ts'
import { pictureSrc } from '#site/ui/blocks/pictures.ts'
import { siteName } from '#site/ui/page/site-words.page.ts'
import type { PageContext } from '#site/ui/page/page-context.ts'
import type { Crumb } from './crumbs.html.ts'
import { openingHoursData } from './opening-hours-data.page.ts'

// Structured data of schema.org, as plain objects.

const TYPES: Readonly<Record<DirectoryType, string>> = {
  228: 'Restaurant',
  230: 'Hotel',
  231: 'Synagogue',
  232: 'Place',
  233: 'GovernmentOffice',
  236: 'LodgingBusiness',
  237: 'LandmarksOrHistoricalBuildings',
}

/** For types 228, 232 and 237, by kind; unknown kinds get no specific type. */
const KINDS: Readonly<Record<string, string | readonly string[]>> = {
  grocery: 'GroceryStore',
  butcher: 'Store',
  bakery: 'Bakery',
  judaica: 'Store',
  mikvah: 'CivicStructure',
  'community-centre': 'CivicStructure',
  school: 'School',
  catering: 'FoodEstablishment',
  'eat-or-shop': 'LocalBusiness',
  bookshop: 'BookStore',
  wine: 'LiquorStore',
  'travel-agency': 'TravelAgency',
  library: 'Library',
  museum: 'Museum',
  'holocaust-museum': 'Museum',
  cemetery: 'Cemetery',
  'former-synagogue': ['LandmarksOrHistoricalBuildings', 'Synagogue'],
}

export function breadcrumbList(origin: string, crumbs: readonly Crumb[], ownUrl: string): object {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ name, href }, at) => ({
      '@type': 'ListItem',
      position: at + 1,
      name,
      item: href === undefined ? ownUrl : origin + href,
    })),
  }
}

/** The offers of a list. */
export function listItems(lang: Lang, cards: readonly FeatureCard[]): { name: string; href: string }[] {
  return cards.map((card) => ({
    name: textIn(lang, card.title),
    href: featureHref(lang, card),
  }))
}

/** Pages in the order in which they are shown. */
export function itemList(origin: string, name: string, items: readonly { name: string; href: string }[]): object {
  return {
    '@type': 'ItemList',
    name,
    numberOfItems: items.length,
    itemListElement: items.map((item, at) => ({
      '@type': 'ListItem',
      position: at + 1,
      name: item.name,
      url: origin + item.href,
    })),
  }
}

export function webSite({ lang, frame }: PageContext, url: string): object {
  return {
    '@type': 'WebSite',
    name: siteName(lang, frame),
    url,
    inLanguage: lang,
  }
}

const AMENITY = 'amenityFeature'

/** A list of one of the amenities: yes and no become booleans, values between stay words. */
function amenity(lang: Lang, field: DocumentField, value: unknown): object[] {
  const name = translator(lang)(`listing:listing.${field}` as TextKey & 'listing:listing.wheelchair')
  const known = { yes: true, no: false }[String(value)]
  return [{ '@type': 'LocationFeatureSpecification', name, value: known ?? value }]
}

/** Properties named by fields of editors: a choice by its name. */
function ownData(lang: Lang, own: readonly OwnFact[] = []): [string, unknown][] {
  return own.flatMap((fact): [string, unknown][] => {
    const { structured: property, name, value, option } = fact
    if (!property) return []
    const isText = typeof value === 'object' || option !== undefined
    const stated = isText ? ownValueText(lang, fact).text : value
    if (property !== AMENITY) return [[property, stated]]
    const feature = { '@type': 'LocationFeatureSpecification', name: textIn(lang, name), value: stated }
    return [[property, [feature]]]
  })
}

/** Properties named by field rows. */
function structuredFields(lang: Lang, { listing, own }: Pick<ListingInput, 'listing' | 'own'>): object {
  const shipped = DOCUMENT_FIELDS.flatMap((field) => {
    const { structured } = rowOf(field)
    const { property = '', types = [listing.dtype] } = structured ?? {}
    const isMeant = property && types.includes(listing.dtype)
    const value = listing[field]
    if (!isMeant || value === undefined) return []
    return [[property, property === AMENITY ? amenity(lang, field, value) : value] as const]
  })
  const named = [...ownData(lang, own), ...shipped]
  const amenities = named.flatMap(([property, value]) => (property === AMENITY ? (value as object[]) : []))
  return { ...Object.fromEntries(named), ...(amenities.length > 0 && { [AMENITY]: amenities }) }
}

/** Schema.org knows kosher food, not kosher places. */
function kosherMenu({ menu }: SeedListing): object {
  const hasMenuItem = { '@type': 'MenuItem', suitableForDiet: 'https://schema.org/KosherDiet' }
  return { hasMenu: { '@type': 'Menu', url: menu, hasMenuItem } }
}

/** A listing that is no sample; ratings count only if none of its reviews is a sample. */
export function listingData(lang: Lang, input: ListingInput, origin: string, url: string): object {
  const { listing, place, rating, reviews, kashrut } = input
  const [picture] = input.pictures
  const [lng, lat] = listing.position
  const isRated = rating && takesReviews(listing) && !reviews.some(({ sample }) => sample)
  return {
    '@type': KINDS[listing.businessesType ?? listing.heritageType ?? ''] ?? TYPES[listing.dtype],
    name: textIn(lang, listing.title),
    url,
    ...(picture && { image: [origin + pictureSrc(picture)] }),
    address: {
      '@type': 'PostalAddress',
      streetAddress: isTownOnly(listing.address, place.names) ? undefined : listing.address,
      addressLocality: textIn(lang, place.names),
      postalCode: listing.postcode,
      addressCountry: place.country,
    },
    ...(!listing.inTown && { geo: { '@type': 'GeoCoordinates', latitude: lat, longitude: lng } }),
    telephone: listing.phones?.[0],
    openingHoursSpecification: openingHoursData(input),
    ...structuredFields(lang, input),
    ...(kashrut.some(({ shown }) => shown.status === 'supervised') && listing.dtype === 228 && kosherMenu(listing)),
    ...(isRated && {
      aggregateRating: {
        '@type': 'AggregateRating',
        ratingValue: Number(rating.mean.toFixed(2)),
        reviewCount: rating.count,
        bestRating: 5,
        worstRating: 1,
      },
    }),
  }
}
