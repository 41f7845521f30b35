import { readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** What the publisher, a process of its own, last did. */
export interface LastPublish {
  /** Epoch milliseconds. */
  at: number
  seconds: number
  rendered: number
  failed: number
}

const fileOf = (varDir: string): string => join(varDir, 'last-publish.json')

/** Undefined before the first publish, and where the file can't be read. */
export async function readLastPublish(
  varDir: string,
): Promise<LastPublish | undefined> {
  try {
    return JSON.parse(await readFile(fileOf(varDir), 'utf8')) as LastPublish
  } catch {
    return undefined
  }
}

/** Leaves a note for the servers, whose figures tell of it. */
export async function writeLastPublish(
  varDir: string,
  { at, seconds, rendered, failed }: LastPublish,
): Promise<void> {
  const file = fileOf(varDir)
  const fresh = `${file}.${process.pid}`
  await writeFile(fresh, JSON.stringify({ at, seconds, rendered, failed }))
  await rename(fresh, file)
}
