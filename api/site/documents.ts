import { hash } from 'node:crypto'
import { statSync } from 'node:fs'
import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { documentType } from '#core/domain/served-files.ts'
import type { Encoding } from '../http/encoding.ts'
import { packWith } from '../http/compression.ts'

/** A name that is no file, or one that no file can have. */
const ABSENT = new Set(['ENOENT', 'ENOTDIR', 'EISDIR', 'ENAMETOOLONG', 'EINVAL'])

export interface StoredDocument {
  bytes: Buffer
  etag: string
  type: string
  encoding?: Encoding
}

/** A file's bytes, and by what it is known to be the same file. */
interface Kept {
  bytes: Buffer
  etag: string
  stamp: string
  /** The turn of the event loop in which it was last looked at. */
  turn: number
}

/** A page that was made for one request, in the best packing that the caller takes. */
export async function documentOf(html: string, [encoding]: readonly Encoding[]): Promise<StoredDocument> {
  const bytes = Buffer.from(html)
  const page = { bytes, etag: etagOf(bytes), type: documentType('.html')! }
  if (!encoding) return page
  return { ...page, bytes: await packWith[encoding](bytes), encoding }
}

interface Reading {
  turn: number
  /** Whether it is to be packed by gzip. */
  isGzipped?: boolean
}

export interface Documents {
  /**
   * A page in the best packing that the caller takes. It is read in one piece because a small change
   * may put another file in its place at any moment: a length and a body of two files never meet.
   * Brotli lies there; gzip is made of the plain page, and kept as what is read is.
   */
  read(
    folder: string,
    file: string,
    { encodings, turn }: { encodings: readonly Encoding[]; turn: number },
  ): Promise<StoredDocument | undefined>
}

const MAX_BYTES = 64 * 1024 * 1024
const LONGEST = 512 * 1024

/** Reads pages, and keeps the bytes of those that were asked for last. */
export function openDocuments(mostBytes = MAX_BYTES): Documents {
  const kept = new Map<string, Kept>()
  let size = 0
  const drop = (key: string) => {
    size -= kept.get(key)?.bytes.length ?? 0
    kept.delete(key)
  }
  const keep = (key: string, document: Kept) => {
    drop(key)
    if (document.bytes.length > LONGEST) return
    kept.set(key, document)
    size += document.bytes.length
    for (const old of kept.keys()) {
      if (size <= mostBytes) break
      drop(old)
    }
  }
  const readIfThere = async (path: string, { turn, isGzipped = false }: Reading): Promise<Kept | undefined> => {
    const key = isGzipped ? `${path}\0gzip` : path
    const known = kept.get(key)
    // What was read a moment ago is looked at without waiting for a thread.
    if (known && (known.turn === turn || known.stamp === stampOf(path))) {
      known.turn = turn
      return known
    }
    if (known) drop(key)
    const document = await readNew(path, { turn, isGzipped })
    if (document) keep(key, document)
    return document
  }
  return {
    async read(folder, file, { encodings, turn }) {
      const type = documentType(file)
      if (!type) return undefined
      for (const encoding of encodings) {
        const isGzipped = encoding === 'gzip'
        const path = join(folder, isGzipped ? file : `${file}.br`)
        const found = await readIfThere(path, { turn, isGzipped })
        if (found) return { ...found, type, encoding }
      }
      const found = await readIfThere(join(folder, file), { turn })
      return found && { ...found, type }
    },
  }
}

/** Weak: a proxy may pack the same page in another way. */
const etagOf = (bytes: Buffer): string => `W/"${hash('sha1', bytes, 'base64url')}"`

function stampOf(path: string): string | undefined {
  const stats = statSync(path, { throwIfNoEntry: false })
  return stats && `${stats.ino} ${stats.mtimeMs} ${stats.size}`
}

async function readNew(path: string, { turn, isGzipped }: Reading): Promise<Kept | undefined> {
  try {
    // Before its bytes: what is put in its place meanwhile is then read anew.
    const { ino, mtimeMs, size } = await stat(path)
    const bytes = await readFile(path)
    return {
      bytes: isGzipped ? await packWith.gzip(bytes) : bytes,
      etag: etagOf(bytes),
      turn,
      stamp: `${ino} ${mtimeMs} ${size}`,
    }
  } catch (error) {
    if (ABSENT.has((error as NodeJS.ErrnoException).code ?? '')) return undefined
    throw error
  }
}
