import type { ItemType } from '#core/contract/saved.ts'
import type { Store } from '#data/store/database.ts'

/** Maximum items per user. */
export const MAX_SAVED = 1000

export interface SavedItem {
  uid: number
  itemType: ItemType
  item: number
}

/** Saves an item; a saved one keeps its time. Returns `full` if the list is full, `gone` if the account was deleted. */
export async function saveItem(
  db: Store,
  { uid, itemType, item }: SavedItem,
  now: number,
): Promise<'saved' | 'full' | 'gone'> {
  return db.transaction().execute(async (trx) => {
    if (!(await lockSaver(trx, uid))) return 'gone'
    const row = { uid, item_type: itemType, item, at: now }
    const known = await isSaved(trx, { uid, itemType, item })
    if (known) return 'saved'
    const { count } = await trx
      .selectFrom('saved')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('uid', '=', uid)
      .executeTakeFirstOrThrow()
    if (count >= MAX_SAVED) return 'full'
    await trx.insertInto('saved').values(row).execute()
    return 'saved'
  })
}

/** Locks an account, so that concurrent writes count correctly and it cannot be deleted; false if it was. */
export async function lockSaver(trx: Store, uid: number): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('users')
    .set((eb) => ({ role: eb.ref('role') }))
    .where('id', '=', uid)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

export async function removeItem(db: Store, { uid, itemType, item }: SavedItem): Promise<void> {
  await db
    .deleteFrom('saved')
    .where('uid', '=', uid)
    .where('item_type', '=', itemType)
    .where('item', '=', item)
    .execute()
}

export async function isSaved(db: Store, { uid, itemType, item }: SavedItem): Promise<boolean> {
  const row = await db
    .selectFrom('saved')
    .select('at')
    .where('uid', '=', uid)
    .where('item_type', '=', itemType)
    .where('item', '=', item)
    .executeTakeFirst()
  return row !== undefined
}

/** A user's saved items, newest first. */
export async function savedBy(db: Store, uid: number) {
  return db
    .selectFrom('saved')
    .select(['item_type', 'item', 'at', 'list', 'note'])
    .where('uid', '=', uid)
    .orderBy('at', 'desc')
    .orderBy('item', 'desc')
    .execute()
}
