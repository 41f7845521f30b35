import { existsSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { keyFileOf, type KeySource } from './key.ts'
import { openPostgresStore, openSqliteStore, type Store } from './database.ts'

/** Location of the store: PostgreSQL if `databaseUrl` is set, else a file in `varDir`. */
export interface StorePlace {
  varDir: string
  databaseUrl?: string | undefined
  /** The key of its secrets, in hexadecimal digits; a file in `varDir` if absent. */
  storeKey?: string | undefined
}

/** The file of the SQLite store. */
export const storeFileOf = ({ varDir }: Pick<StorePlace, 'varDir'>): string => join(varDir, 'store.sqlite')

/** The store's file is damaged; it is left untouched. */
export class DamagedStoreError extends Error {
  override name = 'DamagedStoreError'
  constructor(file: string, problem: string, options?: ErrorOptions) {
    const remedy =
      'stop the site and restore the latest backup with npm run restore -- --from FOLDER, which moves it aside first'
    super(`${file} ${problem}: ${remedy}; it was left as it is.`, options)
  }
}

/**
 * Opens the configured store, without migrating it. Throws DamagedStoreError, or SQLite's error if its file is
 * unusable for another reason.
 */
export function openStore(config: StorePlace, onError: (error: Error) => void): Store {
  const { databaseUrl, varDir, storeKey } = config
  const key: KeySource = storeKey ? { setting: storeKey } : { file: keyFileOf(varDir) }
  if (databaseUrl) return openPostgresStore(databaseUrl, onError, key)
  const file = storeFileOf(config)
  // better-sqlite3's error has no code.
  if (!existsSync(varDir))
    throw Object.assign(new Error(`The folder ${varDir} does not exist`), { code: 'SQLITE_CANTOPEN' })
  // SQLite treats an empty file as a new database, but a published site had content.
  const isEmpty = statSync(file, { throwIfNoEntry: false })?.size === 0
  if (isEmpty && existsSync(join(varDir, 'current')))
    throw new DamagedStoreError(file, 'is empty, but the site was published from it')
  try {
    return openSqliteStore(file, key)
  } catch (error) {
    const { code } = error as { code?: unknown }
    if (typeof code !== 'string' || !/^SQLITE_(CORRUPT|NOTADB)/.test(code)) throw error
    throw new DamagedStoreError(file, `is damaged or not a database (${code})`, { cause: error })
  }
}
