import { sql, type Kysely } from 'kysely'

/** Why contributions waited, and the rules by which they wait. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of [
    ...['reviews', 'questions', 'answers'].map(
      (table) => `alter table ${table} add column held text default '' not null`,
    ),
    `create table hold_rules (
      id integer primary key,
      first_posts integer not null,
      links integer not null,
      words text not null
    )`,
  ])
    await sql.raw(statement).execute(db)
}
