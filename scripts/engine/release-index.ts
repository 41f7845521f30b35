import { existsSync } from 'node:fs'
import { isCurrentIndex, openIndex, type Index } from '#data/index/open.ts'
import { createIndex, updateIndex } from '#data/index/write.ts'
import type { NewRelease } from './outcome.ts'
import { indexFile } from './release.ts'

/** What an index was made by, and from. */
export interface IndexOrigin {
  /** Hash of the code. */
  code: string
  /** `id` of the SiteSource. */
  source: string
}

/** Whether an index can be gone on from: numbers of changes mean nothing in another store. */
export function isIndexOf(index: Index, { code, source }: IndexOrigin): boolean {
  return isCurrentIndex(index, code) && index.meta('source') === source
}

/** The index to go on from: a copy of the one in use, or a new one where there is none that fits. */
export async function startIndex(work: NewRelease, file: string): Promise<Index> {
  const { bundle, source } = work
  const origin = { code: bundle.inputs, source: await source.id() }
  if (work.previous && existsSync(indexFile(work.previous))) {
    const before = openIndex(indexFile(work.previous))
    try {
      if (isIndexOf(before, origin)) {
        await before.db.backup(file)
        const index = openIndex(file, { readonly: false })
        // What the release before can take back, it takes back itself.
        index.run('delete from undo')
        return index
      }
    } finally {
      before.close()
    }
  }
  return newIndex(file, origin)
}

/** An empty index, in a file that is not there yet. */
export function newIndex(file: string, { code, source }: IndexOrigin): Index {
  const index = openIndex(file, { readonly: false })
  createIndex(index, code)
  index.setMeta('source', source)
  return index
}

export async function indexContent(work: NewRelease, index: Index): Promise<void> {
  index.db.exec('begin immediate')
  await updateIndex(index, work.source, {
    now: work.now,
    refreshShabbatTimes: work.refreshShabbatTimes,
  })
  index.db.exec('commit')
}
