import { rewriteOf } from '#core/domain/rewrites.ts'
import { isPublished } from '#data/index/published.ts'
import type { Release } from '../release.ts'
import { decodedPath, movedTo } from '#api/site/paths.ts'

const LONGEST = 2000
/** Long enough for a place without a page of its own; what is in it is not ours to vouch for. */
const LONGEST_REWRITE = 150
/** No sign that could make an address of a part of it: a dot stands before a digit or the ending only. */
const PLAIN = /^(?:[\w\u05d0-\u05ea,/-]|\.(?=\d|html$))+$/

/**
 * The path of the page that somebody recommends, percent-encoded; undefined for what is no page of ours.
 * A query or a fragment is dropped: in it could stand anything.
 */
export function sharedPath(
  release: Release,
  relink: string,
): string | undefined {
  const isPath = relink.startsWith('/') && !/^\/\/|\\/.test(relink)
  if (!isPath || relink.length > LONGEST) return undefined
  const [asked = ''] = relink.split(/[?#]/, 1)
  const path = decodedPath(asked)
  if (!path) return undefined
  if (isPublished(release.index, path)) return encodeURI(path)
  const moved = movedTo(release, path)
  if (moved) return moved
  const isPlain = path.length <= LONGEST_REWRITE && PLAIN.test(path)
  return isPlain && rewriteOf(path) ? encodeURI(path) : undefined
}
