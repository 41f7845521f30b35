import { existsSync, fsyncSync, mkdirSync, openSync, closeSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { LANGS } from '#core/i18n/languages.ts'
import type { Index } from '#data/index/open.ts'
import { pageFilesOf, staysPlain } from './page-files.ts'
import { makeFolderOf, movePage, removePage, writeCompressed } from './files.ts'
import { DamagedReleaseError, pagesDir, readJson } from './release.ts'

// A small change goes into the current release. Its files are first written beside the pages; committing the index
// makes the change durable, and renames missed in a crash are completed at the next start. A journal that the index
// does not name never happened.

interface Steps {
  put: string[]
  remove: string[]
  /** Forms of files that the change leaves outdated. */
  drop: string[]
}

const journalDir = (release: string) => join(release, 'journal')

/** An empty folder for the files of a change. */
export function startJournal(release: string): string {
  const dir = journalDir(release)
  rmSync(dir, { recursive: true, force: true })
  for (const lang of LANGS) mkdirSync(join(dir, lang), { recursive: true })
  return dir
}

/** Files that were written elsewhere in the release. */
export interface Made {
  folder: string
  put: readonly string[]
}

/** Moves them into the folder of a journal. */
export function moveFiles({ folder, put }: Made, dir: string): void {
  for (const file of put) {
    makeFolderOf(join(dir, file))
    renameSync(join(folder, file), join(dir, file))
  }
  rmSync(folder, { recursive: true, force: true })
}

export interface JournalFile {
  file: string
  bytes: Buffer
}

/** Writes a journal durably, its files compressed, and returns the number that the index must record. */
export function writeJournal(release: string, files: readonly JournalFile[], remove: string[], page?: Made): string {
  const dir = startJournal(release)
  const pageFiles = pageFilesOf(release)
  const drop: string[] = []
  for (const { file, bytes } of files) {
    const isPlain = staysPlain(file, pageFiles)
    writeCompressed(dir, file, bytes, { isPlain })
    if (!isPlain) drop.push(file)
  }
  if (page) moveFiles(page, dir)
  return writeSteps(release, { put: [...files.map(({ file }) => file), ...(page?.put ?? [])], remove, drop })
}

/** Writes the steps of a journal durably, and returns the number that the index must record. */
export function writeSteps(release: string, { put, remove, drop }: Steps): string {
  const dir = journalDir(release)
  const id = `${process.pid}-${Date.now()}`
  const steps: Steps & { id: string } = { id, put, remove, drop }
  const fd = openSync(join(dir, 'steps.json'), 'w')
  writeFileSync(fd, JSON.stringify(steps))
  fsyncSync(fd)
  closeSync(fd)
  return id
}

/**
 * Completes the journal that the index names, and drops any other. Throws DamagedReleaseError if it is unreadable: then
 * only the pages can tell how far it got.
 */
export function finishJournal(release: string, index: Index): void {
  const dir = journalDir(release)
  if (!existsSync(dir)) return
  const stepsFile = join(dir, 'steps.json')
  const named = index.meta('journal')
  const steps = existsSync(stepsFile) ? readSteps(stepsFile) : undefined
  if (steps && steps.id === named) {
    const pages = pagesDir(release)
    for (const file of steps.put) {
      makeFolderOf(join(pages, file))
      movePage(dir, pages, file)
    }
    for (const file of steps.remove) removePage(pages, file)
    for (const file of steps.drop) rmSync(join(pages, file), { force: true })
  }
  rmSync(dir, { recursive: true, force: true })
}

function readSteps(file: string): Steps & { id: string } {
  const steps = readJson(file) as Partial<Steps & { id: string }> | null
  const lists = [steps?.put, steps?.remove, steps?.drop]
  if (!steps?.id || !lists.every((list) => Array.isArray(list))) throw new DamagedReleaseError(file)
  return steps as Steps & { id: string }
}

/** Drops an unreadable journal. */
export function dropJournal(release: string): void {
  rmSync(journalDir(release), { recursive: true, force: true })
}
