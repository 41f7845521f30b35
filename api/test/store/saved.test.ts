import { expect, test } from 'vitest'
import { deleteUser, insertUser } from '#api/accounts/accounts.repository.ts'
import { isSaved, MAX_SAVED, removeItem, savedBy, saveItem, type SavedItem } from '#api/saved/saved.repository.ts'
import {
  addList,
  listsOf,
  markItem,
  MAX_LISTS,
  removeList,
  sharedBy,
  shareList,
} from '#api/saved/saved-lists.repository.ts'
import type { SavedList } from '#core/contract/saved-lists.ts'
import type { Store } from '#data/store/database.ts'
import { onBothStores } from './stores.ts'

const NOW = 1_795_168_800_000

async function addUser(db: Store, key: string): Promise<number> {
  const user = await insertUser(db, {
    name: key,
    email: key,
    email_key: key,
    verified: 1,
    language: 'en',
    at: NOW,
  })
  return user!.id
}

const listing = (uid: number, item: number): SavedItem => ({
  uid,
  itemType: 'directory',
  item,
})

const itemsOf = async (db: Store, uid: number) => (await savedBy(db, uid)).map(({ item }) => item)

onBothStores(({ migrated }) => {
  test('an item is saved once, with the time of the first', async () => {
    const db = await migrated()
    const uid = await addUser(db, 'dana')
    const feature = { uid, itemType: 'feature', item: 5 } as const
    expect(await saveItem(db, listing(uid, 5), NOW)).toBe('saved')
    expect(await saveItem(db, listing(uid, 5), NOW + 9)).toBe('saved')
    expect(await isSaved(db, feature)).toBe(false)
    await saveItem(db, feature, NOW + 1)
    expect(await savedBy(db, uid)).toEqual([
      { item_type: 'feature', item: 5, at: NOW + 1, list: null, note: '' },
      { item_type: 'directory', item: 5, at: NOW, list: null, note: '' },
    ])
    await removeItem(db, listing(uid, 5))
    expect(await isSaved(db, listing(uid, 5))).toBe(false)
    expect(await isSaved(db, feature)).toBe(true)
  })

  test('what one saves and removes is not another’s', async () => {
    const db = await migrated()
    const dana = await addUser(db, 'dana')
    const uri = await addUser(db, 'uri')
    await saveItem(db, listing(dana, 1), NOW)
    await saveItem(db, listing(uri, 1), NOW)
    await removeItem(db, listing(dana, 1))
    expect([await itemsOf(db, dana), await itemsOf(db, uri)]).toEqual([[], [1]])
    await deleteUser(db, uri)
    expect(await itemsOf(db, uri)).toEqual([])
    expect(await saveItem(db, listing(uri, 1), NOW)).toBe('gone')
  })

  test('lists and their links go with the account, and with them what is on them', async () => {
    const db = await migrated()
    const dana = await addUser(db, 'dana')
    const uri = await addUser(db, 'uri')
    const list = (await addList(db, { uid: dana, name: 'Rome' }, NOW)) as SavedList
    await saveItem(db, listing(dana, 1), NOW)
    expect(await markItem(db, listing(dana, 1), { list: list.id, note: 'x' })).toEqual({ list: list.id, note: 'x' })
    const { share } = (await shareList(db, { uid: dana, list: list.id }, { share: true }))!
    expect(await sharedBy(db, share!)).toEqual({ name: 'Rome', items: [{ item_type: 'directory', item: 1 }] })
    expect(await removeList(db, { uid: uri, list: list.id })).toBe(false)
    await deleteUser(db, dana)
    expect(await sharedBy(db, share!)).toBeUndefined()
    expect(await listsOf(db, dana)).toEqual([])
    expect(await addList(db, { uid: dana, name: 'Late' }, NOW)).toBe('gone')
  })

  test('at once, no more lists are made than may be', async () => {
    const db = await migrated()
    const uid = await addUser(db, 'dana')
    const rows = Array.from({ length: MAX_LISTS - 1 }, () => ({ uid, name: 'x', share: null, at: NOW }))
    await db.insertInto('saved_lists').values(rows).execute()
    const lists = await Promise.all(['a', 'b', 'c'].map((name) => addList(db, { uid, name }, NOW)))
    expect(lists.filter((list) => list === 'full')).toHaveLength(2)
    expect(await listsOf(db, uid)).toHaveLength(MAX_LISTS)
  })

  test('many at once fill the list to its end and no further', async () => {
    const db = await migrated()
    const uid = await addUser(db, 'dana')
    const rows = Array.from({ length: MAX_SAVED - 3 }, (_, i) => ({
      uid,
      item_type: 'directory' as const,
      item: i + 1,
      at: NOW - i,
    }))
    await db.insertInto('saved').values(rows).execute()
    const outcomes = await Promise.all([1, 2, 3, 4, 5, 6].map((n) => saveItem(db, listing(uid, 5000 + n), NOW)))
    expect(outcomes.toSorted()).toEqual(['full', 'full', 'full', 'saved', 'saved', 'saved'])
    expect(await itemsOf(db, uid)).toHaveLength(MAX_SAVED)
    // What is there already needs no room.
    expect(await saveItem(db, listing(uid, 1), NOW)).toBe('saved')
  })

  test('an account that is deleted while it saves leaves nothing', async () => {
    const db = await migrated()
    const uid = await addUser(db, 'dana')
    const [outcome] = await Promise.all([saveItem(db, listing(uid, 1), NOW), deleteUser(db, uid)])
    expect(['saved', 'gone']).toContain(outcome)
    expect(await db.selectFrom('saved').selectAll().execute()).toEqual([])
  })
})
