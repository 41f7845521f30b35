import { sql, type Kysely } from 'kysely'
import { idColumn } from './id-column.ts'
import { accounts } from './initial/accounts.ts'
import { content } from './initial/content.ts'
import { contributions } from './initial/contributions.ts'
import { imports } from './initial/imports.ts'
import { mail } from './initial/mail.ts'
import { operation } from './initial/operation.ts'

// Frozen once released: what changes later is a migration of its own.

/** All tables, in SQL that both engines understand, but for the column of numbers that are never used again. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const id = idColumn(db)
  const statements = [content, imports, accounts, contributions, mail, operation].flatMap((area) => area(id))
  for (const statement of statements) await sql.raw(statement).execute(db)
}
