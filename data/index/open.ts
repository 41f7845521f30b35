import Database from 'better-sqlite3'
import { INDEX_VERSION } from './schema.ts'

/** The index, with a cache of prepared statements. */
export interface Index {
  readonly file: string
  readonly db: Database.Database
  all<T>(sql: string, ...params: readonly unknown[]): T[]
  get<T>(sql: string, ...params: readonly unknown[]): T | undefined
  run(sql: string, ...params: readonly unknown[]): Database.RunResult
  meta(name: string): string | undefined
  setMeta(name: string, value: string): void
  close(): void
}

export interface OpenOptions {
  readonly?: boolean
  /** Of pages of the file. */
  cacheMb?: number
  /** For others' locks of the file. */
  waitMs?: number
  /** Whether what pages show stays as it is while this is open, though others note in it which pages exist. */
  isFixed?: boolean
}

/** Opens an index file. Throws SQLite's error if the file is missing (read-only) or damaged. */
export function openIndex(
  file: string,
  { readonly = true, cacheMb = 32, waitMs = 10_000, isFixed = false }: OpenOptions = {},
): Index {
  const db = new Database(file, { readonly, timeout: waitMs })
  db.pragma(`cache_size = -${cacheMb * 1024}`)
  if (!readonly) {
    db.pragma('journal_mode = WAL')
    db.pragma('synchronous = NORMAL')
  }
  const prepared = new Map<string, Database.Statement>()
  const statement = (sql: string): Database.Statement => {
    let found = prepared.get(sql)
    if (!found) prepared.set(sql, (found = db.prepare(sql)))
    return found
  }
  const index: Index = {
    file,
    db,
    all: <T>(sql: string, ...params: readonly unknown[]) => statement(sql).all(...params) as T[],
    get: <T>(sql: string, ...params: readonly unknown[]) => statement(sql).get(...params) as T | undefined,
    run: (sql, ...params) => statement(sql).run(...params),
    meta: (name) => index.get<{ value: string }>('select value from meta where name = ?', name)?.value,
    setMeta: (name, value) => void index.run('insert or replace into meta values (?, ?)', name, value),
    close: () => void db.close(),
  }
  if (isFixed) versions.set(db, versionOf(index))
  return index
}

/** The same index, which reads each answer once: for a search that comes to a question in several ways. */
export function readingOnce(index: Index): Index {
  const answers = new Map<string, unknown>()
  const once =
    <A>(read: (sql: string, ...params: readonly unknown[]) => A) =>
    (sql: string, ...params: readonly unknown[]): A => {
      const key = `${sql}\n${JSON.stringify(params)}`
      if (!answers.has(key)) answers.set(key, read(sql, ...params))
      return answers.get(key) as A
    }
  return { ...index, all: once(index.all) as Index['all'], get: once(index.get) as Index['get'] }
}

const versions = new WeakMap<Index['db'], string>()

/**
 * Takes the index as unchanged until this turn of the event loop ends: for requests that arrived before anything could
 * be written in it. Asking SQLite costs a lock of the file each time.
 */
export function holdVersion(index: Index): void {
  if (versions.has(index.db)) return
  versions.set(index.db, versionOf(index))
  setImmediate(() => versions.delete(index.db))
}

/** Takes the index as unchanged while pages are read from it, though it notes them: no page shows those notes. */
export function whileHeld(index: Index, read: () => void): void {
  const isOurs = !versions.has(index.db)
  if (isOurs) versions.set(index.db, versionOf(index))
  try {
    read()
  } finally {
    if (isOurs) versions.delete(index.db)
  }
}

/** For what may follow a write of the same turn. */
export const letGoOfVersion = (index: Index): void => void versions.delete(index.db)

/** Changes with every write to the index, by this process or another. */
export function versionOf(index: Index): string {
  const known = versions.get(index.db)
  if (known !== undefined) return known
  const others = index.get<{ data_version: number }>('pragma data_version')
  const own = index.db.readonly ? undefined : index.get<{ n: number }>('select total_changes() n')
  return `${others?.data_version} ${own?.n ?? 0}`
}

/** What is made of an index, kept while it is unchanged. */
export function keptWhileUnchanged<T>(make: (index: Index) => T): (index: Index) => T {
  const keptOf = new WeakMap<Index['db'], { version: string; made: T }>()
  return (index) => {
    const version = versionOf(index)
    let entry = keptOf.get(index.db)
    if (entry?.version !== version) keptOf.set(index.db, (entry = { version, made: make(index) }))
    return entry.made
  }
}

/** Whether code with this hash wrote the index and can continue from it. */
export function isCurrentIndex(index: Index, code: string): boolean {
  const tables = index.db.prepare("select 1 from sqlite_master where name = 'meta'").get()
  return tables !== undefined && index.meta('version') === String(INDEX_VERSION) && index.meta('code') === code
}

/** What recording pages needs, once an index is complete. */
const SMALL_CACHE_MB = 4

/** Gives the memory of an index's cache back: from now on it is read and written a little at a time. */
export function releaseCache({ db }: Index): void {
  db.pragma(`cache_size = -${SMALL_CACHE_MB * 1024}`)
  db.pragma('shrink_memory')
}
