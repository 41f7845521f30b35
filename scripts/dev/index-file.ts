import { rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { openIndex, type Index } from '#data/index/open.ts'
import { updateIndex } from '#data/index/write.ts'
import { inputsHash } from '../engine/bundle.ts'
import { isIndexOf, newIndex, type IndexOrigin } from '../engine/release-index.ts'
import type { Site } from '../engine/site.ts'
import { shownOf, storeSource } from '../engine/source.ts'
import { withContext } from '../cli/failures.ts'
import { makeFolder } from '../cli/make-folder.ts'

/**
 * Opens the index of the development server and updates it from the store. It is kept between starts until the code
 * that writes it changes. Its pages are added on request, which saves most of the time that a first start takes.
 */
export async function openDevIndex(site: Site): Promise<Index> {
  const file = join(site.config.varDir, 'dev', 'index.sqlite')
  makeFolder(dirname(file), { by: 'VAR_DIR' })
  const remedy = 'delete it and start again; it is rebuilt from the store.'
  return withContext({ file, remedy }, async () => {
    const source = storeSource(site.store, shownOf(site.config))
    const origin = { code: inputsHash(), source: await source.id() }
    const before = openIndex(file, { readonly: false })
    const index = isIndexOf(before, origin) ? before : recreate(before, origin)
    await updateDevIndex(index, site)
    return index
  })
}

function recreate(before: Index, origin: IndexOrigin): Index {
  before.close()
  for (const ending of ['', '-wal', '-shm']) rmSync(before.file + ending, { force: true })
  return newIndex(before.file, origin)
}

/** Applies the changes of the store, and refreshes past Shabbat times and offers. */
export async function updateDevIndex(index: Index, { store, config }: Pick<Site, 'store' | 'config'>): Promise<void> {
  index.db.exec('begin immediate')
  try {
    await updateIndex(index, storeSource(store, shownOf(config)), {
      now: Date.now(),
      refreshShabbatTimes: true,
      pages: 'requested',
    })
    index.db.exec('commit')
  } catch (error) {
    if (index.db.inTransaction) index.db.exec('rollback')
    throw error
  }
}
