import type { SeedListing } from '#core/contract/data-files.ts'
import type { SimilarListing } from '#core/contract/listing-edit.ts'
import { distanceKm } from '#core/domain/distance.ts'
import { listingHref } from '#core/domain/links.ts'
import { shownIn, textIn, type Localized } from '#core/terms/localized.ts'
import type { Lang } from '#core/i18n/languages.ts'
import { placeRow, type PlaceRow } from './cards.ts'
import { listingsNamed } from './named-listings.ts'
import { listingsWithin } from './near.ts'
import type { Index } from './open.ts'
import { listingRow } from './queries.ts'
import { wordsOf } from './search-text.ts'

const MOST = 5
/** A namesake this near may be the same place. */
const SAME_NAME_KM = 15
/** Next door, whatever its name. */
const SAME_DOOR_KM = 0.03

interface Place {
  name: string
  /** GeoNames id of the town, if it is known. */
  place: number | undefined
  /** [longitude, latitude] */
  position?: readonly [number, number] | undefined
  lang: Lang
}

/** Real listings that a place may be: with a name like it in or near the town, and at its position. */
export function similarListings(index: Index, { name, place, position, lang }: Place): SimilarListing[] {
  const town = place === undefined ? undefined : placeRow(index, place)
  const forms = wordsOf(name).map(({ form }) => form)
  const named = listingsNamed(index, forms, 'rebroken').filter(({ tnid }) => isAround(index, tnid, town))
  const [lng, lat] = position ?? []
  const near = lat === undefined || lng === undefined ? [] : listingsWithin(index, lat, lng, SAME_DOOR_KM)
  const tnids = [...named, ...near].map(({ tnid }) => tnid)
  return [...new Set(tnids)].slice(0, MOST).flatMap((tnid) => similar(index, tnid, lang) ?? [])
}

/** Whether a listing is in a town or near its centre; anywhere if the town is unknown. */
function isAround(index: Index, tnid: number, town: PlaceRow | undefined): boolean {
  const row = listingRow(index, tnid)
  if (!row) return false
  if (!town || row.place === town.id) return true
  const [lng, lat] = (JSON.parse(row.body) as SeedListing).position
  return distanceKm(lat, lng, town.lat, town.lng) <= SAME_NAME_KM
}

function similar(index: Index, tnid: number, lang: Lang): SimilarListing | undefined {
  const row = listingRow(index, tnid)
  if (!row) return undefined
  const listing = JSON.parse(row.body) as SeedListing
  const { text, lang: other } = shownIn(lang, listing.title)
  const town = placeRow(index, listing.place)
  const where = town ? textIn(lang, JSON.parse(town.names) as Localized) : ''
  return {
    tnid,
    title: text,
    ...(other && { titleLang: other }),
    address: [listing.address, where].filter(Boolean).join(', '),
    url: listingHref(lang, listing),
  }
}
