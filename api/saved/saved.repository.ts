import type { ItemType } from '#core/contract/saved.ts'
import type { Store } from '#data/store/database.ts'

/** How many items one person may have. */
export const MAX_SAVED = 1000

export interface SavedItem {
  uid: number
  itemType: ItemType
  item: number
}

/**
 * Saves an item; one that is saved keeps its time. Answers `full` where the list has no room, and `gone`
 * where the account has been deleted meanwhile.
 */
export async function saveItem(
  db: Store,
  { uid, itemType, item }: SavedItem,
  now: number,
): Promise<'saved' | 'full' | 'gone'> {
  return db.transaction().execute(async (trx) => {
    // Holds the account: who saves much at once is counted right, and it cannot go in between.
    const { numUpdatedRows } = await trx
      .updateTable('users')
      .set((eb) => ({ role: eb.ref('role') }))
      .where('id', '=', uid)
      .executeTakeFirst()
    if (numUpdatedRows === 0n) return 'gone'
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

/** What somebody has saved, newest first. */
export async function savedBy(db: Store, uid: number) {
  return db
    .selectFrom('saved')
    .select(['item_type', 'item', 'at'])
    .where('uid', '=', uid)
    .orderBy('at', 'desc')
    .orderBy('item', 'desc')
    .execute()
}
