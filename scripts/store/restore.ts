import { cp, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import Sqlite from 'better-sqlite3'
import { uploadsDir } from '#data/store/uploads.ts'
import type { Config } from '#api/config.ts'
import { openSqliteStore, type Store } from '#data/store/database.ts'
import { migrate } from '#data/store/migrate.ts'
import { openStore, storeFileOf } from '#data/store/open.ts'
import { keyStateOf } from '#data/store/sealed.ts'
import { makeFolder } from '../cli/make-folder.ts'
import type { Tick } from '../cli/progress.ts'
import { BackupError, checkBackup, STORE_FILE, UPLOADS } from './backup.ts'
import { copyStore } from './copy.ts'

type Place = Pick<Config, 'varDir' | 'databaseUrl' | 'storeKey'>

export interface RestoreOptions {
  config: Place
  /** The folder of one backup. */
  from: string
  now: Date
  onProgress: Tick
}

export interface Restored {
  /** Time of the backup, ISO 8601. */
  at: string
  /** Where the previous data is now. */
  aside: readonly string[]
  /** What to do about the key, if the one at hand does not open the secrets of the backup. */
  keyProblem?: string
}

/**
 * Restores store and uploads from a backup verified byte by byte. Existing data is moved aside; a PostgreSQL database
 * must be empty. Throws BackupError and StoreCopyError, without changing anything.
 */
export async function restoreBackup({ config, from, now, onProgress }: RestoreOptions): Promise<Restored> {
  const { at } = await checkBackup(from)
  const stamp = now.toISOString().replace(/[-:]|\.\d+/g, '')
  const aside = config.databaseUrl ? await intoPostgres(config, from, onProgress) : await intoFile(config, from, stamp)
  const uploads = uploadsDir(config)
  const moved = await moveAside(uploads, `${uploads}.before-${stamp}`)
  await cp(join(from, UPLOADS), uploads, { recursive: true })
  return { at, aside: [...aside, ...moved], ...(await keyProblemOf(config)) }
}

async function keyProblemOf(config: Place): Promise<Pick<Restored, 'keyProblem'>> {
  const store = openStore(config, () => {})
  try {
    const key = await keyStateOf(store)
    return key.state === 'bad' ? { keyProblem: key.problem.message } : {}
  } finally {
    await store.destroy()
  }
}

async function intoPostgres(config: Place, from: string, onProgress: Tick): Promise<string[]> {
  // A copy, because an older backup is migrated and must stay unchanged itself.
  const file = join(config.varDir, 'restoring.sqlite')
  makeFolder(config.varDir, { by: 'VAR_DIR' })
  await cp(join(from, STORE_FILE), file)
  const source = openSqliteStore(file)
  const target = openStore(config, () => {})
  try {
    await migrate(source)
    await markAsAnother(source)
    await migrate(target)
    await copyStore({ from: source, to: target }, onProgress)
  } finally {
    await source.destroy()
    await target.destroy()
    await removeStore(file)
  }
  return []
}

async function intoFile(config: Place, from: string, stamp: string): Promise<string[]> {
  const file = storeFileOf(config)
  makeFolder(config.varDir, { by: 'VAR_DIR' })
  await refuseInUse(file)
  const draft = `${file}.restoring`
  await cp(join(from, STORE_FILE), draft)
  const store = openSqliteStore(draft)
  try {
    await migrate(store)
    await markAsAnother(store)
  } catch (error) {
    await store.destroy()
    await removeStore(draft)
    throw error
  }
  await store.destroy()
  const aside: string[] = []
  for (const suffix of ['', '-wal', '-shm'])
    aside.push(...(await moveAside(file + suffix, `${file}.before-${stamp}${suffix}`)))
  await rename(draft, file)
  return aside
}

async function removeStore(file: string): Promise<void> {
  for (const suffix of ['', '-wal', '-shm']) await rm(file + suffix, { force: true })
}

/** Change numbers restart, so the old index must not be continued. */
async function markAsAnother(store: Store): Promise<void> {
  await store.deleteFrom('secrets').where('name', '=', 'store').execute()
}

/** A server with the file open would keep writing to the moved file. Throws BackupError. */
async function refuseInUse(file: string): Promise<void> {
  if (!(await exists(file))) return
  const database = new Sqlite(file, { timeout: 500 })
  try {
    database.pragma('locking_mode = EXCLUSIVE')
    database.exec('begin exclusive; rollback')
  } catch (error) {
    const { code } = error as { code?: string }
    if (code?.startsWith('SQLITE_BUSY'))
      throw new BackupError(
        `${file} is in use: stop the site (and its nightly job), then restore again; nothing was changed.`,
        { cause: error },
      )
    // Damaged stores are what a restore is for.
    if (!code?.startsWith('SQLITE_')) throw error
  } finally {
    database.close()
  }
}

async function moveAside(path: string, to: string): Promise<string[]> {
  if (!(await exists(path))) return []
  await rename(path, to)
  return [to]
}

async function exists(path: string): Promise<boolean> {
  return stat(path).then(
    () => true,
    () => false,
  )
}
