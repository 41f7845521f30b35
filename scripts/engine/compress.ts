import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { LANGS } from '#core/i18n/languages.ts'
import type { CompressSetup } from './compress-worker.ts'
import { pagesDir } from './release.ts'
import { inWorkers } from './workers.ts'

// A release is published as soon as its pages are there: whoever asks for one that is not compressed yet gets it by
// gzip, made by the server. Then they are compressed, in the release that is read.

const UNCOMPRESSED = 'uncompressed'
const COMPRESSED_KINDS = /\.(html|xml|txt)$/
const BATCH = 50

/** Says, until it is whole, that files of a release have no compressed form yet: what a crash cuts short is resumed. */
export function markUncompressed(release: string): void {
  writeFileSync(join(release, UNCOMPRESSED), '')
}

export const isCompressed = (release: string): boolean => !existsSync(join(release, UNCOMPRESSED))

/** Compresses the files of a release that are not; for who holds the lock. Answers milliseconds, the threads' together. */
export async function compressRelease(release: string, stop?: AbortSignal): Promise<number> {
  if (isCompressed(release)) return 0
  const pages = pagesDir(release)
  const scratch = join(release, 'compressing')
  rmSync(scratch, { recursive: true, force: true })
  mkdirSync(scratch)
  const setup: CompressSetup = { pages, scratch }
  const items = uncompressedFiles(pages)
  let milliseconds = 0
  const onResult = (ms: number) => void (milliseconds += ms)
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
      .filter((name) => COMPRESSED_KINDS.test(name) && !names.has(`${name}.br`))
      .map((name) => join(folder, name))
  })
}
