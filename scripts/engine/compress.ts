import { existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs'
import { basename, join } from 'node:path'
import { documentType } from '#core/domain/served-files.ts'
import { LANGS } from '#core/i18n/languages.ts'
import type { CompressItem, CompressSetup } from './compress-worker.ts'
import { freeMemory } from './memory.ts'
import { isCompressed, markCompressed, pageFilesOf, setPageFiles, staysPlain, type PageFiles } from './page-files.ts'
import { pagesDir } from './release.ts'
import { inWorkers } from './workers.ts'

const BATCH = 50

export interface Compressing {
  /** By default those that the release has. */
  files?: PageFiles | undefined
  stop?: AbortSignal | undefined
  /** Called with the compressed files and their total. */
  onProgress?: ((done: number, total: number) => void) | undefined
}

/** Gives each page its files; the caller holds the lock. Returns milliseconds summed over threads. */
export async function compressRelease(
  release: string,
  { files = pageFilesOf(release), stop, onProgress }: Compressing = {},
): Promise<number> {
  setPageFiles(release, files)
  if (isCompressed(release)) return 0
  freeMemory()
  const pages = pagesDir(release)
  const scratch = join(release, 'compressing')
  rmSync(scratch, { recursive: true, force: true })
  mkdirSync(scratch)
  const setup: CompressSetup = { pages, scratch }
  const items = filesToDo(pages, files)
  let milliseconds = 0
  let done = 0
  if (items.length > 0) onProgress?.(done, items.length)
  const onResult = (ms: number) => {
    milliseconds += ms
    onProgress?.((done = Math.min(done + BATCH, items.length)), items.length)
  }
  await inWorkers({ script: './compress-worker.ts', setup, items, batch: BATCH, onResult, stop })
  rmSync(scratch, { recursive: true })
  markCompressed(release)
  return milliseconds
}

function filesToDo(pages: string, files: PageFiles): CompressItem[] {
  const folders = ['', ...LANGS.filter((lang) => existsSync(join(pages, lang)))]
  return folders.flatMap((folder) => {
    const names = new Set(readdirSync(join(pages, folder)))
    const documents = new Set([...names].map((name) => name.replace(PACKED, '')))
    return [...documents]
      .filter((name) => documentType(name) !== undefined)
      .map((name) => ({ file: join(folder, name), isPlain: staysPlain(join(folder, name), files) }))
      .filter(({ file, isPlain }) => !names.has(`${basename(file)}.br`) || names.has(basename(file)) !== isPlain)
  })
}

const PACKED = /[.]br$/
