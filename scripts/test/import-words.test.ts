import { expect, test } from 'vitest'
import { reportText } from '../import/places/report-text.ts'
import { listings, run, sampleMapping, scratch, smallWorld } from './import-world.ts'

const FIELDS = ['dtype', 'foodType', 'wheelchair', 'delivery', 'kashrutFacts.1.authority'] as const
type Cells = Partial<Record<(typeof FIELDS)[number], string>>

const mapping = {
  ...sampleMapping(),
  delimiter: ',',
  fields: {
    'title.en': 'title',
    'position.lat': 'lat',
    'position.lng': 'lng',
    ...Object.fromEntries(FIELDS.map((name) => [name, name])),
  },
}

/** The import of rows with these cells. */
async function importRows(...rows: Cells[]) {
  const db = await smallWorld()
  const quoted = (cell = '') => `"${cell}"`
  const lines = rows.map((cells, at) =>
    [
      at + 1,
      `Sample ${at + 1}`,
      48.85 + at / 100,
      2.35,
      ...FIELDS.map((name) => quoted(cells[name] ?? PLAIN[name])),
    ].join(),
  )
  const file = scratch()('a.csv', [['ID', 'title', 'lat', 'lng', ...FIELDS].join(), ...lines].join('\n'))
  const report = await run(db, file, { mapping })
  return { report, made: await listings(db) }
}
const PLAIN: Cells = { dtype: '228' }

test.each(['meat', 'Meat', 'MEAT ', 'בשרי', 'בְּשָׂרִי', 'viande', 'Carne', 'Мясное', 'fleischig'])(
  'the option meat is understood as %s',
  async (foodType) => {
    const { report, made } = await importRows({ foodType })
    expect(report.dropped).toEqual({})
    expect(made['1']).toMatchObject({ foodType: ['meat'] })
  },
)

test('several options stand in a cell with semicolons or commas', async () => {
  const { made } = await importRows(
    { foodType: 'Lacte; Poisson' },
    { foodType: 'Dairy, fish' },
    { foodType: 'dairy;dairy' },
  )
  expect(made['1']).toMatchObject({ foodType: ['dairy', 'fish'] })
  expect(made['2']).toMatchObject({ foodType: ['dairy', 'fish'] })
  expect(made['3']).toMatchObject({ foodType: ['dairy'] })
})

test.each([
  ['Oui', true, 'yes'],
  ['כן', true, 'yes'],
  ['sì', true, 'yes'],
  ['si', true, 'yes'],
  ['Нет', false, 'no'],
  ['nein', false, 'no'],
])('the answer %s is understood', async (cell, delivery, wheelchair) => {
  const { report, made } = await importRows({ delivery: cell, wheelchair: cell })
  expect(report.dropped).toEqual({})
  expect(made['1']).toMatchObject({ delivery, wheelchair })
})

test('types and authorities are understood by name', async () => {
  const named = { dtype: 'Synagogue', 'kashrutFacts.1.authority': 'sample city RABBINATE' }
  const { report, made: listing } = await importRows({ dtype: 'בתי כנסת' }, { ...named }, { dtype: 'Foundry' })
  expect(listing['1']).toMatchObject({ dtype: 231 })
  expect(listing['2']).toMatchObject({ dtype: 231, kashrutFacts: [{ authority: 'sample-city-rabbinate' }] })
  expect(listing['3']).toBeUndefined()
  expect(report.skipped).toEqual({ broken: 1 })
})

test('unknown words are named, with what the list has', async () => {
  const { report, made } = await importRows({ foodType: 'Meat; Sand' }, { foodType: 'Sand' }, { foodType: 'Stone' })
  expect(made['1']).toMatchObject({ foodType: ['meat'] })
  expect(made['2']).not.toHaveProperty('foodType')
  expect(report.dropped['foodType']).toMatchObject({ count: 3, words: ['Sand', 'Stone'] })
  expect(report.dropped['foodType']?.allowed).toContainEqual(expect.objectContaining({ en: 'Meat', he: 'בשרי' }))
  expect(reportText(report)).toContain('not in the list: Sand, Stone; it has Meat, Dairy, Fish')
})
