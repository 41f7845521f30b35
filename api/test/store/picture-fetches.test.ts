import { expect, test } from 'vitest'
import { putContent } from '#data/store/content.repository.ts'
import type { Store } from '#data/store/database.ts'
import { queuePictures, settlePlace } from '#data/store/picture-fetches.repository.ts'
import { leasePlace, releasePlace, type LeasedPlace } from '#data/store/picture-leases.repository.ts'
import { NOW } from '../../../data/test/helpers.ts'
import { onBothStores } from './stores.ts'

const SOURCE = 'old-site'
const UNTIL = NOW + 60_000

let leases = 0
const lease = (store: Store, now = NOW) => leasePlace(store, { lease: `lease ${++leases}`, now, until: UNTIL })

async function leased(store: Store, now = NOW): Promise<LeasedPlace> {
  const place = await lease(store, now)
  if (!place) throw new Error('nothing is due')
  return place
}

/** Imports places, each with two photographs; later calls queue further ones. */
async function queue(store: Store, places: number, names = ['a', 'b']): Promise<void> {
  const ids = Array.from({ length: places }, (_, at) => String(at + 1))
  const named = ids.map((id) => ({ source_id: id, row: `line ${id}`, urls: names.map((name) => urlOf(id, name)) }))
  const rows = ids.map((id) => ({ kind: 'listings' as const, id, body: { tnid: Number(id) }, sample: false }))
  await store.transaction().execute(async (trx) => {
    await putContent(trx, rows, { origin: 'import', now: NOW })
    await trx
      .insertInto('imported')
      .values(ids.map((id) => ({ source: SOURCE, source_id: id, kind: 'listings', item: id, base: '{}' })))
      .onConflict((conflict) => conflict.doNothing())
      .execute()
    await queuePictures(trx, SOURCE, { named, now: NOW })
  })
}

const urlOf = (id: string, name: string) => `https://old.example.org/${id}/${name}.jpg`

const urlsOf = ({ fetches }: LeasedPlace) => fetches.map(({ url }) => url)

onBothStores(({ migrated }) => {
  test('workers that ask at once each get a place of their own, with all of its photographs', async () => {
    const store = await migrated()
    await queue(store, 3)
    const places = (await Promise.all(Array.from({ length: 5 }, () => lease(store)))).filter((place) => place)
    // PostgreSQL may answer that nothing is due while somebody takes the last one.
    for (let more = await lease(store); more; more = await lease(store)) places.push(more)
    expect(places.map((place) => [place!.item, urlsOf(place!)]).toSorted()).toEqual(
      ['1', '2', '3'].map((id) => [id, [urlOf(id, 'a'), urlOf(id, 'b')]]),
    )
  })

  test('further photographs of a place wait until its lease has ended, which others may then take over', async () => {
    const store = await migrated()
    await queue(store, 1)
    const first = await leased(store)
    await queue(store, 1, ['c'])
    expect(await lease(store)).toBeUndefined()
    const second = await leased(store, UNTIL)
    expect(urlsOf(second)).toEqual(expect.arrayContaining(['a', 'b', 'c'].map((name) => urlOf('1', name))))
    // Whoever was too slow settles nothing.
    const outcomes = first.fetches.map(({ id }) => ({ id, problem: 'status' as const }))
    await settlePlace(store, first, { outcomes, now: UNTIL })
    const states = await store.selectFrom('picture_fetches').select('state').distinct().execute()
    expect(states).toEqual([{ state: 'waiting' }])
  })

  test('a place is given back without hurrying what waits to be tried again', async () => {
    const store = await migrated()
    await queue(store, 2)
    const first = await leased(store)
    const again = UNTIL - 1
    const outcomes = first.fetches.map(({ id }) => ({ id, problem: 'timeout' as const, again }))
    await settlePlace(store, first, { outcomes, now: NOW })
    await releasePlace(store, await leased(store), NOW)
    expect((await leased(store)).item).toBe('2')
    expect(await lease(store)).toBeUndefined()
    expect((await leased(store, again)).item).toBe('1')
  })
})
