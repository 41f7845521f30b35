import { expect, test } from 'vitest'
import { deleteUser, insertUser } from '#api/accounts/accounts.repository.ts'
import { addTrip, changeTrip, MAX_TRIPS, removeTrip, tripsOf } from '#api/saved/trips.repository.ts'
import type { KeptTrip } from '#core/contract/trips.ts'
import type { Store } from '#data/store/database.ts'
import { onBothStores } from './stores.ts'

const NOW = 1_795_168_800_000
const query = 'stop=281184,2027-04-22,7'

async function addUser(db: Store, key: string): Promise<number> {
  const user = await insertUser(db, { name: key, email: key, email_key: key, verified: 1, language: 'en', at: NOW })
  return user!.id
}

const added = async (db: Store, uid: number, name: string, at = NOW) =>
  (await addTrip(db, { uid, name, query }, at)) as KeptTrip

onBothStores(({ migrated }) => {
  test('trips come by their last change, and change only for their owner', async () => {
    const db = await migrated()
    const [dana, uri] = [await addUser(db, 'dana'), await addUser(db, 'uri')]
    const rome = await added(db, dana, 'Rome')
    const athens = await added(db, dana, 'Athens', NOW + 1)
    expect(await tripsOf(db, dana)).toEqual([
      { ...athens, at: NOW + 1 },
      { ...rome, at: NOW },
    ])
    expect(await changeTrip(db, { uid: uri, trip: rome.id }, { name: 'Mine' }, NOW + 2)).toBeUndefined()
    expect(await removeTrip(db, { uid: uri, trip: rome.id })).toBe(false)
    const changed = await changeTrip(db, { uid: dana, trip: rome.id }, { name: 'Roma' }, NOW + 2)
    expect(changed).toEqual({ ...rome, name: 'Roma' })
    expect((await tripsOf(db, dana)).map(({ name }) => name)).toEqual(['Roma', 'Athens'])
    expect(await removeTrip(db, { uid: dana, trip: rome.id })).toBe(true)
    expect(await removeTrip(db, { uid: dana, trip: rome.id })).toBe(false)
  })

  test('trips go with the account', async () => {
    const db = await migrated()
    const [dana, uri] = [await addUser(db, 'dana'), await addUser(db, 'uri')]
    await added(db, dana, 'Rome')
    const his = await added(db, uri, 'Athens')
    await deleteUser(db, dana)
    expect(await db.selectFrom('trips').select('id').execute()).toEqual([{ id: his.id }])
    expect(await addTrip(db, { uid: dana, name: 'Late', query }, NOW)).toBe('gone')
  })

  test('at once, no more trips are kept than may be', async () => {
    const db = await migrated()
    const uid = await addUser(db, 'dana')
    const rows = Array.from({ length: MAX_TRIPS - 1 }, () => ({ uid, name: 'x', query, at: NOW }))
    await db.insertInto('trips').values(rows).execute()
    const trips = await Promise.all(['a', 'b', 'c'].map((name) => addTrip(db, { uid, name, query }, NOW)))
    expect(trips.filter((trip) => trip === 'full')).toHaveLength(2)
    expect(await tripsOf(db, uid)).toHaveLength(MAX_TRIPS)
  })
})
