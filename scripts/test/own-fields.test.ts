import { expect, test } from 'vitest'
import type { OwnField } from '#core/contract/data-files.ts'
import type { Mapping } from '#core/contract/import-mapping.ts'
import { ownRow } from '#core/fields/own.ts'
import { putContent } from '#data/store/content.repository.ts'
import { cellsOf } from '../export/cells.ts'
import { guessColumns } from '../import/places/guess-columns.ts'
import { run, scratch, smallWorld } from './import-world.ts'

const FIELD: Pick<OwnField, 'types' | 'group'> = { types: [228], group: 'more' }
const FIELDS: readonly OwnField[] = [
  { ...FIELD, id: 'note', name: { en: 'House note' }, kind: 'text' },
  { ...FIELD, id: 'seats', name: { en: 'Seats', he: 'מקומות ישיבה' }, kind: 'number' },
  {
    ...FIELD,
    id: 'parking',
    name: { en: 'Parking' },
    kind: 'choice',
    options: [{ id: 'garage', name: { en: 'Garage', fr: 'Garage couvert' } }],
  },
  { ...FIELD, id: 'garden', name: { en: 'Garden' }, kind: 'answer' },
  { ...FIELD, id: 'since', name: { en: 'Since' }, kind: 'day' },
  { ...FIELD, id: 'booking', name: { en: 'Booking' }, kind: 'link' },
]
const HEADERS = ['own.note.he', 'own.seats', 'own.parking', 'own.garden', 'own.since', 'own.booking']
const MAPPING: Mapping = {
  source: 'sample-board',
  name: 'Sample board',
  licence: 'CC0-1.0',
  by: 'Sample board',
  id: 'id',
  fields: {
    'title.en': 'name',
    'position.lat': 'lat',
    'position.lng': 'lng',
    dtype: { value: 228 },
    ...Object.fromEntries(HEADERS.map((name) => [name, name])),
  },
}
const HEAD = ['id', 'name', 'lat', 'lng', ...HEADERS].join(',')

async function imported(...cells: string[]) {
  const db = await smallWorld()
  const rows = FIELDS.map((body) => ({ kind: 'ownFields' as const, id: body.id, body, sample: false }))
  await db.transaction().execute((trx) => putContent(trx, rows, { origin: 'editor:1', now: 1 }))
  const file = scratch()('places.csv', `${HEAD}\n1,Sample Grill,48.8556,2.36,${cells.join(',')}\n`)
  const report = await run(db, file, { mapping: MAPPING })
  const { body } = await db
    .selectFrom('content')
    .select('body')
    .where('kind', '=', 'listings')
    .executeTakeFirstOrThrow()
  return { report, listing: JSON.parse(body) as { own?: object } }
}

test('columns are recognised by the names and labels of fields of editors, in any language', () => {
  const columns = ['Seats', 'מקומות ישיבה', 'own.parking', 'House note', 'own.note.fr', 'Website'].map((name) => ({
    name,
    samples: [],
  }))
  expect(guessColumns(columns, FIELDS.map(ownRow)).map(({ guess }) => guess)).toEqual([
    'own.seats',
    undefined,
    'own.parking',
    'own.note.en',
    'own.note.fr',
    'website',
  ])
})

test('cells become values of each kind, and are exported under the same names', async () => {
  const { listing } = await imported('לצלצל', '"12,5"', 'garage couvert', 'no', '2020-02-29', 'book.example')
  expect(listing.own).toEqual({
    note: { en: 'לצלצל', he: 'לצלצל' },
    seats: 12.5,
    parking: 'garage',
    garden: false,
    since: '2020-02-29',
    booking: 'https://book.example',
  })
  const exported = cellsOf(listing)
  expect(HEADERS.map((name) => exported.get(name))).toEqual([
    'לצלצל', '12.5', 'garage', 'false', '2020-02-29', 'https://book.example',
  ]) // prettier-ignore
})

test('what does not fit is left out, and named with its field', async () => {
  const { report, listing } = await imported('', 'many', 'roof', 'perhaps', '29.2.2020', 'no address')
  expect(listing).not.toHaveProperty('own')
  const dropped = JSON.stringify(report)
  for (const [field, value] of [
    ['own.seats', 'many'],
    ['own.parking', 'roof'],
    ['own.garden', 'perhaps'],
    ['own.since', '29.2.2020'],
  ])
    expect(dropped).toMatch(new RegExp(`${field}.*${value}`))
})

test('a mapping that names a field which there is not is refused', async () => {
  const db = await smallWorld()
  const file = scratch()('places.csv', 'id,name,lat,lng,own.seats\n')
  await expect(run(db, file, { mapping: MAPPING })).rejects.toThrow('"own.note.he" is not a field of a listing')
})
