import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Encoding } from '../encoding.ts'

const TYPES: Readonly<Record<string, string>> = {
  html: 'text/html; charset=utf-8',
  xml: 'application/xml; charset=utf-8',
  txt: 'text/plain; charset=utf-8',
}
const SUFFIXES: Readonly<Record<Encoding, string>> = { br: '.br', gzip: '.gz' }
/** A name that is no file, or one that no file can have. */
const ABSENT = new Set([
  'ENOENT',
  'ENOTDIR',
  'EISDIR',
  'ENAMETOOLONG',
  'EINVAL',
])

export interface StoredDocument {
  bytes: Buffer
  type: string
  encoding?: Encoding
}

/** The media type of a document; undefined for files that never change under their name. */
export function documentType(file: string): string | undefined {
  return TYPES[file.slice(file.lastIndexOf('.') + 1)]
}

/**
 * A page in the best packing that the caller takes. It is read in one piece because a small change
 * may put another file in its place at any moment: a length and a body of two files never meet.
 */
export async function readDocument(
  folder: string,
  file: string,
  encodings: readonly Encoding[],
): Promise<StoredDocument | undefined> {
  const type = documentType(file)
  if (!type) return undefined
  for (const encoding of encodings) {
    const bytes = await readIfThere(join(folder, file + SUFFIXES[encoding]))
    if (bytes) return { bytes, type, encoding }
  }
  const bytes = await readIfThere(join(folder, file))
  return bytes && { bytes, type }
}

async function readIfThere(file: string): Promise<Buffer | undefined> {
  try {
    return await readFile(file)
  } catch (error) {
    if (ABSENT.has((error as NodeJS.ErrnoException).code ?? ''))
      return undefined
    throw error
  }
}
