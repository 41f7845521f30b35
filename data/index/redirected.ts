import { pathOfAddress } from '#core/domain/old-address.ts'
import type { RedirectTarget } from '#core/domain/redirects.ts'
import { rewriteOf } from '#core/domain/rewrites.ts'
import { langOfPath } from '#core/domain/routes.ts'
import { movedTo, namesPlace, type ReadableIndex } from './moved.ts'
import { isPublished, publishedPath } from './published.ts'

/** Whether a decoded path has a page, a shell, or a page that has moved: each wins over a redirect. */
export function hasPage(release: ReadableIndex, path: string): boolean {
  if (!release.isReadable) return false
  if (isPublished(release.index, path) || movedTo(release, path) !== undefined) return true
  return rewriteOf(path) !== undefined && namesPlace(release, path)
}

/** Where an old address leads now, encoded, a listing in its language; undefined if that has no page. */
export function redirectHref(
  { index, isReadable }: ReadableIndex,
  target: RedirectTarget,
  address: string,
): string | undefined {
  if ('path' in target) return target.path
  if (!isReadable) return undefined
  const lang = langOfPath(pathOfAddress(address))
  const path = publishedPath(index, { kind: 'listing', lang, tnid: target.tnid })
  return path && encodeURI(path)
}
