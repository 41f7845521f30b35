import { randomBytes } from 'node:crypto'
import type { SavedList, SavedMark } from '#core/contract/saved-lists.ts'
import type { Store } from '#data/store/database.ts'
import { lockSaver, type SavedItem } from './saved.repository.ts'

/** Maximum lists per user. */
export const MAX_LISTS = 100
/** The key in a link to a list: too long to be guessed. */
const KEY_BYTES = 16

const COLUMNS = ['id', 'name', 'share'] as const

/** A user's lists, by name. */
export async function listsOf(db: Store, uid: number): Promise<SavedList[]> {
  const lists = await db.selectFrom('saved_lists').select(COLUMNS).where('uid', '=', uid).orderBy('id').execute()
  const { compare } = new Intl.Collator('en', { numeric: true })
  return lists.sort((a, b) => compare(a.name, b.name))
}

/** A user's favourites that are on a list or have a note. */
export async function marksOf(db: Store, uid: number) {
  return db
    .selectFrom('saved')
    .select(['item_type as itemType', 'item as tnid', 'list', 'note'])
    .where('uid', '=', uid)
    .where((eb) => eb.or([eb('list', 'is not', null), eb('note', '<>', '')]))
    .orderBy('at', 'desc')
    .orderBy('item')
    .execute()
}

/** Returns `full` if there are too many, `gone` if the account was deleted. */
export async function addList(
  db: Store,
  { uid, name }: { uid: number; name: string },
  now: number,
): Promise<SavedList | 'full' | 'gone'> {
  return db.transaction().execute(async (trx) => {
    if (!(await lockSaver(trx, uid))) return 'gone'
    const { count } = await trx
      .selectFrom('saved_lists')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('uid', '=', uid)
      .executeTakeFirstOrThrow()
    if (count >= MAX_LISTS) return 'full'
    return trx
      .insertInto('saved_lists')
      .values({ uid, name, share: null, at: now })
      .returning(COLUMNS)
      .executeTakeFirstOrThrow()
  })
}

export interface OwnList {
  uid: number
  list: number
}

/** Undefined if the user has no such list. */
export function renameList(db: Store, own: OwnList, name: string): Promise<SavedList | undefined> {
  return changeList(db, own, { name })
}

/** Makes a new link, unless there is one, or takes it back. Undefined if the user has no such list. */
export async function shareList(
  db: Store,
  own: OwnList,
  { share }: { share: boolean },
): Promise<SavedList | undefined> {
  if (!share) return changeList(db, own, { share: null })
  const key = randomBytes(KEY_BYTES).toString('base64url')
  return db
    .updateTable('saved_lists')
    .set(({ fn, ref, val }) => ({ share: fn.coalesce(ref('share'), val(key)) }))
    .where('uid', '=', own.uid)
    .where('id', '=', own.list)
    .returning(COLUMNS)
    .executeTakeFirst()
}

function changeList(
  db: Store,
  { uid, list }: OwnList,
  change: { name: string } | { share: null },
): Promise<SavedList | undefined> {
  return db
    .updateTable('saved_lists')
    .set(change)
    .where('uid', '=', uid)
    .where('id', '=', list)
    .returning(COLUMNS)
    .executeTakeFirst()
}

/** What is on it stays saved. */
export async function removeList(db: Store, { uid, list }: OwnList): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('saved_lists')
    .where('uid', '=', uid)
    .where('id', '=', list)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

/** Undefined if the item is not saved, or the user has no such list. */
export async function markItem(
  db: Store,
  { uid, itemType, item }: SavedItem,
  { list, note }: SavedMark,
): Promise<SavedMark | undefined> {
  return db.transaction().execute(async (trx) => {
    await lockSaver(trx, uid)
    if (list !== null && !(await listsOf(trx, uid)).some(({ id }) => id === list)) return undefined
    return trx
      .updateTable('saved')
      .set({ list, note })
      .where('uid', '=', uid)
      .where('item_type', '=', itemType)
      .where('item', '=', item)
      .returning(['list', 'note'])
      .executeTakeFirst()
  })
}

/** The list behind a link, with its items, newest first. Undefined if the link was taken back. */
export async function sharedBy(db: Store, key: string) {
  const list = await db.selectFrom('saved_lists').select(['id', 'name']).where('share', '=', key).executeTakeFirst()
  if (!list) return undefined
  const items = await db
    .selectFrom('saved')
    .select(['item_type', 'item'])
    .where('list', '=', list.id)
    .orderBy('at', 'desc')
    .orderBy('item', 'desc')
    .execute()
  return { name: list.name, items }
}
