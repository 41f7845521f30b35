import { expect, test } from 'vitest'
import { readPrayers } from '#core/domain/prayers/notation.ts'
import { placeRow } from '#data/index/cards.ts'
import type { CityInput, ListingInput } from '#data/index/inputs.ts'
import type { Index } from '#data/index/open.ts'
import { pageInput } from '#data/index/page-kinds.ts'
import { placesWithPages } from '#data/index/queries.ts'
import { city, documents, listing, PARIS } from './content.ts'
import { builtIndex, expectAsRebuilt, night, subjectRows, update, World } from './world.ts'

const REYKJAVIK = 3413829
const KRAKOW = 3094802
const SUVA = 2198148
const JERUSALEM = 281184

/** The small world with an empty capital far from everything. */
function world(): World {
  const own = new World(documents())
  const names = { en: 'Reykjavik' }
  own.put(
    'cities',
    REYKJAVIK,
    city({
      id: REYKJAVIK,
      names,
      lat: 64.135,
      lng: -21.895,
      country: 'IS',
      capital: true,
      timeZone: 'Atlantic/Reykjavik',
    }),
  )
  own.put('countries', 2629691, { id: 2629691, code: 'IS', continent: 'EU', names: { en: 'Iceland' } })
  return own
}

const synagogue = (tnid: number, fields = {}) => listing(tnid, { dtype: 231, ...fields })
const mission = (tnid: number, fields = {}) => listing(tnid, { dtype: 233, embassyType: 'embassy', ...fields })
const airport = (id: number, code: string, position: [number, number], fields = {}) => ({
  id,
  code,
  name: `${code} Airport`,
  country: 'IS',
  position,
  ...fields,
})

/** Of a country none. */
const help = (index: Index, id: number) => (pageInput(index, 'place', id) as CityInput).help

/** The guides whose hashes differ. */
function changedGuides(before: ReturnType<typeof subjectRows>, after: ReturnType<typeof subjectRows>): number[] {
  const hashes = new Map(before.map(({ kind, ref, sub, hash }) => [`${kind} ${ref} ${sub}`, hash]))
  return after
    .filter((row) => row.kind === 'place' && hashes.get(`place ${row.ref} 0`) !== row.hash)
    .map(({ ref }) => ref)
}

async function changes(index: Index, own: World): Promise<number[]> {
  const before = subjectRows(index)
  await update(index, own)
  return changedGuides(before, subjectRows(index))
}

test('the nearest of each kind at any distance, with its direction', async () => {
  const index = await builtIndex(world())
  const { synagogue: found, eating, embassy, mission: other } = help(index, REYKJAVIK)
  expect(found).toMatchObject({ tnid: 100, towards: 'se', place: { id: PARIS } })
  expect(found!.km).toBeGreaterThan(2000)
  expect(eating?.place.id).toBe(JERUSALEM)
  expect([embassy, other]).toEqual([undefined, undefined])
})

test('a new synagogue changes the guides that it is nearest to, however far, and only those', async () => {
  const own = world()
  const index = await builtIndex(own)
  own.put('listings', 500, synagogue(500, { place: KRAKOW, position: [-10, 60], address: 'Far out' }))
  const changed = await changes(index, own)
  expect(help(index, REYKJAVIK).synagogue?.tnid).toBe(500)
  expect(help(index, PARIS).synagogue?.tnid).toBe(100)
  // The listing's own country apart, which lists it.
  const abroad = placesWithPages(index).filter((id) => placeRow(index, id)!.country !== 'PL')
  const named = abroad.filter((id) => (help(index, id) as CityInput['help'] | undefined)?.synagogue?.tnid === 500)
  expect(named).toContain(REYKJAVIK)
  expect(changed.filter((id) => abroad.includes(id)).sort()).toEqual(named.sort())
  expect(named.length).toBeLessThan(abroad.length / 2)
  await expectAsRebuilt(index, own)
})

test('a farther one changes no guide far away', async () => {
  const own = world()
  const index = await builtIndex(own)
  own.put('listings', 501, synagogue(501, { place: SUVA, position: [178.44, -18.14] }))
  const changed = await changes(index, own)
  expect(changed).toContain(SUVA)
  expect(changed).not.toContain(REYKJAVIK)
  await expectAsRebuilt(index, own)
})

test('what moves away, changes its type, becomes a sample or goes is no longer the nearest', async () => {
  const own = world()
  own.put('listings', 500, synagogue(500, { place: KRAKOW, position: [-10, 60] }))
  const index = await builtIndex(own)
  const near = () => help(index, REYKJAVIK).synagogue?.tnid
  for (const fields of [{ position: [19.9, 50] }, { dtype: 237 }, { sample: true }]) {
    expect(near()).toBe(500)
    own.put('listings', 500, { ...synagogue(500, { place: KRAKOW, position: [-10, 60] }), ...fields })
    expect(await changes(index, own)).toContain(REYKJAVIK)
    expect(near()).not.toBe(500)
    await expectAsRebuilt(index, own)
    own.put('listings', 500, synagogue(500, { place: KRAKOW, position: [-10, 60] }))
    await update(index, own)
  }
  own.remove('listings', 500)
  await update(index, own)
  expect(near()).toBe(100)
  await expectAsRebuilt(index, own)
})

test('a new title reaches the guides that name it', async () => {
  const own = world()
  const index = await builtIndex(own)
  const body = JSON.parse(index.get<{ body: string }>('select body from listings where tnid = 100')!.body) as object
  own.put('listings', 100, { ...body, title: { en: 'Renamed' } })
  expect(await changes(index, own)).toEqual(expect.arrayContaining([REYKJAVIK, SUVA]))
  expect(help(index, REYKJAVIK).synagogue?.title).toEqual({ en: 'Renamed' })
})

test('a place to stay names the nearest synagogue on foot, and follows its changes alone', async () => {
  const own = world()
  const at = (north: number) => ({ place: SUVA, position: [178.44, -18 + north] as [number, number] })
  own.put('listings', 600, listing(600, { dtype: 230, ...at(0) }))
  own.put('listings', 601, synagogue(601, at(0.014)))
  own.put('listings', 602, synagogue(602, at(0.019)))
  own.put('listings', 603, listing(603, { dtype: 228, ...at(-0.02) }))
  const index = await builtIndex(own)
  const hashOf = (tnid: number) => subjectRows(index).find((row) => row.kind === 'listing' && row.ref === tnid)?.hash
  const near = () => (pageInput(index, 'listing', 600, 230) as ListingInput).synagogue
  expect(near()).toEqual({
    tnid: 601,
    dtype: 231,
    title: listing(601, {}).title,
    km: 1.56,
    position: at(0.014).position,
  })
  const kitchen = hashOf(603)
  for (const [fields, expected] of [
    [{ title: { en: 'Renamed' } }, { tnid: 601, title: { en: 'Renamed' } }],
    [at(0.005), { tnid: 601, km: 0.56 }],
    [at(0.02), undefined],
    [{ ...at(0.01), sample: true }, undefined],
    [at(0.014), { tnid: 601, km: 1.56 }],
  ] as const) {
    const before = hashOf(600)
    own.put('listings', 601, synagogue(601, { ...at(0.014), ...fields }))
    await update(index, own)
    if (expected) expect(near()).toMatchObject(expected)
    else expect(near()).toBeUndefined()
    if (!('sample' in fields)) expect(hashOf(600)).not.toBe(before)
  }
  own.remove('listings', 601)
  await update(index, own)
  await expectAsRebuilt(index, own)
  expect(near()).toBeUndefined()
  expect(hashOf(603)).toBe(kitchen)
})

test('of two in one building the first by number, whatever comes first', async () => {
  const own = world()
  const at = { place: KRAKOW, position: [-10, 60] }
  own.put('listings', 502, synagogue(502, at))
  const index = await builtIndex(own)
  own.put('listings', 501, synagogue(501, at))
  await update(index, own)
  own.put('listings', 503, synagogue(503, at))
  await update(index, own)
  expect(help(index, REYKJAVIK).synagogue?.tnid).toBe(501)
  await expectAsRebuilt(index, own)
})

test('many changes at once are as many single ones', async () => {
  const own = world()
  const index = await builtIndex(own)
  for (let i = 0; i < 80; i++) {
    own.put('listings', 600 + i, synagogue(600 + i, { place: KRAKOW, position: [i * 2 - 80, i - 20] }))
  }
  expect(await changes(index, own)).toContain(SUVA)
  await expectAsRebuilt(index, own)
})

test('a sample is never the nearest', async () => {
  const own = world()
  own.put('listings', 500, synagogue(500, { place: KRAKOW, position: [-21.9, 64.1], sample: true }))
  const index = await builtIndex(own)
  expect(help(index, REYKJAVIK).synagogue?.tnid).toBe(100)
})

test('the embassy of the country is in charge; a nearer mission is shown beside it', async () => {
  const own = world()
  own.put('listings', 700, mission(700, { place: PARIS, position: [2.31, 48.87] }))
  const index = await builtIndex(own)
  expect(help(index, PARIS).embassy?.tnid).toBe(700)
  expect(help(index, PARIS).mission).toBeUndefined()
  expect(help(index, REYKJAVIK)).toMatchObject({ mission: { tnid: 700 } })
  expect(help(index, REYKJAVIK).embassy).toBeUndefined()
  expect(help(index, JERUSALEM)).not.toHaveProperty('mission')
  own.put('listings', 699, mission(699, { place: PARIS, position: [2.35, 48.853], embassyType: 'consulate' }))
  own.put('listings', 698, mission(698, { place: PARIS, position: [2.35, 48.853], embassyType: 'permanent-mission' }))
  await update(index, own)
  expect(help(index, PARIS)).toMatchObject({ embassy: { tnid: 700 }, mission: { tnid: 699 } })
  await expectAsRebuilt(index, own)
})

test('the nearest airport, and the nearest large one', async () => {
  const own = world()
  const index = await builtIndex(own)
  expect(help(index, REYKJAVIK).airports).toEqual([])
  own.put('airports', 123, airport(123, 'KEF', [-22.6056, 63.985], { large: true }))
  own.put('airports', 125, airport(125, 'RKV', [-21.9406, 64.13]))
  await update(index, own)
  expect(help(index, REYKJAVIK).airports).toEqual([
    { code: 'RKV', names: { en: 'RKV Airport' }, km: 2.3, towards: 'w' },
    { code: 'KEF', names: { en: 'KEF Airport' }, km: 38.4, towards: 'sw' },
  ])
  own.remove('airports', 125)
  await update(index, own)
  expect(help(index, REYKJAVIK).airports.map(({ code }) => code)).toEqual(['KEF'])
  await expectAsRebuilt(index, own)
})

test('a guide without listings is indexed with two things that help', async () => {
  const own = world()
  const rows = documents().filter(({ kind }) => kind === 'listings')
  for (const { id } of rows) own.remove('listings', id)
  own.put('airports', 125, airport(125, 'RKV', [-21.9406, 64.13]))
  const index = await builtIndex(own)
  const noindex = () => subjectRows(index).find(({ kind, ref }) => kind === 'place' && ref === REYKJAVIK)?.noindex
  expect(noindex()).toBe(1)
  own.put('listings', 500, synagogue(500, { place: PARIS, position: [2.34, 48.87], sample: true }))
  await night(index, own)
  expect(noindex()).toBe(1)
  own.put('listings', 500, synagogue(500, { place: PARIS, position: [2.34, 48.87] }))
  await update(index, own)
  expect(noindex()).toBe(0)
})

test('what is listed in a city or a district of it is no longer unknown', async () => {
  const own = world()
  own.put('cities', 77, city({ id: 77, names: { en: 'Quarter' }, lat: 64.14, lng: -21.9, country: 'IS' }))
  own.put('places', 77, { id: 77, names: { en: 'Quarter' }, partOf: REYKJAVIK })
  const index = await builtIndex(own)
  expect(help(index, REYKJAVIK).unknown).toEqual(['minyan', 'shop', 'mikveh', 'eruv'])
  const at = { place: 77, position: [-21.9, 64.14] as [number, number] }
  own.put('listings', 800, listing(800, { ...at, dtype: 232, businessesType: 'grocery' }))
  own.put('listings', 801, listing(801, { ...at, dtype: 232, businessesType: 'mikvah', sample: true }))
  own.put('listings', 802, synagogue(802, at))
  await update(index, own)
  expect(help(index, REYKJAVIK).unknown).toEqual(['minyan', 'mikveh', 'eruv'])
  own.put('listings', 802, synagogue(802, { ...at, prayers: { en: 'Every morning at 7' } }))
  await update(index, own)
  expect(help(index, REYKJAVIK).unknown).toEqual(['mikveh', 'eruv'])
  const stated = { ...readPrayers('shacharit Su-Fr 07:00')!, source: { name: 'Editors' }, confirmedAt: '2026-11-20' }
  own.put('listings', 802, synagogue(802, { ...at, prayerTimes: stated }))
  await update(index, own)
  expect(help(index, REYKJAVIK).unknown).toEqual(['mikveh', 'eruv'])
  await expectAsRebuilt(index, own)
})
