import { PostgresAdapter, sql, type Kysely } from 'kysely'

// Frozen in time: imports nothing of ours and is never edited once released.
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('imported')
    .addColumn('source', 'text', (col) => col.notNull())
    .addColumn('source_id', 'text', (col) => col.notNull())
    .addColumn('kind', 'text', (col) => col.notNull())
    .addColumn('item', 'text', (col) => col.notNull())
    .addColumn('base', 'text', (col) => col.notNull())
    .addColumn('vanished_at', 'bigint')
    .addPrimaryKeyConstraint('imported_pk', ['source', 'source_id'])
    .execute()
  await index(db, 'imported', ['kind', 'item'])
  await db.schema
    .createTable('import_sources')
    .addColumn('source', 'text', (col) => col.primaryKey())
    .addColumn('name', 'text', (col) => col.notNull())
    .addColumn('licence', 'text', (col) => col.notNull())
    .addColumn('url', 'text')
    .addColumn('taken_at', 'bigint', (col) => col.notNull())
    .execute()
  const postgres = db.getExecutor().adapter instanceof PostgresAdapter
  await db.schema
    .createTable('conflicts')
    .addColumn('id', 'integer', (col) =>
      postgres ? col.primaryKey().generatedByDefaultAsIdentity() : col.primaryKey().autoIncrement(),
    )
    .addColumn('kind', 'text', (col) => col.notNull())
    .addColumn('item', 'text', (col) => col.notNull())
    .addColumn('source', 'text', (col) => col.notNull())
    .addColumn('base', 'text')
    .addColumn('theirs', 'text', (col) => col.notNull())
    .addColumn('state', 'text', (col) => col.notNull())
    .addColumn('at', 'bigint', (col) => col.notNull())
    .execute()
  await index(db, 'conflicts', ['state', 'at'])
  await index(db, 'conflicts', ['kind', 'item'])
  // The number of the listing imported last; those of the data files are far below.
  await sql`insert into counters (name, value) values ('imported', 10000000)`.execute(db)
}

async function index(db: Kysely<unknown>, table: string, columns: string[]): Promise<void> {
  await db.schema
    .createIndex(`${table}_by_${columns.join('_')}`)
    .on(table)
    .columns(columns)
    .execute()
}

export async function down(db: Kysely<unknown>): Promise<void> {
  for (const table of ['conflicts', 'import_sources', 'imported']) {
    await db.schema.dropTable(table).execute()
  }
  await sql`delete from counters where name = 'imported'`.execute(db)
}
