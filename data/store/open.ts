import { existsSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { openPostgresStore, openSqliteStore, type Store } from './database.ts'

/** Where the content is: PostgreSQL where there is a `databaseUrl`, else a file in `varDir`. */
export interface StorePlace {
  varDir: string
  databaseUrl?: string | undefined
}

/** The file of the SQLite store. */
export const storeFileOf = ({ varDir }: Pick<StorePlace, 'varDir'>): string => join(varDir, 'store.sqlite')

/** The file of the store is not what was written; it is left as it is. */
export class DamagedStoreError extends Error {
  override name = 'DamagedStoreError'
  constructor(file: string, problem: string, options?: ErrorOptions) {
    const remedy =
      'stop the site and put the latest backup back by npm run restore -- --from FOLDER, which moves it aside first'
    super(`${file} ${problem}: ${remedy}; it was left as it is.`, options)
  }
}

/**
 * Opens the store of the settings, its tables as they are. Throws DamagedStoreError, or SQLite's error where
 * its file can't be used for another reason.
 */
export function openStore(config: StorePlace, onError: (error: Error) => void): Store {
  const { databaseUrl, varDir } = config
  if (databaseUrl) return openPostgresStore(databaseUrl, onError)
  const file = storeFileOf(config)
  // better-sqlite3 gives this one no code.
  if (!existsSync(varDir)) throw Object.assign(new Error(`There is no folder ${varDir}`), { code: 'SQLITE_CANTOPEN' })
  // SQLite takes an empty file for a new database; a site that has been published had one with content.
  const isEmpty = statSync(file, { throwIfNoEntry: false })?.size === 0
  if (isEmpty && existsSync(join(varDir, 'current')))
    throw new DamagedStoreError(file, 'is empty, but the site was published from it')
  try {
    return openSqliteStore(file)
  } catch (error) {
    const { code } = error as { code?: unknown }
    if (typeof code !== 'string' || !/^SQLITE_(CORRUPT|NOTADB)/.test(code)) throw error
    throw new DamagedStoreError(file, `is damaged or no database (${code})`, { cause: error })
  }
}
