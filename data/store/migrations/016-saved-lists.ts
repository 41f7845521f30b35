import { PostgresAdapter, type Kysely } from 'kysely'

// Frozen in time: imports nothing of ours and is never edited once released.

/** Lists of favourites with names, which can be shared, and notes. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const postgres = db.getExecutor().adapter instanceof PostgresAdapter
  await db.schema
    .createTable('saved_lists')
    .addColumn('id', 'integer', (col) =>
      postgres ? col.primaryKey().generatedByDefaultAsIdentity() : col.primaryKey().autoIncrement(),
    )
    .addColumn('uid', 'integer', (col) => col.notNull().references('users.id').onDelete('cascade'))
    .addColumn('name', 'text', (col) => col.notNull())
    .addColumn('share', 'text', (col) => col.unique())
    .addColumn('at', 'bigint', (col) => col.notNull())
    .execute()
  await db.schema.createIndex('saved_lists_by_uid').on('saved_lists').columns(['uid']).execute()
  await db.schema
    .alterTable('saved')
    .addColumn('list', 'integer', (col) => col.references('saved_lists.id').onDelete('set null'))
    .execute()
  await db.schema
    .alterTable('saved')
    .addColumn('note', 'text', (col) => col.notNull().defaultTo(''))
    .execute()
  await db.schema.createIndex('saved_by_list').on('saved').columns(['list']).execute()
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await db.schema.dropIndex('saved_by_list').execute()
  await db.schema.alterTable('saved').dropColumn('note').execute()
  await db.schema.alterTable('saved').dropColumn('list').execute()
  await db.schema.dropTable('saved_lists').execute()
}
