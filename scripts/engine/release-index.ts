import { existsSync } from 'node:fs'
import { isCurrentIndex, openIndex, type Index } from '#data/index/open.ts'
import { createIndex, updateIndex } from '#data/index/write.ts'
import type { NewRelease } from './outcome.ts'
import { indexFile } from './release.ts'

/** The code and the store of an index. */
export interface IndexOrigin {
  /** Hash of the code. */
  code: string
  /** `id` of the SiteSource. */
  source: string
}

/** Whether an index can be continued: change numbers mean nothing in another store. */
export function isIndexOf(index: Index, { code, source }: IndexOrigin): boolean {
  return isCurrentIndex(index, code) && index.meta('source') === source
}

/** The index to start from: a copy of the current one, or a new one if it does not fit. */
export async function startIndex(work: NewRelease, file: string): Promise<Index> {
  const { bundle, source } = work
  const origin = { code: bundle.inputs, source: await source.id() }
  if (work.previous && existsSync(indexFile(work.previous))) {
    const before = openIndex(indexFile(work.previous))
    try {
      if (isIndexOf(before, origin)) {
        await before.db.backup(file)
        const index = openIndex(file, { readonly: false })
        // The previous release keeps its own undos.
        index.run('delete from undo')
        return index
      }
    } finally {
      before.close()
    }
  }
  return newIndex(file, origin)
}

/** An empty index in a new file. */
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
    pages: 'rendered',
  })
  index.db.exec('commit')
}
