import { sql } from 'kysely'
import { expect, test } from 'vitest'
import * as sightings from '#data/store/migrations/014-sightings.ts'
import type { Store } from '#data/store/database.ts'
import { onBothStores } from './stores.ts'

const at = (uid: number) => ({ uid, tnid: 1, role: 'visitor', says: 'open', state: 'waiting', at: 1 }) as const
const tables = (db: Store) => db.introspection.getTables().then((all) => all.map(({ name }) => name))

onBothStores(({ migrated }) => {
  test('what visitors say of a listing has its table, and leaves nothing when it is taken back', async () => {
    const db = await migrated()
    const before = await tables(db)
    expect(before).toContain('sightings')
    await db.insertInto('sightings').values(at(7)).execute()
    // A visitor has one word about a listing.
    await expect(db.insertInto('sightings').values(at(7)).execute()).rejects.toThrow()
    await sightings.down(db as never)
    expect(await tables(db)).toEqual(before.filter((name) => name !== 'sightings'))
    await expect(sql`select 1 from sightings`.execute(db)).rejects.toThrow()
    // Its indexes went with it: they can be made again.
    await sightings.up(db as never)
    await db.insertInto('sightings').values(at(7)).execute()
    expect((await tables(db)).sort()).toEqual(before.sort())
  })
})
