import { randomUUID } from 'node:crypto'
import { mkdir, mkdtemp, open, readFile, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { LeftOut } from '#core/contract/import-report.ts'
import { PICTURE_WIDTHS } from '#core/domain/pictures.ts'

// Uploads are outside the releases, and nothing else is served: nothing here has an address.

/** The folder of the site's data. */
export interface UploadsPlace {
  varDir: string
}

export const uploadsDir = ({ varDir }: UploadsPlace): string => join(varDir, 'uploads')
/** Unchecked uploads; each request has its own folder. */
export const incomingDir = (place: UploadsPlace) => join(uploadsDir(place), 'incoming')
/** Re-encoded pictures that wait for an editor. */
export const waitingDir = (place: UploadsPlace): string => join(uploadsDir(place), 'waiting')

/** Files that editors import. */
export const importsDir = (place: UploadsPlace): string => join(uploadsDir(place), 'imports')

/** Moves a file to those that are imported. Returns its name there. */
export async function storeImportFile(config: UploadsPlace, path: string, extension: string): Promise<string> {
  const folder = importsDir(config)
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const name = `${randomUUID()}${extension}`
  await rename(path, join(folder, name))
  return name
}

export async function dropImportFiles(config: UploadsPlace, names: readonly string[]): Promise<void> {
  for (const name of names.flatMap((own) => [own, leftOutName(own)]))
    await rm(join(importsDir(config), name), { force: true })
}

/** The file beside one that is imported, with what is left out of it: a LeftOut as JSON a line. */
export const leftOutName = (name: string): string => `${name}.left`

/** What the last dry run or import of a file left out; undefined if it has none yet. */
export async function readLeftOut(config: UploadsPlace, name: string): Promise<LeftOut[] | undefined> {
  const text = await readFile(join(importsDir(config), leftOutName(name)), 'utf8').catch(() => undefined)
  return text?.split('\n').flatMap((line) => (line ? [JSON.parse(line) as LeftOut] : []))
}

/** A new folder for the files of one request. */
export async function openIncoming(config: UploadsPlace): Promise<string> {
  const parent = incomingDir(config)
  await mkdir(parent, { recursive: true, mode: 0o700 })
  return mkdtemp(join(parent, 'form-'))
}

export async function dropFolder(folder: string): Promise<void> {
  await rm(folder, { recursive: true, force: true })
}

/** Moves a picture to the waiting ones, durably. Returns its name there. */
export async function storeUpload(config: UploadsPlace, path: string): Promise<string> {
  const folder = waitingDir(config)
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const name = `${randomUUID()}.webp`
  await sync(path)
  await rename(path, join(folder, name))
  await sync(folder)
  return name
}

/** Syncs a file or folder to disk. */
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

/** Approved pictures, in the pages' widths, for the publisher. */
export const approvedDir = (place: UploadsPlace): string => join(uploadsDir(place), 'approved')

/** The files of an approved picture. */
export const approvedFiles = (key: string) => PICTURE_WIDTHS.map((width) => ({ width, name: `${key}-${width}.webp` }))

export async function dropApproved(config: UploadsPlace, keys: readonly string[]): Promise<void> {
  for (const { name } of keys.flatMap(approvedFiles)) await rm(join(approvedDir(config), name), { force: true })
}
