import { expect, test } from 'vitest'
import type { LeftOut } from '#core/contract/import-report.ts'
import { readDegrees } from '../import/places/coordinates.ts'
import { readMapping } from '../import/places/mapping-file.ts'
import { city, fixture, listings, NOW, overpass, restaurant, run, scratch, smallWorld } from './import-world.ts'

test.each([
  ['32.0386', 32.0386],
  ['32,0386', 32.0386],
  ['N32.0386', 32.0386],
  ['32.0387N', 32.0387],
  ['32.0387° N', 32.0387],
  ['s 33.8', -33.8],
  ['-33.8', -33.8],
  ['−33,8°', -33.8],
  ['3.20387E+01', 32.0387],
  ['31°15\'00"N', 31.25],
  ['31°15′36″N', 31.26],
  ["31° 15.6' N", 31.26],
  ["31°15'36''N", 31.26],
  ['31 15 36 N', 31.26],
  ['31º15’N', 31.25],
])('the latitude %s is %d', (text, degrees) => {
  expect(readDegrees(text, 'lat')).toBeCloseTo(degrees, 9)
})

test.each(['', 'north', 'E34.7', "32.5°15'N", "31°75'N", '91', '-33.8S', 'N32N', '32.05 34.78', '178903.2'])(
  '"%s" is no latitude',
  (text) => {
    expect(readDegrees(text, 'lat')).toBeUndefined()
  },
)

test('longitudes go east and west, farther than latitudes', () => {
  expect(readDegrees('E34.7689', 'lng')).toBe(34.7689)
  expect(readDegrees('34.7690E', 'lng')).toBe(34.769)
  expect(readDegrees('73°59\'24"W', 'lng')).toBeCloseTo(-73.99, 9)
  expect(readDegrees('139.7', 'lng')).toBe(139.7)
  expect(readDegrees('N32.0386', 'lng')).toBeUndefined()
})

const TOWNS = [
  city(293397, 'Tel Aviv', 'IL', [34.7806, 32.0809], 432_892),
  city(295530, 'Beersheba', 'IL', [34.7913, 31.2518], 186_600),
]
const PAPHOS = city(146214, 'Paphos', 'CY', [32.4245, 34.7768], 35_961)

/** What was listed where, and what was left out. */
async function placed(file: string, options: Parameters<typeof run>[2], more = TOWNS) {
  const db = await smallWorld(more)
  const left: LeftOut[] = []
  const report = await run(db, file, { ...options, onLeftOut: (row) => left.push(row) })
  const positions = Object.entries(await listings(db)).map(([id, { position }]) => [id, position])
  return { positions: Object.fromEntries(positions) as Record<string, number[]>, left, report }
}

test('positions of a table, as spreadsheets and people write them', async () => {
  const mapping = readMapping(fixture('csv-map-auto.json'), NOW)
  const { positions, left } = await placed(fixture('excel-semi.csv'), { mapping })
  expect(positions).toEqual({
    1: [34.78916, 32.05237],
    3: [34.7689, 32.0386],
    4: [34.7689, 32.0386],
    5: [34.769, 32.0387],
    8: [34.78333, 31.25],
    9: [34.769, 32.0387],
  })
  expect(left.filter(({ skip }) => skip === 'no-position').map(({ id }) => id)).toEqual(['6', '7'])
})

test('a position that cannot be read is called so, and one with a single number too', async () => {
  const mapping = readMapping(fixture('csv-map-auto.json'), NOW)
  const names = 'ID;Name;Address;City;Lat;Lng;Phone;Hours'
  const rows = ['1;One;S;C;663412.7;178903.2;;', '2;Two;S;C;32.05;;;', '3;Three;S;C;;;;']
  const { left } = await placed(scratch()('a.csv', [names, ...rows].join('\n')), { mapping })
  expect(left).toMatchObject([
    { id: '1', skip: 'broken', reason: { code: 'position', values: { value: '663412.7, 178903.2' } } },
    { id: '2', skip: 'broken', reason: { code: 'position', values: { value: '32.05, ' } } },
    { id: '3', skip: 'no-position' },
  ])
})

test.each([
  ['with a town where it seems to be', [...TOWNS, PAPHOS]],
  ['with none there', TOWNS],
])('odd shapes: read, swapped or unreadable, %s', async (_, towns) => {
  const mapping = readMapping(fixture('geo-map.json'), NOW)
  const { positions, left } = await placed(fixture('geo-odd.geojson'), { mapping }, towns)
  expect(positions).toEqual({
    1: [34.76643, 32.00493],
    2: [34.7777, 32.0132],
    3: [34.7989, 32.0238],
    5: [34.783, 32.0225],
    7: [34.7831, 32.0226],
    9: [34.785, 32.025],
  })
  expect(left).toMatchObject([
    { id: '4', skip: 'broken', reason: { code: 'swapped', values: { town: 'Tel Aviv' } } },
    { id: '6', skip: 'no-position' },
    { id: '8', skip: 'broken', reason: { code: 'position', values: { value: '663412.7, 178903.2' } } },
    { id: '10', skip: 'broken', reason: { code: 'position', values: { value: '32.0227, 394.7831' } } },
  ])
})

test('a position of the map that is none is unreadable', async () => {
  const file = scratch()(
    'a.json',
    overpass([
      { ...restaurant(1), lat: 91 },
      { ...restaurant(2), lon: undefined },
    ]),
  )
  const { left } = await placed(file, {})
  expect(left).toMatchObject([
    { id: 'node/1', skip: 'broken', reason: { code: 'position' } },
    { id: 'node/2', skip: 'no-position' },
  ])
})

test('of the map, what is closed or over is no place, and a kosher butcher is one', async () => {
  const { positions, left } = await placed(fixture('osm-phones.json'), {})
  expect(Object.keys(positions)).toContain('node/9200005')
  expect(left).toMatchObject([
    { id: 'node/9200006', skip: 'closed' },
    { id: 'node/9200007', skip: 'closed' },
  ])
})

test('of a place without a position no more than its town may be known, which its name finds', async () => {
  const db = await smallWorld([
    city(1, 'Ramot', 'IL', [35.6, 32.8], 500),
    city(2, 'Ramot', 'IL', [34.8, 32], 700),
    city(3, 'Kiryat Sample', 'IL', [34.7, 31.6], 50_000, ['קרית שמפל']),
    city(4, 'Kiryat Sample', 'IL', [35.1, 32.1], 600),
    city(5, 'Sample', 'US', [-80, 40], 90_000),
  ])
  const table = ['id,town', '1,Ramot', '2,קריית שמפל', '3,Kiryat-Sample', '4,Sample', '5,']
  const mapping = {
    ...readMapping(fixture('sample-mapping.json'), NOW),
    delimiter: ',',
    id: 'id',
    fields: {
      'title.en': { value: 'Sample Mikvah' },
      dtype: { value: 232 },
      town: 'town',
      country: { value: 'IL' },
      inTown: { value: true },
    },
  }
  const report = await run(db, scratch()('a.csv', table.join('\n')), { mapping })
  expect(report).toMatchObject({ counts: { new: 2 }, skipped: { 'no-town': 3 } })
  const rows = await listings(db)
  for (const id of ['2', '3']) expect(rows[id]).toMatchObject({ place: 3, position: [34.7, 31.6], inTown: true })
})
