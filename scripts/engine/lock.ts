import Database from 'better-sqlite3'
import { dirname, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { makeFolder } from '../cli/make-folder.ts'

const RETRY_MS = 200

export interface Lock {
  release(): void
}

/**
 * Waits until no other process publishes. The lock is an SQLite lock, which the system releases however its holder
 * ends.
 */
export function lockPublishing(varDir: string, onWait?: () => void): Promise<Lock> {
  return lockFile(join(varDir, 'publish.lock'), onWait)
}

/** Waits until no other process on this machine holds a file's lock. */
export async function lockFile(file: string, onWait?: () => void): Promise<Lock> {
  for (let isFirst = true; ; isFirst = false) {
    const lock = tryLock(file)
    if (lock) return lock
    if (isFirst) onWait?.()
    await sleep(RETRY_MS)
  }
}

/** The lock of a file; undefined while another process on this machine holds it. */
export function tryLock(file: string): Lock | undefined {
  makeFolder(dirname(file), { by: 'VAR_DIR' })
  const db = new Database(file, { timeout: 0 })
  try {
    db.exec('begin exclusive')
    return { release: () => void db.close() }
  } catch (error) {
    db.close()
    if ((error as { code?: string }).code === 'SQLITE_BUSY') return undefined
    throw error
  }
}
