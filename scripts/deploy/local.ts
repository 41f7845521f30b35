import { hash } from 'node:crypto'
import { readdirSync, statSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { fileOf, isPageFile } from '#core/domain/routes.ts'
import { openIndex } from '#data/index/open.ts'
import { compressRelease } from '../engine/compress.ts'
import { readIfThere, readPlain } from '../engine/files.ts'
import { finishJournal } from '../engine/journal.ts'
import { lockPublishing } from '../engine/lock.ts'
import { currentRelease, indexFile, pagesDir } from '../engine/release.ts'
import { DeployError } from './errors.ts'
import type { Content } from './target.ts'

/** A snapshot of the current release. */
export interface Snapshot {
  release: number
  pages: string
  /** Digest (SHA-1) of the bytes by file. */
  files: Map<string, string>
}

const PACKED = /\.(br|gz)$/

/** Digests of files other than pages, by path and time. */
export type Stamps = Map<string, { stamp: string; digest: string }>

/** The files of the current release with their digests. Throws DeployError before the first release. */
export async function snapshotOf(varDir: string, stamps: Stamps): Promise<Snapshot> {
  // Do not read during a publish.
  const lock = await lockPublishing(varDir)
  try {
    const release = currentRelease(varDir)
    if (!release) throw new DeployError('There is no release to deploy yet: run `npm run publish` first.')
    const files = publishedPages(release)
    // After a crash; compressed forms have no digest, so a later deploy would not send them.
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

/** Files other than pages and compressed forms: assets, pictures, sitemaps. */
function otherFiles(pages: string, below = ''): string[] {
  // Names only, because a stat of every page would take long.
  const all = new Set(readdirSync(join(pages, below)))
  // What stands compressed only, such as open data, is a file of its own.
  const isForm = (name: string) => PACKED.test(name) && all.has(name.replace(PACKED, ''))
  const names = [...all].filter((name) => !isForm(name) && !isPageFile(name.replace(PACKED, '')))
  return names.flatMap((name) => {
    const file = below + name
    return statSync(join(pages, file)).isDirectory() ? otherFiles(pages, `${file}/`) : [file]
  })
}

async function digestOf(path: string, stamps: Stamps): Promise<string> {
  const stamp = stampOf(path)
  const known = stamps.get(path)
  if (known && known.stamp === stamp) return known.digest
  const digest = hash('sha1', await readFile(path))
  if (stamp) stamps.set(path, { stamp, digest })
  return digest
}

/**
 * A file's bytes with its compressed forms; undefined if publishing has replaced it since the snapshot. Compressed
 * forms are replaced after the page: while the page is the same file, so are they.
 */
export function contentOf({ pages, files }: Snapshot, file: string): Content | undefined {
  const path = join(pages, file)
  const before = stampOf(path)
  const plain = readPlain(path)
  if (!plain || hash('sha1', plain) !== files.get(file)) return undefined
  const brotli = readIfThere(`${path}.br`)
  const gzip = readIfThere(`${path}.gz`)
  return before === stampOf(path) ? { file, plain, brotli, gzip } : undefined
}

/** Tells files apart that replaced each other: of a page, or of its compressed form where that stands alone. */
function stampOf(path: string): string | undefined {
  const stats = [path, `${path}.br`].map((form) => statSync(form, { throwIfNoEntry: false })).find(Boolean)
  return stats && `${stats.ino} ${stats.mtimeMs} ${stats.size}`
}
