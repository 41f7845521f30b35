import { copyFileSync, existsSync, linkSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'

/** A page is two files: plain, and, once it is published, compressed with Brotli. Servers make gzip on demand. */
export const VARIANTS = ['', '.br'] as const

/** For pages: higher levels take many times as long. */
const QUICKLY = 5
/** For pages that would else need a second round trip: a tenth smaller. */
const THOROUGHLY = 10
/** What servers send at first: ten segments of TCP, less the headers. */
const FIRST_FLIGHT = 13_400
/** 64 KB: nearly every page fits; a larger window takes a tenth longer and saves nothing. */
const WINDOW_BITS = 16

export function brotli(bytes: Buffer, quality = QUICKLY): Buffer {
  return brotliCompressSync(bytes, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
      ...(quality === QUICKLY && { [constants.BROTLI_PARAM_LGWIN]: WINDOW_BITS }),
    },
  })
}

export function brotliPage(bytes: Buffer): Buffer {
  const quick = brotli(bytes)
  return quick.length > FIRST_FLIGHT ? brotli(bytes, THOROUGHLY) : quick
}

/** Writes a file and its compressed form below a folder. */
export function writeCompressed(folder: string, file: string, bytes: Buffer): void {
  const path = join(folder, file)
  writeFileSync(path, bytes)
  writeFileSync(`${path}.br`, brotli(bytes))
}

export function makeFolderOf(path: string): void {
  mkdirSync(dirname(path), { recursive: true })
}

/** Hard-links a file, or copies it across file systems. */
export function linkOrCopy(from: string, to: string): void {
  try {
    linkSync(from, to)
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code === 'EEXIST') return
    if (code !== 'EXDEV' && code !== 'EMLINK' && code !== 'EPERM') throw error
    copyFileSync(from, to)
  }
}

/** Hard-links a page, and its compressed form if there is one yet, into another folder. */
export function linkPage(fromFolder: string, toFolder: string, file: string): void {
  linkOrCopy(join(fromFolder, file), join(toFolder, file))
  try {
    linkOrCopy(join(fromFolder, `${file}.br`), join(toFolder, `${file}.br`))
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
  }
}

/** Moves the variants of a page into place; skips those already moved before a crash. */
export function movePage(fromFolder: string, toFolder: string, file: string): void {
  for (const variant of VARIANTS) {
    const from = join(fromFolder, file + variant)
    if (existsSync(from)) renameSync(from, join(toFolder, file + variant))
  }
}

export function removePage(folder: string, file: string): void {
  for (const variant of VARIANTS) rmSync(join(folder, file + variant), { force: true })
}
