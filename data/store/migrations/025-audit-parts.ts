import type { Kysely } from 'kysely'

// Frozen in time: imports nothing of ours and is never edited once released.

/** The parts of an action, which may be many thousands, are read by its number. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.createIndex('audit_by_part_of').on('audit').columns(['part_of']).execute()
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await db.schema.dropIndex('audit_by_part_of').execute()
}
