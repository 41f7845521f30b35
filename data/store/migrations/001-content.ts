import { sql, type Kysely } from 'kysely'

// Frozen in time: imports nothing of ours and is never edited once released.
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('content')
    .addColumn('kind', 'text', (col) => col.notNull())
    .addColumn('id', 'text', (col) => col.notNull())
    .addColumn('body', 'text', (col) => col.notNull())
    .addColumn('origin', 'text', (col) => col.notNull())
    .addColumn('sample', 'integer', (col) => col.notNull())
    .addColumn('deleted', 'integer', (col) => col.notNull().defaultTo(0))
    .addColumn('seq', 'bigint', (col) => col.notNull())
    .addColumn('updated_at', 'bigint', (col) => col.notNull())
    .addPrimaryKeyConstraint('content_pk', ['kind', 'id'])
    .execute()
  await db.schema.createIndex('content_by_seq').on('content').column('seq').execute()
  await db.schema.createIndex('content_by_origin').on('content').column('origin').execute()
  await db.schema
    .createTable('counters')
    .addColumn('name', 'text', (col) => col.primaryKey())
    .addColumn('value', 'bigint', (col) => col.notNull())
    .execute()
  await sql`insert into counters (name, value) values ('content', 0)`.execute(db)
  await db.schema
    .createTable('imports')
    .addColumn('file', 'text', (col) => col.primaryKey())
    .addColumn('hash', 'text', (col) => col.notNull())
    .addColumn('rows', 'integer', (col) => col.notNull())
    .addColumn('at', 'bigint', (col) => col.notNull())
    .execute()
}

export async function down(db: Kysely<unknown>): Promise<void> {
  for (const table of ['imports', 'counters', 'content']) {
    await db.schema.dropTable(table).execute()
  }
}
