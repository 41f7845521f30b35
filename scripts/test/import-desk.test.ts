import { expect, test } from 'vitest'
import { waitingConflicts } from '#api/test/conflicts.ts'
import { decided, deskApp, queueOf, read, storedListing, undone } from '#api/test/desk.ts'
import { onBothStores } from '#api/test/store/stores.ts'
import type { DeskAct, DeskItemOf } from '#core/contract/desk.ts'
import type { SeedListing } from '#core/contract/data-files.ts'
import { everything, fillWorld, overpass, restaurant, run, scratch } from './import-world.ts'

/** A map's version of listing 100, a synagogue in Paris. */
const onMap = (tags: object = {}) =>
  overpass([
    {
      type: 'way',
      id: 8,
      center: { lat: 48.8761, lon: 2.3426 },
      tags: {
        amenity: 'place_of_worship',
        religion: 'jewish',
        name: 'Grande Synagogue',
        'addr:housenumber': '7',
        'addr:street': 'Rue de l’Exemple',
        ...tags,
      },
    },
  ])

onBothStores(({ migrated }) => {
  const world = async () => {
    const store = await migrated()
    await fillWorld(store)
    const desk = await deskApp(store)
    const act = async (act: DeskAct) => {
      const { items } = await queueOf(desk.Eva, 'kind=conflict')
      expect(items).toHaveLength(1)
      const { id } = items[0]!
      return decided(desk.Eva, { kind: 'conflict', id, act, ...(act === 'refuse' && { reason: 'Other' }) })
    }
    /** Imports the same file again: returns its counts, and expects no change. */
    const again = async (file: string) => {
      const before = await everything(store)
      const { counts } = await run(store, file, { isWhole: true })
      expect(await everything(store)).toEqual(before)
      return Object.entries(counts).filter(([, n]) => n > 0)
    }
    return { store, desk, file: scratch(), act, again }
  }

  test('whatever an editor says about a duplicate, the same import again asks and changes nothing', async () => {
    const { store, desk, file, act, again } = await world()
    const a = file('a.json', onMap())
    expect((await run(store, a)).counts).toMatchObject({ duplicate: 1, new: 0 })
    const outcome = await act('approve')
    expect(await again(a)).toEqual([['kept', 1]])
    expect((await queueOf(desk.Eva, 'kind=conflict')).total).toBe(0)

    await undone(desk.Eva, outcome.audit)
    expect(await again(a)).toEqual([['asked', 1]])
    const refused = await act('refuse')
    expect(await again(a)).toEqual([['unchanged', 1]])

    await undone(desk.Eva, refused.audit)
    expect(await again(a)).toEqual([['asked', 1]])
    await act('approve')
    expect(await again(a)).toEqual([['kept', 1]])
  })

  test('what the source says later of a place that is a listing waits as a conflict, and takes only that', async () => {
    const { store, desk, file, act, again } = await world()
    await run(store, file('a.json', onMap()))
    await act('approve')
    const { body: before } = await storedListing(desk, 100)
    const b = file('b.json', onMap({ phone: '+33 1 99 00 11 22' }))
    expect((await run(store, b)).counts).toMatchObject({ conflict: 1 })
    await act('approve')
    const { body } = await storedListing(desk, 100)
    const { phones } = before as unknown as SeedListing
    expect(body).toEqual({ ...before, phones: [...phones!, '+33 1 99 00 11 22'] })
    expect(await again(b)).toEqual([['kept', 1]])
  })

  test('a conflict that was taken and undone stands open, also after the same import', async () => {
    const { store, desk, file, act, again } = await world()
    await run(store, file('a.json', onMap()))
    await act('refuse')
    const { item } = await store.selectFrom('imported').select('item').executeTakeFirstOrThrow()
    const { body } = await storedListing(desk, Number(item))
    const ours = { ...body, address: 'By an editor 1' }
    await store
      .updateTable('content')
      .set({ body: JSON.stringify(ours), origin: 'editor:1' })
      .where('kind', '=', 'listings')
      .where('id', '=', item)
      .execute()
    const b = file('b.json', onMap({ phone: '+33 1 99 00 11 22' }))
    await run(store, b)
    const [queued] = await waitingConflicts(store)
    const outcome = await act('approve')
    expect((await storedListing(desk, Number(item))).body).toMatchObject({ phones: ['+33 1 99 00 11 22'] })
    await undone(desk.Eva, outcome.audit)
    expect((await storedListing(desk, Number(item))).body).toEqual(ours)
    expect(await again(b)).toEqual([['known', 1]])
    expect(await waitingConflicts(store)).toEqual([queued])
    // Other words take its place, as ever; decided, it rests.
    const c = file('c.json', onMap({ phone: '+33 1 99 00 11 33' }))
    expect((await run(store, c)).counts).toMatchObject({ conflict: 1 })
    await act('approve')
    const { phones } = (await storedListing(desk, Number(item))).body as unknown as SeedListing
    expect(phones).toEqual(['+33 1 99 00 11 33'])
    expect((await storedListing(desk, Number(item))).body).toMatchObject({ address: 'By an editor 1' })
    expect(await again(c)).toEqual([['kept', 1]])
  })

  test('what is no longer kosher stands in the queue as a report, and is settled there', async () => {
    const { store, desk, file } = await world()
    await run(store, file('a.json', overpass([restaurant(1)])))
    const { item } = await store.selectFrom('imported').select('item').executeTakeFirstOrThrow()
    const gone = file('b.json', overpass([restaurant(1, { 'diet:kosher': 'no' })]))
    await run(store, gone)
    const { items } = await queueOf(desk.Eva, 'kind=report')
    expect(items).toMatchObject([{ summary: 'osm node/1: diet:kosher=no', fields: ['kashrut'] }])
    const { id } = items[0]!
    const report = await read<DeskItemOf<'report'>>(desk.Eva, `item/report/${id}/en`)
    expect(report).toMatchObject({ repType: 'kashrut', repContent: 'osm node/1: diet:kosher=no' })
    await decided(desk.Eva, { kind: 'report', id, act: 'settle' })
    expect(await run(store, gone)).toMatchObject({ counts: { withdrawn: 0 } })
    const { deleted } = await store
      .selectFrom('content')
      .select('deleted')
      .where('kind', '=', 'listings')
      .where('id', '=', item)
      .executeTakeFirstOrThrow()
    expect(deleted).toBe(1)
  })

  test('what was decided does not come back beside newer words of the source', async () => {
    const { store, desk, file, act } = await world()
    await run(store, file('a.json', onMap()))
    await act('approve')
    const { body } = await storedListing(desk, 100)
    await run(store, file('b.json', onMap({ phone: '+33 1 99 00 11 22' })))
    const outcome = await act('approve')
    const c = file('c.json', onMap({ phone: '+33 1 99 00 11 33' }))
    expect((await run(store, c)).counts).toMatchObject({ conflict: 1 })
    const [newer] = await waitingConflicts(store)
    const early = await desk.Eva.post('desk/undo', { audit: outcome.audit })
    expect([early.statusCode, early.json().code]).toEqual([409, 'cannotUndo'])
    expect(await waitingConflicts(store)).toEqual([newer])
    await act('refuse')
    await undone(desk.Eva, outcome.audit)
    expect((await storedListing(desk, 100)).body).toEqual(body)
    expect(await waitingConflicts(store)).toHaveLength(1)
  })
})
