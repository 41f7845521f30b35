import { redirectOf } from '#core/domain/rewrites.ts'
import { hebrewAtRoot, parsePath } from '#core/domain/routes.ts'
import { DEFAULT_LANG, LANGS } from '#core/i18n/languages.ts'
import { placeRow } from './cards.ts'
import type { Index } from './open.ts'
import { publishedPath } from './published.ts'

const ROOTS = new Set(LANGS.filter((lang) => lang !== DEFAULT_LANG).map((lang) => `/${lang}`))

/** The index of a release. */
export interface ReadableIndex {
  index: Index
  /** Whether this code wrote the index: other schemas cannot be queried. */
  isReadable: boolean
}

/** The permanent new address of a path without a file, percent-encoded. */
export function movedTo({ index, isReadable }: ReadableIndex, path: string): string | undefined {
  if (ROOTS.has(path)) return `${path}/`
  const hebrew = hebrewAtRoot(path)
  if (hebrew) return encodeURI(hebrew)
  const route = isReadable ? parsePath(path) : undefined
  const present = (route && publishedPath(index, route)) ?? redirectOf(path)
  return present === undefined || present === path ? undefined : encodeURI(present)
}

/** Whether a path names a known place, or no place by id. */
export function namesPlace({ index, isReadable }: ReadableIndex, path: string): boolean {
  const id = Number(/-T[JL]([0-9]{1,10})-/.exec(path)?.[1] ?? 0)
  return id === 0 || !isReadable || placeRow(index, id) !== undefined
}
