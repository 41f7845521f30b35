import { createWriteStream } from 'node:fs'
import { rename, rm } from 'node:fs/promises'
import { dirname } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { makeFolder } from '../cli/make-folder.ts'

/** Writes a file atomically. */
export async function writeAtomically(file: string, parts: AsyncIterable<string>, stop: AbortSignal): Promise<void> {
  makeFolder(dirname(file), { by: '--out' })
  const unfinished = `${file}.unfinished`
  try {
    await pipeline(Readable.from(parts), createWriteStream(unfinished, { flush: true }), { signal: stop })
    await rename(unfinished, file)
  } catch (error) {
    await rm(unfinished, { force: true })
    throw error
  }
}
