import { randomUUID } from 'node:crypto'
import { mkdir, mkdtemp, open, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { PICTURE_WIDTHS } from '#core/domain/picture-widths.ts'

// Uploads lie apart from the releases, which are all that is served: nothing here has an address.

/** The folder that holds what the site keeps. */
export interface UploadsPlace {
  varDir: string
}

export const uploadsDir = ({ varDir }: UploadsPlace): string => join(varDir, 'uploads')
/** Where what comes in lies until it has been looked at; each request has a folder of its own. */
export const incomingDir = (place: UploadsPlace) => join(uploadsDir(place), 'incoming')
/** Where pictures wait for an editor, in the form that we gave them. */
export const waitingDir = (place: UploadsPlace): string => join(uploadsDir(place), 'waiting')

/** A new folder for the files of one request. */
export async function openIncoming(config: UploadsPlace): Promise<string> {
  const parent = incomingDir(config)
  await mkdir(parent, { recursive: true, mode: 0o700 })
  return mkdtemp(join(parent, 'form-'))
}

export async function dropFolder(folder: string): Promise<void> {
  await rm(folder, { recursive: true, force: true })
}

/** Moves a picture to those that wait, so that it outlasts a power loss. Answers its name there. */
export async function keepFile(config: UploadsPlace, path: string): Promise<string> {
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

export async function dropWaiting(config: UploadsPlace, names: readonly string[]): Promise<void> {
  for (const name of names) await rm(join(waitingDir(config), name), { force: true })
}

/** Where pictures lie that an editor has approved, in the widths of pages; the publisher takes them from here. */
export const approvedDir = (place: UploadsPlace): string => join(uploadsDir(place), 'approved')

/** The files of an approved picture. */
export const approvedFiles = (key: string) => PICTURE_WIDTHS.map((width) => ({ width, name: `${key}-${width}.webp` }))

export async function dropApproved(config: UploadsPlace, keys: readonly string[]): Promise<void> {
  for (const { name } of keys.flatMap(approvedFiles)) await rm(join(approvedDir(config), name), { force: true })
}
