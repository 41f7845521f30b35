import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { StoredHotels } from '#core/contract/data-files.ts'
import { putContent } from '#data/store/content.repository.ts'
import type { Store } from '#data/store/database.ts'
import { listing } from '../../data/test/content.ts'
import { temporaryFolder } from '../../data/test/helpers.ts'
import { fetchHotels, hotelsQuery } from '../fetch/hotels.ts'
import { hotelsText } from '../fetch/hotels-text.ts'
import { fakeServer, json, page, settingsFor, testWorld } from './fetch-world.ts'
import { JERUSALEM, overpass, PARIS, smallWorld, VIENNA } from './import-world.ts'

const INTERPRETER = '/api/interpreter'
const DAY_MS = 86_400_000

/** Elements as Overpass sends them with `out center tags`. */
const SACHER = {
  type: 'way',
  id: 7,
  center: { lat: 48.2039876, lon: 16.3694321 },
  tags: {
    tourism: 'hotel',
    name: 'Hotel Sacher',
    'name:he': 'מלון זאכר',
    'name:en': 'Hotel Sacher',
    'name:ja': 'ザッハー',
    alt_name: 'Sacher;Das  Sacher Wien',
    brand: 'Sacher',
    stars: '5',
    phone: '+43 1 514560',
  },
}
const node = (id: number, name: string, [lat, lon]: [number, number], tags: object = {}) => ({
  type: 'node',
  id,
  lat,
  lon,
  tags: { tourism: 'hotel', name, ...tags },
})
const WOMBATS = node(10, "Wombat's", [48.19, 16.36], { tourism: 'hostel' })
const LUTETIA = node(4, 'Lutetia', [48.851, 2.327])

async function listIn(db: Store, places: readonly number[], more: { sample?: boolean } = {}): Promise<void> {
  const rows = places.map((place) => ({
    kind: 'listings' as const,
    id: String(place),
    body: { ...listing(place, { place }), ...more },
    sample: more.sample ?? false,
  }))
  await db.transaction().execute((trx) => putContent(trx, rows, { origin: 'seed', now: 1 }))
}

async function openDesk() {
  const server = await fakeServer()
  const db = await smallWorld()
  await listIn(db, [PARIS, VIENNA])
  await listIn(db, [JERUSALEM], { sample: true })
  const folder = join(temporaryFolder(), 'fetched')
  const world = testWorld()
  const run = ({ apply = true, maxAgeMs = DAY_MS } = {}) =>
    fetchHotels(db, settingsFor(server.url), { folder, maxAgeMs, apply }, world)
  const stored = async () => {
    const rows = await db
      .selectFrom('content')
      .select(['id', 'body', 'seq'])
      .where('kind', '=', 'hotels')
      .where('deleted', '=', 0)
      .execute()
    return new Map(rows.map(({ id, body, seq }) => [Number(id), { ...(JSON.parse(body) as StoredHotels), seq }]))
  }
  const queries = () => server.asked.filter(({ path }) => path === INTERPRETER).map(({ form }) => form['data']!)
  return { server, db, folder, world, run, stored, queries }
}

test('the hotels around towns with listings are shown, and taken in when that is wished', async () => {
  const { server, folder, world, run, stored, queries } = await openDesk()
  server.answer(INTERPRETER, json(overpass([WOMBATS, SACHER])), json(overpass([LUTETIA])))
  const dryRun = await run({ apply: false })
  expect(dryRun).toMatchObject({ hotels: 3, towns: 2, before: 0, new: 3, changed: 0, gone: 0, dryRun: true })
  expect(hotelsText(dryRun)).toContain('new: Hotel Sacher (way/7)')
  expect(await stored()).toEqual(new Map())

  world.later(DAY_MS / 2)
  expect(await run()).toMatchObject({ new: 3, dryRun: false })
  expect(queries()).toHaveLength(2)
  expect(world.waits).toEqual([5, 5])
  expect(readdirSync(folder)).toEqual(['hotels-20260601T000010Z.json', 'hotels-20260601T000010Z.json.applied'])
  const towns = await stored()
  expect([...towns.keys()].sort()).toEqual([VIENNA, PARIS].sort())
  expect(towns.get(VIENNA)?.hotels).toEqual([
    { id: 'node/10', name: "Wombat's", position: [16.36, 48.19] },
    {
      id: 'way/7',
      name: 'Hotel Sacher',
      names: { he: 'מלון זאכר' },
      also: ['Das Sacher Wien'],
      position: [16.36943, 48.20399],
    },
  ])
})

test('a country is one query for its towns, and never for schools', async () => {
  const { server, run, queries } = await openDesk()
  server.answer(INTERPRETER, json(overpass([])))
  await run()
  const [austria = '', france = ''] = queries()
  const hotels = '["tourism"~"^(hotel|guest_house|hostel)$"]["name"]["amenity"!~"school|'
  expect(austria).toContain(`  nwr${hotels}`)
  expect(austria.match(/nwr/g)).toHaveLength(1)
  expect(austria).toMatch(/\(around:18000,48\.2085,16\.3721\);\n\);\nout center tags;$/)
  expect(france).toMatch(/\(around:20000,48\.8534,2\.3488\);/)
  const circle = { lat: 1, lng: 2, km: 3 }
  expect(hotelsQuery([circle, { ...circle, lat: 4 }]).match(/around:3000/g)).toHaveLength(2)
})

test('what changed, moved or is gone is counted, and unchanged towns are not written again', async () => {
  const { server, run, stored } = await openDesk()
  server.answer(INTERPRETER, json(overpass([WOMBATS, SACHER])), json(overpass([LUTETIA])))
  await run()
  const before = await stored()
  const renamed = { ...SACHER, tags: { ...SACHER.tags, name: 'Sacher Palace' } }
  server.answer(INTERPRETER, json(overpass([renamed])), json(overpass([LUTETIA])))
  const report = await run({ maxAgeMs: 0 })
  expect(report).toMatchObject({ new: 0, changed: 1, gone: 1, before: 3, hotels: 2 })
  expect(report.examples).toEqual(['changed: Sacher Palace (way/7)', "gone: Wombat's (node/10)"])
  const after = await stored()
  expect(after.get(VIENNA)?.hotels.map(({ name }) => name)).toEqual(['Sacher Palace'])
  expect(after.get(PARIS)).toEqual(before.get(PARIS))
  server.answer(INTERPRETER, json(overpass([renamed])), json(overpass([])))
  await run({ maxAgeMs: 0 })
  expect(await stored()).not.toHaveProperty(String(PARIS))
  expect([...(await stored()).keys()]).toEqual([VIENNA])
})

test('what is no point with a name is left out', async () => {
  const { server, run, stored } = await openDesk()
  const wrong = [
    node(1, ' ', [48.2, 16.3]),
    node(2, 'x'.repeat(3000), [48.2, 16.3]),
    { type: 'way', id: 3, tags: { tourism: 'hotel', name: 'Nowhere' } },
    { type: 'area', id: 4, lat: 48.2, lon: 16.3, tags: { name: 'No element' } },
    node(5, 'two\nlines', [48.2, 16.3]),
  ]
  server.answer(INTERPRETER, json(overpass(wrong)), json(overpass([])))
  await run()
  expect((await stored()).get(VIENNA)?.hotels).toEqual([{ id: 'node/5', name: 'two lines', position: [16.3, 48.2] }])
})

test('after a failure nothing has changed, and the same command goes on with the other countries', async () => {
  const { server, folder, run, stored, queries } = await openDesk()
  server.answer(INTERPRETER, json(overpass([SACHER])), page(400, 'no'))
  await expect(run()).rejects.toThrow('refuses (400): no')
  expect(await stored()).toEqual(new Map())
  server.answer(INTERPRETER, json(overpass([LUTETIA])))
  await run()
  expect(queries()).toHaveLength(3)
  expect([...(await stored()).keys()].sort()).toEqual([VIENNA, PARIS].sort())
  expect(readdirSync(folder).filter((name) => name.endsWith('.json'))).toHaveLength(1)
})

test('an answer that lacks most of a country is not believed', async () => {
  const { server, folder, run, stored } = await openDesk()
  const many = Array.from({ length: 40 }, (_, i) => node(100 + i, `Inn ${i}`, [48.2, 16.3]))
  server.answer(INTERPRETER, json(overpass(many)), json(overpass([])))
  await run()
  server.answer(INTERPRETER, json(overpass(many.slice(0, 19))))
  await expect(run({ maxAgeMs: 0 })).rejects.toThrow(/hotels-AT has 19, and there were 40: nothing was changed/)
  expect((await stored()).get(VIENNA)?.hotels).toHaveLength(40)
  expect(existsSync(join(folder, 'hotels-AT-20260601T000010Z.json'))).toBe(false)
})

test('a site without real listings asks nobody', async () => {
  const server = await fakeServer()
  const db = await smallWorld()
  await listIn(db, [JERUSALEM], { sample: true })
  const options = { folder: temporaryFolder(), maxAgeMs: 0, apply: true }
  await expect(fetchHotels(db, settingsFor(server.url), options, testWorld())).rejects.toThrow('No town has listings')
  expect(server.asked).toEqual([])
})
