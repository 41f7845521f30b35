import { expect, test } from 'vitest'
import { city, listings, run, scratch, smallWorld, sampleMapping } from './import-world.ts'

const sample = sampleMapping()
const mapping = {
  ...sample,
  delimiter: ',',
  fields: {
    ...Object.fromEntries(
      ['address', 'town', 'country', 'title.en', 'title.he', 'description.en', 'description.he'].map((name) => [
        name,
        name,
      ]),
    ),
    'position.lat': 'lat',
    'position.lng': 'lng',
    dtype: { value: 232 },
  },
}
const COLUMNS = [
  'ID',
  'address',
  'town',
  'country',
  'title.en',
  'title.he',
  'description.en',
  'description.he',
  'lat',
  'lng',
]
type Row = Readonly<Record<string, string | number>>
const PLAIN: Row = { ID: 1, address: '1 Example Street', town: 'Paris', 'title.en': 'Sample', lat: 48.85, lng: 2.35 }
const tableOf = (...rows: Row[]) =>
  [COLUMNS, ...rows.map((row) => COLUMNS.map((name) => row[name] ?? ''))].map((cells) => cells.join(',')).join('\n')

/** The import of one row into a store of its own. */
async function importRow(change: Row) {
  const db = await smallWorld()
  const file = scratch()('a.csv', tableOf({ ...PLAIN, ...change }))
  const report = await run(db, file, { mapping })
  return { report, listing: (await listings(db))['1'] }
}

const LONG = 'x'.repeat(20_000)

test.each<[field: string, change: Row, kept: object]>([
  ['description', { 'description.en': LONG }, {}],
  ['description', { 'description.en': LONG, 'description.he': 'תיאור' }, { description: { en: 'תיאור', he: 'תיאור' } }],
  ['description', { 'description.en': 'Words', 'description.he': LONG }, { description: { en: 'Words' } }],
  ['title', { 'title.he': LONG }, { title: { en: 'Sample' } }],
  ['address', { address: LONG }, { address: 'Paris' }],
])('a %s that is too long is left out and counted, and its place taken in', async (field, change, rest) => {
  const { report, listing } = await importRow(change)
  expect(report).toMatchObject({ counts: { new: 1 }, skipped: {} })
  expect(report.dropped).toEqual({ [field]: { count: 1, example: expect.stringMatching(/^"x{79} \(line 2\)$/) } })
  expect(listing).toMatchObject({ title: { en: 'Sample' }, ...rest })
  for (const [name, value] of Object.entries(rest)) expect(listing).toHaveProperty(name, value)
})

test('a place whose every name is too long is broken', async () => {
  const { report } = await importRow({ 'title.en': LONG })
  expect(report.skipped).toEqual({ broken: 1 })
  expect(report.skippedExamples).toMatchObject([
    { where: 'line 2', skip: 'broken', why: expect.stringContaining('field title does not fit') },
  ])
})

/** One row with fields of its own, and what they say there. */
async function read(fields: object, row: Row) {
  const db = await smallWorld()
  const columns = [...COLUMNS, ...Object.keys(row)]
  const all: Row = { ...PLAIN, ...row }
  const table = [columns, columns.map((name) => all[name] ?? '')].map((cells) => cells.join(',')).join('\n')
  const file = scratch()('a.csv', table)
  const own = { ...mapping, fields: { ...mapping.fields, ...fields } }
  const report = await run(db, file, { mapping: own })
  return { report, listing: (await listings(db))['1'] }
}

test.each([
  ['www.example.org', 'https://www.example.org'],
  ['example.org/kosher?a=1', 'https://example.org/kosher?a=1'],
  ['http://example.org', 'http://example.org'],
])('the website %s is %s', async (text, website) => {
  const { report, listing } = await read({ website: 'Web' }, { Web: text })
  expect(listing).toMatchObject({ website })
  expect(report.dropped).toEqual({})
})

test('what is no website is left out and named', async () => {
  const { report, listing } = await read({ website: 'Web' }, { Web: 'by phone' })
  expect(listing).not.toHaveProperty('website')
  expect(report.dropped['website']?.example).toContain('"by phone"')
})

test.each(['Butcher', 'BUTCHER', 'butcher'])('a mapped word is known in large and small letters: %s', async (word) => {
  const values = { butcher: 'butcher', Bakery: 'bakery' }
  const fields = { businessesType: { column: 'Kind', values } }
  const { listing } = await read(fields, { Kind: word })
  expect(listing).toMatchObject({ businessesType: 'butcher' })
})

test('an error shows what the cell says', async () => {
  const { report } = await read({ dtype: 'Type' }, { Type: 'foundry' })
  expect(report.skippedExamples).toEqual([
    {
      where: 'line 2',
      skip: 'broken',
      why: '(1) field dtype does not fit: "foundry"',
      reason: { code: 'unfit', values: { field: 'dtype', value: '"foundry"' } },
    },
  ])
  const delivery = await read({ delivery: 'Delivery' }, { Delivery: 'perhaps' })
  expect(delivery.report.dropped['delivery']?.example).toContain('"perhaps"')
})

const TEL_AVIV = city(293397, 'Tel Aviv', 'IL', [34.78, 32.08], 432_892)
const PAPHOS = city(146214, 'Paphos', 'CY', [32.4245, 34.7768], 35_961)
const SAN_JUAN = city(4568127, 'San Juan', 'PR', [-66.1057, 18.4663], 418_140)
const MIAMI = city(4164138, 'Miami', 'US', [-80.1937, 25.7743], 441_003)

/** The import of one row into a store with more towns: where it was listed, or why it was not. */
async function placed(row: Row): Promise<number | string | undefined> {
  const db = await smallWorld([TEL_AVIV, PAPHOS, SAN_JUAN, MIAMI])
  const file = scratch()('a.csv', tableOf({ ...PLAIN, ...row }))
  const report = await run(db, file, { mapping })
  return (await listings(db))['1']?.place ?? report.skippedExamples[0]?.why
}
const SWAPPED = { town: 'Tel Aviv', lat: 34.78, lng: 32.08 }

test('a row in another country than its own is broken: it names both, or says what is swapped', async () => {
  expect(await placed({ ...SWAPPED, country: 'IL' })).toBe(
    '(1) latitude and longitude are swapped: the other way round, it is in Tel Aviv (IL)',
  )
  for (const country of ['il', 'Israel', 'ישראל', 'ИЗРАИЛЬ'])
    expect(await placed({ ...SWAPPED, country })).toMatch(/in Tel Aviv \(IL\)/)
  expect(await placed({ town: 'Miami', lat: 25.77, lng: -80.19, country: 'IL' })).toBe(
    '(1) its country is Israel (IL), but its position is in Miami, United States (US): correct one of them; ' +
      'latitude and longitude may be swapped',
  )
})

test.each<[what: string, Row, place: number]>([
  ['of the same country', { town: 'Tel Aviv', lat: 32.08, lng: 34.78, country: 'IL' }, 293397],
  ['of the same country in small letters', { lat: 32.08, lng: 34.78, country: 'il' }, 293397],
  ['without a country', SWAPPED, 146214],
  ['with a country that nobody knows', { ...SWAPPED, country: 'Isreal' }, 146214],
  ['with a code that no country has', { ...SWAPPED, country: 'UK' }, 146214],
  ['that names the country of a territory', { lat: 18.46, lng: -66.1, country: 'US' }, 4568127],
])('a row %s is listed by its position', async (_, row, place) => {
  expect(await placed(row)).toBe(place)
})

test('a row that names its city by number keeps it, whatever its country', async () => {
  const db = await smallWorld([TEL_AVIV, PAPHOS])
  const fields = { ...mapping.fields, place: { value: 146214 } }
  const file = scratch()('a.csv', tableOf({ ...PLAIN, ...SWAPPED, country: 'IL' }))
  await run(db, file, { mapping: { ...mapping, fields } })
  expect((await listings(db))['1']?.place).toBe(146214)
})
