import { join } from 'node:path'
import type { Config } from '../config.ts'
import { openPostgresStore, openSqliteStore, type Store } from './database.ts'

/** The file of the SQLite store. */
export const storeFileOf = ({ varDir }: Pick<Config, 'varDir'>): string =>
  join(varDir, 'store.sqlite')

/** Opens the store of the settings, its tables as they are. Throws SQLite's error where its file can't be used. */
export function openStore(
  config: Pick<Config, 'varDir' | 'databaseUrl'>,
  onError: (error: Error) => void,
): Store {
  const { databaseUrl } = config
  return databaseUrl
    ? openPostgresStore(databaseUrl, onError)
    : openSqliteStore(storeFileOf(config))
}
