import { atom, type ReadableAtom } from 'nanostores'
import { call } from '#core/contract/client.ts'
import {
  ALL_TYPES,
  AUTOCOMPLETE_MIN,
  type DirectoryType,
} from '#core/contract/directory.ts'
import type { FoundPlace } from '#core/contract/places.ts'
import { hrefOf, type Route } from '#core/domain/routes.ts'
import { searchForm, slugOf } from '#core/domain/slug.ts'
import type { Lang } from '#core/i18n/languages.ts'

export type SearchState =
  /** Too little is typed. */
  | { status: 'waiting' }
  | { status: 'searching' }
  | { status: 'found'; places: readonly FoundPlace[] }
  | { status: 'failed' }

/** What is looked for: 0 vacations, 200 everything, else one type. */
export type SearchKind = 0 | typeof ALL_TYPES | DirectoryType

export interface PlaceSearch {
  $state: ReadableAtom<SearchState>
  /** Looks for what is typed, a moment after the last letter. */
  type(text: string): void
}

export interface PlaceSearchOptions {
  send?: typeof fetch
  /** How long after the last letter, in milliseconds. */
  pause?: number
  /** What may be found; both unless told. */
  only?: 'city' | 'country'
}

export function createPlaceSearch(
  lang: Lang,
  { send, pause = 150, only }: PlaceSearchOptions = {},
): PlaceSearch {
  const $state = atom<SearchState>({ status: 'waiting' })
  const route =
    only === 'city'
      ? 'GET /rest/tjt/loccityac/:text'
      : 'GET /rest/tjt/locac/:text'
  let timer: ReturnType<typeof setTimeout> | undefined
  let running: AbortController | undefined

  async function look(text: string): Promise<void> {
    const { signal } = (running = new AbortController())
    const input = { params: { text }, querystring: { language: lang } }
    try {
      const found = await call(route, input, {
        send,
        signal,
        language: lang,
      })
      const places = only ? found.filter(({ kind }) => kind === only) : found
      if (!signal.aborted) $state.set({ status: 'found', places })
    } catch {
      if (!signal.aborted) $state.set({ status: 'failed' })
    }
  }

  return {
    $state,
    type(typed) {
      clearTimeout(timer)
      running?.abort()
      const text = typed.trim()
      if (searchForm(text).length < AUTOCOMPLETE_MIN) {
        $state.set({ status: 'waiting' })
        return
      }
      $state.set({ status: 'searching' })
      timer = setTimeout(() => void look(text), pause)
    },
  }
}

/** The page of a place that shows what is looked for. */
function routeOf(kind: SearchKind, id: number, slug: string): Route {
  if (kind === 0) return { kind: 'travel', id, slug }
  if (kind === ALL_TYPES) return { kind: 'place', id, slug }
  return { kind: 'results', id, slug, dtype: kind, page: 1 }
}

/** Where a chosen place leads. */
export function foundHref(
  lang: Lang,
  kind: SearchKind,
  { id, slug }: FoundPlace,
): string {
  return hrefOf(lang, routeOf(kind, id, slug))
}

/** Where typed words lead: id 0 with the words as the slug; in full behind it where a slug cannot hold them. */
export function typedHref(lang: Lang, kind: SearchKind, typed: string): string {
  const text = typed.trim()
  const slug = slugOf(text)
  const href = hrefOf(lang, routeOf(kind, 0, slug))
  const isKept = searchForm(slug.replaceAll('_', ' ')) === searchForm(text)
  return isKept ? href : `${href}?q=${encodeURIComponent(text.toWellFormed())}`
}
