import { FEED_FORMATS, type ParsedPath } from '#core/domain/routes.ts'
import type { RouteKind } from '#core/terms/route-kinds.ts'
import { offeredLang, type Lang } from '#core/i18n/languages.ts'
import type { Index } from './open.ts'
import { resultsSub } from './results-input.ts'

/** The current path of the page that a path names by id; undefined if there is none. */
export function publishedPath(index: Index, parsed: ParsedPath): string | undefined {
  return index.get<{ path: string }>(
    `select p.path from subjects s join published p on p.subject = s.id
     where s.kind = ? and s.ref = ? and (? is null or s.sub = ?) and p.lang = ?`,
    parsed.kind,
    refOf(parsed),
    ...bothTimes(subOf(parsed)),
    offeredLang(parsed.lang),
  )?.path
}

/** The number of what a path names. */
export function refOf(parsed: ParsedPath): number {
  if (parsed.kind === 'listing') return parsed.tnid
  return parsed.kind === 'feature' ? parsed.nid : parsed.id
}

/** Which of its pages; null for a listing, whose type may have changed since: any. */
export function subOf(parsed: ParsedPath): number | null {
  if (parsed.kind === 'listing') return null
  if (parsed.kind === 'feed') return FEED_FORMATS.indexOf(parsed.format)
  return parsed.kind === 'results' ? resultsSub(parsed.dtype, parsed.page) : 0
}

const bothTimes = <T>(value: T): [T, T] => [value, value]

/** What the page at a path (not percent-encoded) is about; undefined if there is none. */
export function publishedSubject(index: Index, path: string): { kind: RouteKind; ref: number; lang: Lang } | undefined {
  return index.get(
    'select s.kind, s.ref, p.lang from published p join subjects s on s.id = p.subject where p.path = ?',
    path,
  )
}

/** Whether a path (not percent-encoded) has a page. */
export function isPublished(index: Index, path: string): boolean {
  return index.get('select 1 as one from published where path = ?', path) !== undefined
}

/** Whether a draft's page has no file yet. */
export function isDue(index: Index, path: string): boolean {
  return index.get(`select 1 as one from published where path = ? and digest = ''`, path) !== undefined
}
