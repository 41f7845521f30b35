import { expect, test } from 'vitest'
import type { Store } from '#data/store/database.ts'
import { weakOf } from '../import/osm/weak.ts'
import {
  city,
  everything,
  JERUSALEM,
  listings,
  overpass,
  restaurant,
  run,
  scratch,
  smallWorld,
} from './import-world.ts'

const WEAK = { 'diet:kosher': 'yes' }

test.each<[what: string, tags: Record<string, string>, country: string, isWeak: boolean]>([
  ['a café with kosher food', { amenity: 'cafe', 'diet:kosher': 'yes' }, 'FR', true],
  ['a supermarket with kosher food', { shop: 'supermarket', kosher: 'yes' }, 'US', true],
  ['a kosher cuisine', { amenity: 'restaurant', cuisine: 'pizza;kosher' }, 'FR', true],
  ['a hotel with kosher food', { tourism: 'hotel', 'diet:kosher': 'yes' }, 'IT', true],
  ['a café in Israel', { amenity: 'cafe', 'diet:kosher': 'yes' }, 'IL', false],
  ['only kosher food', { amenity: 'cafe', 'diet:kosher': 'only' }, 'FR', false],
  ['a certificate', { amenity: 'cafe', 'diet:kosher': 'yes', 'kosher:certification': 'Sample Beth Din' }, 'FR', false],
  ['no certificate', { amenity: 'cafe', 'diet:kosher': 'yes', 'kosher:certification': 'no' }, 'FR', true],
  ['a kosher shop', { shop: 'kosher' }, 'FR', false],
  ['a kosher butcher', { shop: 'butcher', 'diet:kosher': 'yes' }, 'GB', false],
  ['a counter of a supermarket', { shop: 'supermarket', butcher: 'kosher' }, 'GB', false],
  ['a kosher bakery', { shop: 'bakery', bakery: 'kosher' }, 'GB', false],
  ['a branch of a general chain', { shop: 'supermarket', name: 'Tesco Express', 'diet:kosher': 'only' }, 'GB', true],
  ['its like in another country', { shop: 'supermarket', name: 'Tesco Express', 'diet:kosher': 'only' }, 'FR', false],
  ['a kosher shop of such a name', { shop: 'supermarket', name: 'Metro Kosher', 'diet:kosher': 'only' }, 'CA', false],
  ['a synagogue', { amenity: 'place_of_worship', religion: 'jewish', 'diet:kosher': 'yes' }, 'FR', false],
])('%s: %o in %s waits for an editor: %s', (_, tags, country, isWeak) => {
  expect(weakOf(tags, country) !== undefined).toBe(isWeak)
})

const waiting = (db: Store) =>
  db.selectFrom('candidates').select(['source_id', 'country', 'chain', 'state']).orderBy('source_id').execute()

test('a weak tag waits for an editor, is asked about once, and is listed when the map says more', async () => {
  const [db, file] = [await smallWorld(), scratch()]
  const monoprix = { ...WEAK, shop: 'supermarket', brand: 'Monoprix', name: 'Monoprix Marais' }
  const first = file('1.json', overpass([restaurant(1, WEAK), restaurant(2), restaurant(3, monoprix)]))
  expect((await run(db, first, { dryRun: true })).counts).toMatchObject({ new: 1, weak: 2 })
  expect(await waiting(db)).toEqual([])
  expect((await run(db, first)).counts).toMatchObject({ new: 1, weak: 2 })
  expect(Object.keys(await listings(db))).toEqual(['node/2'])
  expect(await waiting(db)).toEqual([
    { source_id: 'node/1', country: 'FR', chain: '', state: 'waiting' },
    { source_id: 'node/3', country: 'FR', chain: 'Monoprix', state: 'waiting' },
  ])
  const before = await everything(db)
  expect((await run(db, first)).counts).toMatchObject({ unchanged: 1, weak: 2 })
  expect(await everything(db)).toEqual(before)

  const second = file('2.json', overpass([restaurant(1, { 'diet:kosher': 'only' }), restaurant(3, monoprix)]))
  expect((await run(db, second)).counts).toMatchObject({ new: 1, weak: 1 })
  expect(Object.keys(await listings(db))).toEqual(['node/1', 'node/2'])
  expect((await waiting(db)).map(({ source_id }) => source_id)).toEqual(['node/3'])
})

test('what an editor has refused does not come back, whatever the map says later', async () => {
  const [db, file] = [await smallWorld(), scratch()]
  await run(db, file('1.json', overpass([restaurant(1, WEAK)])))
  await db.updateTable('candidates').set({ state: 'refused' }).execute()
  const report = await run(db, file('2.json', overpass([restaurant(1)])))
  expect(report).toMatchObject({ counts: { new: 0, weak: 0 }, skipped: { refused: 1 } })
  expect(await listings(db)).toEqual({})
  expect((await waiting(db)).map(({ state }) => state)).toEqual(['refused'])
})

test.each<[what: string, tags: Record<string, string>]>([
  ['is closed', { ...WEAK, opening_hours: 'off' }],
  ['is not kosher any more', { 'diet:kosher': 'no' }],
])('nobody is asked about a place that %s', async (_, tags) => {
  const [db, file] = [await smallWorld(), scratch()]
  await run(db, file('1.json', overpass([restaurant(1, WEAK), restaurant(2)])))
  await run(db, file('2.json', overpass([restaurant(1, tags), restaurant(2)])))
  expect(await waiting(db)).toEqual([])
})

test('nobody is asked about a place that is gone from a whole file', async () => {
  const [db, file] = [await smallWorld(), scratch()]
  await run(db, file('1.json', overpass([restaurant(1, WEAK), restaurant(2)])))
  const second = file('2.json', overpass([restaurant(2)]))
  await run(db, second)
  expect(await waiting(db)).toHaveLength(1)
  await run(db, second, { isWhole: true })
  expect(await waiting(db)).toEqual([])
})

test('in Israel the tag is taken as it is', async () => {
  const [db, file] = [await smallWorld([city(294421, 'Beersheba', 'IL', [34.79, 31.25], 186_600)]), scratch()]
  await run(db, file('1.json', overpass([{ ...restaurant(1, WEAK), lat: 31.769, lon: 35.2163 }])))
  expect((await listings(db))['node/1']?.place).toBe(JERUSALEM)
})
