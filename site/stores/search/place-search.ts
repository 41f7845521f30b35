import { call } from '#core/contract/client.ts'
import { ALL_TYPES, type DirectoryType } from '#core/contract/directory.ts'
import type { FoundPlace } from '#core/contract/places.ts'
import { festivalNamed } from '#core/domain/festival-names.ts'
import { textIn } from '#core/domain/localized.ts'
import { nearPlaceHref, nearWordsHref, slugAndText } from '#core/domain/near-routes.ts'
import { hrefOf, type Route } from '#core/domain/routes.ts'
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

/** A matching page other than places. */
export interface FoundPage {
  id: string
  /** Its subject, for the search field. */
  name: string
  text: string
  href: string
}

/** Names of a festival's pages. */
export type FestivalWords = Readonly<Record<'vacations' | 'calendar', string>>

/** Places, followed by the pages of a festival that the text names. */
export function createSearch(lang: Lang, words: FestivalWords): TypedSearch<FoundPlace | FoundPage> {
  return createTypedSearch(async (text, signal) => {
    const input = { params: { text }, querystring: { language: lang } }
    const route = 'GET /rest/tjt/locac/:text'
    const places = await call(route, input, { signal, language: lang })
    return [...places, ...festivalPages(lang, words, text)]
  }, PAUSE)
}

function festivalPages(lang: Lang, words: FestivalWords, text: string): FoundPage[] {
  const festival = festivalNamed(text)
  if (!festival) return []
  const name = textIn(lang, festival.name)
  const asked = { text: name, destination: 0, page: 1 }
  const hrefs = {
    vacations: vacationsHref(lang, asked),
    calendar: hrefOf(lang, { kind: 'calendar' }),
  }
  return (['vacations', 'calendar'] as const).map((id) => ({
    id,
    name,
    text: `${name} – ${words[id]}`,
    href: hrefs[id],
  }))
}

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
