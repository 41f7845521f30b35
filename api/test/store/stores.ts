import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, describe, onTestFinished } from 'vitest'
import {
  openPostgresStore,
  openSqliteStore,
  type Store,
} from '#api/store/database.ts'
import { migrate } from '#api/store/migrate.ts'
import { startPostgres, type Postgres } from '#scripts/lab/postgres.ts'

export interface OpenStore {
  /** A new store without tables. */
  empty(): Promise<Store>
  /** A new store with its tables. */
  migrated(): Promise<Store>
}

/** Defines the same tests on both databases: a file, or a database of a real server, for each test. */
export function onBothStores(define: (open: OpenStore) => void): void {
  describe('SQLite', () => define(opening(async () => openFile())))
  describe('PostgreSQL', () => {
    let server: Postgres
    let made = 0
    beforeAll(async () => {
      server = await startPostgres()
    })
    afterAll(() => server.stop())
    define(opening(() => createDatabase(server.url, `store_${++made}`)))
  })
}

function opening(open: () => Promise<Store>): OpenStore {
  const empty = async () => {
    const db = await open()
    onTestFinished(() => db.destroy())
    return db
  }
  const migrated = async () => {
    const db = await empty()
    await migrate(db)
    return db
  }
  return { empty, migrated }
}

/** A path for a store's file in a folder that goes when the test ends. */
export function storeFile(): string {
  const folder = mkdtempSync(join(tmpdir(), 'store-test-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return join(folder, 'store.sqlite')
}

function openFile(): Store {
  return openSqliteStore(storeFile())
}

async function createDatabase(url: string, name: string): Promise<Store> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query(`create database ${name}`)
  await client.end()
  const own = new URL(url)
  own.pathname = name
  return openPostgresStore(own.href, (error: Error & { code?: string }) => {
    // The pool does not wait for its connections to end: the server may be the first to go.
    if (error.code !== SHUTTING_DOWN) throw error
  })
}

const SHUTTING_DOWN = '57P01'
