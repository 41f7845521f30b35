import type { Kysely } from 'kysely'

// Frozen in time: imports nothing of ours and is never edited once released.

/** Names that say what a column has. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('conflicts').renameColumn('twin', 'duplicate').execute()
  await db.schema.alterTable('mail_choices').renameColumn('told', 'notified_at').execute()
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('conflicts').renameColumn('duplicate', 'twin').execute()
  await db.schema.alterTable('mail_choices').renameColumn('notified_at', 'told').execute()
}
