import {
  copyFileSync,
  existsSync,
  linkSync,
  mkdirSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'

/** A page stands in three files: as it is, and packed for clients that can take it. */
export const VARIANTS = ['', '.br', '.gz'] as const

/** How hard files are packed. */
export interface Packing {
  brotliQuality: number
  gzipLevel: number
}

/** For pages: more would cost each of them many times as long. */
const QUICKLY: Packing = { brotliQuality: 5, gzipLevel: 6 }
/** For what is packed once for each content and sent with every page. */
export const ONCE_FOR_ALL: Packing = { brotliQuality: 11, gzipLevel: 9 }

/** The bytes of each variant, in the order of VARIANTS. */
export function packed(
  bytes: Buffer,
  { brotliQuality, gzipLevel }: Packing = QUICKLY,
): [Buffer, Buffer, Buffer] {
  const brotli = brotliCompressSync(bytes, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: brotliQuality,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    },
  })
  return [bytes, brotli, gzipSync(bytes, { level: gzipLevel })]
}

/** Writes a file and its packed variants below a folder. */
export function writePacked(folder: string, file: string, bytes: Buffer): void {
  const path = join(folder, file)
  packed(bytes).forEach((variant, i) =>
    writeFileSync(path + VARIANTS[i], variant),
  )
}

export function makeFolderOf(path: string): void {
  mkdirSync(dirname(path), { recursive: true })
}

/** Gives a file a second name, or copies it where the file systems differ. */
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

/** Gives all variants of a page a second name below another folder. */
export function linkPage(
  fromFolder: string,
  toFolder: string,
  file: string,
): void {
  for (const variant of VARIANTS)
    linkOrCopy(join(fromFolder, file + variant), join(toFolder, file + variant))
}

/** Moves the variants of a page to their place; those that a crash left moved already are passed over. */
export function movePage(
  fromFolder: string,
  toFolder: string,
  file: string,
): void {
  for (const variant of VARIANTS) {
    const from = join(fromFolder, file + variant)
    if (existsSync(from)) renameSync(from, join(toFolder, file + variant))
  }
}

export function removePage(folder: string, file: string): void {
  for (const variant of VARIANTS)
    rmSync(join(folder, file + variant), { force: true })
}
