import { randomUUID } from 'node:crypto'
import {
  mkdir,
  mkdtemp,
  open,
  readdir,
  rename,
  rm,
  stat,
} from 'node:fs/promises'
import { join } from 'node:path'
import type { Config } from '../config.ts'
import type { Store } from '../store/database.ts'
import { PICTURE_WIDTHS } from '#core/domain/picture-widths.ts'
import { knownFiles, knownUploads } from './edits.repository.ts'

// Uploads lie apart from the releases, which are all that is served: nothing here has an address.

type Place = Pick<Config, 'varDir'>

export const uploadsDir = ({ varDir }: Place): string => join(varDir, 'uploads')
/** Where what comes in lies until it has been looked at; each request has a folder of its own. */
const incomingDir = (place: Place) => join(uploadsDir(place), 'incoming')
/** Where pictures wait for an editor, in the form that we gave them. */
export const waitingDir = (place: Place): string =>
  join(uploadsDir(place), 'waiting')

/** A new folder for the files of one request. */
export async function openIncoming(config: Place): Promise<string> {
  const parent = incomingDir(config)
  await mkdir(parent, { recursive: true, mode: 0o700 })
  return mkdtemp(join(parent, 'form-'))
}

export async function dropFolder(folder: string): Promise<void> {
  await rm(folder, { recursive: true, force: true })
}

/** Moves a picture to those that wait, so that it outlasts a power loss. Answers its name there. */
export async function keepFile(config: Place, path: string): Promise<string> {
  const folder = waitingDir(config)
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const name = `${randomUUID()}.webp`
  await sync(path)
  await rename(path, join(folder, name))
  await sync(folder)
  return name
}

/** Lets a file or folder outlast a power loss. */
export async function sync(path: string): Promise<void> {
  const handle = await open(path, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

export async function dropWaiting(
  config: Place,
  names: readonly string[],
): Promise<void> {
  for (const name of names)
    await rm(join(waitingDir(config), name), { force: true })
}

/** Where pictures lie that an editor has approved, in the widths of pages; the publisher takes them from here. */
export const approvedDir = (place: Place): string =>
  join(uploadsDir(place), 'approved')

/** The files of an approved picture. */
export const approvedFiles = (key: string) =>
  PICTURE_WIDTHS.map((width) => ({ width, name: `${key}-${width}.webp` }))

export async function dropApproved(
  config: Place,
  keys: readonly string[],
): Promise<void> {
  for (const { name } of keys.flatMap(approvedFiles))
    await rm(join(approvedDir(config), name), { force: true })
}

/** Longer than any request takes. */
const STALE_MS = 3_600_000

/** Removes what a process that was killed has left: files of no edit, folders of no request. */
export async function sweepUploads(
  store: Store,
  config: Place,
  now: number,
): Promise<void> {
  const incoming = incomingDir(config)
  for (const name of await oldIn(incoming, now)) {
    await dropFolder(join(incoming, name))
  }
  const waiting = await oldIn(waitingDir(config), now)
  for (let from = 0; from < waiting.length; from += BATCH) {
    const names = waiting.slice(from, from + BATCH)
    const known = await knownFiles(store, names)
    await dropWaiting(
      config,
      names.filter((name) => !known.has(name)),
    )
  }
  const approved = await oldIn(approvedDir(config), now)
  const keys = [...new Set(approved.map((name) => name.replace(/-\d+\.webp$/, '')))] // prettier-ignore
  for (let from = 0; from < keys.length; from += BATCH) {
    const some = keys.slice(from, from + BATCH)
    const known = await knownUploads(store, some)
    await dropApproved(
      config,
      some.filter((key) => !known.has(key)),
    )
  }
}

const BATCH = 500

/** What lies in a folder and has not been touched for long. */
async function oldIn(folder: string, now: number): Promise<string[]> {
  const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return []
    throw error
  })
  const old: string[] = []
  for (const name of names) {
    const found = await stat(join(folder, name)).catch(() => undefined)
    if (found && found.mtimeMs < now - STALE_MS) old.push(name)
  }
  return old
}
