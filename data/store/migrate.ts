import { sql } from 'kysely'
import { DEFAULT_MIGRATION_TABLE, Migrator, type Migration } from 'kysely/migration'
import type { Store } from './database.ts'
import * as initial from './migrations/001-initial.ts'
import * as keys from './migrations/002-keys.ts'
import * as webhooks from './migrations/003-webhooks.ts'
import * as oidc from './migrations/004-oidc.ts'
import * as holding from './migrations/005-holding.ts'
import * as settings from './migrations/006-settings.ts'
import * as wordpress from './migrations/007-wordpress.ts'

const MIGRATIONS: Record<string, Migration> = {
  '001-initial': initial,
  '002-keys': keys,
  '003-webhooks': webhooks,
  '004-oidc': oidc,
  '005-holding': holding,
  '006-settings': settings,
  '007-wordpress': wordpress,
}

/** The store was made before there was a first version; it is left as it is. */
export class UnreleasedStoreError extends Error {
  override name = 'UnreleasedStoreError'
  constructor() {
    super(
      'This store was made by a commit before version 0.1.0, whose tables were others: with that commit, run ' +
        '`npm run export -- --format jsonl --out content.jsonl` (all content; no accounts, reviews or mail), then ' +
        'with this version and an empty store (another VAR_DIR or DATABASE_URL) ' +
        '`npm run import -- content.jsonl`; nothing was changed.',
    )
  }
}

/** Migrates the store's tables; a failed step is rolled back and thrown. Throws UnreleasedStoreError. */
export async function migrate(db: Store): Promise<void> {
  const names = await executedNames(db)
  if (names.length > 0 && !names.includes('001-initial')) throw new UnreleasedStoreError()
  const { error } = await migratorOf(db, names).migrateToLatest()
  if (error) throw error
}

/** Whether the store's tables match this code. Rejects if the store does not answer. */
export async function isMigrated(db: Store): Promise<boolean> {
  const migrations = await migratorOf(db, await executedNames(db)).getMigrations()
  return migrations.every(({ executedAt }) => executedAt !== undefined)
}

/** The migrations that were executed, also those that this code does not know. */
async function executedNames(db: Store): Promise<string[]> {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true })
  if (!tables.some(({ name }) => name === DEFAULT_MIGRATION_TABLE)) return []
  const { rows } = await sql<{ name: string }>`select name from ${sql.table(DEFAULT_MIGRATION_TABLE)}`.execute(db)
  return rows.map(({ name }) => name)
}

const NEWER: Migration = { up: async () => {} }

/** Migrations only add, so those of a newer version are none of its concern: an operator may return to this one. */
function migratorOf(db: Store, executed: readonly string[]): Migrator {
  const newer = Object.fromEntries(executed.map((name) => [name, NEWER]))
  const provider = { getMigrations: async () => ({ ...newer, ...MIGRATIONS }) }
  return new Migrator({ db, provider })
}
