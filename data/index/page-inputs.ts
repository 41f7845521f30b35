import {
  isDirectoryType,
  QUESTIONS_FIRST,
  RESULTS_PER_PAGE,
  REVIEWS_PER_PAGE,
  type DirectoryType,
} from '#core/contract/directory.ts'
import type { SeedListing } from '#core/contract/data-files.ts'
import { LANGS, type Lang } from '#core/i18n/languages.ts'
import { listingCards, placeDetail, placeRow, type PlaceRow } from './cards.ts'
import type {
  ListingCard,
  ListingInput,
  PageInputs,
  ResultsInput,
  ShownQuestion,
  ShownReview,
} from './inputs.ts'
import { homeInput } from './home-input.ts'
import { categoryInput, featureInput, vacationsInput } from './offer-inputs.ts'
import { popularVacations } from './link-sets.ts'
import type { Index } from './open.ts'
import { placeInput } from './place-inputs.ts'
import {
  listingRow,
  listingRows,
  sortFeatured,
  supervisionContacts,
  typeCounts,
} from './queries.ts'
import {
  calendarInput,
  candleTimesInput,
  shabbatTimesInput,
} from './times-input.ts'
import { travelInput } from './travel-input.ts'

/** The number of a results subject: its type and page in one. */
export const resultsSub = (dtype: number, page: number): number =>
  dtype * 1_000_000 + page
export const resultsOfSub = (sub: number): { dtype: number; page: number } => ({
  dtype: Math.floor(sub / 1_000_000),
  page: sub % 1_000_000,
})

export const pagesOf = (total: number): number =>
  Math.ceil(total / RESULTS_PER_PAGE)

/** The sorted lists of one place and type: its pages are asked for one after the other. */
interface SortedResults {
  index: Index
  key: string
  sorted: Record<Lang, ListingCard[]>
}
let lastResults: SortedResults | undefined

function sortedResults(
  index: Index,
  row: PlaceRow,
  dtype: DirectoryType,
): Record<Lang, ListingCard[]> {
  // A list is good as long as neither this connection nor another one has written.
  const own = index.get<{ n: number }>('select total_changes() n')?.n
  const others = index.get<{ data_version: number }>(
    'pragma data_version',
  )?.data_version
  const key = [row.id, dtype, own, others].join(' ')
  if (lastResults?.index === index && lastResults.key === key)
    return lastResults.sorted
  const cards = listingCards(index, listingRows(index, row, dtype))
  const sorted = Object.fromEntries(
    LANGS.map((lang) => [lang, sortFeatured(lang, [...cards])]),
  ) as Record<Lang, ListingCard[]>
  lastResults = { index, key, sorted }
  return sorted
}

function resultsInput(
  index: Index,
  row: PlaceRow,
  sub: number,
): ResultsInput | undefined {
  const { dtype, page } = resultsOfSub(sub)
  if (!isDirectoryType(dtype)) return undefined
  const sorted = sortedResults(index, row, dtype)
  const total = sorted.en.length
  const samples = sorted.en.filter(({ sample }) => sample).length
  const from = (page - 1) * RESULTS_PER_PAGE
  if (page < 1 || from >= total) return undefined
  const entries = Object.fromEntries(
    LANGS.map((lang) => [
      lang,
      sorted[lang].slice(from, from + RESULTS_PER_PAGE),
    ]),
  ) as unknown as ResultsInput['entries']
  return {
    place: placeDetail(index, row),
    dtype,
    page,
    pages: pagesOf(total),
    total,
    samples,
    hasPaid: sorted.en[0]?.paid === true,
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
      .all<{ body: string }>(
        `select body from ${table} where tnid = ? order by at desc, id desc limit ?`,
        tnid,
        limit,
      )
      .map(({ body }) => JSON.parse(body) as T)
  const card = JSON.parse(row.card) as { picture: string }
  const vacations = listing.pdi ? undefined : popularVacations(index, row.place)
  return {
    listing,
    place: placeDetail(index, place),
    pictures: listing.pictures?.length ? listing.pictures : [card.picture],
    ...(row.rating !== null && {
      rating: { mean: row.rating, count: row.reviews },
    }),
    reviews: words<ShownReview>('reviews', REVIEWS_PER_PAGE),
    reviewsTotal: row.reviews,
    questions: words<ShownQuestion>('questions', QUESTIONS_FIRST),
    questionsTotal:
      index.get<{ n: number }>(
        'select count(*) n from questions where tnid = ?',
        tnid,
      )?.n ?? 0,
    supervisionContacts: supervisionContacts(index, listing.supervision ?? []),
    ...(vacations && { vacations }),
  }
}

type Kind = keyof PageInputs

/**
 * What a page shows, from the index alone; undefined where there is no such page.
 * `ref` is the id of the place, listing or feature, `sub` the type and page of results.
 */
export function pageInput(
  index: Index,
  kind: Kind,
  ref: number,
  sub = 0,
): PageInputs[Kind] | undefined {
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
    case 'category':
      return categoryInput(index, ref)
    case 'vacations':
      return vacationsInput(index)
    case 'home':
    case 'search':
      return homeInput(index)
    case 'shabbatTimes':
      return shabbatTimesInput(index)
    case 'candleTimes':
      return candleTimesInput(index)
    case 'calendar':
      return calendarInput(index)
    case 'credits':
      return {
        counts: JSON.parse(index.meta('counts') ?? '{}') as Record<
          string,
          number
        >,
      }
    default:
      return {}
  }
}
