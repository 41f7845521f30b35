import { urlOf } from '#core/contract/client.ts'
import { cellFile, WORLD_FILE } from '#core/domain/map/base-map.ts'
import { labelCells } from '#core/domain/map/labels.ts'
import { quartersFiles } from '#core/domain/map/quarters.ts'
import { FILTERS } from '#core/domain/results/results.ts'
import { parsePath } from '#core/domain/routes.ts'
import type { Lang } from '#core/i18n/languages.ts'
import type { DirectoryType } from '#core/terms/directory.ts'

// What belongs to a city: its pages, their files, and the answers of the API that they show. Nothing else is stored.

export interface City {
  /** GeoNames id. */
  id: number
  lang: Lang
}

/** A page of a city: its guide or a list, which lead to others; a place or an offer of those. */
export type Part = 'list' | 'item'

/** Undefined for pages that are not of the city, in its language; accounts and forms never are. */
export function partOf(path: string, { id, lang }: City): Part | undefined {
  const parsed = parsePath(path)
  if (parsed?.lang !== lang) return undefined
  if (parsed.kind === 'listing' || parsed.kind === 'feature') return 'item'
  const isOfPlace = parsed.kind === 'place' || parsed.kind === 'travel' || parsed.kind === 'results'
  return isOfPlace && parsed.id === id ? 'list' : undefined
}

const FILE = /^\/(_astro|pictures|markers|map)\//
/** Files that never change under their name. */
const LASTING = /^\/(_astro|pictures)\//

export const isLasting = (path: string): boolean => LASTING.test(path)

/** The path of a link of this site, not percent-encoded; undefined for others. */
export function ownPath(href: string, base: string): string | undefined {
  try {
    const { origin, pathname } = new URL(href, base)
    return origin === new URL(base).origin ? decodeURI(pathname) : undefined
  } catch {
    return undefined
  }
}

/** The paths that a page links, each once. */
export function linksOf(page: ParentNode, base: string): string[] {
  const links = [...page.querySelectorAll('a[href]')].map((link) => ownPath(link.getAttribute('href')!, base))
  return [...new Set(links.filter((path) => path !== undefined))]
}

const SOURCES = ['src', 'href', 'data-src', 'component-url', 'renderer-url', 'before-hydration-url'] as const

/** The files that a page names: styles, scripts, pictures in their middle width. */
export function filesOf(page: ParentNode, base: string): string[] {
  const named = SOURCES.flatMap((name) =>
    [...page.querySelectorAll(`[${name}]`)].map((element) => ownPath(element.getAttribute(name)!, base)),
  )
  return [...new Set(named.filter((path) => path !== undefined && FILE.test(path)))] as string[]
}

const IN_CODE = /["'`(](?:\.\/|\/?_astro\/)([\w$.-]+\.(?:js|css|woff2|svg|webp|png))/g
/** The name of a file of messages, with its language. */
const MESSAGES = /^_messages_(\w\w)_/

/** The files that a script or a style sheet names, without the messages of other languages. */
export function filesIn(code: string, lang: Lang): string[] {
  const names = [...code.matchAll(IN_CODE)].map(([, name]) => name!)
  const own = names.filter((name) => (MESSAGES.exec(name)?.[1] ?? lang) === lang)
  return [...new Set(own)].map((name) => `/_astro/${name}`)
}

/** The sheet with the times of the coming year, a page of the API. */
export const yearSheet = ({ id, lang }: City): string =>
  urlOf('GET /rest/tjt/locationyear/:tlid/:language', { params: { tlid: id, language: lang } })

/** The entries of a list, for its filters and its map. */
export const entriesOf = ({ id, lang }: City, dtype: DirectoryType): string =>
  urlOf('GET /rest/tjt/entries/:directoryType/:locId/:language', {
    params: { directoryType: dtype, locId: id, language: lang },
  })

/** What the filters of a list offer. */
export const filterLists = (dtype: DirectoryType, language: Lang): string[] =>
  FILTERS[dtype].map((name) => urlOf(`GET /rest/tjt/${name}`, { querystring: { language } }))

/** The type of a list; undefined for other pages. */
export function typeOf(path: string): DirectoryType | undefined {
  const parsed = parsePath(path)
  return parsed?.kind === 'results' ? parsed.dtype : undefined
}

/** The id of a listing by the path of its page. */
export function listingOf(path: string): number | undefined {
  const parsed = parsePath(path)
  return parsed?.kind === 'listing' ? parsed.tnid : undefined
}

/** Zooms of the map of a city, from the whole world on. */
const LABEL_ZOOMS = [2, 8, 9, 10, 11, 12]

/** The files of the map around points, and the names on it. */
export function mapFiles(points: readonly (readonly [lng: number, lat: number])[], language: Lang): string[] {
  if (points.length === 0) return []
  const lngs = points.map(([lng]) => lng)
  const lats = points.map(([, lat]) => lat)
  const box = { south: Math.min(...lats), west: Math.min(...lngs), north: Math.max(...lats), east: Math.max(...lngs) }
  const world = { south: -90, west: -180, north: 90, east: 180 }
  const cells = LABEL_ZOOMS.flatMap((zoom) => labelCells(zoom > 2 ? box : world, zoom))
  const names = cells.map((cell) =>
    urlOf('GET /rest/tjt/mapplaces/:south/:west/:north/:east/:language', { params: { ...cell, language } }),
  )
  const ground = points.map(([lng, lat]) => cellFile(lng, lat))
  return [...new Set([WORLD_FILE, ...ground, ...quartersFiles(box), ...names])]
}

/** Under which the page of no network is stored, by its language; the worker looks for it. */
export const fallbackKey = (lang: Lang): string => `/offline?${lang}`
