import { readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Publishing } from '#core/contract/health.ts'

/** The last run of the publisher, which is a separate process. */
export interface LastPublish {
  /** Epoch milliseconds. */
  at: number
  seconds: number
  rendered: number
  failed: number
}

const fileOf = (varDir: string): string => join(varDir, 'last-publish.json')

/** Undefined before the first publish, or if the file is unreadable. */
export async function readLastPublish(varDir: string): Promise<LastPublish | undefined> {
  try {
    return JSON.parse(await readFile(fileOf(varDir), 'utf8')) as LastPublish
  } catch {
    return undefined
  }
}

/** Records a publish for the servers' metrics. */
export async function writeLastPublish(varDir: string, { at, seconds, rendered, failed }: LastPublish): Promise<void> {
  await writeNote(fileOf(varDir), { at, seconds, rendered, failed })
}

/** A publisher silent for this long has crashed. */
const SILENT_MS = 60_000

const progressFileOf = (varDir: string): string => join(varDir, 'publishing.json')

/** The publisher's progress; undefined while it makes no release. */
export async function readProgress(varDir: string, now: number): Promise<Publishing | undefined> {
  try {
    const text = await readFile(progressFileOf(varDir), 'utf8')
    const { at, done, total } = JSON.parse(text) as Publishing & { at: number }
    return now - at > SILENT_MS ? undefined : { done, total }
  } catch {
    return undefined
  }
}

export function writeProgress(varDir: string, progress: Publishing & { at: number }): Promise<void> {
  return writeNote(progressFileOf(varDir), progress)
}

export function endProgress(varDir: string): Promise<void> {
  return rm(progressFileOf(varDir), { force: true })
}

async function writeNote(file: string, note: object): Promise<void> {
  const fresh = `${file}.${process.pid}`
  try {
    await writeFile(fresh, JSON.stringify(note))
    await rename(fresh, file)
  } catch (error) {
    await rm(fresh, { force: true })
    throw error
  }
}
