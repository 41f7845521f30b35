import { hash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { fileOf, isPageFile } from '#core/domain/routes.ts'
import { LANGS } from '#core/i18n/languages.ts'
import { openIndex } from '#data/index/open.ts'
import { isCompressed } from './compress.ts'
import { finishJournal } from './journal.ts'
import { indexFile, pagesDir } from './release.ts'
import { missingDrawings } from './drawings.ts'
import { missingUploads } from './uploads.ts'

/**
 * Verifies a release: every page in its index exists with the rendered bytes and, unless it is still to be compressed,
 * a matching compressed form, and there are no others. Returns what is wrong.
 */
export function verifyRelease(release: string): string[] {
  const index = openIndex(indexFile(release), { readonly: false })
  try {
    finishJournal(release, index)
    const damage = index.db.pragma('integrity_check', { simple: true })
    const problems = damage === 'ok' ? [] : [`index: ${String(damage)}`]
    const rows = index.all<{ path: string; digest: string }>('select path, digest from published')
    const look = { pages: pagesDir(release), isCompressed: isCompressed(release) }
    for (const { path, digest } of rows) problems.push(...verifyPage(look, fileOf(path), digest))
    const subjects = index.get<{ n: number }>('select count(*) n from subjects')?.n ?? 0
    if (subjects * LANGS.length !== rows.length) problems.push(`${subjects} subjects, but ${rows.length} pages`)
    problems.push(
      ...leftOver(pagesDir(release), new Set(rows.map(({ path }) => fileOf(path)))).map(
        (file) => `${file} belongs to nothing`,
      ),
      ...[...missingUploads(index, pagesDir(release)), ...missingDrawings(index, pagesDir(release))].map(
        (file) => `${file} is missing`,
      ),
    )
    return problems
  } finally {
    index.close()
  }
}

/** Verifies a page and its compressed form. Returns what is wrong. */
export function verifyPage(
  { pages, isCompressed }: { pages: string; isCompressed: boolean },
  file: string,
  digest: string,
): string[] {
  const path = join(pages, file)
  if (!existsSync(path)) return [`${file} is missing`]
  const bytes = readFileSync(path)
  if (hash('sha1', bytes) !== digest) return [`${file} differs from what was rendered`]
  if (!existsSync(`${path}.br`)) return isCompressed ? [`${file}.br is missing`] : []
  return decompressesTo(readFileSync(`${path}.br`), bytes) ? [] : [`${file}.br differs from its page`]
}

function decompressesTo(compressed: Buffer, bytes: Buffer): boolean {
  try {
    return brotliDecompressSync(compressed).equals(bytes)
  } catch {
    return false
  }
}

const FORM = /\.br$/

/** Pages and compressed forms unknown to the index. */
export function leftOver(pages: string, known: ReadonlySet<string>): string[] {
  const folders = ['', ...LANGS.filter((lang) => existsSync(join(pages, lang)))]
  return folders.flatMap((folder) =>
    readdirSync(join(pages, folder))
      .filter((name) => isPageFile(name.replace(FORM, '')))
      .map((name) => join(folder, name))
      .filter((file) => !known.has(file.replace(FORM, ''))),
  )
}
