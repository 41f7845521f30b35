import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { documentType } from '#core/domain/served-files.ts'
import { LANGS } from '#core/i18n/languages.ts'
import type { CompressSetup } from './compress-worker.ts'
import { freeMemory } from './memory.ts'
import { pagesDir } from './release.ts'
import { inWorkers } from './workers.ts'

// A release goes live as soon as its pages are written; until they are compressed too, servers make gzip on demand.

const UNCOMPRESSED = 'uncompressed'
const BATCH = 50

/** Notes that files of a release may lack a compressed form; the note stays until all have one, also after a crash. */
export function markUncompressed(release: string): void {
  writeFileSync(join(release, UNCOMPRESSED), '')
}

export const isCompressed = (release: string): boolean => !existsSync(join(release, UNCOMPRESSED))

export interface Compressing {
  stop?: AbortSignal | undefined
  /** Called with the compressed files and their total. */
  onProgress?: ((done: number, total: number) => void) | undefined
}

/** Compresses what is not; the caller holds the lock. Returns milliseconds summed over threads. */
export async function compressRelease(release: string, { stop, onProgress }: Compressing = {}): Promise<number> {
  if (isCompressed(release)) return 0
  freeMemory()
  const pages = pagesDir(release)
  const scratch = join(release, 'compressing')
  rmSync(scratch, { recursive: true, force: true })
  mkdirSync(scratch)
  const setup: CompressSetup = { pages, scratch }
  const items = uncompressedFiles(pages)
  let milliseconds = 0
  let done = 0
  if (items.length > 0) onProgress?.(done, items.length)
  const onResult = (ms: number) => {
    milliseconds += ms
    onProgress?.((done = Math.min(done + BATCH, items.length)), items.length)
  }
  await inWorkers({ script: './compress-worker.ts', setup, items, batch: BATCH, onResult, stop })
  rmSync(scratch, { recursive: true })
  rmSync(join(release, UNCOMPRESSED))
  return milliseconds
}

function uncompressedFiles(pages: string): string[] {
  const folders = ['', ...LANGS.filter((lang) => existsSync(join(pages, lang)))]
  return folders.flatMap((folder) => {
    const names = new Set(readdirSync(join(pages, folder)))
    return [...names]
      .filter((name) => documentType(name) !== undefined && !names.has(`${name}.br`))
      .map((name) => join(folder, name))
  })
}
