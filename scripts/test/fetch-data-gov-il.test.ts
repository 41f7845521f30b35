import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { Site } from '../engine/site.ts'
import { rowsPath, PAGE_ROWS } from '../fetch/ckan.ts'
import { dataGovIl } from '../fetch/data-gov-il.ts'
import { MIKVAOT, OLD_MIKVAOT, SYNAGOGUES } from '../fetch/data-gov-il-tables.ts'
import { jobsOf } from '../fetch/jobs.ts'
import { fetchRegister } from '../fetch/registers.ts'
import { temporaryFolder } from '../../data/test/helpers.ts'
import { cutOff, fakeServer, json, page, settingsFor, testWorld, type FakeServer, type Reply } from './fetch-world.ts'
import { city, everything, JERUSALEM, listings, smallWorld } from './import-world.ts'

const HAIFA = 294_801
const BEER_SHEVA = 295_530
/** A town with its Hebrew name. */
const town = (he: string, ...rest: Parameters<typeof city>) => {
  const { body, ...row } = city(...rest)
  return { ...row, body: { ...(body as object), names: { en: rest[1], he } } }
}
const TOWNS = [
  town('חיפה', HAIFA, 'Haifa', 'IL', [34.9885, 32.8184], 267_300),
  town('באר שבע', BEER_SHEVA, 'Beersheba', 'IL', [34.7913, 31.2518], 186_600),
  town('ירושלים', 1, 'Jerusalem', 'US', [-80, 40], 2000),
  town('ירושלים', JERUSALEM, 'Jerusalem', 'IL', [35.2163, 31.769], 801_000),
]
const API = '/api/3/action'
const DATASETS = { mikvaot: MIKVAOT, old: OLD_MIKVAOT, synagogues: SYNAGOGUES } as const
type Dataset = keyof typeof DATASETS

const mikvah = (_id: number, more: object = {}) => ({
  _id,
  counciName: 'ירושלים',
  mikveCity: 'ירושלים',
  mikveName: 'הר נוף',
  MikveAddress: 'קצנלבוגן 12',
  mikvePhone: '02-6510000',
  responsibleWorker: 'Sample Person',
  activityHoursSummer: '20:00-23:00',
  ...more,
})
const oldMikvah = (_id: number, more: object = {}) => ({
  _id,
  Religious_Council: 'חיפה',
  City: 'חיפה',
  neighborhood: 'נווה שאנן',
  Mikve_Address: 'הגליל 5',
  Phone: '04-8320000',
  ...more,
})
const synagogue = (_id: number, more: object = {}) => ({
  _id,
  name: 'אהבת ישראל',
  street: 'רינגלבלום',
  HouseNumbe: 7,
  neighborho: 'א',
  lat: '31.2601',
  lon: '34.8011',
  ...more,
})

/** A page of rows as CKAN gives it. */
const records = (rows: readonly object[], total = rows.length) =>
  json({
    help: 'https://data.gov.il/api/3/action/help_show?name=datastore_search',
    success: true,
    result: {
      include_total: true,
      limit: PAGE_ROWS,
      records_format: 'objects',
      records: rows,
      fields: Object.keys(rows[0] ?? mikvah(1)).map((id) => ({ id, type: 'text' })),
      total,
      total_was_estimated: false,
    },
  })

const done = (result: object) => json({ success: true, result })
const LICENCE = { license_id: 'other-open', license_title: 'Other (Open)', isopen: false }

function serve(server: FakeServer, dataset: Dataset, rows: readonly object[], licence: object = LICENCE): void {
  const { resource } = DATASETS[dataset]
  const changed = { last_modified: '2026-03-02T09:15:30.512345', created: '2020-01-01T00:00:00' }
  server.answer(`${API}/resource_show?id=${resource}`, done({ id: resource, package_id: `id-${dataset}`, ...changed }))
  server.answer(`${API}/package_show?id=id-${dataset}`, done({ name: `sample-${dataset}`, ...licence }))
  server.answer(API + rowsPath(resource, 0), records(rows))
}

async function openDesk() {
  const [server, db, world] = [await fakeServer(), await smallWorld(TOWNS), testWorld()]
  const folder = join(temporaryFolder(), 'fetched')
  const run = (dataset: Dataset, { apply = true, maxAgeMs = 0 } = {}) => {
    const registers = dataGovIl(settingsFor(server.url), world)
    const register = registers.find(({ mapping }) => mapping.source === DATASETS[dataset].mapping.source)!
    return fetchRegister(db, register, { folder, maxAgeMs, apply }, world)
  }
  const files = () => readdirSync(folder).map((name) => readFileSync(join(folder, name), 'utf8'))
  return { server, db, folder, world, run, kept: files }
}

test('a mikvah is in its town, at its address, and nobody knows where exactly', async () => {
  const { server, db, run, kept } = await openDesk()
  serve(server, 'mikvaot', [
    mikvah(1),
    mikvah(2, { mikveName: 'מקווה', MikveAddress: 'שמגר 3' }),
    mikvah(3, { mikveCity: 'Nowhere' }),
    mikvah(4, { mikveName: 'רמות בלנית: Sample 050-1234567', MikveAddress: 'מירסקי 9 טל 02-5860000' }),
    mikvah(5, { mikveCity: null }),
  ])
  const report = await run('mikvaot')
  expect(report).toMatchObject({
    source: 'il-mikvaot',
    licence: 'Other (Open)',
    taken: '2026-03-02T00:00:00.000Z',
    counts: { new: 3 },
    skipped: { 'no-town': 1 },
  })
  const all = Object.values(await listings(db))
  expect(all[2]).toMatchObject({ title: { he: 'מקווה רמות' }, address: 'מירסקי 9' })
  expect(all.map(({ title }) => title.he).sort()).toEqual(['מקווה הר נוף', 'מקווה רמות', 'מקווה, רחוב שמגר'])
  for (const listing of all) {
    expect(listing).toMatchObject({
      dtype: 232,
      businessesType: 'mikvah',
      place: JERUSALEM,
      inTown: true,
      position: [35.2163, 31.769],
      transliterated: true,
      provenance: {
        name: 'Israel’s Ministry of Religious Services',
        licence: 'Other (Open)',
        url: 'https://data.gov.il/dataset/sample-mikvaot',
        checked: '2026-03-02',
      },
    })
    expect(listing.title.en).toMatch(/^[\p{Script=Latin}\p{P}\s]+$/u)
  }
  // Not in what is kept of the answer, either.
  const stored = JSON.stringify([all, kept()])
  for (const secret of ['6510000', '1234567', '5860000', 'Sample Person', 'Sample 050', '20:00'])
    expect(stored).not.toContain(secret)
})

test('the old table adds the cities that the new one lacks, however they are spelt', async () => {
  const { server, db, run } = await openDesk()
  serve(server, 'mikvaot', [mikvah(1), mikvah(2, { mikveCity: 'תל אביב - יפו' })])
  serve(server, 'old', [
    oldMikvah(1),
    oldMikvah(2, { City: '', neighborhood: 'כרמל' }),
    oldMikvah(3, { City: 'ירושלים' }),
    oldMikvah(4, { City: 'תל-אביב' }),
    oldMikvah(5, { City: 'תל אביב' }),
  ])
  const report = await run('old')
  expect(report.source).toBe('il-mikvaot-2018')
  expect(Object.values(await listings(db)).map(({ place, title }) => [place, title.he])).toEqual([
    [HAIFA, 'מקווה כרמל'],
    [HAIFA, 'מקווה נווה שאנן'],
  ])
  expect(report.skipped).toEqual({})
})

test('a synagogue has a pin, but not where many addresses share one, or in metres', async () => {
  const { server, db, run } = await openDesk()
  const centre = { lat: '31.2518', lon: '34.7913' }
  serve(server, 'synagogues', [
    synagogue(1),
    ...['א', 'ב', 'ג'].map((name, i) => synagogue(i + 2, { name: `בית כנסת ${name}`, street: name, ...centre })),
    synagogue(5, { name: 'שערי ציון', lat: '573000', lon: '180000' }),
    synagogue(6, { name: 'חזון', street: 'הפלמ"ח', HouseNumbe: 0, lat: 0, lon: 0 }),
    synagogue(7, { name: 'ישיבת הנגב' }),
  ])
  expect((await run('synagogues')).counts.new).toBe(6)
  const all = Object.values(await listings(db))
  const placed = all.filter(({ inTown }) => !inTown)
  expect(placed).toMatchObject([
    {
      dtype: 231,
      title: { he: 'בית כנסת אהבת ישראל' },
      address: 'רינגלבלום 7',
      place: BEER_SHEVA,
      position: [34.8011, 31.2601],
      provenance: { by: 'Municipality of Be’er Sheva' },
    },
  ])
  expect(all.filter(({ inTown }) => inTown)).toHaveLength(5)
  expect(all.find(({ title }) => title.he?.includes('חזון'))?.address).toBe('הפלמ"ח')
})

test('rows that have other numbers after an upload are the same places, and a moved one is another', async () => {
  const { server, db, run } = await openDesk()
  serve(server, 'mikvaot', [mikvah(1), mikvah(2, { mikveName: 'רמות' })])
  await run('mikvaot')
  const before = await everything(db)
  serve(server, 'mikvaot', [mikvah(17, { mikveName: 'רמות' }), mikvah(18)])
  expect((await run('mikvaot')).counts).toMatchObject({ new: 0, changed: 0, unchanged: 2, vanished: 0 })
  expect(await everything(db)).toEqual(before)
  serve(server, 'mikvaot', [mikvah(1)])
  expect((await run('mikvaot')).counts).toMatchObject({ unchanged: 1, vanished: 1 })
})

test('pages are asked for until all rows are there, also where the server gives fewer than asked', async () => {
  const { server, run } = await openDesk()
  const rows = Array.from({ length: 5 }, (_, i) => mikvah(i + 1, { mikveName: 'א'.repeat(i + 1) }))
  serve(server, 'mikvaot', rows)
  server.answer(API + rowsPath(MIKVAOT.resource, 0), records(rows.slice(0, 2), 5))
  server.answer(
    API + rowsPath(MIKVAOT.resource, 2),
    page(503, '', { 'retry-after': '3' }),
    records(rows.slice(2, 4), 5),
  )
  server.answer(API + rowsPath(MIKVAOT.resource, 4), records(rows.slice(4), 5))
  expect((await run('mikvaot')).counts.new).toBe(5)
})

test('the command fetches one table after the other, and so does FETCH_WEEKLY', async () => {
  const { server, db, world } = await openDesk()
  const context = {
    site: { store: db } as Site,
    settings: { ...settingsFor(server.url), weekly: ['datagovil' as const] },
    world,
  }
  const options = { apply: false, force: false, json: false }
  const names = Object.values(DATASETS).map(({ mapping }) => mapping.source)
  expect(jobsOf({ what: 'datagovil', ...options }, context).map(({ name }) => name)).toEqual(names)
  expect(jobsOf({ what: 'all', weekly: true, ...options }, context).map(({ name }) => name)).toEqual(names)
})

test('a kept answer is used with its licence, without asking', async () => {
  const { server, run } = await openDesk()
  serve(server, 'mikvaot', [mikvah(1)])
  await run('mikvaot', { apply: false })
  const { length } = server.asked
  expect(await run('mikvaot', { maxAgeMs: 1000 })).toMatchObject({ licence: 'Other (Open)', counts: { new: 1 } })
  expect(server.asked).toHaveLength(length)
})

const rows = rowsPath(MIKVAOT.resource, 0)
const resource = `/resource_show?id=${MIKVAOT.resource}`
const dataset = '/package_show?id=id-mikvaot'
const whole = JSON.stringify({ success: true, result: { records: [mikvah(1)], fields: [], total: 1 } })

test.each<[what: string, path: string, reply: Reply, message: RegExp]>([
  ['a limit that stays', rows, page(429, '', { 'retry-after': '2' }), /is busy \(429\), 5 times; nothing was changed/],
  ['a connection closed midway', rows, cutOff(whole.slice(0, 40)), /sent only part of its answer, 5 times/],
  ['broken JSON', rows, page(200, whole.slice(0, -5)), /sent only part of its answer, 5 times/],
  [
    'a page of its firewall',
    rows,
    page(200, '<html>Request Rejected</html>'),
    /does not answer as CKAN does.*DATA_GOV_IL_URL/,
  ],
  [
    'a resource that is gone',
    resource,
    page(404, JSON.stringify({ success: false, error: { message: 'Not found', __type: 'Not Found Error' } })),
    /refuses \(404\): .*Not found/,
  ],
  ['a refusal', rows, json({ success: false, error: { message: 'No such table' } }), /refuses: No such table; nothing/],
  ['another service', rows, json([]), /does not answer as CKAN does/],
  ['no licence', dataset, done({ name: 'sample' }), /publishes sample without a licence: nothing was changed/],
  [
    'a closed licence',
    dataset,
    done({ name: 'sample', license_id: 'notspecified', license_title: 'License not specified' }),
    /publishes sample without an open licence \(License not specified\)/,
  ],
  [
    'a licence for some purposes',
    dataset,
    done({ name: 'sample', license_id: 'cc-by-nc-4.0', license_title: '' }),
    /without an open licence \(cc-by-nc-4.0\)/,
  ],
  [
    'a renamed column',
    rows,
    records(
      [{ ...mikvah(1), mikveCity: undefined, town: 'ירושלים' }].map((row) => JSON.parse(JSON.stringify(row)) as object),
    ),
    /has no column "mikveCity" any more in il-mikvaot \(e80a5e59.*but "_id", .*"town": its columns have changed/,
  ],
  ['no rows at all', rows, records([]), /has no business of the kind: its answers may have changed/],
])('%s changes nothing', async (_, path, reply, message) => {
  const { server, db, folder, run } = await openDesk()
  serve(server, 'mikvaot', [mikvah(1), mikvah(2, { mikveName: 'רמות' })])
  await run('mikvaot')
  const before = [await everything(db), readdirSync(folder)]
  server.answer(API + path, reply)
  await expect(run('mikvaot')).rejects.toThrow(message)
  expect([await everything(db), readdirSync(folder)]).toEqual(before)
})

test('rows that are missing make the answer incomplete', async () => {
  const { server, db, run } = await openDesk()
  serve(server, 'mikvaot', [mikvah(1)])
  server.answer(API + rowsPath(MIKVAOT.resource, 0), records([mikvah(1)], 3))
  server.answer(API + rowsPath(MIKVAOT.resource, 1), records([], 3))
  const before = await everything(db)
  await expect(run('mikvaot')).rejects.toThrow(/gave 1 of 3 rows: nothing was changed/)
  expect(await everything(db)).toEqual(before)
})
