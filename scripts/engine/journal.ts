import { existsSync, fsyncSync, mkdirSync, openSync, closeSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Index } from '#data/index/open.ts'
import { makeFolderOf, movePage, writeCompressed, removePage } from './files.ts'
import { DamagedReleaseError, pagesDir, readJson } from './release.ts'

// A small change goes into the current release. Its files are first written beside the pages; committing the index
// makes the change durable, and renames missed in a crash are completed at the next start. A journal that the index
// does not name never happened.

interface Steps {
  put: string[]
  remove: string[]
}

export interface JournalFile {
  file: string
  bytes: Buffer
}

const journalDir = (release: string) => join(release, 'journal')

/** Writes a journal durably, and returns the number that the index must record. */
export function writeJournal(release: string, files: readonly JournalFile[], remove: readonly string[]): string {
  const dir = journalDir(release)
  rmSync(dir, { recursive: true, force: true })
  mkdirSync(dir, { recursive: true })
  for (const { file, bytes } of files) {
    makeFolderOf(join(dir, file))
    writeCompressed(dir, file, bytes)
  }
  const id = `${process.pid}-${Date.now()}`
  const steps: Steps & { id: string } = {
    id,
    put: files.map(({ file }) => file),
    remove: [...remove],
  }
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
  }
  rmSync(dir, { recursive: true, force: true })
}

function readSteps(file: string): Steps & { id: string } {
  const steps = readJson(file) as Partial<Steps & { id: string }> | null
  if (!steps?.id || !Array.isArray(steps.put) || !Array.isArray(steps.remove)) throw new DamagedReleaseError(file)
  return steps as Steps & { id: string }
}

/** Drops an unreadable journal. */
export function dropJournal(release: string): void {
  rmSync(journalDir(release), { recursive: true, force: true })
}
