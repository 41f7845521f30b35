import { randomUUID } from 'node:crypto'
import { access } from 'node:fs/promises'
import { join, basename } from 'node:path'
import type { Decision } from '#core/contract/desk.ts'
import type { Rights } from '../accounts/roles.repository.ts'
import type { PeopleDeps } from '../deps.ts'
import { makeApproved } from '#api/uploads/approved.ts'
import type { Framing } from '#api/uploads/pictures.ts'
import { dropApproved, waitingDir, approvedDir, approvedFiles } from '#data/store/uploads.ts'
import { AppError } from '#core/contract/app-error.ts'
import { invalidField } from './checks.ts'
import type { Prepared } from './kind.ts'
import { requireItemIn } from './permissions/permissions.ts'
import { isPhotograph } from '#core/domain/pictures.ts'
import type { SeedListing } from '#core/contract/data-files.ts'
import type { StoreTransaction } from '#data/store/database.ts'
import type { Config } from '../config.ts'

/** Prepares the pictures of an approval, before its transaction. */
export async function preparePictures(
  deps: PeopleDeps,
  decision: Decision,
  framing: Framing = 'cropped',
): Promise<Prepared | undefined> {
  if (decision.act !== 'approve') return undefined
  const files = await filesOf(deps, decision)
  const pictures: { key: string; title: string }[] = []
  const drop = () =>
    dropApproved(
      deps.config,
      pictures.map(({ key }) => key),
    )
  try {
    for (const { file, title } of files) {
      const key = `u-${randomUUID()}`
      pictures.push({ key, title })
      await makeApproved(deps.config, { name: file, key, framing })
    }
    return { pictures, drop }
  } catch (error) {
    await drop()
    throw error
  }
}

/**
 * The chosen pictures of an edit, and all of those approved with it; of hints, the chosen ones of all. None if they are
 * already decided.
 */
async function filesOf({ store }: PeopleDeps, { kind, id, merge = [], pictures }: Decision) {
  const rows = await store
    .selectFrom('edit_files')
    .innerJoin('edits', 'edits.id', 'edit_files.edit')
    .selectAll('edit_files')
    .where('edits.id', 'in', [id, ...merge])
    .where('edits.state', '=', 'waiting')
    .orderBy('edit_files.id')
    .execute()
  const own = rows.filter(({ edit }) => kind === 'hint' || edit === id)
  const isKnown = (one: number) => own.some((file) => file.id === one)
  if (own.length > 0 && pictures && !pictures.every(isKnown)) throw invalidField('pictures', 'notAChoice')
  return rows.filter((file) => !own.includes(file) || !pictures || pictures.includes(file.id))
}

/** The file of an edit's picture. Throws AppError if there is none, or outside the caller's area. */
export async function pictureFile({ store, config }: PeopleDeps, rights: Rights, id: number): Promise<string> {
  const row = await store
    .selectFrom('edit_files')
    .innerJoin('edits', 'edits.id', 'edit_files.edit')
    .select(['edit_files.file', 'edits.id', 'edits.tnid'])
    .where('edit_files.id', '=', id)
    .executeTakeFirst()
  if (!row) throw new AppError('notFound')
  await requireItemIn(store, rights, { kind: 'edit', id: row.id, tnid: row.tnid })
  const path = join(waitingDir(config), row.file)
  const isThere = await access(path).then(
    () => true,
    () => false,
  )
  if (!isThere) throw new AppError('notFound')
  return path
}

/** Stores an editor's photograph as approved ones are, for a listing that is not saved yet. Returns its key. */
export async function storeDeskPicture({ store, config, now }: PeopleDeps, file: string): Promise<string> {
  const key = `u-${randomUUID()}`
  try {
    await makeApproved(config, { path: file, key, framing: 'cropped' })
    await store.insertInto('uploads').values({ key, tnid: 0, at: now().getTime() }).execute()
  } catch (error) {
    await dropApproved(config, [key])
    throw error
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
