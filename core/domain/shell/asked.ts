import { ALL_TYPES, type DirectoryType } from '#core/terms/directory.ts'
import { readRadius, readWalk } from '../near-routes.ts'
import { parsePath } from '../routes.ts'
import { decodedPath } from '../url-paths.ts'
import type { Walk } from '../reach.ts'

/** What one looks for in a place: 0 vacations, 200 everything, or one type. */
export type Look = 0 | typeof ALL_TYPES | DirectoryType

/** The content of an address that is not prebuilt. */
export type Asked =
  | { kind: 'words'; text: string; look: Look }
  | { kind: 'place'; id: number; words: string; look: Look }
  | { kind: 'nearWords'; text: string; walk?: Walk }
  | { kind: 'nearPlace'; id: number; words: string; walk?: Walk }
  | {
      kind: 'point'
      lat: number
      lng: number
      words: string
      /** Of the map's circle, in metres. */
      radius: number | undefined
      /** How far, if it asks only for what one walks to on Shabbat. */
      walk?: Walk
    }

const NEAR_POINT = /Kosher_NearBy-(-?[\d.]+),(-?[\d.]+)-([^/]*)\.html$/
const NEAR_PLACE = /kosher_search-nearby-TJ(\d{1,10})-([^/]*)\.html$/

/** Parses an address; `path` and `query` percent-encoded, as from the browser. */
export function askedOf(path: string, query: string): Asked | undefined {
  const decoded = decodedPath(path)
  if (decoded === undefined) return undefined
  const reach = readWalk(query)
  const walk = reach && { walk: reach }
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

type PlacePath = Extract<ReturnType<typeof parsePath>, { slug: string }>

function lookOf(parsed: PlacePath): Look {
  if (parsed.kind === 'results') return parsed.dtype
  return parsed.kind === 'travel' ? 0 : ALL_TYPES
}

function spaced(slug: string): string {
  return slug.replaceAll('_', ' ').trim()
}
