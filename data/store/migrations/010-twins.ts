import type { Kysely } from 'kysely'

// Frozen in time: imports nothing of ours and is never edited once released.
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('conflicts').addColumn('source_id', 'text').execute()
  await db.schema.alterTable('conflicts').addColumn('twin', 'text').execute()
  await db.schema
    .createIndex('conflicts_by_source_source_id')
    .on('conflicts')
    .columns(['source', 'source_id'])
    .execute()
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await db.schema.dropIndex('conflicts_by_source_source_id').execute()
  // Without its place, a question about twins would read as news about the listing.
  await (db as Kysely<{ conflicts: { source_id: string | null } }>)
    .deleteFrom('conflicts')
    .where('source_id', 'is not', null)
    .execute()
  await db.schema.alterTable('conflicts').dropColumn('twin').execute()
  await db.schema.alterTable('conflicts').dropColumn('source_id').execute()
}
