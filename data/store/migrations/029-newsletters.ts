import { PostgresAdapter, type Kysely } from 'kysely'

// Frozen in time: imports nothing of ours and is never edited once released.

/** Newsletters and who gets them; when documents were added; mail that others go before, and recipients refused. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const postgres = db.getExecutor().adapter instanceof PostgresAdapter
  await db.schema
    .createTable('newsletters')
    .addColumn('id', 'integer', (col) =>
      postgres ? col.primaryKey().generatedByDefaultAsIdentity() : col.primaryKey().autoIncrement(),
    )
    .addColumn('state', 'text', (col) => col.notNull())
    .addColumn('draft', 'text', (col) => col.notNull())
    .addColumn('version', 'integer', (col) => col.notNull())
    .addColumn('mails', 'text')
    .addColumn('counts', 'text')
    .addColumn('at', 'bigint', (col) => col.notNull())
    .addColumn('next_at', 'bigint', (col) => col.notNull())
    .execute()
  await db.schema
    .createTable('newsletter_recipients')
    .addColumn('newsletter', 'integer', (col) => col.notNull())
    .addColumn('subscriber', 'text', (col) => col.notNull())
    .addColumn('language', 'text', (col) => col.notNull())
    .addColumn('state', 'text', (col) => col.notNull())
    .addColumn('mail', 'integer')
    .addColumn('digest', 'text')
    .addColumn('has_left', 'integer', (col) => col.notNull().defaultTo(0))
    .addPrimaryKeyConstraint('newsletter_recipients_key', ['newsletter', 'subscriber'])
    .execute()
  await index(db, 'newsletter_recipients', ['state', 'newsletter'])
  await index(db, 'newsletter_recipients', ['subscriber'])
  await index(db, 'newsletter_recipients', ['digest'])
  await db.schema
    .alterTable('content')
    .addColumn('added_at', 'bigint', (col) => col.notNull().defaultTo(0))
    .execute()
  for (const column of ['bulk', 'recipient_refused'])
    await db.schema
      .alterTable('outbox')
      .addColumn(column, 'integer', (col) => col.notNull().defaultTo(0))
      .execute()
}

const index = (db: Kysely<unknown>, table: string, columns: string[]) =>
  db.schema
    .createIndex(`${table}_by_${columns.join('_')}`)
    .on(table)
    .columns(columns)
    .execute()

export async function down(db: Kysely<unknown>): Promise<void> {
  for (const column of ['bulk', 'recipient_refused']) await db.schema.alterTable('outbox').dropColumn(column).execute()
  await db.schema.alterTable('content').dropColumn('added_at').execute()
  await db.schema.dropTable('newsletter_recipients').execute()
  await db.schema.dropTable('newsletters').execute()
}
