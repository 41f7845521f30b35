import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { openSqliteStore } from '#data/store/database.ts'
import { migrate } from '#data/store/migrate.ts'
import { openIndex } from '#data/index/open.ts'
import { createIndex, updateIndex } from '#data/index/write.ts'
import { writeCompressed } from '../../engine/files.ts'
import { indexFile, pagesDir, switchTo, writeInfo } from '../../engine/release.ts'
import { SEED } from '../../engine/site.ts'
import { storeSource } from '../../engine/source.ts'
import { importData } from '../../import/import.ts'

/** A page of typical length and compressibility. */
function pageText(): string {
  const rows = Array.from(
    { length: 250 },
    (_, i) => `<li><a href="/${(i * 7919) % 10007}.html">Place ${i * 31}</a></li>`,
  )
  return `<!doctype html><title>Page</title><ul>${rows.join('\n')}</ul>`
}

/** Builds a release of the real content with one page, enough to measure the API. */
export async function makeApiRelease(varDir: string): Promise<void> {
  const release = join(varDir, 'releases', '1')
  mkdirSync(pagesDir(release), { recursive: true })
  const seeded = join(varDir, 'seeded.sqlite')
  const store = openSqliteStore(seeded)
  await migrate(store)
  const now = Date.now()
  await importData(store, { folder: SEED, now })
  const index = openIndex(indexFile(release), { readonly: false })
  createIndex(index, 'bench')
  index.db.exec('begin')
  await updateIndex(index, storeSource(store), { now, refreshShabbatTimes: true })
  index.db.exec('commit')
  index.db.pragma('wal_checkpoint(truncate)')
  index.close()
  await store.destroy()
  rmSync(seeded)
  writeCompressed(pagesDir(release), 'index.html', Buffer.from(pageText()))
  mkdirSync(join(pagesDir(release), '_astro'))
  writeFileSync(join(pagesDir(release), '_astro', 'app.js'), 'export {}\n'.repeat(2000))
  const at = new Date(now).toISOString()
  const origin = 'http://127.0.0.1:4321'
  writeInfo(release, { id: 1, at, bundle: '', pictures: '', origin, scriptHashes: [] })
  switchTo(varDir, release)
}
