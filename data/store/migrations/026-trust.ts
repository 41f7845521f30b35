import type { Kysely } from 'kysely'

// Frozen in time: imports nothing of ours and is never edited once released.

/** The level of trust that an admin gave an account; empty where it is computed. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('users')
    .addColumn('trust', 'text', (col) => col.notNull().defaultTo(''))
    .execute()
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('users').dropColumn('trust').execute()
}
