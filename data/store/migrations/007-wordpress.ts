import { sql, type Kysely } from 'kysely'
import { idColumn } from './id-column.ts'

/** What comes from a former site: where its addresses lead, its photographs, its reviews. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const id = idColumn(db)
  for (const statement of [
    `create table redirects (
      ${id},
      address text not null unique,
      path text not null,
      tnid integer not null,
      removed integer default 0 not null,
      at bigint not null
    )`,
    'create index redirects_by_path on redirects (path)',
    `create table picture_fetches (
      ${id},
      source text not null,
      source_id text not null,
      url text not null,
      place integer not null,
      row text not null,
      state text not null,
      problem text not null,
      attempts integer not null,
      picture text not null,
      lease text not null,
      due_at bigint not null,
      at bigint not null,
      unique (source, source_id, url)
    )`,
    'create index picture_fetches_by_state on picture_fetches (state, due_at)',
    "alter table reviews add column former text default '' not null",
    "alter table reviews add column former_id text default '' not null",
    'alter table reviews add column former_stars real default 0 not null',
    "create unique index reviews_by_former on reviews (former, former_id) where former <> ''",
  ])
    await sql.raw(statement).execute(db)
}
