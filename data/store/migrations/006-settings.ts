import { sql, type Kysely } from 'kysely'

/** What admins set at the desk, and what of it is no line of the log. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of [
    `create table settings (
      name text primary key,
      value text not null
    )`,
    `create table setting_values (
      id text primary key,
      value text not null
    )`,
  ])
    await sql.raw(statement).execute(db)
}
