import { sql, type Kysely } from 'kysely'

// Frozen in time: imports nothing of ours and is never edited once released.
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('feedbacks')
    .addColumn('kind', 'text', (col) => col.notNull().check(sql`kind in ('reviews', 'answers')`))
    .addColumn('item', 'integer', (col) => col.notNull())
    .addColumn('uid', 'integer', (col) => col.notNull().references('users.id').onDelete('cascade'))
    .addColumn('trend', 'text', (col) => col.notNull().check(sql`trend in ('up', 'down')`))
    .addColumn('at', 'bigint', (col) => col.notNull())
    .addPrimaryKeyConstraint('feedbacks_pk', ['kind', 'item', 'uid'])
    .execute()
  await db.schema.createIndex('feedbacks_by_uid').on('feedbacks').column('uid').execute()
  // Once for each user and listing; samples and what is nobody's any more are of uid 0.
  await db.schema
    .createIndex('reviews_once')
    .unique()
    .on('reviews')
    .columns(['tnid', 'uid'])
    .where(sql.ref('uid'), '>', sql.lit(0))
    .execute()
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await db.schema.dropIndex('reviews_once').execute()
  await db.schema.dropTable('feedbacks').execute()
}
