import type { Localized } from '#core/terms/localized.ts'
import { nearPlaceHref, nearPointHref } from '#core/domain/near-routes.ts'
import { rewriteOf, type Rewrite } from '#core/domain/rewrites.ts'
import { hrefOf, parsePath, slugIn } from '#core/domain/routes.ts'
import { placeRow } from '#data/index/cards.ts'
import type { Index } from '#data/index/open.ts'
import { isPublished } from '#data/index/published.ts'
import type { Release } from '#api/release/watch.ts'
import { decodedPath } from '#core/domain/url-paths.ts'
import { movedTo } from '#data/index/moved.ts'

const LONGEST = 2000

/**
 * The path of a recommended page, percent-encoded, without any text of the sender's; undefined if it is not a page of
 * ours. Drops query and fragment, which could contain anything.
 */
export function sharedPath(release: Release, relink: string): string | undefined {
  const isPath = relink.startsWith('/') && !/^\/\/|\\/.test(relink)
  if (!isPath || relink.length > LONGEST) return undefined
  const [linkPath = ''] = relink.split(/[?#]/, 1)
  const path = decodedPath(linkPath)
  if (!path) return undefined
  if (isPublished(release.index, path)) return encodeURI(path)
  const moved = movedTo(release, path)
  if (moved) return moved
  const rewrite = rewriteOf(path)
  return rewrite && inOurWords(release.index, path, rewrite)
}

const POINT = /Kosher_NearBy-(-?[\d.]+),(-?[\d.]+)-[^/]*$/
const NEAR_PLACE = /kosher_search-nearby-TJ(\d+)-[^/]*$/

/**
 * Rewrites a slug, which may be arbitrary on pages that are not prebuilt, to the known name. Search texts lead to the
 * search.
 */
function inOurWords(index: Index, path: string, { name, lang }: Rewrite): string | undefined {
  if (name === 'vacations') return encodeURI(path)
  if (name === 'nearPoint') {
    const [, lat, lng] = POINT.exec(path) ?? []
    return nearPointHref(lang, { lat: Number(lat), lng: Number(lng), name: '' })
  }
  const parsed = name === 'nearPlace' ? undefined : parsePath(path)
  const route = parsed && 'slug' in parsed ? parsed : undefined
  const id = route?.id ?? Number(NEAR_PLACE.exec(path)?.[1])
  if (id === 0) return hrefOf(lang, { kind: 'search' })
  const place = placeRow(index, id)
  if (!place) return undefined
  const slug = slugIn(lang, JSON.parse(place.names) as Localized, id)
  return route ? hrefOf(lang, { ...route, slug }) : nearPlaceHref(lang, { id, slug })
}
