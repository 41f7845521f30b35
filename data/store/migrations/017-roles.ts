import type { Kysely } from 'kysely'

// Frozen in time: imports nothing of ours and is never edited once released.

/** The countries and cities that an editor is limited to; without any, everywhere. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('areas')
    .addColumn('uid', 'integer', (col) => col.notNull().references('users.id').onDelete('cascade'))
    .addColumn('place', 'integer', (col) => col.notNull())
    .addPrimaryKeyConstraint('areas_pkey', ['uid', 'place'])
    .execute()
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await db.schema.dropTable('areas').execute()
}
