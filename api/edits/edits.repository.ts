import type { OpenPicture } from '#core/contract/data-files.ts'
import type { Insertable, Selectable } from 'kysely'
import type { Store, StoreTransaction } from '#data/store/database.ts'
import { questionOf } from './changes.ts'
import type { EditFilesTable, EditsTable } from './edits.table.ts'

/** An edit; its sender is 0 for the hint of a visitor without an account. */
export type Edit = Omit<Selectable<EditsTable>, 'uid'> & { uid: number }
export type NewEdit = Omit<Insertable<EditsTable>, 'id' | 'state' | 'uid'> & { uid: number }
export type NewEditFile = Omit<Insertable<EditFilesTable>, 'id' | 'edit'>

/** Stores an edit with its pictures. */
export async function insertEdit(trx: StoreTransaction, edit: NewEdit, files: readonly NewEditFile[]): Promise<Edit> {
  const stored = await trx
    .insertInto('edits')
    .values({ ...edit, uid: edit.uid || null, state: 'waiting' })
    .returningAll()
    .executeTakeFirstOrThrow()
  if (files.length > 0) {
    await trx
      .insertInto('edit_files')
      .values(files.map((file) => ({ ...file, edit: stored.id })))
      .execute()
  }
  return editOf(stored)
}

/** A row of the table as an edit. */
export const editOf = (row: Selectable<EditsTable>): Edit => ({ ...row, uid: row.uid ?? 0 })

/** The accounts that run a place. */
export async function ownersOf(db: Store, tnid: number): Promise<Set<number>> {
  const claims = db.selectFrom('claims').select('uid').where('tnid', '=', tnid).where('state', '=', 'approved')
  return new Set((await claims.execute()).flatMap(({ uid }) => uid ?? []))
}

/** Number of a user's open edits. */
export async function countWaiting(db: Store, uid: number): Promise<number> {
  const { n } = await db
    .selectFrom('edits')
    .select(({ fn }) => fn.countAll().as('n'))
    .where('uid', '=', uid)
    .where('state', '=', 'waiting')
    .executeTakeFirstOrThrow()
  return Number(n)
}

/** Number of open answers about a listing by visitors without an account. */
export async function countAnonymous(db: Store, tnid: number): Promise<number> {
  const { n } = await db
    .selectFrom('edits')
    .select(({ fn }) => fn.countAll().as('n'))
    .where('uid', 'is', null)
    .where('tnid', '=', tnid)
    .where('state', '=', 'waiting')
    .executeTakeFirstOrThrow()
  return Number(n)
}

/** Deletes what a user has answered to the same question so far, except answers with a photo. */
export async function dropSameHints(trx: StoreTransaction, { uid, tnid, body }: NewEdit): Promise<void> {
  const waiting = await trx
    .selectFrom('edits')
    .select(['id', 'body'])
    .where('uid', '=', uid)
    .where('tnid', '=', tnid)
    .where('kind', '=', 'hint')
    .where('state', '=', 'waiting')
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('edit_files').select('edit_files.id').whereRef('edit_files.edit', '=', 'edits.id'))),
    )
    .execute()
  const same = waiting.filter((hint) => questionOf(hint) === questionOf({ body }))
  // PostgreSQL has no empty `in ()`.
  if (same.length === 0) return
  await trx
    .deleteFrom('edits')
    .where(
      'id',
      'in',
      same.map(({ id }) => id),
    )
    .execute()
}

export async function editsById(db: Store, ids: readonly number[]): Promise<Edit[]> {
  const rows = await db.selectFrom('edits').selectAll().where('id', 'in', ids).execute()
  return rows.map(editOf)
}

/** A user's edits, oldest first. */
export async function editsOf(db: Store, uid: number) {
  const edits = await db.selectFrom('edits').selectAll().where('uid', '=', uid).orderBy('id').execute()
  const files = await filesOf(db, uid)
  const byEdit = Map.groupBy(files, ({ edit }) => edit)
  return edits.map((edit) => ({ ...edit, files: byEdit.get(edit.id) ?? [] }))
}

function filesOf(db: Store, uid: number) {
  return db
    .selectFrom('edit_files')
    .innerJoin('edits', 'edits.id', 'edit_files.edit')
    .selectAll('edit_files')
    .where('edits.uid', '=', uid)
    .orderBy('edit_files.id')
    .execute()
}

/** Deletes a user's edits. Returns the files to delete. */
export async function deleteEditsOf(trx: StoreTransaction, uid: number): Promise<string[]> {
  const files = await filesOf(trx, uid)
  await trx.deleteFrom('edits').where('uid', '=', uid).execute()
  return files.map(({ file }) => file)
}

/** The keys that belong to approved pictures, or to those fetched from Commons. */
export async function knownUploads(db: Store, keys: readonly string[]): Promise<Set<string>> {
  // PostgreSQL has no empty `in ()`.
  if (keys.length === 0) return new Set()
  const rows = await db.selectFrom('uploads').select('key').where('key', 'in', keys).execute()
  const open = await db
    .selectFrom('content')
    .select('body')
    .where('kind', '=', 'openPictures')
    .where('deleted', '=', 0)
    .execute()
  const openKeys = open.map(({ body }) => (JSON.parse(body) as OpenPicture).key)
  return new Set([...rows.map(({ key }) => key), ...openKeys])
}

/** Forgets photographs whose listing was never saved. */
export async function forgetUnsaved(db: Store, before: number): Promise<void> {
  await db.deleteFrom('uploads').where('tnid', '=', 0).where('at', '<', before).execute()
}

/** The files that belong to an edit. */
export async function knownFiles(db: Store, names: readonly string[]): Promise<Set<string>> {
  // PostgreSQL has no empty `in ()`.
  if (names.length === 0) return new Set()
  const rows = await db.selectFrom('edit_files').select('file').where('file', 'in', names).execute()
  return new Set(rows.map(({ file }) => file))
}
