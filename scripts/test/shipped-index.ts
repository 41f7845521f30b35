import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openIndex, type Index } from '#data/index/open.ts'
import { createIndex, updateIndex } from '#data/index/write.ts'
import { openSqliteStore } from '#data/store/database.ts'
import { migrate } from '#data/store/migrate.ts'
import { SEED } from '../engine/site.ts'
import { storeSource } from '../engine/source.ts'
import { importData } from '../import/import.ts'

const NOW = Date.parse('2026-11-20T10:00:00Z')

/** An index of what ships, samples left out, as a site with a public address shows it; `close` deletes it. */
export async function shippedIndex(): Promise<{ index: Index; close: () => void }> {
  const folder = mkdtempSync(join(tmpdir(), 'shipped-index-'))
  const db = openSqliteStore(join(folder, 'store.sqlite'))
  await migrate(db)
  await importData(db, { folder: SEED, now: NOW })
  const index = openIndex(join(folder, 'index.sqlite'), { readonly: false })
  createIndex(index, 'test')
  index.db.exec('begin immediate')
  await updateIndex(index, storeSource(db, { samples: false }), { now: NOW, pages: 'requested' })
  index.db.exec('commit')
  await db.destroy()
  const close = () => {
    index.close()
    rmSync(folder, { recursive: true })
  }
  return { index, close }
}
