import { expect, onTestFinished, test } from 'vitest'
import { AppError } from '#core/contract/app-error.ts'
import { codeOf } from '#api/http/errors.ts'
import { openPostgresStore, openSqliteStore } from '#data/store/database.ts'
import { migrate } from '#data/store/migrate.ts'
import { sql } from 'kysely'
import { freshApp } from './helpers.ts'
import { storeFile } from './store/stores.ts'

test('a full disk under the store is for later, and pages go on', async () => {
  const { get, store } = await freshApp()
  expect((await get('/rest/tjt/session')).statusCode).toBe(200)
  // Migrations leave free pages.
  await sql`vacuum`.execute(store)
  const { rows } = await sql<{ page_count: number }>`pragma page_count`.execute(store)
  const most = sql.raw(String(rows[0]?.page_count))
  // As on a disk without a free page.
  await sql`pragma max_page_count = ${most}`.execute(store)
  let refused = await get('/rest/tjt/session')
  for (let i = 0; i < 50 && refused.statusCode === 200; i++) refused = await get('/rest/tjt/session')
  expect([refused.statusCode, refused.json().code]).toEqual([503, 'unavailable'])
  expect(refused.headers['retry-after']).toBe('5')
  expect((await get('/')).statusCode).toBe(200)
  await sql`pragma max_page_count = 1000000`.execute(store)
  expect((await get('/rest/tjt/session')).statusCode).toBe(200)
})

test('a PostgreSQL that is not there is for later', async () => {
  const store = openPostgresStore('postgres://a@127.0.0.1:1/a', () => {})
  onTestFinished(() => store.destroy())
  const error = await sql`select 1`.execute(store).catch((e: unknown) => e)
  expect(codeOf(error)).toBe('unavailable')
})

test('a mistake of ours is not', async () => {
  const store = openSqliteStore(storeFile())
  onTestFinished(() => store.destroy())
  await migrate(store)
  const error = await sql`select nothing`.execute(store).catch((e: unknown) => e)
  expect(codeOf(error)).toBe('internal')
  expect(codeOf(new Error('other'))).toBe('internal')
  expect(codeOf(new AppError('notFound'))).toBe('notFound')
})
