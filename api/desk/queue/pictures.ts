import { randomUUID } from 'node:crypto'
import { access } from 'node:fs/promises'
import { join } from 'node:path'
import type { Decision } from '#core/contract/desk.ts'
import type { Rights } from '#api/accounts/roles.repository.ts'
import type { PeopleDeps } from '#api/deps.ts'
import { makeApproved } from '#api/uploads/approved.ts'
import type { Framing } from '#api/uploads/pictures.ts'
import { dropApproved, waitingDir } from '#data/store/uploads.ts'
import { AppError } from '#core/contract/app-error.ts'
import { invalidField } from '#api/content/checks.ts'
import type { Prepared } from './kind.ts'
import { requireItemIn } from '../permissions/permissions.ts'

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
  const isKnown = (fileId: number) => own.some((file) => file.id === fileId)
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
