import { existsSync, fsyncSync, mkdirSync, openSync, closeSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Index } from '#data/index/open.ts'
import { makeFolderOf, movePage, writePacked, removePage } from './files.ts'
import { DamagedReleaseError, pagesDir, readJson } from './release.ts'

// A small change goes into the release in use. Its files are first written beside the pages; the commit
// of the index is the moment from which the change holds, and renames that a crash cut short are made
// up for at the next start. A journal that the index does not name never happened.

interface Steps {
  put: string[]
  remove: string[]
}

export interface JournalFile {
  file: string
  bytes: Buffer
}

const journalDir = (release: string) => join(release, 'journal')

/** Writes what is to come, durably, and returns the number under which the index must name it. */
export function writeJournal(release: string, files: readonly JournalFile[], remove: readonly string[]): string {
  const dir = journalDir(release)
  rmSync(dir, { recursive: true, force: true })
  mkdirSync(dir, { recursive: true })
  for (const { file, bytes } of files) {
    makeFolderOf(join(dir, file))
    writePacked(dir, file, bytes)
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
 * Carries out the journal that the index names, whether it was begun or not, and drops any other. Throws
 * DamagedReleaseError where it cannot be read: only the pages themselves can tell then whether it was begun.
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

/** Drops a journal that cannot be read. */
export function dropJournal(release: string): void {
  rmSync(journalDir(release), { recursive: true, force: true })
}
