import { hash } from 'node:crypto'
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { fileOf, isPageFile } from '#core/domain/routes.ts'
import { LANGS } from '#core/i18n/languages.ts'
import { openIndex } from '#data/index/open.ts'
import { isCompressed, pageFilesOf, staysPlain, type PageFiles } from './page-files.ts'
import { plainOf, readIfThere } from './files.ts'
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
    const look = lookOf(release)
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

/** Which files the pages of a release have. */
interface Look {
  pages: string
  isCompressed: boolean
  files: PageFiles
}

export const lookOf = (release: string): Look => ({
  pages: pagesDir(release),
  isCompressed: isCompressed(release),
  files: pageFilesOf(release),
})

/** Verifies a page and its compressed form. Returns what is wrong. */
export function verifyPage({ pages, isCompressed, files }: Look, file: string, digest: string): string[] {
  const path = join(pages, file)
  const plain = readIfThere(path)
  const packed = readIfThere(`${path}.br`)
  const isMissing = !plain && (!packed || (isCompressed && staysPlain(file, files)))
  if (isMissing) return [`${file} is missing`]
  const unpacked = packed && plainOf(packed)
  const bytes = plain ?? unpacked
  if (!bytes || hash('sha1', bytes) !== digest) return [`${file} differs from what was rendered`]
  if (!packed) return isCompressed ? [`${file}.br is missing`] : []
  return unpacked?.equals(bytes) ? [] : [`${file}.br differs from its page`]
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
