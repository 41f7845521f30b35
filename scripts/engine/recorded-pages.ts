import { fileOf } from '#core/domain/routes.ts'
import type { Index } from '#data/index/open.ts'
import { noteUses } from '#data/index/own-texts.ts'
import { noteHashes } from '#data/index/subjects.ts'
import type { Plan } from './plan.ts'
import type { BatchResult, MadePage } from './render-worker.ts'

/**
 * Records rendered pages in the index. Returns the changed files, and those to delete because a page is gone or moved.
 */
export function recordPages(
  index: Index,
  pageRows: readonly MadePage[],
  { gone, env }: Pick<Plan, 'gone' | 'env'>,
): { changed: Set<string>; remove: string[] } {
  const changed = new Set<string>()
  const remove: string[] = []
  for (const { subject, lang, path } of gone) {
    index.run('delete from published where subject = ? and lang = ?', subject, lang)
    remove.push(fileOf(path))
  }
  for (const { subject, lang, path, hash, digest } of pageRows) {
    const before = index.get<{ path: string; digest: string }>(
      'select path, digest from published where subject = ? and lang = ?',
      subject,
      lang,
    )
    if (before?.path !== path || before.digest !== digest) changed.add(fileOf(path))
    if (before && before.path !== path) remove.push(fileOf(before.path))
    index.run('insert or replace into published values (?, ?, ?, ?, ?, ?)', subject, lang, path, hash, env, digest)
  }
  return { changed, remove }
}

/** What rendering has to record. */
export type Rendered = Pick<BatchResult, 'made' | 'learned' | 'uses'>

/** Records rendered pages as `recordPages` does, with what was learned by rendering them. */
export function recordRendered(index: Index, { made, learned, uses }: Rendered, plan: Pick<Plan, 'gone' | 'env'>) {
  for (const [kind, sections] of uses) noteUses(index, kind, sections)
  noteHashes(index, learned)
  return recordPages(index, made, plan)
}

/** Records in the index, for editors, how many pages failed to render and keep their old version. */
export function noteFailed(index: Index, pages: number): void {
  if (Number(index.meta('failed') ?? 0) !== pages) index.setMeta('failed', String(pages))
}
