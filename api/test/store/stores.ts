import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, onTestFinished } from 'vitest'
import { openPostgresStore, openSqliteStore, type Store } from '#data/store/database.ts'
import { migrate } from '#data/store/migrate.ts'
import { emptyDatabase, migratedDatabase } from '../../../scripts/test/shared-postgres.ts'

export interface OpenStore {
  /** A new store without tables. */
  empty(): Promise<Store>
  /** A new store with its tables. */
  migrated(): Promise<Store>
}

/** Defines the same tests for both databases: each test gets a file, or a database on a real server. */
export function onBothStores(define: (open: OpenStore) => void): void {
  describe('SQLite', () => define(SQLITE))
  describe('PostgreSQL', () => define(POSTGRES))
}

const SQLITE: OpenStore = {
  empty: async () => closed(openSqliteStore(storeFile())),
  async migrated() {
    const store = await SQLITE.empty()
    await migrate(store)
    return store
  },
}

const POSTGRES: OpenStore = {
  empty: async () => closed(openDatabase(await emptyDatabase())),
  migrated: async () => closed(openDatabase(await migratedDatabase())),
}

function closed(store: Store): Store {
  onTestFinished(() => store.destroy())
  return store
}

/** A path for a store's file in a folder deleted after the test. */
export function storeFile(): string {
  const folder = mkdtempSync(join(tmpdir(), 'store-test-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return join(folder, 'store.sqlite')
}

function openDatabase(url: string): Store {
  const onError = (error: Error & { code?: string }) => {
    // The pool does not wait for its connections to end: the server may be the first to go.
    if (error.code !== SHUTTING_DOWN) throw error
  }
  return openPostgresStore(url, onError, 'memory')
}

const SHUTTING_DOWN = '57P01'
