import { randomUUID } from 'node:crypto'
import { basename, join } from 'node:path'
import { isPhotograph } from '#core/domain/pictures.ts'
import type { SeedListing } from '#core/contract/data-files.ts'
import type { StoreTransaction } from '#data/store/database.ts'
import { approvedDir, approvedFiles, dropApproved, dropWaiting, storeUpload } from '#data/store/uploads.ts'
import type { Config } from '../config.ts'
import type { PeopleDeps } from '../deps.ts'
import { makeApproved } from '../edits/approved.ts'
import { inTurn, reencodePicture } from '../edits/pictures.ts'

/** Stores an editor's photograph as approved ones are, for a listing that is not saved yet. Returns its key. */
export async function storeDeskPicture({ store, config, now }: PeopleDeps, file: string): Promise<string> {
  const clean = `${file}.webp`
  await inTurn(() => reencodePicture(file, clean))
  const name = await storeUpload(config, clean)
  const key = `u-${randomUUID()}`
  try {
    await makeApproved(config, { name, key, framing: 'cropped' })
    await store.insertInto('uploads').values({ key, tnid: 0, at: now().getTime() }).execute()
  } catch (error) {
    await dropApproved(config, [key])
    throw error
  } finally {
    await dropWaiting(config, [name])
  }
  return key
}

/** The smallest file of an approved photograph. */
export function thumbnailFile(config: Pick<Config, 'varDir'>, key: string): string {
  return join(approvedDir(config), basename(approvedFiles(key)[0]!.name))
}

/** Notes that photographs belong to a listing from now on; those of no listing are deleted after a week. */
export async function claimPictures(
  trx: StoreTransaction,
  { tnid, pictures = [] }: Pick<SeedListing, 'tnid' | 'pictures'>,
): Promise<void> {
  const keys = pictures.filter(isPhotograph)
  if (keys.length === 0) return
  await trx.updateTable('uploads').set({ tnid }).where('key', 'in', keys).where('tnid', '=', 0).execute()
}
