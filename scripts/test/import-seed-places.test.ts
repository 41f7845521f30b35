import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { waitingConflicts } from '#api/test/conflicts.ts'
import { onBothStores } from '#api/test/store/stores.ts'
import { importSources } from '#data/store/imported.repository.ts'
import type { Store } from '#data/store/database.ts'
import type { SeedListing } from '#core/contract/data-files.ts'
import { SEED } from '../engine/site.ts'
import { importData } from '../import/import.ts'
import { edit, fillWorld, listings, NOW, overpass, PARIS, restaurant, run, scratch } from './import-world.ts'

const provenance = (checked: string) => ({
  name: 'OpenStreetMap',
  url: 'https://www.openstreetmap.org/copyright',
  licence: 'ODbL-1.0',
  checked,
  by: 'OpenStreetMap contributors',
  status: 'compiled',
})
const compiled = {
  name: 'General knowledge',
  licence: 'CC0-1.0',
  checked: '2026-05-01',
  by: 'Test',
  status: 'compiled',
}

/** A place of the map as a row of a data file: the restaurant that Overpass answers under the number. */
function place(tnid: number, id: number, { type = 'node', ...more }: { type?: string; tags?: object } = {}) {
  const { lat, lon, tags } = restaurant(id, more.tags)
  return { tnid, id: `${type}/${id}`, place: PARIS, position: [lon, lat], tags }
}

/** A listing that was compiled: the restaurant that the map has as node/1, a little off. */
const listing = (more: Partial<SeedListing> = {}) => ({
  tnid: 500,
  dtype: 228,
  place: PARIS,
  title: { en: 'Sample restaurant one' },
  description: { en: 'A place to eat.' },
  address: '7 rue de l’Exemple',
  position: [2.36, 48.858],
  ...more,
})

interface Files {
  places?: object[]
  checked?: string
  listings?: object[]
  same?: object[]
}

async function world(store: Store) {
  await fillWorld(store)
  const file = scratch()
  const gazetteer = file('cities.txt', '')
  const folder = join(dirname(gazetteer), 'data')
  mkdirSync(folder)
  writeFileSync(join(folder, 'options.json'), readFileSync(join(SEED, 'options.json')))
  /** Imports data files with these rows; a kind without any has no file. */
  const seed = ({ places = [], checked = '2026-04-01', listings: rows = [], same = [] }: Files) => {
    const files = { mapPlaces: [provenance(checked), places], listings: [compiled, rows], samePlaces: [compiled, same] }
    for (const [kind, [origin, data]] of Object.entries(files)) {
      const path = join(folder, `${kind}.json`)
      rmSync(path, { force: true })
      if (Array.isArray(data) && data.length > 0)
        writeFileSync(path, JSON.stringify({ kind, provenance: origin, rows: data }))
    }
    return importData(store, { folder, gazetteer, now: NOW })
  }
  /** Imports elements of a map. */
  const osm = (elements: readonly object[], options = {}) => run(store, file('map.json', overpass(elements)), options)
  return { store, seed, osm }
}

const living = async (store: Store) => {
  const rows = await store
    .selectFrom('content')
    .select(['id', 'body'])
    .where('kind', '=', 'listings')
    .where('deleted', '=', 0)
    .orderBy('id')
    .execute()
  return Object.fromEntries(rows.map(({ id, body }) => [id, JSON.parse(body) as SeedListing]))
}

onBothStores(({ migrated }) => {
  const open = async () => world(await migrated())

  test('a place of the map becomes the listing that an import of the map makes of it', async () => {
    const { store, seed, osm } = await open()
    const { changed } = await seed({ places: [place(200001, 1), place(200002, 2)] })
    expect(changed).toBeGreaterThanOrEqual(2)
    const before = await living(store)
    expect(before['200001']).toMatchObject({
      tnid: 200001,
      place: PARIS,
      title: { en: 'Sample restaurant 1' },
      provenance: { licence: 'ODbL-1.0', checked: '2026-04-01', sourceId: 'osm:node/1' },
    })
    expect(before['200001']?.kashrutFacts).toMatchObject([{ claim: 'map-says', confirmedAt: '2026-04-01' }])
    expect(await importSources(store)).toMatchObject([
      { source: 'osm', licence: 'ODbL-1.0', taken_at: Date.parse('2026-04-01') },
    ])
    // The same elements, whole: nothing to change.
    const { counts } = await osm([restaurant(1), restaurant(2)], { isWhole: true })
    expect(counts).toMatchObject({ new: 0, changed: 0, unchanged: 2, conflict: 0, duplicate: 0, vanished: 0 })
    expect(await living(store)).toEqual(before)
  })

  test('a later import goes on with it by its id, and the data files let it be', async () => {
    const { store, seed, osm } = await open()
    await seed({ places: [place(200001, 1)] })
    const { counts } = await osm([restaurant(1, { name: 'New name' }), restaurant(3)])
    expect(counts).toMatchObject({ new: 1, changed: 1, conflict: 0, duplicate: 0 })
    const now = await living(store)
    expect(Object.keys(now)).toEqual(['200001', '10000001'])
    expect(now['200001']).toMatchObject({ title: { en: 'New name' }, provenance: { checked: '2026-05-02' } })
    // The next version of the program has other rows: what the import has is newer.
    await seed({ places: [place(200001, 1, { tags: { name: 'Old name' } }), place(200003, 3)] })
    expect(await living(store)).toEqual(now)
    await seed({})
    expect(await living(store)).toEqual(now)
    const again = await osm([restaurant(1, { name: 'Newest name' })])
    expect(again.counts).toMatchObject({ changed: 1, conflict: 0 })
  })

  test('what an editor has changed waits for the editor', async () => {
    const { store, seed, osm } = await open()
    await seed({ places: [place(200001, 1)] })
    await edit(store, 200001, { address: 'Elsewhere 5' })
    const same = await osm([restaurant(1)])
    expect(same.counts).toMatchObject({ kept: 1, conflict: 0 })
    const { counts } = await osm([restaurant(1, { phone: '+33 1 2345678' })])
    expect(counts).toMatchObject({ changed: 0, conflict: 1 })
    expect(await waitingConflicts(store)).toMatchObject([{ item: '200001', source: 'osm', source_id: null }])
    expect((await living(store))['200001']?.address).toBe('Elsewhere 5')
  })

  test('a place that an import has listed before keeps its number', async () => {
    const { store, seed, osm } = await open()
    await osm([restaurant(1)])
    await seed({ places: [place(200001, 1, { tags: { name: 'Older' } }), place(200002, 2)] })
    const now = await living(store)
    expect(Object.keys(now)).toEqual(['200002', '10000001'])
    expect(now['10000001']?.title.en).toBe('Sample restaurant 1')
  })

  test('rows that go take their listings along, and an import may list them anew', async () => {
    const { store, seed, osm } = await open()
    await seed({ places: [place(200001, 1), place(200002, 2)] })
    await seed({ places: [place(200001, 1)] })
    expect(Object.keys(await living(store))).toEqual(['200001'])
    const { counts } = await osm([restaurant(1), restaurant(2)])
    expect(counts).toMatchObject({ unchanged: 1, new: 1 })
  })

  test('an element of which only the number is known is found by it, where it is near', async () => {
    const { store, seed, osm } = await open()
    await seed({ places: [place(200001, 1, { type: '?' }), place(200002, 2, { type: '?' })] })
    const far = { ...restaurant(2, { name: 'Far away' }), lat: 48.2085, lon: 16.3721 }
    const { counts } = await osm([{ ...restaurant(1), type: 'way', center: { lat: 48.857, lon: 2.359 } }, far])
    expect(counts).toMatchObject({ changed: 1, new: 1 })
    const links = await listings(store)
    expect(Object.keys(links)).toEqual(['?/2', 'node/2', 'way/1'])
    expect(links['way/1']).toMatchObject({ tnid: 200001, provenance: { sourceId: 'osm:way/1' } })
    // What the whole map lacks is marked; what it has under its full id is not.
    const whole = await osm([{ ...restaurant(1), type: 'way', center: { lat: 48.857, lon: 2.359 } }], { isWhole: true })
    expect(whole.counts).toMatchObject({ unchanged: 1, vanished: 2 })
    expect((await living(store))['200002']?.vanished).toBe('2026-06-01')
  })

  test('what the map no longer calls kosher leaves the lists', async () => {
    const { store, seed, osm } = await open()
    await seed({ places: [place(200001, 1), place(200002, 2)] })
    const { counts } = await osm([restaurant(1, { 'diet:kosher': 'no' })])
    expect(counts).toMatchObject({ withdrawn: 1 })
    expect(Object.keys(await living(store))).toEqual(['200002'])
    await seed({ places: [place(200001, 1), place(200002, 2), place(200003, 3)] })
    expect(Object.keys(await living(store))).toEqual(['200002', '200003'])
  })

  test('a place that is a compiled listing is listed once: position and contacts are the map’s', async () => {
    const { store, seed, osm } = await open()
    const places = [place(200001, 1, { tags: { phone: '+33 1 2345678', 'name:fr': 'Un' } })]
    const same = [{ tnid: 500, source: 'osm:node/1', same: true, why: 'Read' }]
    await seed({ places, listings: [listing()], same })
    const { 500: joined, ...others } = await living(store)
    expect(others).toEqual({})
    expect(joined).toMatchObject({
      title: { en: 'Sample restaurant one', fr: 'Un' },
      description: { en: 'A place to eat.' },
      address: '7 rue de l’Exemple',
      position: [2.359, 48.857],
      phones: ['+33 1 2345678'],
      provenance: { name: 'OpenStreetMap', licence: 'ODbL-1.0' },
    })
    expect(joined).not.toHaveProperty('kashrutFacts')
    // The same again is no news; other words wait for an editor.
    const tags = { phone: '+33 1 2345678', 'name:fr': 'Un' }
    expect((await osm([restaurant(1, tags)])).counts).toMatchObject({ kept: 1, new: 0, duplicate: 0 })
    expect((await osm([restaurant(1, { ...tags, website: 'https://example.org/' })])).counts).toMatchObject({
      conflict: 1,
    })
    // The pair goes, and both are listed.
    await seed({ places, listings: [listing()] })
    expect(Object.keys(await living(store))).toEqual(['500', '200001'])
    expect((await living(store))['500']?.position).toEqual([2.36, 48.858])
  })

  test('much older data gives its id to the listing, and nothing else', async () => {
    const { store, seed, osm } = await open()
    const same = [{ tnid: 500, source: 'osm:?/1', same: true, why: 'Read' }]
    await seed({ places: [place(200001, 1, { type: '?' })], checked: '2020-01-01', listings: [listing()], same })
    const { 500: own, ...others } = await living(store)
    expect(others).toEqual({})
    expect(own).toMatchObject({ position: [2.36, 48.858], provenance: compiled })
    const { counts } = await osm([{ ...restaurant(1), type: 'way', center: { lat: 48.857, lon: 2.359 } }])
    expect(counts).toMatchObject({ new: 0, duplicate: 0 })
  })

  test.each<[what: string, files: Files, error: RegExp]>([
    [
      'a pair without its listing',
      { places: [place(1, 1)], same: [{ tnid: 7, source: 'osm:node/1', same: true, why: 'x' }] },
      /samePlaces.json: row 1, field tnid: there is no listing 7/,
    ],
    [
      'a pair without its place',
      { listings: [listing()], same: [{ tnid: 500, source: 'osm:node/9', same: false, why: 'x' }] },
      /row 1, field source: there is no place osm:node\/9/,
    ],
    [
      'an element twice',
      { places: [place(1, 1), place(2, 1)] },
      /row 2, field id: source osm:node\/1 is already in mapPlaces.json/,
    ],
    ['a number twice', { places: [place(500, 1)], listings: [listing()] }, /field tnid: listings 500 is already in/],
    ['an id that is none', { places: [{ ...place(1, 1), id: 'node/x' }] }, /row 1, field id/],
    [
      'what the directory does not list',
      { places: [place(1, 1, { tags: { amenity: 'bank' } })] },
      /mapPlaces.json: row 1: not something that the directory lists/,
    ],
    [
      'a city that is not there',
      { places: [{ ...place(1, 1), place: 9 }] },
      /row 1, field place: the gazetteer has no city 9/,
    ],
  ])('%s is refused', async (_, files, error) => {
    const { store, seed } = await open()
    await expect(seed(files)).rejects.toThrow(error)
    expect(await living(store)).toEqual({})
  })
})
