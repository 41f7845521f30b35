import { sql } from 'kysely'
import { isPostgres, type Store } from '#data/store/database.ts'
import type { Tick } from '../cli/progress.ts'
import { countRows, rowsOf, tablesOf, type Row, type Table } from './tables.ts'

/** A copy failed or is wrong; the message says what to do. */
export class StoreCopyError extends Error {
  override name = 'StoreCopyError'
}

interface Stores {
  /** Must not be written to meanwhile, or be a snapshot. */
  from: Store
  /** Migrated and empty. */
  to: Store
}

/**
 * Copies every row of a store to an empty one of either engine, in one transaction, and compares them row by row.
 * Returns the number of rows. Throws StoreCopyError, without copying anything.
 */
export async function copyStore({ from, to }: Stores, onProgress: Tick): Promise<number> {
  const tables = await sharedTables(from, to)
  const total = await rowTotal(from, tables)
  let done = 0
  await to.transaction().execute(async (trx) => {
    await makeEmpty(trx, tables)
    for (const table of tables) {
      for await (const rows of rowsOf(from, table)) {
        await insertRows(trx, table, rows)
        onProgress((done += rows.length), total * 2)
      }
      if (table.isNumbered) await setNext(trx, table, await nextOf(from, table))
    }
    for (const table of tables) {
      await compareTable({ from, to: trx }, table, (rows) => onProgress((done += rows), total * 2))
    }
  })
  return total
}

async function rowTotal(db: Store, tables: readonly Table[]): Promise<number> {
  let total = 0
  for (const { name } of tables) total += await countRows(db, name)
  return total
}

/** The tables of both, which must have the same version. */
async function sharedTables(from: Store, to: Store): Promise<Table[]> {
  const [own, other] = [await versionOf(from), await versionOf(to)]
  if (own !== other)
    throw new StoreCopyError(
      `The stores are of different versions (${own} and ${other}): start the site once with each, to migrate both.`,
    )
  return tablesOf(isPostgres(from) ? to : from)
}

async function versionOf(db: Store): Promise<string> {
  const { rows } = await sql<{ name: string }>`
    select name from kysely_migration order by name desc limit 1`.execute(db)
  return rows[0]?.name ?? 'none'
}

/** Deletes a new store's initial rows; refuses any others. */
async function makeEmpty(to: Store, tables: readonly Table[]): Promise<void> {
  for (const { name } of tables.toReversed()) {
    if (name === 'counters') {
      await sql`delete from ${sql.table(name)}`.execute(to)
    } else if ((await countRows(to, name)) > 0) {
      throw new StoreCopyError(
        `The store to copy to is not empty (${name} has rows): name an empty one; nothing was changed.`,
      )
    }
  }
}

async function insertRows(to: Store, { name, columns }: Table, rows: readonly Row[]): Promise<void> {
  // PostgreSQL takes at most 65,535 values in one statement, SQLite 32,766.
  const most = Math.floor(30_000 / columns.length)
  for (let at = 0; at < rows.length; at += most) {
    const values = rows.slice(at, at + most).map((row) => sql`(${sql.join(columns.map((column) => row[column]))})`)
    await sql`insert into ${sql.table(name)} (${sql.join(
      columns.map((column) => sql.ref(column)),
    )}) values ${sql.join(values)}`.execute(to)
  }
}

/** The highest row id ever assigned, because deleted ones must not be reused. */
async function nextOf(db: Store, { name }: Table): Promise<number> {
  const { rows } = isPostgres(db)
    ? await sql<{ last: number | null }>`
        select last_value as last from pg_sequences
        where schemaname = current_schema()
          and schemaname || '.' || sequencename = pg_get_serial_sequence(${name}, 'id')`.execute(db)
    : await sql<{ last: number }>`
        select seq as last from sqlite_sequence where name = ${name}`.execute(db)
  return Number(rows[0]?.last ?? 0)
}

async function setNext(to: Store, { name }: Table, last: number): Promise<void> {
  if (last === 0) return
  if (isPostgres(to)) {
    await sql`select setval(pg_get_serial_sequence(${name}, 'id'), ${last})`.execute(to)
    return
  }
  await sql`delete from sqlite_sequence where name = ${name}`.execute(to)
  await sql`insert into sqlite_sequence (name, seq) values (${name}, ${last})`.execute(to)
}

/** Throws StoreCopyError for the first differing row. */
async function compareTable({ from, to }: Stores, table: Table, onRows: (rows: number) => void): Promise<void> {
  const [own, copied] = [await countRows(from, table.name), await countRows(to, table.name)]
  if (own !== copied)
    throw new StoreCopyError(
      `${table.name} has ${own} rows, and its copy ${copied}: the store was written to meanwhile; stop the server ` +
        `and copy again.`,
    )
  for await (const rows of rowsOf(from, table)) {
    const others = await sameKeys(to, table, rows)
    for (const row of rows) {
      const other = others.get(keyOf(table, row))
      if (textOf(table, row) !== textOf(table, other))
        throw new StoreCopyError(
          `The row ${keyOf(table, row)} of ${table.name} differs after the copy; nothing was changed.`,
        )
    }
    onRows(rows.length)
  }
}

async function sameKeys(db: Store, table: Table, rows: readonly Row[]): Promise<Map<string, Row>> {
  const { name, columns, key } = table
  const same = rows.map(
    (row) =>
      sql`(${sql.join(
        key.map((column) => sql`${sql.ref(column)} = ${row[column]}`),
        sql` and `,
      )})`,
  )
  const found = await sql<Row>`
    select ${sql.join(columns.map((column) => sql.ref(column)))}
    from ${sql.table(name)} where ${sql.join(same, sql` or `)}`.execute(db)
  return new Map(found.rows.map((row) => [keyOf(table, row), row]))
}

const keyOf = ({ key }: Table, row: Row): string => JSON.stringify(key.map((column) => row[column]))

const textOf = ({ columns }: Table, row: Row | undefined): string =>
  JSON.stringify(columns.map((column) => row?.[column]))
