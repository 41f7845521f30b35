import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import Database from 'better-sqlite3'
import type { Publishing } from '#core/contract/desk.ts'
import type { Config } from '../config.ts'
import type { Release } from '../release/watch.ts'

/**
 * How far a change of content has come. The pages show it once the index of the release in use has it and
 * the files of its journal are all in their places; but for pages that could not be made.
 */
export function publishingOf(
  seq: number,
  release: Release | undefined,
  { varDir }: Pick<Config, 'varDir'>,
): Publishing {
  const live = release ? Number(release.index.meta('seq') ?? 0) : 0
  const isMoving = release && existsSync(join(dirname(release.pages), 'journal'))
  if (live >= seq && !isMoving) {
    const failed = Number(release?.index.meta('failed') ?? 0)
    return { state: failed > 0 ? 'partly' : 'live', live }
  }
  return { state: isPublishing(varDir) ? 'rendering' : 'queued', live }
}

/** Whether a publisher holds the lock of publishing, which is SQLite's own and ends with its holder. */
function isPublishing(varDir: string): boolean {
  const file = join(varDir, 'publish.lock')
  if (!existsSync(file)) return false
  const database = new Database(file, { readonly: true, timeout: 0 })
  try {
    database.pragma('schema_version')
    return false
  } catch (error) {
    if ((error as { code?: string }).code === 'SQLITE_BUSY') return true
    throw error
  } finally {
    database.close()
  }
}
