import { isDirectoryType, RESULTS_PER_PAGE, type DirectoryType } from '#core/terms/directory.ts'
import { LANGS, type Lang } from '#core/i18n/languages.ts'
import { alternativesIn } from './alternatives-input.ts'
import { drawingFrame, listingCards, placeDetail, placeRow, type PlaceRow } from './cards.ts'
import type { ListingCard, ResultsInput } from './inputs.ts'
import { addHours } from './listing-hours.ts'
import { versionOf, type Index } from './open.ts'
import { byPlace, sortFeatured } from './list-order.ts'
import { cardRows, hasSamples, typeCounts } from './queries.ts'

/** The `sub` of a results page: its type and page number in one. */
export const resultsSub = (dtype: number, page: number): number => dtype * 1_000_000 + page
export const resultsOfSub = (sub: number): { dtype: number; page: number } => ({
  dtype: Math.floor(sub / 1_000_000),
  page: sub % 1_000_000,
})

/** How many pages the results of a place and type have: one where there are only samples. */
export function resultsPages(index: Index, row: PlaceRow, dtype: DirectoryType): number {
  const { count = 0 } = typeCounts(index, row).find((type) => type.dtype === dtype) ?? {}
  return count === 0 && hasSamples(index, row, dtype) ? 1 : pagesOf(count)
}

const pagesOf = (total: number): number => Math.ceil(total / RESULTS_PER_PAGE)

/** The sorted lists of one place and type, whose pages are requested in succession. */
interface SortedResults {
  index: Index
  key: string
  sorted: Record<Lang, ListingCard[]>
}
let lastResults: SortedResults | undefined

function sortedResults(index: Index, row: PlaceRow, dtype: DirectoryType): Record<Lang, ListingCard[]> {
  const key = [row.id, dtype, versionOf(index)].join(' ')
  if (lastResults?.index === index && lastResults.key === key) return lastResults.sorted
  const cards = listingCards(index, cardRows(index, row, dtype))
  const sorted = Object.fromEntries(
    LANGS.map((lang) => [lang, sortFeatured(lang, [...cards], byPlace(lang, row))]),
  ) as Record<Lang, ListingCard[]>
  lastResults = { index, key, sorted }
  return sorted
}

export function resultsInput(index: Index, id: number, sub: number): ResultsInput | undefined {
  const row = placeRow(index, id)
  const { dtype, page } = resultsOfSub(sub)
  if (!row || !isDirectoryType(dtype)) return undefined
  const sorted = sortedResults(index, row, dtype)
  const total = sorted.en.length
  const withSamples = hasSamples(index, row, dtype)
  const from = (page - 1) * RESULTS_PER_PAGE
  const isThere = from < total || (page === 1 && withSamples)
  if (page < 1 || !isThere) return undefined
  const entries = Object.fromEntries(
    LANGS.map((lang) => [lang, sorted[lang].slice(from, from + RESULTS_PER_PAGE)]),
  ) as unknown as ResultsInput['entries']
  addHours(index, [...new Set(Object.values(entries).flat())])
  const frame = drawingFrame(index, row)
  return {
    place: placeDetail(index, row),
    dtype,
    page,
    pages: pagesOf(total),
    total,
    hasSamples: withSamples,
    ...(total === 0 && { alternatives: alternativesIn(index, row, dtype) }),
    hasPaid: sorted.en[0]?.paid === true,
    hasRated: sorted.en.some(({ rating }) => rating),
    entries,
    stats: typeCounts(index, row),
    picture: row.picture,
    ...(frame && { frame }),
  }
}
