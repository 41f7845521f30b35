import { AUTOCOMPLETE_MIN } from '#core/terms/directory.ts'
import type { SeedListing } from '#core/contract/data-files.ts'
import type { Found } from '#core/contract/maps.ts'
import { textIn, type Localized } from '#core/terms/localized.ts'
import { distanceKm } from '#core/domain/distance.ts'
import { searchForm } from '#core/domain/slug.ts'
import type { Lang } from '#core/i18n/languages.ts'
import { placeRow } from './cards.ts'
import { hotelsNamed } from './hotels.ts'
import type { Index } from './open.ts'
import type { FoundPlace } from '#core/contract/places.ts'
import { searchPlaces } from './search.ts'

const LIMIT = 10
const LONGEST = 100
const SHORTEST_WORD = 2
/** Points so near to each other are the same. */
export const SAME_KM = 0.05
const DIGIT = /^\p{N}$/u

export interface Geocoding {
  lang: Lang
  /** What the page is about: of hotels, those near it are meant. */
  near?: { lat: number; lng: number } | undefined
}

export interface Geocoded {
  /** Best first. */
  found: Found[]
  /** Whether the text is the whole name of one of them. */
  isNamed: boolean
}

/**
 * The positions of a name or an address: places with exactly that name, then listings by title or address, then hotels,
 * then, if no name is exact, places whose name starts with it.
 */
export function geocode(index: Index, text: string, { lang, near }: Geocoding): Geocoded {
  const typed = searchForm(text.slice(0, LONGEST))
  if ([...typed].length < AUTOCOMPLETE_MIN) return { found: [], isNamed: false }
  const places = searchPlaces(index, text, { lang })
  const exact = places.filter((place) => isNamed(index, place, typed))
  const hotels = hotelsNamed(index, typed, { lang, near })
  const rest = exact.length > 0 || hotels.isNamed ? [] : places
  // Who names a hotel does not mean a street of that name.
  const fields = hotels.isNamed ? 'titles' : 'titles addresses'
  const listings = listingsNamed(index, typed, fields).slice(0, LIMIT - hotels.found.length)
  const points = listings.flatMap((tnid) => pointOfListing(index, tnid, lang) ?? [])
  // It may be a listing of ours, or in the house of one.
  const isThere = ({ lat, lng }: Found) => points.some((point) => distanceKm(lat, lng, point.lat, point.lng) <= SAME_KM)
  const others = hotels.found.filter((hotel) => !isThere(hotel))
  return {
    found: [...exact.map(pointOfPlace), ...points, ...others, ...rest.map(pointOfPlace)].slice(0, LIMIT),
    isNamed: exact.length > 0 || hotels.isNamed || listings.some((tnid) => isTitled(index, tnid, typed)),
  }
}

/** Whether a text is one of the titles of a listing. */
function isTitled(index: Index, tnid: number, typed: string): boolean {
  const row = index.get<{ names: string }>('select names from listing_titles where tnid = ?', tnid)
  return row?.names.split('\n').includes(typed) === true
}

/** Whether a text is one of its names, optionally followed by words of its region or country. */
function isNamed(index: Index, { id }: FoundPlace, typed: string): boolean {
  const names = JSON.parse(placeRow(index, id)?.names ?? '{}') as Localized
  return Object.values(names)
    .map(searchForm)
    .some((name) => typed === name || typed.startsWith(`${name} `))
}

function pointOfPlace({ name, text, lat, lng }: FoundPlace): Found {
  return { title: name, about: text.slice(name.length + 2), lat, lng }
}

/** `fields`: those of which one has a word of the text. */
function listingsNamed(index: Index, typed: string, fields: string): number[] {
  const words = typed
    .split(' ')
    .filter((word) => [...word].length >= SHORTEST_WORD || DIGIT.test(word))
    // 'Main Street 8' is not at 80.
    .map((word) => (DIGIT.test(word) ? `"${word}"` : `"${word}" *`))
  if (words.length === 0) return []
  // At least one word must be its own: a town alone would match everything in it.
  const own = `{${fields}} : (${words.join(' OR ')})`
  const queries = [`titles : "${typed}" *`, [...words, own].join(' AND ')]
  const tnids = queries.flatMap((query) =>
    index.all<{ tnid: number }>(
      'select rowid tnid from listing_names where listing_names match ? order by rowid limit ?',
      query,
      LIMIT,
    ),
  )
  return [...new Set(tnids.map(({ tnid }) => tnid))].slice(0, LIMIT)
}

function pointOfListing(index: Index, tnid: number, lang: Lang): Found | undefined {
  const row = index.get<{ body: string }>('select body from listings where tnid = ?', tnid)
  if (!row) return undefined
  const { title, address, place, position, inTown } = JSON.parse(row.body) as SeedListing
  if (inTown) return undefined
  const town = placeRow(index, place)
  const names = town && (JSON.parse(town.names) as Localized)
  const locTitle = names ? textIn(lang, names) : ''
  const parts = [address, locTitle]
  const [lng, lat] = position
  return {
    title: textIn(lang, title),
    about: [...new Set(parts.join(', ').split(', '))].filter(Boolean).join(', '),
    lat,
    lng,
    listing: { tnid, tlid: place, locTitle },
  }
}
