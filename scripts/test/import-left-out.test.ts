import { expect, test } from 'vitest'
import { readMapping } from '../import/places/mapping.ts'
import {
  fixture,
  listings,
  NOW,
  run,
  scratch,
  smallWorld,
} from './import-world.ts'

const sample = readMapping(fixture('sample-mapping.json'), NOW)
const mapping = {
  ...sample,
  delimiter: ',',
  fields: {
    ...Object.fromEntries(
      ['address', 'town', 'country', 'title.en', 'title.he', 'description.en', 'description.he'].map((name) => [name, name]), // prettier-ignore
    ),
    'position.lat': 'lat',
    'position.lng': 'lng',
    dtype: { value: 232 },
  },
}
const COLUMNS = ['ID', 'address', 'town', 'country', 'title.en', 'title.he', 'description.en', 'description.he', 'lat', 'lng'] // prettier-ignore
type Row = Readonly<Record<string, string | number>>
const PLAIN: Row = { ID: 1, address: '1 Example Street', town: 'Paris', 'title.en': 'Sample', lat: 48.85, lng: 2.35 } // prettier-ignore
const tableOf = (...rows: Row[]) =>
  [COLUMNS, ...rows.map((row) => COLUMNS.map((name) => row[name] ?? ''))]
    .map((cells) => cells.join(','))
    .join('\n')

/** The import of one row into a store of its own. */
async function taken(change: Row) {
  const db = await smallWorld()
  const file = scratch()('a.csv', tableOf({ ...PLAIN, ...change }))
  const report = await run(db, file, { mapping })
  return { report, listing: (await listings(db))['1'] }
}

const LONG = 'x'.repeat(20_000)

test.each<[field: string, change: Row, kept: object]>([
  ['description', { 'description.en': LONG }, { description: { en: 'Sample' } }], // prettier-ignore
  ['description', { 'description.en': LONG, 'description.he': 'תיאור' }, { description: { en: 'תיאור', he: 'תיאור' } }], // prettier-ignore
  ['description', { 'description.en': 'Words', 'description.he': LONG }, { description: { en: 'Words' } }], // prettier-ignore
  ['title', { 'title.he': LONG }, { title: { en: 'Sample' } }],
  ['address', { address: LONG }, { address: 'Paris' }],
])(
  'a %s that is too long is left out and counted, and its place taken in',
  async (field, change, kept) => {
    const { report, listing } = await taken(change)
    expect(report).toMatchObject({ counts: { new: 1 }, skipped: {} })
    expect(report.dropped).toEqual({ [field]: { count: 1, example: expect.stringMatching(/^"x{79} \(line 2\)$/) } }) // prettier-ignore
    expect(listing).toMatchObject({ title: { en: 'Sample' }, ...kept })
    for (const [name, value] of Object.entries(kept))
      expect(listing).toHaveProperty(name, value)
  },
)

test('a place whose every name is too long is broken', async () => {
  const { report } = await taken({ 'title.en': LONG })
  expect(report.skipped).toEqual({ broken: 1 })
  expect(report.skippedExamples).toEqual([{ where: 'line 2', why: expect.stringContaining('field title does not fit') }]) // prettier-ignore
})
