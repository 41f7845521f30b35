import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { waitingConflicts } from '#api/test/conflicts.ts'
import { decided, deskApp, queueOf, undone } from '#api/test/desk.ts'
import { onBothStores } from '#api/test/store/stores.ts'
import type { SeedListing } from '#core/contract/data-files.ts'
import type { DeskAct } from '#core/contract/desk.ts'
import { SEED } from '../engine/site.ts'
import { importData } from '../import/import.ts'
import { fillWorld, listings, NOW, overpass, PARIS, restaurant, run, scratch } from './import-world.ts'

const provenance = {
  name: 'Made for tests',
  licence: 'CC0-1.0',
  checked: '2026-05-01',
  by: 'Test',
  status: 'compiled',
}

/** A row of a data file: the restaurant that the map calls Hamsa, or another one. */
const row = (tnid: number, more: Partial<SeedListing> = {}) => ({
  tnid,
  dtype: 228,
  place: PARIS,
  title: { en: 'Hamsa Restaurant' },
  description: { en: 'A place to eat.' },
  address: 'Rue de l’Exemple 7',
  position: [2.3591, 48.857],
  ...more,
})

onBothStores(({ migrated }) => {
  /** A store with a restaurant of a map, and the data files of a folder. */
  const world = async () => {
    const store = await migrated()
    await fillWorld(store)
    const desk = await deskApp(store)
    const file = scratch()
    const gazetteer = file('cities.txt', '')
    const folder = join(dirname(gazetteer), 'data')
    mkdirSync(folder)
    const options = readFileSync(join(SEED, 'options.json'))
    writeFileSync(join(folder, 'options.json'), options)
    /** Imports the data files with these rows. */
    const seed = async (...rows: object[]) => {
      const data = { kind: 'listings', provenance, rows }
      const path = join(folder, 'listings.json')
      writeFileSync(path, JSON.stringify(data))
      return importData(store, { folder, gazetteer, now: NOW })
    }
    const act = async (act: DeskAct) => {
      const { items } = await queueOf(desk.Eva, 'kind=conflict')
      expect(items).toHaveLength(1)
      const { id } = items[0]!
      return decided(desk.Eva, { kind: 'conflict', id, act, ...(act === 'refuse' && { reason: 'Other' }) })
    }
    const living = async () => {
      const rows = await store
        .selectFrom('content')
        .select('id')
        .where('kind', '=', 'listings')
        .where('deleted', '=', 0)
        .orderBy('id')
        .execute()
      return rows.map(({ id }) => id)
    }
    await importData(store, { folder, gazetteer, now: NOW })
    await run(store, file('a.json', overpass([restaurant(1, { name: 'Hamsa' })])))
    const { tnid } = (await listings(store))['node/1']!
    return { store, desk, seed, act, living, ours: String(tnid) }
  }

  test('a row that may be an imported listing waits for an editor; others are listed', async () => {
    const { store, seed, living, ours } = await world()
    const rows = [row(600), row(601, { title: { en: 'Another' } }), row(602, { sample: true })]
    await seed(...rows)
    expect(await living()).toEqual([ours, '601', '602'].sort())
    expect(await waitingConflicts(store)).toMatchObject([{ item: ours, source: 'data/seed', source_id: '600' }])
    const before = await waitingConflicts(store)
    await seed(...rows, row(603, { title: { en: 'Third' } }))
    expect(await living()).toEqual([ours, '601', '602', '603'].sort())
    expect(await waitingConflicts(store)).toEqual(before)
    // The row goes, and the question with it.
    await seed(row(601, { title: { en: 'Another' } }))
    expect(await waitingConflicts(store)).toEqual([])
  })

  test('a row that is another place is listed by its own number, and followed', async () => {
    const { desk, seed, act, living, ours } = await world()
    await seed(row(600))
    const { audit } = await act('refuse')
    expect(await living()).toEqual([ours, '600'].sort())
    // Undone, it waits again, whatever else is imported.
    await undone(desk.Eva, audit)
    await seed(row(600), row(601, { title: { en: 'Another' } }))
    expect(await living()).toEqual([ours, '601'].sort())
    await act('refuse')
    const { changed } = await seed(row(600, { address: 'Other Street 1' }))
    expect([changed, await living()]).toEqual([2, [ours, '600'].sort()])
  })

  test('a row that is the listing stays away, and its news wait', async () => {
    const { store, seed, act, living, ours } = await world()
    await seed(row(600))
    await act('approve')
    await seed(row(600), row(601, { title: { en: 'Another' } }))
    expect(await living()).toEqual([ours, '601'].sort())
    expect(await waitingConflicts(store)).toEqual([])
    await seed(row(600, { postcode: '75009' }))
    expect(await living()).toEqual([ours])
    expect(await waitingConflicts(store)).toMatchObject([{ item: ours, source_id: null }])
    await act('approve')
    const { body } = await store
      .selectFrom('content')
      .select('body')
      .where('kind', '=', 'listings')
      .where('id', '=', ours)
      .executeTakeFirstOrThrow()
    expect(JSON.parse(body)).toMatchObject({ postcode: '75009' })
  })
})
