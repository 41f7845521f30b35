import { redirectOf } from '#core/domain/rewrites.ts'
import { hebrewAtRoot, parsePath } from '#core/domain/routes.ts'
import { DEFAULT_LANG, LANGS } from '#core/i18n/languages.ts'
import { placeRow } from './cards.ts'
import type { Index } from './open.ts'
import { publishedPath } from './published.ts'

const ROOTS = new Set(LANGS.filter((lang) => lang !== DEFAULT_LANG).map((lang) => `/${lang}`))

/** What is asked of a release. */
export interface AskedIndex {
  index: Index
  /** Whether the index was written by this code: other tables cannot be asked. */
  isReadable: boolean
}

/** Where a path that names no file has moved for good, percent-encoded. */
export function movedTo({ index, isReadable }: AskedIndex, path: string): string | undefined {
  if (ROOTS.has(path)) return `${path}/`
  const hebrew = hebrewAtRoot(path)
  if (hebrew) return encodeURI(hebrew)
  const asked = isReadable ? parsePath(path) : undefined
  const present = (asked && publishedPath(index, asked)) ?? redirectOf(path)
  return present === undefined || present === path ? undefined : encodeURI(present)
}

/** Whether a path names a place that we know, or none by number at all. */
export function namesPlace({ index, isReadable }: AskedIndex, path: string): boolean {
  const id = Number(/-T[JL]([0-9]{1,10})-/.exec(path)?.[1] ?? 0)
  return id === 0 || !isReadable || placeRow(index, id) !== undefined
}
