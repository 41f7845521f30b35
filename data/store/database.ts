import { chmodSync, closeSync, openSync } from 'node:fs'
import { dirname } from 'node:path'
import Sqlite from 'better-sqlite3'
import { Kysely, PostgresAdapter, PostgresDialect, SqliteDialect, type Transaction } from 'kysely'
import pg from 'pg'
import { keyFileOf, StoreKey, type KeySource } from './key.ts'
import type { SecretsTable } from './secrets.table.ts'
import type { SettingValuesTable, SettingsTable } from './settings.table.ts'
import type { CandidatesTable } from './candidates.table.ts'
import type { ConflictsTable } from './conflicts.table.ts'
import type { ImportedTable, ImportSourcesTable } from './imported.table.ts'
import type { ImportMappingsTable, ImportRunsTable } from './import-runs.table.ts'
import type { SightingsTable } from './sightings.table.ts'
import type { ClaimsTable, ReportsTable } from './reports.table.ts'
import type { RedirectsTable } from './redirects.table.ts'
import type { PictureFetchesTable } from './picture-fetches.table.ts'
import type { FeedbacksTable } from './feedbacks.table.ts'
import type { ContentTable, CountersTable, ImportsTable } from './content.table.ts'
import type { AnswersTable, QuestionsTable, ReviewsTable } from './posts.table.ts'

/** The tables; each feature of the API adds its own in its `X.table.ts`. */
export interface Database {
  content: ContentTable
  counters: CountersTable
  imports: ImportsTable
  reviews: ReviewsTable
  questions: QuestionsTable
  answers: AnswersTable
  feedbacks: FeedbacksTable
  reports: ReportsTable
  claims: ClaimsTable
  sightings: SightingsTable
  secrets: SecretsTable
  settings: SettingsTable
  setting_values: SettingValuesTable
  imported: ImportedTable
  import_sources: ImportSourcesTable
  conflicts: ConflictsTable
  candidates: CandidatesTable
  import_runs: ImportRunsTable
  import_mappings: ImportMappingsTable
  redirects: RedirectsTable
  picture_fetches: PictureFetchesTable
}

export type Store = Kysely<Database>
export type StoreTransaction = Transaction<Database>

/** PostgreSQL's int8, which pg returns as a string: counters and epoch milliseconds fit a number. */
const INT8 = 20
pg.types.setTypeParser(INT8, Number)

/**
 * Opens the store; by default its key lies beside it. Acknowledged writes survive a power loss: WAL with
 * `synchronous=FULL`.
 * Throws SQLite's error if the file is damaged or its folder not writable.
 */
export function openSqliteStore(file: string, key: KeySource = besideOf(file)): Store {
  restrictAccess(file)
  const database = new Sqlite(file, { timeout: 10_000 })
  database.pragma('journal_mode = WAL')
  database.pragma('synchronous = FULL')
  database.pragma('foreign_keys = ON')
  return new Kysely<Database>({
    dialect: new SqliteDialect({ database: withStatementCache(database) }),
  }).withPlugin(new StoreKey(key))
}

const besideOf = (file: string): KeySource => (file === ':memory:' ? 'memory' : { file: keyFileOf(dirname(file)) })

/** No other user of the machine may read accounts; SQLite's companion files inherit the mode. */
function restrictAccess(file: string): void {
  if (file === ':memory:') return
  try {
    closeSync(openSync(file, 'a', 0o600))
    chmodSync(file, 0o600)
  } catch {
    // SQLite will report what is wrong.
  }
}

/** Opens a store on PostgreSQL by its connection string; without a key, its secrets can only be copied. */
export function openPostgresStore(connectionString: string, onError: (error: Error) => void, key?: KeySource): Store {
  const pool = new pg.Pool({ connectionString, max: 10 })
  // Without listeners, a broken connection crashes the process, whether idle or in use.
  pool.on('error', onError)
  pool.on('connect', (client) => void client.on('error', () => {}))
  const keyless: Store = new Kysely<Database>({
    dialect: new PostgresDialect({ pool }),
  })
  const store = key ? keyless.withPlugin(new StoreKey(key)) : keyless
  pools.set(store, pool)
  return store
}

const pools = new WeakMap<Store, pg.Pool>()

/** The connections of a store on PostgreSQL; undefined on SQLite. */
export function poolOf(store: Store): Pick<pg.Pool, 'totalCount' | 'idleCount' | 'waitingCount'> | undefined {
  return pools.get(store)
}

export const isPostgres = (db: Store): boolean => db.getExecutor().adapter instanceof PostgresAdapter

/**
 * Kysely prepares every statement again; a cached one is three times as fast. Transactions start as writers: one that
 * reads first would fail if another process has written since.
 */
function withStatementCache(database: Sqlite.Database): Sqlite.Database {
  const cache = new Map<string, Sqlite.Statement>()
  const prepare = database.prepare.bind(database)
  database.prepare = ((sql: string) => {
    let statement = cache.get(sql)
    if (!statement) {
      statement = refusingNul(prepare(sql === 'begin' ? 'begin immediate' : sql))
      if (cache.size < 500) cache.set(sql, statement)
    }
    return statement
  }) as typeof database.prepare
  return database
}

/** PostgreSQL refuses a text with NUL; SQLite would store it. */
function refusingNul(statement: Sqlite.Statement): Sqlite.Statement {
  for (const method of ['all', 'run'] as const) {
    const execute = statement[method].bind(statement) as (values: readonly unknown[]) => unknown
    const checked = (values: readonly unknown[]) => {
      if (values.some((value) => typeof value === 'string' && value.includes('\0'))) {
        throw new RangeError('invalid byte sequence for encoding "UTF8": 0x00')
      }
      return execute(values)
    }
    Object.assign(statement, { [method]: checked })
  }
  return statement
}
