import { PostgresAdapter, type Kysely } from 'kysely'

// Frozen in time: imports nothing of ours and is never edited once released.
export async function up(db: Kysely<unknown>): Promise<void> {
  await accounts(db)
  await sessions(db)
  await mail(db)
  await guards(db)
}

/** A table whose rows get a number. */
function numbered(db: Kysely<unknown>, table: string) {
  const postgres = db.getExecutor().adapter instanceof PostgresAdapter
  return db.schema
    .createTable(table)
    .addColumn('id', 'integer', (col) =>
      postgres ? col.primaryKey().generatedByDefaultAsIdentity() : col.primaryKey().autoIncrement(),
    )
}

async function accounts(db: Kysely<unknown>): Promise<void> {
  await numbered(db, 'users')
    .addColumn('name', 'text', (col) => col.notNull())
    .addColumn('email', 'text', (col) => col.notNull())
    .addColumn('email_key', 'text', (col) => col.unique())
    .addColumn('verified', 'integer', (col) => col.notNull())
    .addColumn('password', 'text')
    .addColumn('google', 'text', (col) => col.unique())
    .addColumn('facebook', 'text', (col) => col.unique())
    .addColumn('role', 'text', (col) => col.notNull().defaultTo(''))
    .addColumn('language', 'text', (col) => col.notNull())
    .addColumn('at', 'bigint', (col) => col.notNull())
    .execute()
  await db.schema
    .createTable('tokens')
    .addColumn('hash', 'text', (col) => col.primaryKey())
    .addColumn('kind', 'text', (col) => col.notNull())
    .addColumn('uid', 'integer', (col) => col.notNull().references('users.id').onDelete('cascade'))
    .addColumn('email', 'text', (col) => col.notNull())
    .addColumn('name', 'text')
    .addColumn('password', 'text')
    .addColumn('expires_at', 'bigint', (col) => col.notNull())
    .execute()
  await index(db, 'tokens', ['uid', 'kind'])
  await index(db, 'tokens', ['expires_at'])
  // What somebody wrote is looked for when the account is exported or deleted.
  for (const table of ['reviews', 'questions', 'answers']) {
    await index(db, table, ['uid'])
  }
}

async function sessions(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('sessions')
    .addColumn('hash', 'text', (col) => col.primaryKey())
    .addColumn('uid', 'integer', (col) => col.references('users.id').onDelete('cascade'))
    .addColumn('csrf', 'text', (col) => col.notNull())
    .addColumn('nonce', 'text', (col) => col.notNull())
    .addColumn('messages', 'text', (col) => col.notNull())
    .addColumn('at', 'bigint', (col) => col.notNull())
    .addColumn('expires_at', 'bigint', (col) => col.notNull())
    .execute()
  await index(db, 'sessions', ['uid'])
  await index(db, 'sessions', ['expires_at'])
}

async function mail(db: Kysely<unknown>): Promise<void> {
  await numbered(db, 'outbox')
    .addColumn('key', 'text', (col) => col.notNull().unique())
    .addColumn('recipient', 'text', (col) => col.notNull())
    .addColumn('recipient_key', 'text', (col) => col.notNull())
    .addColumn('reply_to', 'text', (col) => col.notNull())
    .addColumn('reply_key', 'text', (col) => col.notNull())
    .addColumn('subject', 'text', (col) => col.notNull())
    .addColumn('text', 'text', (col) => col.notNull())
    .addColumn('html', 'text', (col) => col.notNull())
    .addColumn('headers', 'text', (col) => col.notNull())
    .addColumn('attachment', 'text')
    .addColumn('state', 'text', (col) => col.notNull())
    .addColumn('attempts', 'integer', (col) => col.notNull())
    .addColumn('problem', 'text', (col) => col.notNull())
    .addColumn('lease', 'text', (col) => col.notNull())
    .addColumn('handed', 'integer', (col) => col.notNull())
    .addColumn('at', 'bigint', (col) => col.notNull())
    .addColumn('due_at', 'bigint', (col) => col.notNull())
    .execute()
  await index(db, 'outbox', ['state', 'due_at'])
  await index(db, 'outbox', ['recipient_key'])
  await index(db, 'outbox', ['reply_key'])
  await db.schema
    .createTable('subscribers')
    .addColumn('email_key', 'text', (col) => col.primaryKey())
    .addColumn('email', 'text', (col) => col.notNull())
    .addColumn('language', 'text', (col) => col.notNull())
    .addColumn('state', 'text', (col) => col.notNull())
    .addColumn('confirm_token', 'text', (col) => col.notNull().unique())
    .addColumn('leave_token', 'text', (col) => col.notNull().unique())
    .addColumn('at', 'bigint', (col) => col.notNull())
    .execute()
}

async function guards(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('limits')
    .addColumn('key', 'text', (col) => col.primaryKey())
    .addColumn('count', 'integer', (col) => col.notNull())
    .addColumn('resets_at', 'bigint', (col) => col.notNull())
    .execute()
  await index(db, 'limits', ['resets_at'])
  await db.schema
    .createTable('used_captchas')
    .addColumn('hash', 'text', (col) => col.primaryKey())
    .addColumn('expires_at', 'bigint', (col) => col.notNull())
    .execute()
  await db.schema
    .createTable('secrets')
    .addColumn('name', 'text', (col) => col.primaryKey())
    .addColumn('value', 'text', (col) => col.notNull())
    .execute()
}

async function index(db: Kysely<unknown>, table: string, columns: string[]): Promise<void> {
  await db.schema
    .createIndex(`${table}_by_${columns.join('_')}`)
    .on(table)
    .columns(columns)
    .execute()
}

export async function down(db: Kysely<unknown>): Promise<void> {
  const tables = ['secrets', 'used_captchas', 'limits', 'subscribers', 'outbox', 'sessions', 'tokens', 'users']
  for (const table of tables) await db.schema.dropTable(table).execute()
  for (const table of ['reviews', 'questions', 'answers']) {
    await db.schema.dropIndex(`${table}_by_uid`).execute()
  }
}
