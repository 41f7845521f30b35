import { DEFAULT_LANG, type Lang } from '../i18n/languages.ts'
import { coarseDegrees } from './geolocation.ts'
import { searchForm, slugOf } from './slug.ts'
import { WALKS, type Walk } from './reach.ts'

// The pages near a point and near a place, which are not prebuilt.

export interface NearPoint {
  lat: number
  lng: number
  /** The point's name. */
  name: string
  /** Of the map's circle, in metres. */
  radius?: number
  /** Whether it shows only what one walks to on Shabbat. */
  walk?: Walk
}

/** In an address of what is near: shows only what one walks to on Shabbat. */
export const WALK_QUERY = 'walk'

/** How far what an address asks for is on foot on Shabbat: `?walk=1`, `?walk=techum`; undefined if it does not. */
export function readWalk(search: string): Walk | undefined {
  const text = new URLSearchParams(search).get(WALK_QUERY)
  return WALKS.find((walk) => walk === text)
}

/** The radius in metres in an address: `?r=650`. */
export const readRadius = (search: string): number | undefined => wholeIn(new URLSearchParams(search).get('r'))

/** A positive whole number of a query; undefined for anything else. */
export function wholeIn(text: string | null): number | undefined {
  return text && /^[1-9]\d{0,5}$/.test(text) ? Number(text) : undefined
}

/** The slug of a text, and the full text as a query if the slug loses any of it. */
export function slugAndText(text: string): { slug: string; query: string } {
  const typed = text.trim()
  const slug = slugOf(typed)
  const isKept = searchForm(slug.replaceAll('_', ' ')) === searchForm(typed)
  return {
    slug,
    query: isKept ? '' : `q=${encodeURIComponent(typed.toWellFormed())}`,
  }
}

/** /Kosher_NearBy-{lat},{lng}-{addressSlug}.html, percent-encoded. */
export function nearPointHref(lang: Lang, { lat, lng, name, radius, walk }: NearPoint): string {
  const { slug, query } = slugAndText(name)
  const point = `${coarseDegrees(lat)},${coarseDegrees(lng)}`
  const queries = [query, radius ? `r=${radius}` : '', walk ? `${WALK_QUERY}=${walk}` : ''].filter(Boolean)
  return hrefAt(lang, `Kosher_NearBy-${point}-${slug}.html`, queries.join('&'))
}

/** /kosher_search-nearby-TJ{id}-{slug}.html for a chosen place, percent-encoded. */
export function nearPlaceHref(lang: Lang, { id, slug }: { id: number; slug: string }): string {
  return hrefAt(lang, `kosher_search-nearby-TJ${id}-${slug}.html`, '')
}

/** The same for a text without a choice: id 0. */
export function nearWordsHref(lang: Lang, text: string): string {
  const { slug, query } = slugAndText(text)
  return hrefAt(lang, `kosher_search-nearby-TJ0-${slug}.html`, query)
}

function hrefAt(lang: Lang, file: string, query: string): string {
  const prefix = lang === DEFAULT_LANG ? '/' : `/${lang}/`
  return encodeURI(prefix + file) + (query && `?${query}`)
}
