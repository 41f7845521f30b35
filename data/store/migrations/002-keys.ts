import { sql, type Kysely } from 'kysely'
import { idColumn } from './id-column.ts'

/** API keys, and which of them did what. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const id = idColumn(db)
  for (const statement of [
    `create table api_keys (
      ${id},
      uid integer not null references users (id) on delete cascade,
      name text not null,
      hash text not null unique,
      start text not null,
      role text not null,
      area text not null,
      per_hour integer not null,
      at bigint not null,
      ends_at bigint not null,
      used_at bigint not null
    )`,
    'create index api_keys_by_uid on api_keys (uid)',
    'alter table audit add column key integer default 0 not null',
  ])
    await sql.raw(statement).execute(db)
}
