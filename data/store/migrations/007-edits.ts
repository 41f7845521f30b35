import { PostgresAdapter, type Kysely } from 'kysely'

// Frozen in time: imports nothing of ours and is never edited once released.
export async function up(db: Kysely<unknown>): Promise<void> {
  await numbered(db, 'edits')
    .addColumn('uid', 'integer', (col) => col.notNull().references('users.id').onDelete('cascade'))
    .addColumn('tnid', 'integer', (col) => col.notNull())
    .addColumn('kind', 'text', (col) => col.notNull())
    .addColumn('body', 'text', (col) => col.notNull())
    .addColumn('language', 'text', (col) => col.notNull())
    .addColumn('claims_ownership', 'integer', (col) => col.notNull())
    .addColumn('state', 'text', (col) => col.notNull())
    .addColumn('at', 'bigint', (col) => col.notNull())
    .execute()
  await index(db, 'edits', ['state', 'at'])
  await index(db, 'edits', ['uid'])
  await index(db, 'edits', ['tnid'])
  await numbered(db, 'edit_files')
    .addColumn('edit', 'integer', (col) => col.notNull().references('edits.id').onDelete('cascade'))
    .addColumn('file', 'text', (col) => col.notNull().unique())
    .addColumn('title', 'text', (col) => col.notNull())
    .addColumn('width', 'integer', (col) => col.notNull())
    .addColumn('height', 'integer', (col) => col.notNull())
    .addColumn('bytes', 'integer', (col) => col.notNull())
    .execute()
  await index(db, 'edit_files', ['edit'])
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
  for (const table of ['edit_files', 'edits']) {
    await db.schema.dropTable(table).execute()
  }
}
