import type { Kysely } from 'kysely'

// Frozen in time: imports nothing of ours and is never edited once released.

/** Sums by week, and the searches without a result that too few days asked for. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('statistics')
    .addColumn('week', 'text', (col) => col.notNull())
    .addColumn('what', 'text', (col) => col.notNull())
    .addColumn('subject', 'text', (col) => col.notNull())
    .addColumn('total', 'integer', (col) => col.notNull())
    .addPrimaryKeyConstraint('statistics_pk', ['week', 'what', 'subject'])
    .execute()
  await db.schema
    .createTable('unfound_searches')
    .addColumn('hash', 'text', (col) => col.primaryKey())
    .addColumn('days', 'integer', (col) => col.notNull())
    .addColumn('last_day', 'text', (col) => col.notNull())
    .execute()
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await db.schema.dropTable('unfound_searches').execute()
  await db.schema.dropTable('statistics').execute()
}
