import type { Kysely } from 'kysely'

// Frozen in time: imports nothing of ours and is never edited once released.

/** Second factors of accounts, their recovery codes, and log-ins that wait for a code. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('second_factors')
    .addColumn('uid', 'integer', (col) => col.primaryKey().references('users.id').onDelete('cascade'))
    .addColumn('secret', 'text', (col) => col.notNull())
    .addColumn('step', 'bigint', (col) => col.notNull())
    .addColumn('at', 'bigint', (col) => col.notNull())
    .execute()
  await db.schema
    .createTable('recovery_codes')
    .addColumn('uid', 'integer', (col) => col.notNull().references('users.id').onDelete('cascade'))
    .addColumn('hash', 'text', (col) => col.notNull())
    .addPrimaryKeyConstraint('recovery_codes_key', ['uid', 'hash'])
    .execute()
  await db.schema
    .createTable('pending_logins')
    .addColumn('session', 'text', (col) => col.primaryKey().references('sessions.hash').onDelete('cascade'))
    .addColumn('uid', 'integer', (col) => col.notNull().references('users.id').onDelete('cascade'))
    .addColumn('at', 'bigint', (col) => col.notNull())
    .execute()
  await db.schema.createIndex('pending_logins_by_uid').on('pending_logins').columns(['uid']).execute()
}

export async function down(db: Kysely<unknown>): Promise<void> {
  for (const table of ['pending_logins', 'recovery_codes', 'second_factors']) await db.schema.dropTable(table).execute()
}
