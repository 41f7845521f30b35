import { createWriteStream } from 'node:fs'
import { rename, rm } from 'node:fs/promises'
import { pipeline } from 'node:stream/promises'
import { openPromise, type ZipFile } from 'yauzl'
import { ask } from './ask.ts'
import { FetchError, type World } from './world.ts'

const TIMEOUT_MS = 15 * 60_000

/** Downloads a file, whole or not at all. Throws FetchError. */
export async function download(
  { url, userAgent }: { url: string; userAgent: string },
  file: string,
  world: World,
): Promise<void> {
  const part = `${file}.part`
  try {
    await ask(
      { url, headers: { 'user-agent': userAgent }, timeoutMs: TIMEOUT_MS },
      ({ body }) => pipeline(body as AsyncIterable<Uint8Array>, createWriteStream(part)),
      world,
    )
    await rename(part, file)
  } finally {
    await rm(part, { force: true })
  }
}

/** Writes the file of a name that a zip holds, of at most so many bytes. Throws FetchError where there is none. */
export async function unzip(zip: string, { name, maxBytes }: { name: string; maxBytes: number }, to: string) {
  let opened: ZipFile | undefined
  try {
    opened = await openPromise(zip, { autoClose: false })
    const entries = await Array.fromAsync(opened.eachEntry())
    const entry = entries.find(({ fileName }) => fileName === name)
    if (!entry || entry.uncompressedSize > maxBytes) throw new RangeError(`has no ${name} of a likely size`)
    await pipeline(await opened.openReadStreamPromise(entry), createWriteStream(to))
  } catch (error) {
    if ((error as NodeJS.ErrnoException).syscall) throw error
    throw new FetchError(`${zip} is not the requested file (${(error as Error).message}): nothing was changed.`)
  } finally {
    opened?.close()
  }
}
