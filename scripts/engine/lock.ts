import Database from 'better-sqlite3'
import { dirname, join } from 'node:path'
import { makeFolder } from '../make-folder.ts'

const RETRY_MS = 200

export interface Lock {
  release(): void
}

/**
 * Waits until no other process publishes. The lock is SQLite's own on a file of its own, so the system
 * gives it back whatever way its holder ends.
 */
export function lockPublishing(
  varDir: string,
  onWait?: () => void,
): Promise<Lock> {
  return lockFile(join(varDir, 'publish.lock'), onWait)
}

/** Waits until no other process of this machine holds the lock of that file. */
export async function lockFile(
  file: string,
  onWait?: () => void,
): Promise<Lock> {
  makeFolder(dirname(file), { by: 'VAR_DIR' })
  const db = new Database(file, { timeout: 0 })
  let waiting = false
  for (;;) {
    try {
      db.exec('begin exclusive')
      return { release: () => void db.close() }
    } catch (error) {
      if ((error as { code?: string }).code !== 'SQLITE_BUSY') {
        db.close()
        throw error
      }
    }
    if (!waiting) onWait?.()
    waiting = true
    await new Promise((resolve) => setTimeout(resolve, RETRY_MS))
  }
}
