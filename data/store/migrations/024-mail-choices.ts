import { sql, type Kysely } from 'kysely'

// Frozen in time: imports nothing of ours and is never edited once released.

interface Tables {
  desk_mails: { uid: number; way: string; kinds: string; told: number; leave_token: string }
  mail_choices: { uid: number; topic: string; way: string; kinds: string; told: number; leave_token: string }
}

const POSTS = ['reviews', 'questions']

/** How people hear of what concerns them, by topic, and since when reviews and questions have been on the page. */
export async function up(db: Kysely<Tables>): Promise<void> {
  await db.schema
    .createTable('mail_choices')
    .addColumn('uid', 'integer', (col) => col.notNull().references('users.id').onDelete('cascade'))
    .addColumn('topic', 'text', (col) => col.notNull())
    .addColumn('way', 'text', (col) => col.notNull())
    .addColumn('kinds', 'text', (col) => col.notNull())
    .addColumn('told', 'bigint', (col) => col.notNull())
    .addColumn('leave_token', 'text', (col) => col.notNull())
    .addPrimaryKeyConstraint('mail_choices_pk', ['uid', 'topic'])
    .execute()
  await db
    .insertInto('mail_choices')
    .columns(['uid', 'topic', 'way', 'kinds', 'told', 'leave_token'])
    .expression((eb) =>
      eb
        .selectFrom('desk_mails')
        .select(['uid', sql<string>`'desk'`.as('topic'), 'way', 'kinds', 'told', 'leave_token']),
    )
    .execute()
  await db.schema.dropTable('desk_mails').execute()
  await db.schema.createIndex('mail_choices_by_token').on('mail_choices').columns(['leave_token']).execute()
  for (const table of POSTS) {
    await db.schema
      .alterTable(table)
      .addColumn('shown_at', 'bigint', (col) => col.notNull().defaultTo(0))
      .execute()
    await sql`update ${sql.table(table)} set shown_at = at where hidden = 0 or looked_at > 0`.execute(db)
    await db.schema.createIndex(`${table}_by_shown`).on(table).columns(['shown_at']).execute()
  }
}

export async function down(db: Kysely<Tables>): Promise<void> {
  for (const table of POSTS) {
    await db.schema.dropIndex(`${table}_by_shown`).execute()
    await db.schema.alterTable(table).dropColumn('shown_at').execute()
  }
  await db.schema
    .createTable('desk_mails')
    .addColumn('uid', 'integer', (col) => col.primaryKey().references('users.id').onDelete('cascade'))
    .addColumn('way', 'text', (col) => col.notNull())
    .addColumn('kinds', 'text', (col) => col.notNull())
    .addColumn('told', 'bigint', (col) => col.notNull())
    .addColumn('leave_token', 'text', (col) => col.notNull())
    .execute()
  await db
    .insertInto('desk_mails')
    .columns(['uid', 'way', 'kinds', 'told', 'leave_token'])
    .expression((eb) =>
      eb.selectFrom('mail_choices').select(['uid', 'way', 'kinds', 'told', 'leave_token']).where('topic', '=', 'desk'),
    )
    .execute()
  await db.schema.dropTable('mail_choices').execute()
  await db.schema.createIndex('desk_mails_by_token').on('desk_mails').columns(['leave_token']).execute()
}
