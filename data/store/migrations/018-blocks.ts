import type { Kysely } from 'kysely'

// Frozen in time: imports nothing of ours and is never edited once released.

/** Until when an account is blocked, and why. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('users')
    .addColumn('blocked_until', 'bigint', (col) => col.notNull().defaultTo(0))
    .execute()
  await db.schema
    .alterTable('users')
    .addColumn('blocked_reason', 'text', (col) => col.notNull().defaultTo(''))
    .execute()
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('users').dropColumn('blocked_reason').execute()
  await db.schema.alterTable('users').dropColumn('blocked_until').execute()
}
