import { sql, type Kysely } from 'kysely'

/** Who logs in with the site's own OpenID provider. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw('alter table users add column oidc text').execute(db)
  await sql.raw('create unique index users_by_oidc on users (oidc)').execute(db)
}
