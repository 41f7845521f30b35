import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { queueMail } from '#api/mail/outbox.repository.ts'
import { insertSession } from '#api/accounts/sessions.repository.ts'
import { putContent } from '#data/store/content.repository.ts'
import { openPostgresStore, openSqliteStore, type Store } from '#data/store/database.ts'
import { migrate } from '#data/store/migrate.ts'
import { copyStore } from '../store/copy.ts'
import { rowsOf, tablesOf, type Row } from '../store/tables.ts'
import { emptyDatabase } from './shared-postgres.ts'

async function sqlite(): Promise<Store> {
  return ready(openSqliteStore(':memory:'))
}

async function postgres(): Promise<Store> {
  // Ignore connections closed by the server while the pool closes.
  return ready(openPostgresStore(await emptyDatabase(), () => {}, 'memory'))
}

async function ready(db: Store): Promise<Store> {
  onTestFinished(() => db.destroy())
  await migrate(db)
  return db
}

/** Rows in the tables of each kind: by text, by number, by several columns, with what refers to others. */
async function fill(db: Store): Promise<void> {
  const rows = Array.from({ length: 950 }, (_, at) => ({
    kind: 'listings' as const,
    id: String(at),
    body: { title: `Bäckerei ${at} “לחם”`, at },
    sample: at % 2 === 0,
  }))
  await db.transaction().execute((trx) => putContent(trx, rows, { origin: 'seed', now: 1e12 }))
  const user = await db
    .insertInto('users')
    .values({
      name: 'Rivka',
      email: 'r@example.org',
      email_key: 'r@example.org',
      verified: 1,
      password: null,
      google: null,
      facebook: null,
      language: 'he',
      at: 1_700_000_000_000,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await insertSession(db, { uid: user.id }, 1_700_000_000_000)
  for (const item of [7, 8])
    await db.insertInto('saved').values({ uid: user.id, item_type: 'directory', item, at: 5 }).execute()
  for (const number of [1, 2, 3])
    await queueMail(
      db,
      {
        key: `mail ${number}`,
        to: 'r@example.org',
        language: 'he',
        template: 'deleted',
        values: {},
      },
      1_700_000_000_000,
    )
  await db.deleteFrom('outbox').where('key', '=', 'mail 3').execute()
}

async function contentOf(db: Store, tables: Awaited<ReturnType<typeof tablesOf>>): Promise<Record<string, Row[]>> {
  const all: Record<string, Row[]> = {}
  for (const table of tables) {
    const rows: Row[] = []
    for await (const batch of rowsOf(db, table)) rows.push(...batch)
    const text = (row: Row) => JSON.stringify(row)
    all[table.name] = rows.toSorted((a, b) => (text(a) < text(b) ? -1 : 1))
  }
  return all
}

test('goes from SQLite to PostgreSQL and back, every row of every table the same', async () => {
  const [first, middle, last] = [await sqlite(), await postgres(), await sqlite()]
  await fill(first)
  const ticks: [number, number][] = []
  const copied = await copyStore({ from: first, to: middle }, (done, total) => ticks.push([done, total]))
  await copyStore({ from: middle, to: last }, () => {})
  const tables = await tablesOf(first)
  const before = await contentOf(first, tables)
  expect(await contentOf(middle, tables)).toEqual(before)
  expect(await contentOf(last, tables)).toEqual(before)
  const rows = Object.values(before).reduce((sum, list) => sum + list.length, 0)
  expect(copied).toBe(rows)
  expect(ticks.at(-1)).toEqual([rows * 2, rows * 2])
})

test('no number of a deleted row comes again on the other engine', async () => {
  const [first, second] = [await sqlite(), await postgres()]
  await fill(first)
  await copyStore({ from: first, to: second }, () => {})
  for (const db of [first, second]) {
    await queueMail(
      db,
      {
        key: 'next',
        to: 'a@example.org',
        language: 'en',
        template: 'deleted',
        values: {},
      },
      2,
    )
    const { id } = await db.selectFrom('outbox').select('id').where('key', '=', 'next').executeTakeFirstOrThrow()
    expect(id).toBe(4)
  }
})

test('tables come after those that they refer to', async () => {
  const names = (await tablesOf(await sqlite())).map(({ name }) => name)
  expect(names.indexOf('users')).toBeLessThan(names.indexOf('sessions'))
  expect(names.indexOf('users')).toBeLessThan(names.indexOf('claims'))
  expect(names).not.toContain('kysely_migration')
})

test('a store that is not empty is left as it is', async () => {
  const [first, second] = [await sqlite(), await sqlite()]
  await fill(first)
  await fill(second)
  const before = await contentOf(second, await tablesOf(second))
  await expect(copyStore({ from: first, to: second }, () => {})).rejects.toThrow('not empty')
  expect(await contentOf(second, await tablesOf(second))).toEqual(before)
})

test('a row that changes on its way is named, and nothing is copied', async () => {
  const [first, second] = [await sqlite(), await postgres()]
  await fill(first)
  await sql`create function spoil() returns trigger language plpgsql as
    $$ begin new.name = 'Someone else'; return new; end $$`.execute(second)
  await sql`create trigger spoil before insert on users
    for each row execute function spoil()`.execute(second)
  await expect(copyStore({ from: first, to: second }, () => {})).rejects.toThrow('The row [1] of users differs')
  expect((await contentOf(second, await tablesOf(first)))['content']).toEqual([])
})

test('stores of different versions are distinguished', async () => {
  const [first, second] = [await sqlite(), await sqlite()]
  await sql`delete from kysely_migration where name =
    (select max(name) from kysely_migration)`.execute(second)
  await expect(copyStore({ from: first, to: second }, () => {})).rejects.toThrow('different versions')
})
