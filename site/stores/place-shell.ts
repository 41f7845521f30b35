import { ApiError, call } from '#core/contract/client.ts'
import { ALL_TYPES } from '#core/contract/directory.ts'
import type { NearbyGroup } from '#core/contract/entries.ts'
import type { FoundPlace } from '#core/contract/places.ts'
import type { PlaceShabbatTimes } from '#core/contract/times.ts'
import { parsePath } from '#core/domain/routes.ts'
import type { Lang } from '#core/i18n/languages.ts'
import type { SearchKind } from './place-search.ts'

/** What the address of a page that is not prebuilt asks for. */
export type Asked =
  | { kind: 'words'; text: string; look: SearchKind }
  | { kind: 'place'; id: number; words: string }
  | { kind: 'point'; lat: number; lng: number; words: string }

export type ShellState =
  | { status: 'loading' }
  | { status: 'unknown' }
  /** What was asked for, and what could not be had. */
  | { status: 'failed'; what: 'search' | 'times'; asked: string }
  | {
      status: 'results'
      text: string
      look: SearchKind
      places: readonly FoundPlace[]
    }
  | {
      status: 'place'
      title: string
      /** Undefined where they could not be had. */
      times: PlaceShabbatTimes | undefined
      nearby: Nearby
    }
  | { status: 'point'; title: string; nearby: Nearby }

/** What lies around; undefined where it could not be had. */
export type Nearby = readonly NearbyGroup[] | undefined

const NEAR_POINT = /Kosher_NearBy-(-?[\d.]+),(-?[\d.]+)-([^/]*)\.html$/
const NEAR_PLACE = /kosher_search-nearby-TJ(\d{1,10})-([^/]*)\.html$/

/** Reads an address; `path` and `query` as the browser gives them, percent-encoded. */
export function askedOf(path: string, query: string): Asked | undefined {
  const decoded = decodedPath(path)
  const typed = new URLSearchParams(query).get('q')
  const point = NEAR_POINT.exec(decoded)
  if (point) {
    const [, lat, lng, words = ''] = point
    return {
      kind: 'point',
      lat: Number(lat),
      lng: Number(lng),
      words: spaced(words),
    }
  }
  const near = NEAR_PLACE.exec(decoded)
  if (near)
    return placeOrWords(Number(near[1]), near[2] ?? '', typed, ALL_TYPES)
  const parsed = parsePath(decoded)
  if (!parsed || !('slug' in parsed)) return undefined
  const look =
    parsed.kind === 'results'
      ? parsed.dtype
      : parsed.kind === 'travel'
        ? 0
        : ALL_TYPES
  return placeOrWords(parsed.id, parsed.slug, typed, look)
}

function placeOrWords(
  id: number,
  slug: string,
  typed: string | null,
  look: SearchKind,
): Asked {
  const words = typed ?? spaced(slug)
  return id > 0
    ? { kind: 'place', id, words }
    : { kind: 'words', text: words, look }
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

export interface ShellOptions {
  send?: typeof fetch
}

/** Fetches what an address asks for. Never throws: a failure is a state. */
export async function loadShell(
  lang: Lang,
  asked: Asked | undefined,
  options: ShellOptions = {},
): Promise<ShellState> {
  if (!asked) return { status: 'unknown' }
  if (asked.kind === 'words') return resultsFor(lang, asked, options)
  if (asked.kind === 'point') {
    const { lat, lng, words } = asked
    const nearby = await nearbyOf(lang, { lat, lng }, options)
    return { status: 'point', title: words || `${lat}, ${lng}`, nearby }
  }
  return placeOf(lang, asked, options)
}

async function resultsFor(
  lang: Lang,
  { text, look }: Asked & { kind: 'words' },
  { send }: ShellOptions,
): Promise<ShellState> {
  try {
    const input = { params: { text }, querystring: { language: lang } }
    const places = await call('GET /rest/tjt/locac/:text', input, {
      send,
      language: lang,
    })
    return { status: 'results', text, look, places }
  } catch {
    return { status: 'failed', what: 'search', asked: text }
  }
}

async function placeOf(
  lang: Lang,
  { id: tlid, words }: Asked & { kind: 'place' },
  options: ShellOptions,
): Promise<ShellState> {
  const { send } = options
  try {
    const input = { params: { tlid, language: lang } }
    const times = await call(
      'GET /rest/tjt/locationshabbattimes/:tlid/:language',
      input,
      { send, language: lang },
    )
    const [lng, lat] = times.coords
    const nearby = await nearbyOf(lang, { lat, lng }, options)
    return { status: 'place', title: times.locTitle, times, nearby }
  } catch (error) {
    const isRefused = error instanceof ApiError && error.code !== 'internal'
    if (isRefused) return { status: 'unknown' }
    return { status: 'failed', what: 'times', asked: words }
  }
}

interface Point {
  lat: number
  lng: number
}

async function nearbyOf(
  lang: Lang,
  { lat, lng }: Point,
  { send }: ShellOptions,
): Promise<Nearby> {
  try {
    const input = { params: { lat, lng, language: lang } }
    return await call('GET /rest/tjt/locnearby/:lat/:lng/:language', input, {
      send,
      language: lang,
    })
  } catch {
    return undefined
  }
}
