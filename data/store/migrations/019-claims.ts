import type { Kysely } from 'kysely'

// Frozen in time: imports nothing of ours and is never edited once released.

const COLUMNS = ['role', 'phone', 'evidence'] as const

/** What somebody who claims a listing is to it, and how that can be checked. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const name of COLUMNS)
    await db.schema
      .alterTable('claims')
      .addColumn(name, 'text', (col) => col.notNull().defaultTo(''))
      .execute()
}

export async function down(db: Kysely<unknown>): Promise<void> {
  for (const name of COLUMNS) await db.schema.alterTable('claims').dropColumn(name).execute()
}
