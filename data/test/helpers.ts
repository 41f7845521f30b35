import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import { isDirectoryType } from '#core/terms/directory.ts'
import { FEED_FORMATS, pathOf, type Route } from '#core/domain/routes.ts'
import { LANGS, type Lang } from '#core/i18n/languages.ts'
import { openIndex, type Index } from '#data/index/open.ts'
import { resultsOfSub } from '#data/index/results-input.ts'
import type { Subject } from '#data/index/subjects.ts'
import { type ContentDocument } from '#data/index/content-document.ts'
import { createIndex, updateIndex, type ContentSource } from '#data/index/write.ts'
import { documents, PAGELESS, WORDS } from './content.ts'

export const NOW = Date.parse('2026-11-20T10:00:00Z')

/** A folder deleted after the test. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'index-test-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

/** A small real index, closed after the test. */
export async function testIndex(file = join(temporaryFolder(), 'index.sqlite')): Promise<Index> {
  const index = await filledIndex(file)
  onTestFinished(() => index.close())
  return index
}

let filled: Promise<Buffer> | undefined

/** Copies the small index, which is built once. */
export async function filledIndex(file: string): Promise<Index> {
  writeFileSync(file, await (filled ??= makeFilled()))
  const index = openIndex(file, { readonly: false })
  // What a test writes need not survive a power cut.
  index.db.pragma('synchronous = OFF')
  return index
}

async function makeFilled(): Promise<Buffer> {
  const index = openIndex(':memory:', { readonly: false })
  await fillIndex(index)
  const bytes = index.db.serialize()
  index.close()
  return bytes
}

async function fillIndex(index: Index): Promise<void> {
  createIndex(index, 'test')
  index.db.exec('begin immediate')
  await updateIndex(index, sourceOf(documents()), { now: NOW })
  // In such a small world every place would get a page: remove one.
  index.run('update places set has_page = 0 where id = ?', PAGELESS)
  index.run('delete from times where place = ?', PAGELESS)
  index.run(`delete from subjects where ref = ? and kind in ('place', 'travel', 'results')`, PAGELESS)
  notePublished(index)
  index.db.exec('commit')
}

/** Documents as the store would return them. */
function sourceOf(all: ContentDocument[]): ContentSource {
  const counts = new Map<string, number>()
  for (const { kind } of all) counts.set(kind, (counts.get(kind) ?? 0) + 1)
  return {
    changed: async () => ({
      seq: all.length,
      counts,
      async *batches(kinds) {
        yield all.filter(({ kind }) => kinds.includes(kind))
      },
    }),
    all: async (kind) => all.filter((document) => document.kind === kind),
    words: async () => new Map(WORDS.map((words) => [words.tnid, words])),
  }
}

/** Records every page as published at its path. */
function notePublished(index: Index): void {
  for (const subject of index.all<Subject>('select * from subjects')) {
    for (const lang of LANGS) {
      index.run(
        `insert into published values (?, ?, ?, '', '', '')`,
        subject.id,
        lang,
        pathOf(lang, routeOf(lang, subject)),
      )
    }
  }
}

function routeOf(lang: Lang, { kind, ref, sub, slugs }: Subject): Route {
  const slug = (JSON.parse(slugs) as Partial<Record<Lang, string>>)[lang] ?? ''
  switch (kind) {
    case 'world':
      return { kind, dtype: ref as 200 }
    case 'place':
    case 'travel':
    case 'category':
      return { kind, id: ref, slug }
    case 'feed':
      return { kind, id: ref, slug, format: FEED_FORMATS[sub]! }
    case 'results':
      return {
        kind,
        id: ref,
        slug,
        ...(resultsOfSub(sub) as { dtype: 228; page: number }),
      }
    case 'listing':
      if (!isDirectoryType(sub)) throw new RangeError(`no type: ${sub}`)
      return { kind, tnid: ref, dtype: sub, slug }
    case 'feature':
      return { kind, nid: ref, slug }
    case 'authority':
    case 'ownPage':
      return { kind, slug }
    default:
      return { kind }
  }
}
