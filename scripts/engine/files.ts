import { copyFileSync, existsSync, linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib'

/** A page is written plain, and, once it is published, compressed with Brotli. Servers make gzip on demand. */
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

/** The bytes of a file, also if only its compressed form is there; undefined if neither is, or that one is damaged. */
export function readPlain(path: string): Buffer | undefined {
  const plain = readIfThere(path)
  if (plain) return plain
  const packed = readIfThere(`${path}.br`)
  return packed && plainOf(packed)
}

/** Undefined if they are damaged. */
export function plainOf(packed: Buffer): Buffer | undefined {
  try {
    return brotliDecompressSync(packed)
  } catch {
    return undefined
  }
}

export function readIfThere(path: string): Buffer | undefined {
  try {
    return readFileSync(path)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw error
  }
}

/** Writes the compressed form of a file below a folder, and the file itself unless only that is to be there. */
export function writeCompressed(folder: string, file: string, bytes: Buffer, { isPlain = true } = {}): void {
  const path = join(folder, file)
  if (isPlain) writeFileSync(path, bytes)
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

/** Hard-links a page, in the forms it has, into another folder. Throws if it has none. */
export function linkPage(fromFolder: string, toFolder: string, file: string): void {
  const linked = VARIANTS.filter((variant) =>
    linkIfThere(join(fromFolder, file + variant), join(toFolder, file + variant)),
  )
  if (linked.length === 0) throw new Error(`${join(fromFolder, file)} is missing`)
}

function linkIfThere(from: string, to: string): boolean {
  try {
    linkOrCopy(from, to)
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
    return false
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
