import {
  DIRECTORY_TYPES,
  isDirectoryType,
  QUESTIONS_FIRST,
  RESULTS_PER_PAGE,
  REVIEWS_PER_PAGE,
  type DirectoryType,
} from '#core/contract/directory.ts'
import type { SeedFeature, SeedListing } from '#core/contract/data-files.ts'
import { LANGS, type Lang } from '#core/i18n/languages.ts'
import { listingCards, placeDetail, placeRef, placeRow, type PlaceRow } from './cards.ts'
import type {
  CityInput,
  CountryInput,
  FeatureInput,
  HomeInput,
  ListingCard,
  ListingInput,
  PageInputs,
  PlaceInput,
  PopularPlace,
  ResultsInput,
  ShabbatTimesInput,
  ShownQuestion,
  ShownReview,
  TravelInput,
  TypeSection,
} from './inputs.ts'
import { nearbyCards } from './near.ts'
import type { Index } from './open.ts'
import {
  allTypeCounts,
  featureCard,
  featureGroups,
  linkedPlaces,
  linkSetsOf,
  listingRow,
  listingRows,
  sectionOf,
  sortFeatured,
  storedTimes,
  supervisionContacts,
  topFeatures,
  typeCounts,
} from './queries.ts'

const CARDS_PER_SECTION = 6
const POPULAR = 18
const NEARBY_CARDS = 6
export const NEARBY_KM = 50
const HOME_PLACE = 281184
const TRAVEL_TYPES: readonly DirectoryType[] = [230, 236, 228]
const KOSHER_TYPES = [228, 230, 236, 231, 232] as const

function sections(index: Index, place: PlaceRow, types: readonly DirectoryType[]): TypeSection[] {
  return types.flatMap((dtype) => sectionOf(index, place, dtype, CARDS_PER_SECTION) ?? [])
}

/** The places of a country with most listings, or of the world; the place itself left out. */
function popularPlaces(index: Index, country: string | undefined, except: number, limit: number): PopularPlace[] {
  const rows = country
    ? index.all<PlaceRow>(
        `select * from places where country = ? and kind = 'city' and has_page = 1 and id <> ?
         order by listed desc, rank limit ?`,
        country,
        except,
        limit,
      )
    : index.all<PlaceRow>(
        `select * from places where has_page = 1 and kind = 'city' and id <> ? order by listed desc, rank limit ?`,
        except,
        limit,
      )
  return rows.map((row) => ({ place: placeRef(row), picture: row.picture }))
}

/**
 * What pages of other places show too, by the place on whose pages it stands: its link sets. `0` is what
 * the pages of every place show.
 */
export function sharedParts(index: Index): Map<number, string> {
  const parts = new Map(linkedPlaces(index).map((place) => [place, JSON.stringify(linkSetsOf(index, place))]))
  const popular = popularPlaces(index, undefined, 0, POPULAR + 1)
  return parts.set(0, JSON.stringify([popular, linkSetsOf(index, 0)]))
}

function placeInput(index: Index, row: PlaceRow): PlaceInput | undefined {
  return row.kind === 'country' ? countryInput(index, row) : cityInput(index, row)
}

function cityInput(index: Index, row: PlaceRow): CityInput | undefined {
  const times = storedTimes(index, row.id)
  if (!times) return undefined
  return {
    kind: 'city',
    place: placeDetail(index, row),
    total: row.listed,
    stats: typeCounts(index, row),
    times,
    linkSets: [...linkSetsOf(index, row.id), ...linkSetsOf(index, 0)],
    sections: sections(index, row, DIRECTORY_TYPES),
    popular: popularPlaces(index, row.country, row.id, POPULAR),
    nearby: nearbyCards(index, row.lat, row.lng, {
      km: NEARBY_KM,
      limit: NEARBY_CARDS,
      excludePlace: row.id,
      types: KOSHER_TYPES,
    }),
    features: featureGroups(index, row),
  }
}

function countryInput(index: Index, row: PlaceRow): CountryInput {
  const cities = index.all<PlaceRow>(
    `select * from places where country = ? and kind = 'city' and has_page = 1 order by listed desc, rank`,
    row.country,
  )
  return {
    kind: 'country',
    place: placeDetail(index, row),
    total: row.listed,
    stats: typeCounts(index, row),
    cities: cities.map((city) => ({
      place: placeRef(city),
      total: city.listed,
      stats: typeCounts(index, city),
    })),
    popular: popularPlaces(index, row.country, row.id, POPULAR),
    linkSets: [...linkSetsOf(index, row.id), ...linkSetsOf(index, 0)],
    sections: sections(index, row, DIRECTORY_TYPES),
  }
}

function travelInput(index: Index, row: PlaceRow): TravelInput {
  return {
    place: placeDetail(index, row),
    features: featureGroups(index, row),
    sections: sections(index, row, TRAVEL_TYPES),
    total: row.listed,
    linkSets: linkSetsOf(index, 0),
    popular: popularPlaces(index, undefined, row.id, POPULAR),
  }
}

/** The number of a results subject: its type and page in one. */
export const resultsSub = (dtype: number, page: number): number => dtype * 1_000_000 + page
export const resultsOfSub = (sub: number): { dtype: number; page: number } => ({
  dtype: Math.floor(sub / 1_000_000),
  page: sub % 1_000_000,
})

export const pagesOf = (total: number): number => Math.ceil(total / RESULTS_PER_PAGE)

/** The sorted lists of one place and type: its pages are asked for one after the other. */
interface SortedResults {
  index: Index
  key: string
  sorted: Record<Lang, ListingCard[]>
}
let lastResults: SortedResults | undefined

function sortedResults(index: Index, row: PlaceRow, dtype: DirectoryType): Record<Lang, ListingCard[]> {
  // A list is good as long as neither this connection nor another one has written.
  const own = index.get<{ n: number }>('select total_changes() n')?.n
  const others = index.get<{ data_version: number }>('pragma data_version')?.data_version
  const key = [row.id, dtype, own, others].join(' ')
  if (lastResults?.index === index && lastResults.key === key) return lastResults.sorted
  const cards = listingCards(index, listingRows(index, row, dtype))
  const sorted = Object.fromEntries(LANGS.map((lang) => [lang, sortFeatured(lang, [...cards])])) as Record<
    Lang,
    ListingCard[]
  >
  lastResults = { index, key, sorted }
  return sorted
}

function resultsInput(index: Index, row: PlaceRow, sub: number): ResultsInput | undefined {
  const { dtype, page } = resultsOfSub(sub)
  if (!isDirectoryType(dtype)) return undefined
  const sorted = sortedResults(index, row, dtype)
  const total = sorted.en.length
  const from = (page - 1) * RESULTS_PER_PAGE
  if (page < 1 || from >= total) return undefined
  const entries = Object.fromEntries(
    LANGS.map((lang) => [lang, sorted[lang].slice(from, from + RESULTS_PER_PAGE)]),
  ) as unknown as ResultsInput['entries']
  return {
    place: placeDetail(index, row),
    dtype,
    page,
    pages: pagesOf(total),
    total,
    entries,
    stats: typeCounts(index, row),
  }
}

function listingInput(index: Index, tnid: number): ListingInput | undefined {
  const row = listingRow(index, tnid)
  const place = row && placeRow(index, row.place)
  if (!place) return undefined
  const listing = JSON.parse(row.body) as SeedListing
  const words = <T>(table: 'reviews' | 'questions', limit: number) =>
    index
      .all<{ body: string }>(`select body from ${table} where tnid = ? order by at desc, id desc limit ?`, tnid, limit)
      .map(({ body }) => JSON.parse(body) as T)
  const card = JSON.parse(row.card) as { picture: string }
  return {
    listing,
    place: placeDetail(index, place),
    pictures: listing.pictures?.length ? listing.pictures : [card.picture],
    ...(row.rating !== null && { rating: { mean: row.rating, count: row.reviews } }),
    reviews: words<ShownReview>('reviews', REVIEWS_PER_PAGE),
    reviewsTotal: row.reviews,
    questions: words<ShownQuestion>('questions', QUESTIONS_FIRST),
    questionsTotal: index.get<{ n: number }>('select count(*) n from questions where tnid = ?', tnid)?.n ?? 0,
    supervisionContacts: supervisionContacts(index, listing.supervision ?? []),
  }
}

function featureInput(index: Index, nid: number): FeatureInput | undefined {
  const row = index.get<{ place: number; body: string }>('select place, body from features where nid = ?', nid)
  const place = row && placeRow(index, row.place)
  if (!place) return undefined
  const others = index.all<{ place: number; body: string }>(
    'select place, body from features where place = ? and nid <> ? order by top desc, nid limit 4',
    row.place,
    nid,
  )
  return {
    feature: JSON.parse(row.body) as SeedFeature,
    place: placeDetail(index, place),
    others: others.flatMap((other) => featureCard(index, other) ?? []),
  }
}

const HOME_COUNTRIES = 60
const HOME_POPULAR = 12
const HOME_FEATURES = 8

function homeInput(index: Index): HomeInput | undefined {
  const times = storedTimes(index, HOME_PLACE)
  const timesPlace = placeRow(index, HOME_PLACE)
  if (!times || !timesPlace) return undefined
  const countries = index.all<PlaceRow>(
    `select * from places where kind = 'country' and listed > 0 order by listed desc, rank limit ?`,
    HOME_COUNTRIES,
  )
  return {
    stats: allTypeCounts(index),
    places: index.get<{ n: number }>('select count(*) n from places')?.n ?? 0,
    countries: countries.map((row) => ({ place: placeRef(row), total: row.listed, picture: row.picture })),
    popular: popularPlaces(index, undefined, 0, HOME_POPULAR),
    times,
    timesPlace: placeRef(timesPlace),
    features: topFeatures(index, HOME_FEATURES),
    linkSets: linkSetsOf(index, 0),
  }
}

const PORTAL_CITIES = 150

/** Israel by itself, then the continents, each with its best-known cities. */
function shabbatTimesInput(index: Index): ShabbatTimesInput {
  const rows = index.all<PlaceRow & { body: string }>(
    `select p.*, t.body from places p join times t on t.place = p.id where p.kind = 'city' and p.has_page = 1
     order by p.listed desc, p.rank limit ?`,
    PORTAL_CITIES,
  )
  const continents = JSON.parse(index.meta('continents') ?? '{}') as Record<string, string>
  const regionOf = (row: PlaceRow) => (row.country === 'IL' ? 'IL' : (continents[row.country] ?? 'EU'))
  const groups = Map.groupBy(rows, regionOf)
  const order = ['IL', 'NA', 'SA', 'EU', 'AS', 'AF', 'OC']
  return {
    regions: order.flatMap((region) => {
      const cities = groups.get(region)
      if (!cities) return []
      return [{ region, cities: cities.map((row) => ({ place: placeRef(row), times: JSON.parse(row.body) })) }]
    }),
  }
}

type Kind = keyof PageInputs

/**
 * What a page shows, from the index alone; undefined where there is no such page.
 * `ref` is the id of the place, listing or feature, `sub` the type and page of results.
 */
export function pageInput(index: Index, kind: Kind, ref: number, sub = 0): PageInputs[Kind] | undefined {
  switch (kind) {
    case 'place':
    case 'travel':
    case 'results': {
      const row = placeRow(index, ref)
      if (!row) return undefined
      if (kind === 'results') return resultsInput(index, row, sub)
      return kind === 'place' ? placeInput(index, row) : travelInput(index, row)
    }
    case 'listing':
      return listingInput(index, ref)
    case 'feature':
      return featureInput(index, ref)
    case 'home':
    case 'search':
      return homeInput(index)
    case 'shabbatTimes':
      return shabbatTimesInput(index)
    case 'credits':
      return { counts: JSON.parse(index.meta('counts') ?? '{}') as Record<string, number> }
    default:
      return {}
  }
}
