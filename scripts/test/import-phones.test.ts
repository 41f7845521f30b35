import { expect, test } from 'vitest'
import { reportText } from '../import/places/report-text.ts'
import { readMapping } from '../import/places/mapping-file.ts'
import { city, fixture, listings, NOW, run, scratch, smallWorld } from './import-world.ts'
import type { ContentRow } from '#data/store/content.repository.ts'

const TOWNS: readonly ContentRow[] = [
  city(293397, 'Tel Aviv', 'IL', [34.7806, 32.0809], 432_892),
  city(293725, 'Tzfat', 'IL', [35.496, 32.9646], 27_816),
  city(5128581, 'New York', 'US', [-74.006, 40.7143], 8_175_133),
]

/** The numbers of each listing by its id at the source. */
async function phonesOf(file: string, options: Parameters<typeof run>[2] = {}) {
  const db = await smallWorld(TOWNS)
  const report = await run(db, file, options)
  const all = Object.entries(await listings(db)).map(([id, { phones }]) => [id, phones])
  return { phones: Object.fromEntries(all) as Record<string, string[] | undefined>, report }
}

test('numbers of a table: several in a cell, short codes, extensions and links', async () => {
  const mapping = readMapping(fixture('phones-map.json'), NOW)
  const { phones, report } = await phonesOf(fixture('phones.csv'), { mapping })
  expect(phones).toEqual({
    1: ['*5328'],
    2: ['052-7000411', '08-6000309'],
    3: ['1-700-000-005'],
    4: ['+972-3-0000009'],
    5: ['03-0000005', '050-0000005'],
    6: ['+972-3-000-0006'],
    7: ['03 000 0007 ext. 5'],
    8: ['972-4-0000008'],
    9: ['04-0000009', '050-0000009'],
    10: ['(212) 555-0100'],
  })
  expect(report.dropped).toEqual({ phones: { count: 1, example: '"(kitchen)" (line 5)' } })
})

test('numbers of a map, as mappers write them', async () => {
  const { phones, report } = await phonesOf(fixture('osm-phones.json'))
  expect(phones).toMatchObject({
    'node/9200001': ['*5328'],
    'node/9200002': ['03-0000001', '050-0000001'],
    'node/9200003': ['03-0000001', '050-0000001'],
    'node/9200004': ['+972 3 000 0001 ext. 5'],
    'node/9200008': ['+972-3-0000001', '+972-3-0000002'],
  })
  expect(report.dropped).toEqual({})
})

test('a number that a listing has no room for is reported', async () => {
  const { phones, report } = await phonesOf(fixture('osm-hours.json'))
  expect(phones['node/9100005']).toHaveLength(3)
  expect(report.dropped.phones).toMatchObject({ count: 1, example: '"+33 1 00 00 00 04" (element 5)' })
})

test('several columns of phones are one list; a fax that is two numbers is reported', async () => {
  const mapping = {
    ...readMapping(fixture('phones-map.json'), NOW),
    delimiter: ',',
    fields: {
      dtype: { value: 228 },
      'title.en': 'Name',
      'position.lat': 'Lat',
      'position.lng': 'Lng',
      phones: ['Phone', 'Mobile'],
      fax: 'Fax',
    },
  }
  const rows = [
    'ID,Name,Lat,Lng,Phone,Mobile,Fax',
    '1,One,32.05,34.78,03-0000001,050-0000001,tel:03-0000002',
    '2,Two,32.06,34.77,,050-0000003,03-0000004 / 03-0000005',
  ]
  const { phones, report } = await phonesOf(scratch()('a.csv', rows.join('\n')), { mapping })
  expect(phones).toEqual({ 1: ['03-0000001', '050-0000001'], 2: ['050-0000003'] })
  expect(reportText(report)).toContain('1 values of fax dropped, such as "03-0000004 / 03-0000005" (line 3)')
})
