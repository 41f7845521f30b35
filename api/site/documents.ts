import { hash } from 'node:crypto'
import { statSync } from 'node:fs'
import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { documentType } from '#core/domain/served-files.ts'
import { boundedCache } from '../http/bounded-cache.ts'
import type { Encoding } from '../http/encoding.ts'
import { compressWith } from '../http/compression.ts'

/** Error codes of names without a file, or impossible ones. */
const ABSENT = new Set(['ENOENT', 'ENOTDIR', 'EISDIR', 'ENAMETOOLONG', 'EINVAL'])

export interface StoredDocument {
  bytes: Buffer
  etag: string
  type: string
  encoding?: Encoding
}

/** How a page is sent. Brotli is on disk, perhaps alone: the others are made of whichever file is there. */
type Form = 'br' | 'gzip' | 'plain'

/** A file's bytes, and the identity of the file that they were made of. */
interface Kept {
  bytes: Buffer
  path: string
  etag: string
  stamp: string
  /** The turn of the event loop in which it was last checked. */
  turn: number
}

/** A page rendered for one request, in the client's best encoding. */
export function documentOf(file: string, text: string, [encoding]: readonly Encoding[]): StoredDocument {
  const bytes = Buffer.from(text)
  const page = { bytes, etag: etagOf(bytes), type: documentType(file)! }
  if (!encoding) return page
  return { ...page, bytes: compressWith[encoding](bytes), encoding }
}

interface Reading {
  form: Form
  turn: number
}

export interface Documents {
  /**
   * A page in the client's best encoding. It is read in one piece, because a small change may replace the file at any
   * moment: length and body must be of one file. What is made of it is cached too.
   */
  read(
    folder: string,
    file: string,
    { encodings, turn }: { encodings: readonly Encoding[]; turn: number },
  ): Promise<StoredDocument | undefined>
}

const MAX_BYTES = 64 * 1024 * 1024
const LONGEST = 512 * 1024

/** Reads pages, with a cache of the most recently requested ones. */
export function openDocuments(mostBytes = MAX_BYTES): Documents {
  const cache = boundedCache<Kept>(mostBytes, (_, { bytes }) => bytes.length)
  const readIfThere = async (path: string, { form, turn }: Reading): Promise<Kept | undefined> => {
    const key = `${path}\0${form}`
    const known = cache.get(key)
    // Recently read files are checked without waiting for a thread.
    if (known && (known.turn === turn || known.stamp === stampOf(known.path))) {
      known.turn = turn
      return known
    }
    if (known) cache.delete(key)
    const document = await readForm(path, { form, turn })
    if (document && document.bytes.length <= LONGEST) cache.set(key, document)
    return document
  }
  return {
    async read(folder, file, { encodings, turn }) {
      const type = documentType(file)
      if (!type) return undefined
      const path = join(folder, file)
      for (const encoding of encodings) {
        const found = await readIfThere(path, { form: encoding === 'br' ? 'br' : 'gzip', turn })
        if (found) return { ...found, type, encoding }
        // It would be made of either file, as the plain page is.
        if (encoding !== 'br') return undefined
      }
      const found = await readIfThere(path, { form: 'plain', turn })
      return found && { ...found, type }
    },
  }
}

/** Weak: a proxy may compress the same page differently. */
const etagOf = (bytes: Buffer): string => `W/"${hash('sha1', bytes, 'base64url')}"`

function stampOf(path: string): string | undefined {
  const stats = statSync(path, { throwIfNoEntry: false })
  return stats && `${stats.ino} ${stats.mtimeMs} ${stats.size}`
}

async function readForm(path: string, { form, turn }: Reading): Promise<Kept | undefined> {
  const packed = `${path}.br`
  if (form === 'br') return readNew(packed, turn)
  const plain = (await readNew(path, turn)) ?? unpacked(await readNew(packed, turn))
  return plain && form === 'gzip' ? { ...plain, bytes: compressWith.gzip(plain.bytes) } : plain
}

/** Throws if it is damaged. */
function unpacked(page: Kept | undefined): Kept | undefined {
  if (!page) return undefined
  const bytes = brotliDecompressSync(page.bytes)
  return { ...page, bytes, etag: etagOf(bytes) }
}

async function readNew(path: string, turn: number): Promise<Kept | undefined> {
  try {
    // Before reading: a file replaced meanwhile is then read again.
    const { ino, mtimeMs, size } = await stat(path)
    const bytes = await readFile(path)
    return { bytes, path, etag: etagOf(bytes), turn, stamp: `${ino} ${mtimeMs} ${size}` }
  } catch (error) {
    if (ABSENT.has((error as NodeJS.ErrnoException).code ?? '')) return undefined
    throw error
  }
}
