import { PostgresAdapter, sql, type Kysely } from 'kysely'

// Frozen in time: imports nothing of ours and is never edited once released.

/** Edits may be of nobody: what visitors without an account answer. */
export async function up(db: Kysely<unknown>): Promise<void> {
  if (isPostgres(db)) await sql`alter table edits alter column uid drop not null`.execute(db)
  else await rebuild(db, { uid: '' })
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`delete from edits where uid is null`.execute(db)
  if (isPostgres(db)) await sql`alter table edits alter column uid set not null`.execute(db)
  else await rebuild(db, { uid: 'not null' })
}

const isPostgres = (db: Kysely<unknown>): boolean => db.getExecutor().adapter instanceof PostgresAdapter

/** SQLite changes no constraint of a table: both tables are written anew, the files of the edits among them. */
async function rebuild(db: Kysely<unknown>, { uid }: { uid: '' | 'not null' }): Promise<void> {
  await sql`create table edits_next (
    id integer primary key autoincrement, uid integer ${sql.raw(uid)} references users (id) on delete cascade,
    tnid integer not null, kind text not null, body text not null, language text not null,
    claims_ownership integer not null, state text not null, at bigint not null,
    before text not null default '')`.execute(db)
  await sql`create table edit_files_next (
    id integer primary key autoincrement, edit integer not null references edits_next (id) on delete cascade,
    file text not null unique, title text not null, width integer not null, height integer not null,
    bytes integer not null)`.execute(db)
  const columns = sql.raw('id, uid, tnid, kind, body, language, claims_ownership, state, at, before')
  await sql`insert into edits_next (${columns}) select ${columns} from edits`.execute(db)
  const ofFile = sql.raw('id, edit, file, title, width, height, bytes')
  await sql`insert into edit_files_next (${ofFile}) select ${ofFile} from edit_files`.execute(db)
  // Numbers are never used again.
  for (const table of ['edits', 'edit_files']) {
    await sql`delete from sqlite_sequence where name = ${`${table}_next`}`.execute(db)
    await sql`insert into sqlite_sequence (name, seq)
      select ${`${table}_next`}, seq from sqlite_sequence where name = ${table}`.execute(db)
  }
  await db.schema.dropTable('edit_files').execute()
  await db.schema.dropTable('edits').execute()
  for (const table of ['edits', 'edit_files']) await db.schema.alterTable(`${table}_next`).renameTo(table).execute()
  await db.schema.createIndex('edits_by_state_at').on('edits').columns(['state', 'at']).execute()
  for (const column of ['uid', 'tnid'])
    await db.schema.createIndex(`edits_by_${column}`).on('edits').column(column).execute()
  await db.schema.createIndex('edit_files_by_edit').on('edit_files').column('edit').execute()
}
