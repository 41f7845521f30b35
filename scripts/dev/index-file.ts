import { rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { openIndex, type Index } from '#data/index/open.ts'
import { createIndex, updateIndex } from '#data/index/write.ts'
import { inputsHash } from '../engine/bundle.ts'
import { isIndexOf } from '../engine/release-index.ts'
import type { Site } from '../engine/site.ts'
import { storeSource } from '../engine/source.ts'
import { withContext } from '../failures.ts'
import { makeFolder } from '../make-folder.ts'

/**
 * The index that pages are made from while somebody develops, up to date with the store. It stays from one start to
 * the next for as long as the code that writes it does; its pages are looked at when they are asked for.
 */
export async function openDevIndex(site: Site): Promise<Index> {
  const file = join(site.config.varDir, 'dev', 'index.sqlite')
  makeFolder(dirname(file), { by: 'VAR_DIR' })
  const remedy = 'delete it and start again; it is made from the store.'
  return withContext({ file, remedy }, async () => {
    const source = storeSource(site.store)
    const origin = { code: inputsHash(), source: await source.id() }
    const before = openIndex(file, { readonly: false })
    const index = isIndexOf(before, origin) ? before : startAnew(before)
    if (index !== before) {
      createIndex(index, origin.code)
      index.setMeta('source', origin.source)
    }
    await updateDevIndex(index, site)
    return index
  })
}

function startAnew(before: Index): Index {
  before.close()
  for (const ending of ['', '-wal', '-shm'])
    rmSync(before.file + ending, { force: true })
  return openIndex(before.file, { readonly: false })
}

/** Takes in what has changed in the store, and turns the weeks that have ended. */
export async function updateDevIndex(
  index: Index,
  { store }: Pick<Site, 'store'>,
): Promise<void> {
  index.db.exec('begin immediate')
  try {
    await updateIndex(index, storeSource(store), {
      now: Date.now(),
      turnWeeks: true,
      pages: 'asked',
    })
    index.db.exec('commit')
  } catch (error) {
    if (index.db.inTransaction) index.db.exec('rollback')
    throw error
  }
}
