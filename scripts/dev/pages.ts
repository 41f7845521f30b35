import { movedTo } from '#data/index/moved.ts'
import { rewriteOf } from '#core/domain/rewrites.ts'
import { langOfPath, parsePath, pathOf, type ParsedPath } from '#core/domain/routes.ts'
import { LANGS, type Lang } from '#core/i18n/languages.ts'
import type { Index } from '#data/index/open.ts'
import { refOf, subOf } from '#data/index/published.ts'
import { keyRef, listingRow } from '#data/index/queries.ts'
import { SINGLES } from '#data/index/page-kinds.ts'
import { WORLD_TYPES } from '#data/index/world-input.ts'
import { refreshSubject, type Subject } from '#data/index/subjects.ts'
import { pathsOf } from '../engine/renderer.ts'

/** What a path leads to: a page and its HTTP status, or another path, percent-encoded. */
export type Found = { subject: Subject; lang: Lang; status: 200 | 404 } | { movedTo: string }

type Key = Pick<Subject, 'kind' | 'ref' | 'sub'>

/** The pages whose paths depend on nothing that is stored. */
const FIXED_PAGES: ReadonlyMap<string, Key> = new Map<string, Key>(
  LANGS.flatMap((lang): [string, Key][] => [
    ...SINGLES.map((kind): [string, Key] => [pathOf(lang, { kind }), { kind, ref: 0, sub: 0 }]),
    ...WORLD_TYPES.map((ref): [string, Key] => [
      pathOf(lang, { kind: 'world', dtype: ref }),
      { kind: 'world', ref, sub: 0 },
    ]),
  ]),
)

/** Finds the page at a path (not percent-encoded) by the rules of the published site. */
export function findPage(index: Index, path: string): Found {
  const lang = langOfPath(path)
  const fixed = FIXED_PAGES.get(path)
  const parsed = fixed ? undefined : parsePath(path)
  const key = fixed ?? (parsed ? keyOf(index, parsed) : keyOfName(lang, path))
  const subject = key && subjectOf(index, key)
  if (subject) {
    const present = pathsOf(subject)[lang]
    return present === path ? { subject, lang, status: 200 } : { movedTo: encodeURI(present) }
  }
  const moved = movedTo({ index, isReadable: true }, path)
  if (moved) return { movedTo: moved }
  const shell = FIXED_PAGES.get(rewriteOf(path)?.to ?? '')
  return shell
    ? { subject: subjectOf(index, shell)!, lang, status: 200 }
    : { subject: subjectOf(index, NOT_FOUND)!, lang, status: 404 }
}

const NOT_FOUND: Key = { kind: 'notFound', ref: 0, sub: 0 }

function keyOf(index: Index, parsed: ParsedPath): Key {
  const ref = refOf(parsed)
  return { kind: parsed.kind, ref, sub: subOf(parsed) ?? listingRow(index, ref)?.dtype ?? 0 }
}

/** The page of an authority, or of the site's own, whose path ends in its id. */
function keyOfName(lang: Lang, path: string): Key | undefined {
  for (const kind of ['authority', 'ownPage'] as const) {
    const [start, end] = pathOf(lang, { kind, slug: '*' }).split('*') as [string, string]
    if (path.startsWith(start) && path.endsWith(end))
      return { kind, ref: keyRef(path.slice(start.length, -end.length)), sub: 0 }
  }
  return undefined
}

/** The page as it is now. It is recorded as published: the API looks up pages there. */
function subjectOf(index: Index, { kind, ref, sub }: Key): Subject | undefined {
  refreshSubject(index, kind, ref, sub, Math.floor(Date.now() / 1000))
  const subject = index.get<Subject>('select * from subjects where kind = ? and ref = ? and sub = ?', kind, ref, sub)
  if (subject)
    for (const [lang, path] of Object.entries(pathsOf(subject)))
      index.run(
        `insert or replace into published (subject, lang, path, hash, env, digest) values (?, ?, ?, '', '', '')`,
        subject.id,
        lang,
        path,
      )
  return subject
}
