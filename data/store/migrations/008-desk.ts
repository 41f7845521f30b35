import { PostgresAdapter, type Kysely } from 'kysely'

// Frozen in time: imports nothing of ours and is never edited once released.
export async function up(db: Kysely<unknown>): Promise<void> {
  await numbered(db, 'audit')
    .addColumn('uid', 'integer', (col) => col.notNull())
    .addColumn('act', 'text', (col) => col.notNull())
    .addColumn('kind', 'text', (col) => col.notNull())
    .addColumn('item', 'text', (col) => col.notNull())
    .addColumn('tnid', 'integer', (col) => col.notNull())
    .addColumn('reason', 'text', (col) => col.notNull())
    .addColumn('before', 'text', (col) => col.notNull())
    .addColumn('after', 'text', (col) => col.notNull())
    .addColumn('part_of', 'integer', (col) => col.notNull().defaultTo(0))
    .addColumn('undoes', 'integer', (col) => col.notNull())
    .addColumn('undone_by', 'integer', (col) => col.notNull().defaultTo(0))
    .addColumn('at', 'bigint', (col) => col.notNull())
    .execute()
  await index(db, 'audit', ['kind', 'item'])
  await index(db, 'audit', ['tnid'])
  await index(db, 'audit', ['uid'])
  await db.schema
    .createTable('uploads')
    .addColumn('key', 'text', (col) => col.primaryKey())
    .addColumn('tnid', 'integer', (col) => col.notNull())
    .addColumn('at', 'bigint', (col) => col.notNull())
    .execute()
  await db.schema
    .alterTable('edits')
    .addColumn('before', 'text', (col) => col.notNull().defaultTo(''))
    .execute()
  await db.schema
    .alterTable('reports')
    .addColumn('about', 'text', (col) => col.notNull().defaultTo(''))
    .execute()
  for (const table of WORDS) {
    await db.schema
      .alterTable(table)
      .addColumn('looked_at', 'bigint', (col) => col.notNull().defaultTo(0))
      .execute()
    await index(db, table, ['hidden', 'looked_at'])
  }
}

const WORDS = ['reviews', 'questions', 'answers'] as const

/** A table whose rows get a number. */
function numbered(db: Kysely<unknown>, table: string) {
  const postgres = db.getExecutor().adapter instanceof PostgresAdapter
  return db.schema
    .createTable(table)
    .addColumn('id', 'integer', (col) =>
      postgres ? col.primaryKey().generatedByDefaultAsIdentity() : col.primaryKey().autoIncrement(),
    )
}

async function index(db: Kysely<unknown>, table: string, columns: string[]): Promise<void> {
  await db.schema
    .createIndex(`${table}_by_${columns.join('_')}`)
    .on(table)
    .columns(columns)
    .execute()
}

export async function down(db: Kysely<unknown>): Promise<void> {
  for (const table of WORDS) {
    await db.schema.dropIndex(`${table}_by_hidden_looked_at`).execute()
    await db.schema.alterTable(table).dropColumn('looked_at').execute()
  }
  await db.schema.alterTable('reports').dropColumn('about').execute()
  await db.schema.alterTable('edits').dropColumn('before').execute()
  for (const table of ['uploads', 'audit']) await db.schema.dropTable(table).execute()
}
