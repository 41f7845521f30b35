import type { Kysely } from 'kysely'

// Frozen in time: imports nothing of ours and is never edited once released.

const TEXTS = ['browser', 'system'] as const

/** When a session was last used, and by which browser on which system. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('sessions')
    .addColumn('used_at', 'bigint', (col) => col.notNull().defaultTo(0))
    .execute()
  for (const name of TEXTS)
    await db.schema
      .alterTable('sessions')
      .addColumn(name, 'text', (col) => col.notNull().defaultTo(''))
      .execute()
}

export async function down(db: Kysely<unknown>): Promise<void> {
  for (const name of ['used_at', ...TEXTS]) await db.schema.alterTable('sessions').dropColumn(name).execute()
}
