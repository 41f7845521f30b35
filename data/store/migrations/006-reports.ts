import { PostgresAdapter, type Kysely } from 'kysely'

// Frozen in time: imports nothing of ours and is never edited once released.
export async function up(db: Kysely<unknown>): Promise<void> {
  await numbered(db, 'reports')
    .addColumn('uid', 'integer', (col) => col.notNull())
    .addColumn('tnid', 'integer', (col) => col.notNull())
    .addColumn('dtype', 'integer', (col) => col.notNull())
    .addColumn('type', 'text', (col) => col.notNull())
    .addColumn('title', 'text', (col) => col.notNull())
    .addColumn('content', 'text', (col) => col.notNull())
    .addColumn('button_text', 'text', (col) => col.notNull())
    .addColumn('back_link', 'text', (col) => col.notNull())
    .addColumn('good_faith', 'integer', (col) => col.notNull())
    .addColumn('language', 'text', (col) => col.notNull())
    .addColumn('state', 'text', (col) => col.notNull())
    .addColumn('at', 'bigint', (col) => col.notNull())
    .execute()
  await numbered(db, 'claims')
    .addColumn('uid', 'integer', (col) => col.notNull().references('users.id').onDelete('cascade'))
    .addColumn('tnid', 'integer', (col) => col.notNull())
    .addColumn('language', 'text', (col) => col.notNull())
    .addColumn('state', 'text', (col) => col.notNull())
    .addColumn('at', 'bigint', (col) => col.notNull())
    .execute()
  for (const table of ['reports', 'claims']) {
    await index(db, table, ['uid'])
    await index(db, table, ['state', 'at'])
  }
  // Two presses at once are one claim.
  await db.schema
    .createIndex('claims_waiting')
    .on('claims')
    .columns(['uid', 'tnid'])
    .unique()
    .where('state' as never, '=', 'waiting')
    .execute()
}

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
  for (const table of ['claims', 'reports']) await db.schema.dropTable(table).execute()
}
