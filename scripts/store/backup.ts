import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { cp, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'
import Sqlite from 'better-sqlite3'
import { type Store, openSqliteStore } from '#data/store/database.ts'
import { migrate } from '#data/store/migrate.ts'
import { uploadsDir } from '#data/store/uploads.ts'
import { storeFileOf } from '#data/store/open.ts'
import type { Config } from '#api/config.ts'
import { makeFolder } from '../cli/make-folder.ts'
import type { Tick } from '../cli/progress.ts'
import { copyStore } from './copy.ts'

/** A damaged or incomplete backup; the message says what to do. */
export class BackupError extends Error {
  override name = 'BackupError'
}

/** The files of a backup, except the manifest itself. */
interface Manifest {
  format: 'kosher-travel-directory backup'
  version: 1
  /** ISO 8601, UTC. */
  at: string
  engine: 'SQLite' | 'PostgreSQL'
  files: readonly { path: string; bytes: number; sha256: string }[]
}

const MANIFEST = 'manifest.json'
/** The store as one SQLite file, whatever its engine. */
export const STORE_FILE = 'store.sqlite'
export const UPLOADS = 'uploads'

type Place = Pick<Config, 'varDir' | 'databaseUrl'>

export interface BackupOptions {
  config: Place
  store: Store
  /** Folder of the backups, each in a folder named by its time. */
  folder: string
  now: Date
  onProgress: Tick
}

/**
 * Backs up store and uploads without downtime. The folder gets its name once written and verified. Returns its path.
 */
export async function makeBackup(options: BackupOptions): Promise<string> {
  const { config, folder, now } = options
  const name = `backup-${now.toISOString().replace(/[-:]|\.\d+/g, '')}`
  const final = join(folder, name)
  const unfinished = `${final}.unfinished`
  await rm(unfinished, { recursive: true, force: true })
  makeFolder(unfinished, { by: '--to', mode: 0o700 })
  try {
    // Pictures first: later ones go into the next backup, deleted ones do no harm.
    await copyUploads(config, join(unfinished, UPLOADS))
    await snapshot(options, join(unfinished, STORE_FILE))
    const manifest: Manifest = {
      format: 'kosher-travel-directory backup',
      version: 1,
      at: now.toISOString(),
      engine: config.databaseUrl ? 'PostgreSQL' : 'SQLite',
      files: await listFiles(unfinished),
    }
    await writeFile(join(unfinished, MANIFEST), `${JSON.stringify(manifest, null, 2)}\n`, { flush: true })
    await rename(unfinished, final)
    return final
  } catch (error) {
    await rm(unfinished, { recursive: true, force: true })
    throw error
  }
}

/** A snapshot of the store as an SQLite file. */
async function snapshot({ config, store, onProgress }: BackupOptions, file: string): Promise<void> {
  if (config.databaseUrl) {
    const copy = openSqliteStore(file)
    try {
      await migrate(copy)
      await store
        .transaction()
        .setIsolationLevel('repeatable read')
        .execute((from) => copyStore({ from, to: copy }, onProgress))
    } finally {
      await copy.destroy()
    }
  } else {
    const database = new Sqlite(storeFileOf(config), { timeout: 10_000 })
    try {
      database.prepare('vacuum into ?').run(file)
    } finally {
      database.close()
    }
  }
  checkStoreFile(file)
}

/** Throws BackupError. */
function checkStoreFile(file: string): void {
  const database = new Sqlite(file)
  try {
    const found = database.pragma('integrity_check', { simple: true })
    if (found !== 'ok') throw new BackupError(`${file} is damaged (${String(found)}).`)
    // A backup must be a single file.
    database.pragma('journal_mode = DELETE')
  } finally {
    database.close()
  }
}

async function copyUploads(config: Place, to: string): Promise<void> {
  await mkdir(to, { recursive: true })
  await cp(uploadsDir(config), to, {
    recursive: true,
    // Incoming uploads belong to unanswered requests.
    filter: (path) => !relative(uploadsDir(config), path).split(sep).includes('incoming'),
  }).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error
  })
}

async function listFiles(folder: string): Promise<Manifest['files']> {
  const entries = await readdir(folder, {
    recursive: true,
    withFileTypes: true,
  })
  const paths = entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)))
    .filter((path) => path !== MANIFEST)
    .sort()
  return Promise.all(
    paths.map(async (path) => ({
      path: path.split(sep).join('/'),
      ...(await digestOf(join(folder, path))),
    })),
  )
}

async function digestOf(file: string): Promise<{ bytes: number; sha256: string }> {
  const hash = createHash('sha256')
  let bytes = 0
  for await (const part of createReadStream(file) as AsyncIterable<Buffer>) {
    hash.update(part)
    bytes += part.length
  }
  return { bytes, sha256: hash.digest('hex') }
}

/** Verifies a backup against its manifest, byte by byte. Throws BackupError. */
export async function checkBackup(folder: string): Promise<Manifest> {
  const manifest = await readManifest(folder)
  const found = new Map((await listFiles(folder)).map((file) => [file.path, file]))
  for (const { path, bytes, sha256 } of manifest.files) {
    const file = found.get(path)
    if (!file) throw new BackupError(`${folder} lacks ${path}: use another.`)
    if (file.bytes !== bytes || file.sha256 !== sha256)
      throw new BackupError(`${path} of ${folder} is damaged (${file.bytes} of ${bytes} bytes): use another backup.`)
  }
  checkStoreFile(join(folder, STORE_FILE))
  return manifest
}

async function readManifest(folder: string): Promise<Manifest> {
  try {
    const text = await readFile(join(folder, MANIFEST), 'utf8')
    const manifest = JSON.parse(text) as Manifest
    if (manifest.format === 'kosher-travel-directory backup') return manifest
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code !== 'ENOENT' && code !== 'ENOTDIR' && code !== undefined) throw error
  }
  throw new BackupError(
    `${folder} is not a backup: name a folder like backup-20261122T013000Z, created by \`npm run backup\`.`,
  )
}

/** Deletes all but the latest backups of a folder. Returns the deleted ones. */
export async function dropOldBackups(folder: string, keep: number): Promise<string[]> {
  const names = (await readdir(folder)).filter((name) => /^backup-\d{8}T\d{6}Z$/.test(name))
  const old = names.sort().slice(0, Math.max(0, names.length - keep))
  for (const name of old) await rm(join(folder, name), { recursive: true, force: true })
  return old
}
