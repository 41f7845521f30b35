import { sql, type Kysely } from 'kysely'

/** Why contributions waited, and the rules by which they wait. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of [
    ...['reviews', 'questions', 'answers'].flatMap((table) => [
      `alter table ${table} add column held text default '' not null`,
      `create index ${table}_by_held on ${table} (hidden, looked_at) where held <> ''`,
    ]),
    `create table hold_rules (
      id integer primary key,
      first_posts integer not null,
      links integer not null,
      words text not null
    )`,
  ])
    await sql.raw(statement).execute(db)
}
