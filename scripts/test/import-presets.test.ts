import { expect, test } from 'vitest'
import { readCommand } from '../import/places/command.ts'
import { FOURSQUARE } from '../import/places/presets/foursquare.ts'
import { OVERTURE } from '../import/places/presets/overture.ts'
import { city, JERUSALEM, listings, NOW, PARIS, run, scratch, smallWorld } from './import-world.ts'
import type { Store } from '#data/store/database.ts'

const HAIFA = city(294_801, 'Haifa', 'IL', [34.9885, 32.8184], 267_300)

type Point = [lng: number, lat: number]

/** A place as `overturemaps download -f geojson` writes it. */
const overture = (id: string, category: string | null, more: object = {}, [lng, lat]: Point = [2.359, 48.857]) => ({
  type: 'Feature',
  geometry: { type: 'Point', coordinates: [lng, lat] },
  properties: {
    id,
    version: 3,
    sources: [
      { property: '', dataset: 'meta', license: 'CDLA-Permissive-2.0', record_id: '1', confidence: null },
      { property: '/properties/existence', dataset: 'Overture', license: null, record_id: null },
    ],
    names: { primary: `Sample ${id}`, common: { he: 'דוגמה' }, rules: null },
    categories: { primary: category, alternate: ['restaurant'] },
    basic_category: 'restaurant',
    taxonomy: { primary: category, hierarchy: ['food_and_drink', 'restaurant'], alternates: null },
    confidence: 0.95,
    websites: ['https://example.org/sample'],
    socials: ['https://www.facebook.com/1'],
    emails: ['sample@example.org'],
    phones: ['+33142000000'],
    brand: null,
    addresses: [{ freeform: '5 Rue Sample', locality: 'Paris', postcode: '75004', region: null, country: 'FR' }],
    operating_status: 'open',
    ...more,
  },
})
const IN_ISRAEL = { addresses: [{ freeform: 'Jaffa Street 5', locality: 'Jerusalem', country: 'IL' }] }
const JAFFA_STREET: Point = [35.217, 31.782]

const importOverture = (db: Store, features: readonly object[], options = {}) =>
  run(db, scratch()('places.geojson', { type: 'FeatureCollection', features }), { preset: OVERTURE, ...options })

async function waiting(db: Store) {
  const rows = await db.selectFrom('candidates').selectAll().orderBy('source_id').execute()
  return rows.map(({ source_id, country, chain, tags }) => ({
    id: source_id,
    country,
    chain,
    tags: JSON.parse(tags) as object,
  }))
}

test('Overture: outside Israel food waits for an editor, and a synagogue does not', async () => {
  const db = await smallWorld()
  const report = await importOverture(db, [
    overture('a', 'kosher_restaurant'),
    overture('b', 'kosher_grocery_store', { brand: { names: { primary: 'Tesco' } } }),
    overture('c', 'synagogue'),
    overture('d', 'kosher_restaurant', IN_ISRAEL, JAFFA_STREET),
    overture('e', 'kosher_grocery_store', IN_ISRAEL, JAFFA_STREET),
  ])
  expect(report).toMatchObject({
    source: 'overture',
    licence: 'CDLA-Permissive-2.0',
    counts: { new: 3, weak: 2 },
    skipped: {},
  })
  expect(await waiting(db)).toMatchObject([
    { id: 'a', country: 'FR', tags: { categories: 'kosher_restaurant;restaurant', confidence: '0.95' } },
    { id: 'b', country: 'FR', chain: 'Tesco' },
  ])
  const rows = await listings(db)
  expect(rows['c']).toMatchObject({
    dtype: 231,
    place: PARIS,
    title: { he: 'דוגמה', fr: 'Sample c' },
    address: '5 Rue Sample',
    postcode: '75004',
    website: 'https://example.org/sample',
    position: [2.359, 48.857],
    provenance: {
      name: 'Overture Maps',
      by: 'Overture Maps Foundation, meta, Overture',
      licence: 'CDLA-Permissive-2.0',
      sourceId: 'overture:c',
      status: 'compiled',
    },
  })
  // One of a community may be one of a home.
  expect(rows['c']).not.toHaveProperty('phones')
  expect(rows['d']).toMatchObject({ dtype: 228, place: JERUSALEM, phones: ['+33142000000'] })
  expect(rows['e']).toMatchObject({ dtype: 232, businessesType: 'grocery' })
  for (const listing of Object.values(rows)) {
    expect(listing).not.toHaveProperty('kashrutFacts')
    expect(listing).not.toHaveProperty('email')
    expect(JSON.stringify(listing)).not.toContain('facebook')
  }
})

test('Overture: what is closed for good never comes in, and what is doubtful waits, in Israel too', async () => {
  const db = await smallWorld()
  const report = await importOverture(db, [
    overture('a', 'kosher_restaurant', { ...IN_ISRAEL, operating_status: 'permanently_closed' }, JAFFA_STREET),
    overture('b', 'synagogue', { confidence: 0 }),
    overture('c', 'kosher_restaurant', { ...IN_ISRAEL, confidence: 0.3 }, JAFFA_STREET),
    overture(
      'd',
      'restaurant',
      { ...IN_ISRAEL, categories: { primary: 'restaurant', alternate: ['kosher_restaurant'] } },
      JAFFA_STREET,
    ),
    overture('e', 'synagogue', { operating_status: 'temporarily_closed' }),
    overture('f', 'jewish_restaurant'),
    overture('g', null, { categories: null, taxonomy: null }),
    overture('h', 'synagogue', { names: { primary: 'Sample Messianic Congregation' } }),
    overture('i', 'synagogue', { names: { primary: 'Sample Yeshiva' } }),
  ])
  expect(report).toMatchObject({ counts: { new: 0, weak: 3 }, skipped: { closed: 2, 'not-ours': 4 } })
  expect((await waiting(db)).map(({ id }) => id)).toEqual(['c', 'd', 'e'])
})

test('Overture: a second import asks nothing anew, and nothing about what has closed since', async () => {
  const db = await smallWorld()
  await importOverture(db, [overture('a', 'kosher_restaurant'), overture('b', 'kosher_restaurant', {}, [2.36, 48.86])])
  const before = await waiting(db)
  expect((await importOverture(db, [overture('a', 'kosher_restaurant')])).counts.weak).toBe(1)
  expect(await waiting(db)).toEqual(before)
  await importOverture(db, [overture('a', 'kosher_restaurant', { operating_status: 'permanently_closed' })])
  expect((await waiting(db)).map(({ id }) => id)).toEqual(['b'])
})

test('Overture: names as pairs, values as texts of JSON, and one feature per line', async () => {
  const db = await smallWorld()
  const { properties, ...feature } = overture('a', 'synagogue')
  const names = { primary: 'Sample', common: [{ key: 'he', value: 'דוגמה' }] }
  const asTexts = Object.fromEntries(
    Object.entries({ ...properties, names }).map(([key, value]) => [
      key,
      typeof value === 'object' ? JSON.stringify(value) : value,
    ]),
  )
  const lines = [{ ...feature, properties: asTexts }].map((entry) => JSON.stringify(entry)).join('\n')
  await run(db, scratch()('places.geojsonseq', lines), { preset: OVERTURE })
  expect((await listings(db))['a']).toMatchObject({ title: { he: 'דוגמה' }, address: '5 Rue Sample' })
})

test.each<[what: string, drop: string, RegExp]>([
  ['a status', 'operating_status', /feature 1: has no "operating_status", which Overture’s places have/],
  ['names', 'names', /has no "names", which/],
])('Overture: a file without %s is refused, and changes nothing', async (_, drop, message) => {
  const db = await smallWorld()
  const feature = overture('a', 'synagogue')
  delete (feature.properties as Record<string, unknown>)[drop]
  await expect(importOverture(db, [feature])).rejects.toThrow(message)
  expect(await listings(db)).toEqual({})
})

const COLUMNS = [
  'fsq_place_id', 'name', 'latitude', 'longitude', 'address', 'locality', 'region', 'postcode', 'country',
  'date_created', 'date_refreshed', 'date_closed', 'tel', 'website', 'email', 'fsq_category_ids',
  'fsq_category_labels', 'unresolved_flags',
] // prettier-ignore
const KOSHER = 'Dining and Drinking > Restaurant > Jewish Restaurant > Kosher Restaurant'
const SYNAGOGUE = 'Community and Government > Spiritual Center > Synagogue'

type Row = Readonly<Record<string, string | number>>
const foursquare = (id: string, label: string, more: Row = {}): Row => ({
  fsq_place_id: id,
  name: `Sample ${id}`,
  latitude: 48.857,
  longitude: 2.359,
  address: '5 Rue Sample',
  locality: 'Paris',
  postcode: '75004',
  country: 'FR',
  tel: '+33 1 42 00 00 00',
  website: 'http://example.org',
  email: 'sample@example.org',
  fsq_category_labels: `[${label}]`,
  ...more,
})
const cell = (value: string | number = '') => `"${String(value).replaceAll('"', '""')}"`
const tableOf = (rows: readonly Row[], columns = COLUMNS) =>
  [columns.join(','), ...rows.map((row) => columns.map((name) => cell(row[name])).join(','))].join('\n')
const importFoursquare = (db: Store, rows: readonly Row[], columns = COLUMNS) =>
  run(db, scratch()('places.csv', tableOf(rows, columns)), { preset: FOURSQUARE })

test('Foursquare: by label, with flags and closures', async () => {
  const db = await smallWorld([HAIFA])
  const haifa = { latitude: 32.8184, longitude: 34.9885, locality: 'Haifa', country: 'IL' }
  const report = await importFoursquare(db, [
    foursquare('a', KOSHER),
    foursquare('b', `'Retail > Food and Beverage Retail > Kosher Store', '${SYNAGOGUE}'`),
    foursquare('c', `"${SYNAGOGUE}"`),
    foursquare('d', KOSHER, haifa),
    foursquare('e', KOSHER, { ...haifa, date_closed: '2024-05-01' }),
    foursquare('f', SYNAGOGUE, { date_closed: '2020-01-01' }),
    foursquare('g', KOSHER, { ...haifa, unresolved_flags: '[closed]' }),
    foursquare('h', SYNAGOGUE, { unresolved_flags: '[privatevenue]' }),
    foursquare('i', 'Dining and Drinking > Restaurant > Jewish Restaurant'),
    foursquare('j', SYNAGOGUE, { name: 'Sample Hebrew School' }),
    foursquare('k', SYNAGOGUE, { latitude: '', longitude: '' }),
  ])
  expect(report).toMatchObject({
    source: 'foursquare',
    licence: 'Apache-2.0',
    counts: { new: 2, weak: 3 },
    skipped: { closed: 2, 'not-ours': 3, 'no-position': 1 },
  })
  expect((await waiting(db)).map(({ id, tags }) => [id, tags])).toEqual([
    ['a', { categories: 'Kosher Restaurant' }],
    ['b', { categories: 'Kosher Store;Synagogue' }],
    ['g', { categories: 'Kosher Restaurant', unresolved_flags: 'closed' }],
  ])
  const rows = await listings(db)
  expect(rows['c']).toMatchObject({
    dtype: 231,
    address: '5 Rue Sample',
    website: 'http://example.org',
    provenance: {
      licence: 'Apache-2.0',
      by: 'Foursquare Labs, Inc.',
      url: 'https://foursquare.com/placemakers/review-place/c',
    },
  })
  expect(rows['c']).not.toHaveProperty('phones')
  expect(rows['d']).toMatchObject({ dtype: 228, place: 294_801 })
})

test.each(['fsq_place_id', 'fsq_category_labels', 'date_closed', 'country'])(
  'Foursquare: a table without %s is refused by its name',
  async (column) => {
    const db = await smallWorld()
    const columns = COLUMNS.filter((name) => name !== column)
    await expect(importFoursquare(db, [foursquare('a', SYNAGOGUE)], columns)).rejects.toThrow(`"${column}"`)
    expect(await listings(db)).toEqual({})
  },
)

test('the command knows both by name, and says what does not fit', () => {
  const file = scratch()
  const [geojson, csv] = [file('a.geojson', { type: 'FeatureCollection', features: [] }), file('a.csv', COLUMNS.join())]
  const read = (...args: string[]) => readCommand(args, NOW)
  expect(read(geojson, '--mapping', 'overture')).toMatchObject({
    places: { preset: { name: 'overture' }, format: 'geojson' },
  })
  expect(read(csv, '--mapping', 'foursquare', '--ask-first')).toMatchObject({
    places: { preset: { name: 'foursquare' }, asksFirst: true },
  })
  expect(() => read(csv, '--mapping', 'overture')).toThrow('--mapping overture is for geojson, but this is csv')
  expect(() => read(csv, '--mapping', 'foursqare')).toThrow(
    'there is no such file, and it is not overture or foursquare',
  )
  expect(() => read(file('a.parquet', Buffer.from('PAR1....')), '--mapping', 'overture')).toThrow(
    /a\.parquet is Parquet/,
  )
})

test('with --ask-first everything new waits', async () => {
  const db = await smallWorld()
  expect((await importOverture(db, [overture('a', 'synagogue')], { asksFirst: true })).counts).toMatchObject({
    new: 0,
    weak: 1,
  })
})
