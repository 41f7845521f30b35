import Database from 'better-sqlite3'
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'

const RETRY_MS = 200

export interface Lock {
  release(): void
}

/**
 * Waits until no other process publishes. The lock is SQLite's own on a file of its own, so the system
 * gives it back whatever way its holder ends.
 */
export async function lockPublishing(
  varDir: string,
  onWait?: () => void,
): Promise<Lock> {
  mkdirSync(varDir, { recursive: true })
  const db = new Database(join(varDir, 'publish.lock'), { timeout: 0 })
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
