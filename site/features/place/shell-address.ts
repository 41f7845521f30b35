import { ALL_TYPES } from '#core/contract/directory.ts'
import { parsePath } from '#core/domain/routes.ts'
import { slugOf } from '#core/domain/slug.ts'
import { DEFAULT_LANG, type Lang } from '#core/i18n/languages.ts'
import { readRadius, readWalk } from '#site/features/nearby/nearby.ts'
import { foundHref, typedHref, type SearchKind } from '#site/ui/search/place-search.ts'

/** The content of an address that is not prebuilt. */
export type Asked =
  | { kind: 'words'; text: string; look: SearchKind }
  | { kind: 'place'; id: number; words: string; look: SearchKind }
  | { kind: 'nearWords'; text: string; isWalk?: true }
  | { kind: 'nearPlace'; id: number; words: string; isWalk?: true }
  | {
      kind: 'point'
      lat: number
      lng: number
      words: string
      /** Of the map's circle, in metres. */
      radius: number | undefined
      /** Whether it asks only for what one walks to on Shabbat. */
      isWalk?: true
    }

const NEAR_POINT = /Kosher_NearBy-(-?[\d.]+),(-?[\d.]+)-([^/]*)\.html$/
const NEAR_PLACE = /kosher_search-nearby-TJ(\d{1,10})-([^/]*)\.html$/

/** Parses an address; `path` and `query` percent-encoded, as from the browser. */
export function askedOf(path: string, query: string): Asked | undefined {
  const decoded = decodedPath(path)
  const walk = readWalk(query) && ({ isWalk: true } as const)
  const typed = new URLSearchParams(query).get('q')
  const wordsOf = (slug = '') => typed ?? spaced(slug)
  const point = NEAR_POINT.exec(decoded)
  if (point) {
    return {
      kind: 'point',
      lat: Number(point[1]),
      lng: Number(point[2]),
      words: wordsOf(point[3]),
      radius: readRadius(query),
      ...walk,
    }
  }
  const near = NEAR_PLACE.exec(decoded)
  if (near) {
    const [id, words] = [Number(near[1]), wordsOf(near[2])]
    return id > 0 ? { kind: 'nearPlace', id, words, ...walk } : { kind: 'nearWords', text: words, ...walk }
  }
  const parsed = parsePath(decoded)
  if (!parsed || !('slug' in parsed)) return undefined
  const words = wordsOf(parsed.slug)
  const look = lookOf(parsed)
  if (parsed.id > 0) return { kind: 'place', id: parsed.id, words, look }
  return { kind: 'words', text: words, look }
}

/** The address in another language of what one asks for, percent-encoded like the given one. */
export function addressIn(
  lang: Lang,
  asked: Asked,
  { pathname, search }: Pick<Location, 'pathname' | 'search'>,
): string {
  if (asked.kind === 'words') return typedHref(lang, asked.look, asked.text)
  if (asked.kind === 'place') return placeHrefOf(lang, asked.look, asked)
  const prefix = lang === DEFAULT_LANG ? '' : `/${lang}`
  return prefix + pathname.slice(pathname.lastIndexOf('/')) + search
}

/** The page of a place that an address names, of a kind. */
export const placeHrefOf = (lang: Lang, look: SearchKind, { id, words }: { id: number; words: string }): string =>
  foundHref(lang, look, { id, slug: slugOf(words) || String(id) })

type PlacePath = Extract<ReturnType<typeof parsePath>, { slug: string }>

function lookOf(parsed: PlacePath): SearchKind {
  if (parsed.kind === 'results') return parsed.dtype
  return parsed.kind === 'travel' ? 0 : ALL_TYPES
}

function spaced(slug: string): string {
  return slug.replaceAll('_', ' ').trim()
}

function decodedPath(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}
