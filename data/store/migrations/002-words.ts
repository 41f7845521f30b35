import { PostgresAdapter, sql, type CreateTableBuilder, type Kysely } from 'kysely'

// Frozen in time: imports nothing of ours and is never edited once released.
export async function up(db: Kysely<unknown>): Promise<void> {
  await written(db, 'reviews')
    .addColumn('tnid', 'integer', (col) => col.notNull())
    .addColumn('title', 'text', (col) => col.notNull())
    .addColumn('content', 'text', (col) => col.notNull())
    .addColumn('price_range', 'text', (col) => col.notNull())
    .addColumn('food', 'integer', (col) => col.notNull().check(sql`food between 1 and 5`))
    .addColumn('service', 'integer', (col) => col.notNull().check(sql`service between 1 and 5`))
    .addColumn('value', 'integer', (col) => col.notNull().check(sql`value between 1 and 5`))
    .execute()
  await written(db, 'questions')
    .addColumn('tnid', 'integer', (col) => col.notNull())
    .addColumn('category', 'integer', (col) => col.notNull().check(sql`category between 1 and 4`))
    .addColumn('question', 'text', (col) => col.notNull())
    .execute()
  await written(db, 'answers')
    .addColumn('qid', 'integer', (col) => col.notNull().references('questions.id').onDelete('cascade'))
    .addColumn('answer', 'text', (col) => col.notNull())
    .execute()
  await db.schema.createIndex('reviews_by_listing').on('reviews').columns(['tnid', 'at']).execute()
  await db.schema.createIndex('questions_by_listing').on('questions').columns(['tnid', 'at']).execute()
  await db.schema.createIndex('answers_by_question').on('answers').columns(['qid', 'at']).execute()
}

/** The columns of everything that people write. */
function written(db: Kysely<unknown>, table: string): CreateTableBuilder<string, string> {
  const postgres = db.getExecutor().adapter instanceof PostgresAdapter
  return db.schema
    .createTable(table)
    .addColumn('id', 'integer', (col) =>
      postgres ? col.primaryKey().generatedByDefaultAsIdentity() : col.primaryKey().autoIncrement(),
    )
    .addColumn('uid', 'integer', (col) => col.notNull())
    .addColumn('author', 'text', (col) => col.notNull())
    .addColumn('language', 'text', (col) => col.notNull())
    .addColumn('sample', 'integer', (col) => col.notNull().defaultTo(0))
    .addColumn('hidden', 'integer', (col) => col.notNull().defaultTo(0))
    .addColumn('at', 'bigint', (col) => col.notNull())
}

export async function down(db: Kysely<unknown>): Promise<void> {
  for (const table of ['answers', 'questions', 'reviews']) {
    await db.schema.dropTable(table).execute()
  }
}
