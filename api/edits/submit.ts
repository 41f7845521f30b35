import { join } from 'node:path'
import type { EditableListing, ListingUpdate } from '#core/contract/listing-edit.ts'
import { placeId } from '#core/domain/listing/edit-values.ts'
import { shabbatOf } from '#core/domain/prayers/week.ts'
import { dayOf } from '#core/domain/weeks.ts'
import type { EditField } from '#core/fields/edit.ts'
import { lockName } from '../accounts/accounts.repository.ts'
import { requireShare } from '../accounts/trust.ts'
import type { Trust } from '../accounts/trust.repository.ts'
import type { PeopleDeps } from '../deps.ts'
import { AppError } from '#core/contract/app-error.ts'
import { indexOf } from '../http/lookup.ts'
import { isAtOnce, publishAtOnce } from './at-once.ts'
import { actualChanges, type StoredChanges, type StoredEdit } from './changes.ts'
import {
  countAnonymous,
  countWaiting,
  dropSameHints,
  insertEdit,
  type NewEdit,
  type NewEditFile,
} from './edits.repository.ts'
import type { Store } from '#data/store/database.ts'
import { dropWaiting, storeUpload } from '#data/store/uploads.ts'
import { inTurn, reencodePicture, requirePicture } from '#api/uploads/pictures.ts'
import { editableListing, newPlace } from './present.ts'
import type { Received } from '#api/uploads/receive.ts'
import { todayAt } from './week.ts'

/** More than anybody sends, or visitors say of a place, before an editor decides. */
const MAX_WAITING = 50

/** Stores an edit: its actual changes, and its pictures re-encoded. Returns whether it is live. Throws AppError. */
export async function submitEdit(deps: PeopleDeps, update: ListingUpdate, upload: Received | null): Promise<boolean> {
  const { uid, tnid, lang, updateType, imageTitle = '' } = update
  const { changes, before, place } = requireChanges(deps, update, upload?.files.length ?? 0)
  const isOfWeek = update.prayersThisWeek === true && Boolean(changes.prayerTimes)
  const stored: StoredEdit = {
    ...changes,
    ...besideOf(update),
    ...(isOfWeek && { shabbat: shabbatOf(todayAt(deps, place) ?? dayOf(deps.now().getTime())) }),
  }
  const edit = {
    uid,
    tnid,
    kind: updateType,
    body: JSON.stringify(stored),
    before: before ? JSON.stringify(before) : '',
    language: lang,
    claims_ownership: update.userClaimedOwnership ? (1 as const) : (0 as const),
    at: deps.now().getTime(),
  }
  return storeEdit(deps, edit, { upload, title: imageTitle.trim() })
}

/**
 * Stores what an editor has to look at, with its pictures. Returns whether it is published before that. Throws AppError
 * `tooMany` if many of the user's wait, `newUserLimit` and `dayLimit`.
 */
export async function storeEdit(
  deps: PeopleDeps,
  edit: NewEdit,
  { upload, title = '' }: { upload: Received | null; title?: string },
): Promise<boolean> {
  await requireRoom(deps, deps.store, edit)
  const files = upload ? await storePictures(deps, upload, title) : []
  try {
    return await deps.store.transaction().execute(async (trx) => {
      // Others may have come in beside it.
      if (edit.uid > 0) await lockName(trx, edit.uid)
      const trust = await requireRoom(deps, trx, edit)
      if (edit.kind === 'hint' && edit.uid > 0) await dropSameHints(trx, edit)
      const stored = await insertEdit(trx, edit, files)
      const isLive = trust !== undefined && files.length === 0 && isAtOnce(deps, trust, stored)
      return isLive && publishAtOnce(deps, trx, stored)
    })
  } catch (error) {
    await dropWaiting(
      deps.config,
      files.map(({ file }) => file),
    )
    throw error
  }
}

/** How far the sender is trusted; undefined for a visitor without an account. */
async function requireRoom({ config }: PeopleDeps, db: Store, { uid, tnid, at }: NewEdit): Promise<Trust | undefined> {
  if (uid === 0) {
    if ((await countAnonymous(db, tnid)) >= MAX_WAITING) throw new AppError('tooMany')
    return undefined
  }
  const trust = await requireShare(db, uid, { config, now: at })
  if ((await countWaiting(db, uid)) >= MAX_WAITING) throw new AppError('tooMany')
  return trust
}

function requireChanges(
  deps: PeopleDeps,
  update: ListingUpdate,
  files: number,
): { changes: StoredChanges; before: StoredChanges | undefined; place: number | undefined } {
  const index = indexOf(deps)
  const isNew = update.updateType === 'new'
  if (isNew !== (update.tnid === 0)) throw new AppError('invalidRequest')
  const present = isNew ? newPlace(index, update.dtype) : editableListing(index, update.tnid, update.lang)
  if (!present) throw new AppError('couldNotUpdateListing')
  const changes = actualChanges(index, present, update)
  if (files > 0 && !update.imageOwnership) throw new AppError('checkImageOwnership')
  if (files === 0 && Object.keys(changes).length === 0) throw new AppError('nothingChanged')
  const place = placeId(changes.town ?? present.values.town)
  if (isNew) return { changes: { dtype: update.dtype, ...changes }, before: undefined, place }
  return { changes, before: presentOf(present, changes), place }
}

/** What is beside the fields. Only a new place has no position yet. */
function besideOf({ updateType, lat, lng, remark = '' }: ListingUpdate): Pick<StoredEdit, 'position' | 'remark'> {
  const hasPosition = updateType === 'new' && lat !== undefined && lng !== undefined
  return { ...(hasPosition && { position: [lng, lat] }), ...(remark.trim() && { remark: remark.trim() }) }
}

/** The values that the sender saw in the changed fields. */
function presentOf({ dtype, values }: EditableListing, changes: StoredChanges): StoredChanges {
  const fields = Object.keys(changes).filter((field) => field !== 'dtype')
  return {
    ...(changes.dtype !== undefined && { dtype }),
    ...Object.fromEntries(fields.map((field) => [field, values[field as EditField]])),
  }
}

/** Stores all pictures of an edit or none: all are encoded before the first is moved. */
async function storePictures(
  { config }: PeopleDeps,
  { folder, files }: Received,
  title: string,
): Promise<NewEditFile[]> {
  // A form with one that is refused costs no decoding.
  for (const file of files) await requirePicture(file)
  const pictures: (Omit<NewEditFile, 'file'> & { path: string })[] = []
  for (const [at, file] of files.entries()) {
    const path = join(folder, `${at}.webp`)
    const picture = await inTurn(() => reencodePicture(file, path))
    pictures.push({ ...picture, title, path })
  }
  const newFiles: NewEditFile[] = []
  try {
    for (const { path, ...picture } of pictures) {
      newFiles.push({ ...picture, file: await storeUpload(config, path) })
    }
  } catch (error) {
    await dropWaiting(
      config,
      newFiles.map(({ file }) => file),
    )
    throw error
  }
  return newFiles
}
