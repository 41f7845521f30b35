import type { Kysely } from 'kysely'

// Frozen in time: imports nothing of ours and is never edited once released.

/** How people with a role hear of what waits at the desk. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('desk_mails')
    .addColumn('uid', 'integer', (col) => col.primaryKey().references('users.id').onDelete('cascade'))
    .addColumn('way', 'text', (col) => col.notNull())
    .addColumn('kinds', 'text', (col) => col.notNull())
    .addColumn('told', 'bigint', (col) => col.notNull())
    .addColumn('leave_token', 'text', (col) => col.notNull())
    .execute()
  await db.schema.createIndex('desk_mails_by_token').on('desk_mails').columns(['leave_token']).execute()
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await db.schema.dropTable('desk_mails').execute()
}
