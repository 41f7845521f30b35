import { redirectOf } from '#core/domain/rewrites.ts'
import { hebrewAtRoot, parsePath } from '#core/domain/routes.ts'
import { DEFAULT_LANG, LANGS } from '#core/i18n/languages.ts'
import { placeRow } from '#data/index/cards.ts'
import { publishedPath } from '#data/index/published.ts'
import type { Release } from '../release.ts'

const LONGEST = 1000
const ROOTS = new Set(
  LANGS.filter((lang) => lang !== DEFAULT_LANG).map((lang) => `/${lang}`),
)

/** The path of a URL, decoded; undefined where it cannot name a file of ours. */
export function decodedPath(url: string): string | undefined {
  const [raw = ''] = url.split('?', 1)
  if (raw.length > LONGEST * 6) return undefined
  const parts: string[] = []
  for (const part of raw.split('/').slice(1)) {
    const decoded = decodedPart(part)
    if (decoded === undefined) return undefined
    parts.push(decoded)
  }
  // An empty part may only be the last one, that of a folder.
  if (parts.slice(0, -1).includes('')) return undefined
  const path = `/${parts.join('/')}`
  return path.length > LONGEST ? undefined : path
}

/** One part of a path, decoded; undefined for what could lead elsewhere. */
function decodedPart(part: string): string | undefined {
  try {
    const text = decodeURIComponent(part)
    const isSafe = !/[/\\\0]/.test(text) && !text.startsWith('.')
    return isSafe ? text : undefined
  } catch {
    return undefined
  }
}

/** Where a path that names no file has moved for good, percent-encoded. */
export function movedTo(
  { index, isReadable }: Pick<Release, 'index' | 'isReadable'>,
  path: string,
): string | undefined {
  if (ROOTS.has(path)) return `${path}/`
  const hebrew = hebrewAtRoot(path)
  if (hebrew) return encodeURI(hebrew)
  const asked = isReadable ? parsePath(path) : undefined
  const present = (asked && publishedPath(index, asked)) ?? redirectOf(path)
  return present === undefined || present === path
    ? undefined
    : encodeURI(present)
}

/** Whether a path names a place that we know, or none by number at all. */
export function namesPlace(
  { index, isReadable }: Pick<Release, 'index' | 'isReadable'>,
  path: string,
): boolean {
  const id = Number(/-T[JL]([0-9]{1,10})-/.exec(path)?.[1] ?? 0)
  return id === 0 || !isReadable || placeRow(index, id) !== undefined
}
