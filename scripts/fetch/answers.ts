import { existsSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { makeFolder } from '../cli/make-folder.ts'
import type { World } from './world.ts'

// What services have answered is kept below VAR_DIR, with the moment in its name: osm-IL-20261124T101500Z.json

interface Kept {
  file: string
  /** Epoch milliseconds. */
  at: number
}

const MAX_KEPT = 4
const STAMP = /-(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z(\.[a-z]+)$/

/** The latest answer of a name if it is younger than that, and says so. */
export function recentAnswer(folder: string, name: string, maxAgeMs: number, { now, tell }: World): string | undefined {
  const latest = keptAnswers(folder, name).at(-1)
  if (!latest || now() - latest.at >= maxAgeMs) return undefined
  tell(`${name}: using the answer of ${new Date(latest.at).toISOString()}; --force asks again`)
  return latest.file
}

/** The time of the latest imported answer of a name, epoch milliseconds; undefined if there is none. */
export function appliedAt(folder: string, name: string): number | undefined {
  return keptAnswers(folder, name).findLast(({ file }) => existsSync(appliedMark(file)))?.at
}

export const markApplied = (file: string): void => writeFileSync(appliedMark(file), '')

const appliedMark = (file: string) => `${file}.applied`

/** Where to write an answer that arrives now. */
export function answerFile(folder: string, name: string, { now, end }: { now: number; end: string }): string {
  makeFolder(folder, { by: 'VAR_DIR', mode: 0o700 })
  const stamp = new Date(now).toISOString().replace(/\.\d+|[-:]/g, '')
  return join(folder, `${name}-${stamp}${end}`)
}

/** Keeps an answer, completely or not at all, and few older ones. */
export function keepAnswer(folder: string, name: string, { now, text }: { now: number; text: string }): string {
  const file = answerFile(folder, name, { now, end: '.json' })
  writeFileSync(`${file}.part`, text)
  renameSync(`${file}.part`, file)
  dropOld(folder, name)
  return file
}

export function dropOld(folder: string, name: string): void {
  for (const { file } of keptAnswers(folder, name).slice(0, -MAX_KEPT)) {
    rmSync(file)
    rmSync(appliedMark(file), { force: true })
  }
}

/** Oldest first. */
function keptAnswers(folder: string, name: string): Kept[] {
  if (!existsSync(folder)) return []
  const files = readdirSync(folder).flatMap((file) => {
    const match = STAMP.exec(file)
    if (!match || file.slice(0, match.index) !== name) return []
    const [, year, month, day, hour, minute, second] = match.map(Number)
    return { file: join(folder, file), at: Date.UTC(year!, month! - 1, day, hour, minute, second) }
  })
  return files.sort((a, b) => a.at - b.at)
}

/** Notes an attempt, whatever comes of it. */
export function noteTry(folder: string, name: string, now: number): void {
  makeFolder(folder, { by: 'VAR_DIR', mode: 0o700 })
  writeFileSync(join(folder, `${name}.tried`), new Date(now).toISOString())
}

/** The latest attempt, epoch milliseconds; undefined before the first. */
export function triedAt(folder: string, name: string): number | undefined {
  const file = join(folder, `${name}.tried`)
  return existsSync(file) ? Date.parse(readFileSync(file, 'utf8')) : undefined
}
