import {
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  closeSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import type { Index } from '#data/index/open.ts'
import { makeFolderOf, movePage, writePacked, removePage } from './files.ts'
import { pagesDir } from './release.ts'

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
export function writeJournal(
  release: string,
  files: readonly JournalFile[],
  remove: readonly string[],
): string {
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

/** Carries out the journal that the index names, whether it was begun or not, and drops any other. */
export function finishJournal(release: string, index: Index): void {
  const dir = journalDir(release)
  if (!existsSync(dir)) return
  const stepsFile = join(dir, 'steps.json')
  const named = index.meta('journal')
  const steps = existsSync(stepsFile)
    ? (JSON.parse(readFileSync(stepsFile, 'utf8')) as Steps & { id: string })
    : undefined
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
