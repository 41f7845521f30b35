import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import Database from 'better-sqlite3'
import type { Publishing } from '#core/contract/desk.ts'
import type { Config } from '#api/config.ts'
import type { Release } from '#api/release/watch.ts'

/**
 * The progress of a change. It is live once the current release's index includes it and its journal is finished;
 * except for pages that failed to render.
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

/** Whether a publisher holds the publish lock, an SQLite lock that ends with its holder. */
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
