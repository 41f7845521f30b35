import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { NAMES, pathOf, foodRatings } from '../fetch/food-ratings.ts'
import { newYorkRegister, PAGE_ROWS, queryOf } from '../fetch/new-york.ts'
import { fetchRegister, fromCapitals } from '../fetch/registers.ts'
import { temporaryFolder } from '../../data/test/helpers.ts'
import { cutOff, fakeServer, json, page, settingsFor, testWorld, type Reply } from './fetch-world.ts'
import { city, everything, listings, smallWorld } from './import-world.ts'

const BROOKLYN = 5_110_302
const LONDON = 2_643_743
const TOWNS = [
  city(BROOKLYN, 'Brooklyn', 'US', [-73.94958, 40.6501], 2_300_664),
  city(LONDON, 'London', 'GB', [-0.12574, 51.50853], 8_961_989),
]

async function openDesk(of: 'nyc' | 'uk') {
  const [server, db, world] = [await fakeServer(), await smallWorld(TOWNS), testWorld()]
  const folder = join(temporaryFolder(), 'fetched')
  const register = { nyc: newYorkRegister, uk: foodRatings }[of](settingsFor(server.url), world)
  const run = ({ apply = true } = {}) => fetchRegister(db, register, { folder, maxAgeMs: 0, apply }, world)
  return { server, db, folder, world, run }
}

const nycPath = (offset = 0) => `/resource/43nn-pn8j.json?${queryOf(offset)}`

/** A row as Socrata gives it: texts alone, and none for what is null. */
const nycRow = (camis: number, more: object = {}) => ({
  camis: String(camis),
  dba: "SAMPLE JOE'S GRILL",
  boro: 'Brooklyn',
  building: '1387',
  street: 'CONEY  ISLAND AVENUE',
  zipcode: '11230',
  phone: '7185550100',
  latitude: '40.623736',
  longitude: '-73.964647',
  record_date: '2026-04-17T06:00:10.000',
  ...more,
})

test('New York City: what is filed as Jewish/Kosher is a claim of the register, and no certificate', async () => {
  const { server, db, run } = await openDesk('nyc')
  const rows = [
    nycRow(1),
    nycRow(2, { dba: 'Sample Bakery' }),
    nycRow(3, { latitude: '0', longitude: '0' }),
    nycRow(4, { dba: 'YESHIVA SAMPLE CAFETERIA' }),
    nycRow(5, { dba: 'Sample High School' }),
    nycRow(6, { phone: '__________', dba: undefined }),
  ]
  server.answer(nycPath(), json(rows))
  const report = await run()
  expect(report).toMatchObject({ source: 'nyc-dohmh', counts: { new: 2 }, skipped: { 'no-position': 1 } })
  const all = await listings(db)
  expect(all['1']).toMatchObject({
    title: { en: "Sample Joe's Grill" },
    dtype: 228,
    place: BROOKLYN,
    address: '1387 Coney Island Avenue',
    postcode: '11230',
    phones: ['+17185550100'],
    position: [-73.96465, 40.62374],
    provenance: { name: 'New York City health register', by: 'City of New York', sourceId: 'nyc-dohmh:1' },
    kashrutFacts: [{ claim: 'register-says', confirmedAt: '2026-04-17' }],
  })
  expect(all['2']).toMatchObject({ dtype: 232, businessesType: 'bakery' })
  expect(server.asked[0]?.path).toContain('cuisine_description')
})

test('a register that no longer has a business has closed it, and the same answer again changes nothing', async () => {
  const { server, db, run } = await openDesk('nyc')
  server.answer(nycPath(), json([nycRow(1), nycRow(2), nycRow(3, { dba: 'OLD NAME', record_date: '2026-01-01' })]))
  await run()
  server.answer(
    nycPath(),
    json([nycRow(1), nycRow(3, { dba: 'NEW NAME' }), nycRow(3, { dba: 'OLD NAME', record_date: '2026-01-01' })]),
  )
  expect((await run()).counts).toMatchObject({ new: 0, changed: 1, unchanged: 1, vanished: 1 })
  expect((await listings(db))['2']).toHaveProperty('vanished')
  expect((await listings(db))['3']?.title.en).toBe('New Name')
  const before = await everything(db)
  expect((await run()).counts).toMatchObject({ new: 0, changed: 0, vanished: 0 })
  expect(await everything(db)).toEqual(before)
})

test('New York City answers page by page', async () => {
  const { server, run } = await openDesk('nyc')
  const first = Array.from({ length: PAGE_ROWS }, (_, i) => nycRow(i + 1, { latitude: '0' }))
  server.answer(nycPath(), json(first))
  server.answer(nycPath(PAGE_ROWS), json([nycRow(PAGE_ROWS + 1)]))
  expect((await run({ apply: false })).counts.new).toBe(1)
})

const WHOLE = JSON.stringify([nycRow(1)])
test.each<[what: string, reply: Reply, message: RegExp, tries: number]>([
  [
    'a rate limit that stays',
    page(429, '', { 'retry-after': '2' }),
    /is busy \(429\), 5 times; nothing was changed/,
    5,
  ],
  ['a server that gives up', page(504, '<html>Gateway Timeout</html>'), /is busy \(504\), 5 times/, 5],
  ['a connection closed midway', cutOff(WHOLE.slice(0, 30)), /sent only part of its answer, 5 times/, 5],
  ['broken JSON', page(200, WHOLE.slice(0, -5)), /sent only part of its answer, 5 times/, 5],
  [
    'a column that is gone',
    page(400, JSON.stringify({ code: 'query.soql.no-such-column', message: 'No such column: camis' })),
    /refuses \(400\): .*No such column: camis/,
    1,
  ],
  ['a column that nobody has any more', json([{ ...nycRow(1), dba: undefined }]), /no longer says dba: its columns/, 1],
  ['another service', json({ error: true }), /does not answer as Socrata does/, 1],
  ['nothing at all', json([]), /has no business of the kind: its answers may have changed; nothing was changed/, 1],
])('%s changes nothing', async (_, reply, message, tries) => {
  const { server, db, folder, run } = await openDesk('nyc')
  server.answer(nycPath(), json([nycRow(1), nycRow(2)]))
  await run()
  const before = [await everything(db), readdirSync(folder)]
  server.answer(nycPath(), reply)
  await expect(run()).rejects.toThrow(message)
  expect([await everything(db), readdirSync(folder)]).toEqual(before)
  expect(server.asked).toHaveLength(1 + tries)
})

test('a register that suddenly lacks most of what it had is not believed', async () => {
  const { server, db, run } = await openDesk('nyc')
  server.answer(nycPath(), json(Array.from({ length: 30 }, (_, i) => nycRow(i + 1, { dba: `Sample ${i}` }))))
  await run()
  const before = await everything(db)
  server.answer(nycPath(), json([nycRow(1)]))
  await expect(run()).rejects.toThrow('lacks 29 of the 30 that we have')
  expect(await everything(db)).toEqual(before)
})

/** As the register answers to `x-api-version: 2`. */
const establishments = (rows: readonly object[], totalCount = rows.length) =>
  json({ establishments: rows, meta: { dataSource: 'API', totalCount, pageSize: 5000, totalPages: 1, pageNumber: 1 } })

const business = (FHRSID: number, more: object = {}) => ({
  FHRSID,
  BusinessName: 'Sample Kosher Deli',
  BusinessType: 'Retailers - other',
  AddressLine1: '51 Sample Road',
  AddressLine2: 'London',
  AddressLine3: '',
  PostCode: 'NW11 8AB',
  Phone: '020 7946 0000',
  RatingValue: '5',
  geocode: { longitude: '-0.19', latitude: '51.57' },
  ...more,
})

test('Great Britain: a name that says kosher is listed without any claim, rating or phone', async () => {
  const { server, db, run } = await openDesk('uk')
  server.answer(
    pathOf('kosher'),
    establishments([
      business(1),
      business(2, { BusinessType: 'Restaurant/Cafe/Canteen' }),
      business(3, { BusinessType: 'School/college/university' }),
      business(4, { BusinessName: 'Kosher Meals at Sample School', BusinessType: 'Other catering premises' }),
      // Somebody who cooks at home.
      business(5, { BusinessType: 'Other catering premises', AddressLine1: '', AddressLine2: '' }),
      business(6, { geocode: { longitude: null, latitude: null } }),
    ]),
  )
  server.answer(pathOf('glatt'), establishments([business(1), business(7, { BusinessName: 'Glatt Butchers' })]))
  const report = await run()
  expect(report).toMatchObject({ source: 'fhrs', counts: { new: 3 }, skipped: { 'no-position': 1 } })
  const rows = await listings(db)
  expect(rows['1']).toMatchObject({
    dtype: 232,
    businessesType: 'grocery',
    place: LONDON,
    address: '51 Sample Road, London',
    provenance: { licence: 'OGL-UK-3.0', url: 'https://ratings.food.gov.uk/business/1', sourceId: 'fhrs:1' },
  })
  for (const listing of Object.values(rows)) {
    expect(listing).not.toHaveProperty('kashrutFacts')
    expect(listing).not.toHaveProperty('phones')
  }
  expect(rows['2']?.dtype).toBe(228)
  expect(rows['7']?.businessesType).toBe('butcher')
  expect(server.asked.map(({ path }) => path)).toEqual(NAMES.map(pathOf))
  expect(server.asked[0]?.headers['x-api-version']).toBe('2')
})

test.each<[what: string, reply: Reply, message: RegExp]>([
  ['a part of the answer', establishments([business(1)], 40), /gave 1 of 40 businesses: nothing was changed/],
  ['another service', json([]), /does not answer as the Food Hygiene Rating Scheme does/],
  ['a version that is gone', page(404, 'no such version'), /refuses \(404\): no such version/],
  ['a renamed column', establishments([{ ...business(1), BusinessName: undefined }]), /no longer says BusinessName/],
])('Great Britain: %s changes nothing', async (_, reply, message) => {
  const { server, db, run } = await openDesk('uk')
  server.answer(pathOf('kosher'), reply)
  server.answer(pathOf('glatt'), establishments([]))
  const before = await everything(db)
  await expect(run()).rejects.toThrow(message)
  expect(await everything(db)).toEqual(before)
})

test('names in capitals are written as people write them', () => {
  expect(fromCapitals("MOSHE'S  FALAFEL")).toBe("Moshe's Falafel")
  expect(fromCapitals('B & Y CATERING (JCC)')).toBe('B & Y Catering (Jcc)')
  expect(fromCapitals('deMarchi')).toBe('deMarchi')
})
