import { randomUUID } from 'node:crypto'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Config } from '#api/config.ts'
import { makeApproved } from '#api/uploads/approved.ts'
import { AppError } from '#core/contract/app-error.ts'
import type { OpenPicture } from '#core/contract/data-files.ts'
import { dropMissing, putContent } from '#data/store/content.repository.ts'
import type { Store } from '#data/store/database.ts'
import { download } from './download.ts'
import { PAUSE_MS } from './wikidata.ts'
import type { World } from './world.ts'

const ORIGIN = 'pictures'

/** A picture as Commons has it. */
export type FoundPicture = Omit<OpenPicture, 'key'> & { name: string; url: string }

const COMPARED = ['file', 'hash', 'author', 'licence', 'licenceUrl', 'source'] as const

/** Whether nothing has changed of a picture and its credit. */
export const isSamePicture = (picture: Omit<OpenPicture, 'key'>, other: OpenPicture): boolean =>
  COMPARED.every((field) => picture[field] === other[field])

interface Taking {
  /** For downloads. */
  folder: string
  config: Pick<Config, 'varDir'>
  userAgent: string
}

/** Stores each picture as soon as its files are there. Returns how many could not be decoded. */
export async function takeIn(
  db: Store,
  { found: pictures, before }: { found: readonly FoundPicture[]; before: ReadonlyMap<string, OpenPicture> },
  taking: Taking,
  world: World,
): Promise<number> {
  const present = new Set<string>()
  let unfit = 0
  for (const found of pictures) {
    const old = before.get(found.id)
    if (!old || !isSamePicture(found, old)) {
      const key = old?.hash === found.hash ? old.key : await newFiles(found, taking, world)
      if (key) await putPicture(db, found, { key, now: world.now() })
      else unfit++
      if (!key) continue
    }
    present.add(found.id)
  }
  await db
    .transaction()
    .execute((trx) => dropMissing(trx, 'openPictures', present, { origin: ORIGIN, now: world.now() }))
  return unfit
}

/** Downloads a picture and makes the pages' sizes of it. Returns their key; undefined if it cannot be decoded. */
async function newFiles({ url, name }: FoundPicture, { folder, config, userAgent }: Taking, world: World) {
  const key = `u-${randomUUID()}`
  const path = join(folder, `${key}.download`)
  try {
    await download({ url, userAgent }, path, world)
    await makeApproved(config, { key, framing: 'cropped', path })
    return key
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    world.tell(`${name}: the picture cannot be decoded`)
    return undefined
  } finally {
    await rm(path, { force: true })
    await world.sleep(PAUSE_MS)
  }
}

async function putPicture(db: Store, found: FoundPicture, { key, now }: { key: string; now: number }): Promise<void> {
  const { name: _, url: _url, ...picture } = found
  const body = { ...picture, key } satisfies OpenPicture
  const row = { kind: 'openPictures' as const, id: picture.id, body, sample: false }
  await db.transaction().execute((trx) => putContent(trx, [row], { origin: ORIGIN, now }))
}
