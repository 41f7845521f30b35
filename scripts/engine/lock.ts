import Database from 'better-sqlite3'
import { readFileSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { makeFolder } from '../cli/make-folder.ts'

const RETRY_MS = 200

export interface Lock {
  release(): void
}

/** Called once with who is waited for. */
export type OnWait = (holder: string) => void

/**
 * Waits until no other process publishes. The lock is an SQLite lock, which the system releases however its holder
 * ends. Throws an AbortError when stopped.
 */
export async function lockPublishing(varDir: string, onWait?: OnWait, stop?: AbortSignal): Promise<Lock> {
  const lock = await lockFile(join(varDir, 'publish.lock'), () => onWait?.(readHolder(varDir)), stop)
  writeFileSync(holderFile(varDir), commandOf(process.argv))
  return lock
}

const holderFile = (varDir: string) => join(varDir, 'publish.holder')

/** The process that holds the lock, as others name it. */
function readHolder(varDir: string): string {
  try {
    return readFileSync(holderFile(varDir), 'utf8')
  } catch {
    return 'another process'
  }
}

function commandOf([, file = '', ...args]: readonly string[]): string {
  const name = basename(file, '.ts')
  const isPublisher = name === 'publish' && args.includes('--watch')
  const command = isPublisher ? 'the publisher that watches this site' : `\`npm run ${name}\``
  return `${command} (process ${process.pid})`
}

/** Waits until no other process on this machine holds a file's lock. Throws an AbortError when stopped. */
export async function lockFile(file: string, onWait?: () => void, stop?: AbortSignal): Promise<Lock> {
  for (let isFirst = true; ; isFirst = false) {
    const lock = tryLock(file)
    if (lock) return lock
    if (isFirst) onWait?.()
    await sleep(RETRY_MS, undefined, { signal: stop })
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
