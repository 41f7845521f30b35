import { sql } from 'kysely'
import type { Store } from '#data/store/database.ts'

/** A table that both engines have. */
export interface Table {
  name: string
  columns: readonly string[]
  /** Columns of its primary key, in order. */
  key: readonly string[]
  /** Whether the engine assigns row ids. */
  isNumbered: boolean
}

/** The tables of an SQLite store in order of references, without those of migrations. */
export async function tablesOf(sqlite: Store): Promise<Table[]> {
  const { rows } = await sql<{ name: string; ddl: string }>`
    select name, sql as ddl from sqlite_schema
    where type = 'table' and name not like 'sqlite\\_%' escape '\\'
      and name not like 'kysely\\_%' escape '\\' order by name`.execute(sqlite)
  const tables: Table[] = []
  const refers = new Map<string, readonly string[]>()
  for (const { name, ddl } of rows) {
    tables.push(await tableOf(sqlite, name, ddl))
    refers.set(name, await referredBy(sqlite, name))
  }
  return inOrder(tables, refers)
}

async function tableOf(sqlite: Store, name: string, ddl: string): Promise<Table> {
  const { rows } = await sql<{ name: string; pk: number }>`
    select name, pk from pragma_table_info(${name}) order by cid`.execute(sqlite)
  return {
    name,
    columns: rows.map((column) => column.name),
    key: rows
      .filter(({ pk }) => pk > 0)
      .sort((a, b) => a.pk - b.pk)
      .map((column) => column.name),
    isNumbered: /autoincrement/i.test(ddl),
  }
}

async function referredBy(sqlite: Store, name: string): Promise<string[]> {
  const { rows } = await sql<{ table: string }>`
    select "table" from pragma_foreign_key_list(${name})`.execute(sqlite)
  return rows.map(({ table }) => table).filter((table) => table !== name)
}

function inOrder(tables: readonly Table[], refers: ReadonlyMap<string, readonly string[]>): Table[] {
  const placed = new Set<string>()
  const ordered: Table[] = []
  while (ordered.length < tables.length) {
    const next = tables.filter(
      ({ name }) => !placed.has(name) && (refers.get(name) ?? []).every((other) => placed.has(other)),
    )
    if (next.length === 0) throw new Error('tables refer to each other')
    for (const table of next) placed.add(table.name)
    ordered.push(...next)
  }
  return ordered
}

export type Row = Readonly<Record<string, unknown>>

/** The rows of a table by key, in batches of hundreds. */
export async function* rowsOf(db: Store, { name, columns, key }: Table): AsyncGenerator<Row[]> {
  const order = sql.join(key.map((column) => sql.ref(column)))
  let after: readonly unknown[] | undefined
  for (;;) {
    const rest = after ? sql`where (${order}) > (${sql.join([...after])})` : sql``
    const { rows } = await sql<Row>`
      select ${sql.join(columns.map((column) => sql.ref(column)))}
      from ${sql.table(name)} ${rest} order by ${order} limit ${BATCH}`.execute(db)
    if (rows.length > 0) yield rows
    const last = rows.at(-1)
    if (!last || rows.length < BATCH) return
    after = key.map((column) => last[column])
  }
}

const BATCH = 400

export async function countRows(db: Store, name: string): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select count(*) as total from ${sql.table(name)}`.execute(db)
  return Number(rows[0]?.total ?? 0)
}
