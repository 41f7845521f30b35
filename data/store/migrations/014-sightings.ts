import { PostgresAdapter, type Kysely } from 'kysely'

// Frozen in time: imports nothing of ours and is never edited once released.

/** What visitors and editors say of whether a listing is still there. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const postgres = db.getExecutor().adapter instanceof PostgresAdapter
  await db.schema
    .createTable('sightings')
    .addColumn('id', 'integer', (col) =>
      postgres ? col.primaryKey().generatedByDefaultAsIdentity() : col.primaryKey().autoIncrement(),
    )
    .addColumn('uid', 'integer', (col) => col.notNull())
    .addColumn('tnid', 'integer', (col) => col.notNull())
    .addColumn('role', 'text', (col) => col.notNull())
    .addColumn('says', 'text', (col) => col.notNull())
    .addColumn('state', 'text', (col) => col.notNull())
    .addColumn('at', 'bigint', (col) => col.notNull())
    .execute()
  // A visitor has one word about a listing, also if two arrive at once.
  await db.schema
    .createIndex('sightings_of_visitors')
    .on('sightings')
    .columns(['tnid', 'uid'])
    .unique()
    .where('role' as never, '=', 'visitor')
    .execute()
  await db.schema.createIndex('sightings_by_tnid').on('sightings').columns(['tnid', 'role']).execute()
  await db.schema.createIndex('sightings_by_uid').on('sightings').columns(['uid']).execute()
  await db.schema.createIndex('sightings_by_state').on('sightings').columns(['state', 'tnid']).execute()
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await db.schema.dropTable('sightings').execute()
}
