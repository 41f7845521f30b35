import { call } from '#core/contract/client.ts'
import { ALL_TYPES, type DirectoryType } from '#core/terms/directory.ts'
import type { FoundPage, FoundPlace } from '#core/contract/places.ts'
import { nearPlaceHref, nearWordsHref, slugAndText } from '#core/domain/near-routes.ts'
import { hrefOf, type Route } from '#core/domain/routes.ts'
import { searchForm } from '#core/domain/slug.ts'
import { vacationsHref } from '#core/domain/vacations-url.ts'
import type { Lang } from '#core/i18n/languages.ts'
import { createTypedSearch, type TypedSearch } from './typed-search.ts'

/** Kind of search: 0 vacations in a place, 200 everything, one type, near a place, or vacations by words. */
export type SearchKind = 0 | typeof ALL_TYPES | DirectoryType | 'nearby' | 'words'

export interface PlaceSearchOptions {
  send?: typeof fetch
  /** Debounce in milliseconds. */
  pause?: number
  /** Restricts the results; by default both. */
  only?: 'city' | 'country'
}

/** Debounce in milliseconds. */
const PAUSE = 150

export function createPlaceSearch(
  lang: Lang,
  { send, pause = PAUSE, only }: PlaceSearchOptions = {},
): TypedSearch<FoundPlace> {
  const route = only === 'city' ? 'GET /rest/tjt/loccityac/:text' : 'GET /rest/tjt/locac/:text'
  return createTypedSearch(async (text, signal) => {
    const input = { params: { text }, querystring: { language: lang } }
    const found = call(route, input, { send, signal, language: lang })
    return only ? (await found).filter(({ kind }) => kind === only) : found
  }, pause)
}

/** What a text may mean: places, and pages of kinds, times, festivals and listings. */
export function createSearch(lang: Lang): TypedSearch<FoundPlace | FoundPage> {
  return createTypedSearch((text, signal) => {
    const input = { params: { text }, querystring: { language: lang } }
    return call('GET /rest/tjt/search/:text', input, { signal, language: lang })
  }, PAUSE)
}

/** What a text names beyond doubt; undefined if it may name several things, or nothing. */
export function namedBy<T extends FoundPlace | FoundPage>(text: string, [first]: readonly T[]): T | undefined {
  // A guess is for the visitor to confirm.
  if (!first || first.isGuess) return undefined
  return 'href' in first || searchForm(first.name) === searchForm(text) ? first : undefined
}

/** Where something found leads. */
export const chosenHref = (lang: Lang, kind: SearchKind, found: FoundPlace | FoundPage): string =>
  'href' in found ? found.href : foundHref(lang, kind, found)

/** The page of a place for a kind of search. */
function routeOf(kind: Exclude<SearchKind, 'nearby' | 'words'>, id: number, slug: string): Route {
  if (kind === 0) return { kind: 'travel', id, slug }
  if (kind === ALL_TYPES) return { kind: 'place', id, slug }
  return { kind: 'results', id, slug, dtype: kind, page: 1 }
}

/** Where a chosen place leads. */
export function foundHref(lang: Lang, kind: SearchKind, { id, slug }: Pick<FoundPlace, 'id' | 'slug'>): string {
  switch (kind) {
    case 'nearby':
      return nearPlaceHref(lang, { id, slug })
    case 'words':
      return vacationsHref(lang, { text: '', destination: id, page: 1 })
    default:
      return hrefOf(lang, routeOf(kind, id, slug))
  }
}

/** The address of a typed text: id 0 with the text as slug, and as query if the slug loses any of it. */
export function typedHref(lang: Lang, kind: SearchKind, typed: string): string {
  if (kind === 'nearby') return nearWordsHref(lang, typed)
  if (kind === 'words') return vacationsHref(lang, { text: typed, destination: 0, page: 1 })
  const { slug, query } = slugAndText(typed)
  const href = hrefOf(lang, routeOf(kind, 0, slug))
  return query ? `${href}?${query}` : href
}
