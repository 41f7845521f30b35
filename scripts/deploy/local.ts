import { hash } from 'node:crypto'
import { readdirSync, statSync } from 'node:fs'
import { readFile, stat } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { fileOf } from '#core/domain/routes.ts'
import { openIndex } from '#data/index/open.ts'
import { compressRelease } from '../engine/compress.ts'
import { finishJournal } from '../engine/journal.ts'
import { lockPublishing } from '../engine/lock.ts'
import { currentRelease, indexFile, pagesDir } from '../engine/release.ts'
import { DeployError } from './errors.ts'
import type { Content } from './target.ts'

/** What the release in use says at one moment. */
export interface Snapshot {
  release: number
  pages: string
  /** Digest (SHA-1) of the bytes by file. */
  files: Map<string, string>
}

const PACKED = /\.(br|gz)$/
const PAGE = /\.html$/

/** Digests of files that are no pages, by where they are and when they were written. */
export type Stamps = Map<string, { stamp: string; digest: string }>

/** The files of the release in use with their digests. Throws DeployError before the first release. */
export async function snapshotOf(varDir: string, stamps: Stamps): Promise<Snapshot> {
  // No publish is half done while its result is read.
  const lock = await lockPublishing(varDir)
  try {
    const release = currentRelease(varDir)
    if (!release) throw new DeployError('There is no release to deploy yet: run `npm run publish` first.')
    const files = publishedPages(release)
    // What a crash kept from being compressed would never be told from what is there.
    await compressRelease(release)
    const pages = pagesDir(release)
    for (const file of otherFiles(pages)) files.set(file, await digestOf(join(pages, file), stamps))
    return { release: Number(basename(release)), pages, files }
  } finally {
    lock.release()
  }
}

function publishedPages(release: string): Map<string, string> {
  const index = openIndex(indexFile(release), { readonly: false })
  try {
    finishJournal(release, index)
    const rows = index.all<{ path: string; digest: string }>('select path, digest from published')
    return new Map(rows.map(({ path, digest }) => [fileOf(path), digest]))
  } finally {
    index.close()
  }
}

/** What is no page and no packed form: assets, pictures, sitemaps. */
function otherFiles(pages: string, below = ''): string[] {
  // Names alone: to ask the system about each of very many pages would take long.
  const names = readdirSync(join(pages, below)).filter((name) => !PACKED.test(name) && !PAGE.test(name))
  return names.flatMap((name) => {
    const file = below + name
    return statSync(join(pages, file)).isDirectory() ? otherFiles(pages, `${file}/`) : [file]
  })
}

async function digestOf(path: string, stamps: Stamps): Promise<string> {
  const { ino, mtimeMs, size } = statSync(path)
  const stamp = `${ino} ${mtimeMs} ${size}`
  const known = stamps.get(path)
  if (known?.stamp === stamp) return known.digest
  const digest = hash('sha1', await readFile(path))
  stamps.set(path, { stamp, digest })
  return digest
}

/**
 * A file's bytes with its packed forms; undefined where publishing has put another in its place since the
 * snapshot. Packed forms are put in place after the page: while the page is the same file, so are they.
 */
export async function contentOf({ pages, files }: Snapshot, file: string): Promise<Content | undefined> {
  const path = join(pages, file)
  try {
    const before = await stat(path)
    const plain = await readFile(path)
    if (hash('sha1', plain) !== files.get(file)) return undefined
    const brotli = await readIfThere(`${path}.br`)
    const gzip = await readIfThere(`${path}.gz`)
    const after = await stat(path)
    return before.ino === after.ino && before.mtimeMs === after.mtimeMs ? { file, plain, brotli, gzip } : undefined
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw error
  }
}

async function readIfThere(path: string): Promise<Buffer | undefined> {
  try {
    return await readFile(path)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw error
  }
}
