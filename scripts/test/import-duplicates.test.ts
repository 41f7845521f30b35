import { expect, onTestFinished, test, vi } from 'vitest'
import { editContent, putContent } from '#data/store/content.repository.ts'
import type { Store } from '#data/store/database.ts'
import { waitingConflicts } from '#api/test/conflicts.ts'
import { onBothStores } from '#api/test/store/stores.ts'
import type { SeedListing } from '#core/contract/data-files.ts'
import { ListedPlaces } from '../import/places/listed-places.ts'
import { reportText } from '../import/places/report-text.ts'
import {
  edit,
  everything,
  fillWorld,
  listings,
  NOW,
  overpass,
  PARIS,
  restaurant,
  run,
  scratch,
} from './import-world.ts'

const HERE = { lat: 48.857, lng: 2.359 }
/** A latitude some metres north of the tests' restaurants. */
const north = (metres: number) => HERE.lat + metres / 111_200

const OURS: SeedListing = {
  tnid: 500,
  dtype: 228,
  place: PARIS,
  title: { en: 'Restaurant Hamsa', he: 'מסעדת חמסה' },
  description: { en: 'A sample of a place that stands in the data files.' },
  address: '1 Example Street',
  position: [HERE.lng, HERE.lat],
  kashrutFacts: [
    {
      claim: 'self-declared',
      source: { kind: 'place', name: 'The place', retrieved: '2026-01-01' },
      confirmedAt: '2026-01-01',
      confirmedBy: 'Editors',
    },
  ],
}

/** Puts a listing into the store as a data file does, or as somebody else. */
async function list(db: Store, change: Partial<SeedListing> = {}, origin = 'seed'): Promise<void> {
  const body = { ...OURS, ...change }
  const row = { kind: 'listings', id: String(body.tnid), body, sample: body.sample === true } as const
  await db.transaction().execute(async (trx) => {
    if (origin === 'seed') await putContent(trx, [row], { origin, now: 1 })
    else await editContent(trx, row, { origin, now: 1 })
  })
}

onBothStores(({ migrated }) => {
  const world = async () => {
    const db = await migrated()
    await fillWorld(db)
    return { db, file: scratch() }
  }

  test('a place that stands here already waits for an editor and is not listed twice', async () => {
    const { db, file } = await world()
    await list(db)
    const a = file(
      'a.json',
      overpass([restaurant(1, { name: 'HAMSA — Kosher Café', phone: '+33 1 99 00 11 22' }), restaurant(2)]),
    )
    const dry = await run(db, a, { dryRun: true })
    expect(dry.counts).toMatchObject({ new: 1, duplicate: 1 })
    expect(await waitingConflicts(db)).toEqual([])
    expect(reportText(dry)).toContain(
      'node/1: HAMSA — Kosher Café, may be listing 500, Restaurant Hamsa (same name; 0 m away)',
    )

    const real = await run(db, a)
    expect(real.counts).toEqual(dry.counts)
    expect(Object.keys(await listings(db))).toEqual(['node/2'])
    const [question] = await waitingConflicts(db)
    expect(question).toMatchObject({ item: '500', source: 'osm', source_id: 'node/1', base: null, state: 'waiting' })
    expect(JSON.parse(question!.duplicate!)).toEqual({ alike: ['name'], assumed: ['address'] })
    expect(JSON.parse(question!.theirs)).toMatchObject({ tnid: 500, phones: ['+33 1 99 00 11 22'] })
    const before = await everything(db)
    const again = await run(db, a, { isWhole: true, now: NOW + 86_400_000 })
    expect(again.counts).toMatchObject({ asked: 1, duplicate: 0, new: 0, unchanged: 1, vanished: 0 })
    expect(await everything(db)).toEqual(before)
  })

  test('other words take the place of those that wait; a listing that goes frees the place', async () => {
    const { db, file } = await world()
    await list(db, {}, 'editor:12')
    await run(db, file('a.json', overpass([restaurant(1, { name: 'Hamsa' })])))
    const b = file('b.json', overpass([restaurant(1, { name: 'Hamsa', phone: '+33 1 99 00 11 22' })]))
    expect((await run(db, b)).counts).toMatchObject({ duplicate: 1, asked: 0 })
    const waiting = await waitingConflicts(db)
    expect(waiting.map(({ theirs }) => (JSON.parse(theirs) as SeedListing).phones)).toEqual([['+33 1 99 00 11 22']])
    // Renamed meanwhile: the question stays until somebody answers it.
    await edit(db, 500, { title: { en: 'Other' } })
    expect((await run(db, b)).counts).toMatchObject({ asked: 1, new: 0 })
    await db.updateTable('content').set({ deleted: 1 }).where('id', '=', '500').execute()
    expect((await run(db, b)).counts).toMatchObject({ new: 1, asked: 0 })
    expect(await waitingConflicts(db)).toEqual([])
    expect(Object.keys(await listings(db))).toEqual(['node/1'])
  })

  test.each([
    ['the Hebrew name', { name: 'חמסה', 'name:hu': 'Szerencse' }],
    ['a name in a language that is none of ours', { name: 'Egyéb', 'name:hu': 'Étterem', 'alt_name:hu': 'Hámsa' }],
    ['the phone as it is dialled at home', { name: 'Chez Quelqu’un', phone: '01 99 00 11 22' }],
    ['the phone from abroad', { name: 'Chez Quelqu’un', phone: '0033 (0)1.99.00.11.22' }],
    ['the website', { name: 'Chez Quelqu’un', website: 'http://hamsa.example.org/paris/' }],
  ])('%s tells it', async (_, tags) => {
    const { db, file } = await world()
    await list(db, { phones: ['+33 1 99 00 11 22'], website: 'https://www.hamsa.example.org/paris?lang=fr' })
    const report = await run(db, file('a.json', overpass([{ ...restaurant(1, tags), lat: north(140) }])))
    expect(report.counts).toMatchObject({ duplicate: 1, new: 0 })
  })

  test.each([
    ['farther than 150 m', {}, { lat: north(170) }],
    ['of another type', { amenity: '', shop: 'bakery', 'diet:kosher': 'only' }, {}],
    ['with nothing but its kind for a name', { name: 'Kosher Restaurant' }, {}],
    ['with another name', { name: 'Hamsa Deux' }, {}],
    ['with the website of its town', { name: 'Autre', website: 'https://hamsa.example.org/' }, {}],
  ])('a place %s is another one', async (_, tags, place) => {
    const { db, file } = await world()
    await list(db, { title: { en: 'Hamsa', fr: 'Restaurant casher' }, website: 'https://hamsa.example.org/paris' })
    const report = await run(db, file('a.json', overpass([{ ...restaurant(1, { name: 'Hamsa', ...tags }), ...place }])))
    expect(report.counts).toMatchObject({ duplicate: 0, new: 1 })
  })

  test('samples are nobody, the own listings of a source are no strangers, those of another one are', async () => {
    const { db, file } = await world()
    await list(db, { sample: true })
    const hamsa = (id: number) => restaurant(id, { name: 'Hamsa' })
    const a = file('a.json', overpass([hamsa(1)]))
    expect((await run(db, a)).counts).toMatchObject({ new: 1, duplicate: 0 })
    const { tnid } = (await listings(db))['node/1']!
    await edit(db, tnid, { address: 'By the editor 1' })
    // A second one on the map: reported, and imported.
    const both = await run(db, file('b.json', overpass([hamsa(1), hamsa(2)])))
    expect(both.counts).toMatchObject({ new: 1, duplicate: 0, kept: 1 })
    expect(both.inFile).toEqual({ count: 1, examples: [{ ids: ['node/1', 'node/2'], title: 'Hamsa' }] })
    expect(reportText(both)).toContain('node/1 and node/2: Hamsa')
    const other = await run(db, a, { source: 'other' })
    expect(other.counts).toMatchObject({ new: 0, duplicate: 1 })
    // The nearest of those that are as like as each other; here both stand at the place itself.
    const [question] = await waitingConflicts(db)
    expect([String(tnid), String(tnid + 1)]).toContain(question?.item)
  })

  test('a listing that is made while an import runs is found by its later batches', async () => {
    const { db, file } = await world()
    const many = Array.from({ length: 600 }, (_, i) => restaurant(i + 1))
    const last = restaurant(601, { name: 'Hamsa' })
    const reads = file('a.json', overpass([...many, last]))
    const find = ListedPlaces.prototype.find
    let calls = 0
    // Each batch is planned twice: once more inside its transaction.
    const spy = vi.spyOn(ListedPlaces.prototype, 'find')
    spy.mockImplementation(async function (this: ListedPlaces, ...args) {
      if (++calls === 3) await list(db, {}, 'editor:12')
      return find.apply(this, args)
    })
    onTestFinished(() => spy.mockRestore())
    expect((await run(db, reads)).counts).toMatchObject({ new: 600, duplicate: 1 })
  })
})
