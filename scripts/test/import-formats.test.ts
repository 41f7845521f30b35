import { copyFileSync, readFileSync, writeFileSync } from 'node:fs'
import { Check, Errors } from 'typebox/value'
import { beforeAll, expect, onTestFinished, test } from 'vitest'
import { openSqliteStore, type Store } from '#data/store/database.ts'
import { putContent } from '#data/store/content.repository.ts'
import { migrate } from '#data/store/migrate.ts'
import { SeedListing } from '#core/contract/data-files.ts'
import { LocalizedLine } from '#core/contract/parts/localized.ts'
import { exportedDocuments } from '../export/documents.ts'
import { jsonLines } from '../export/formats.ts'
import { importedSources } from '../export/licences.ts'
import { feature } from '../../data/test/content.ts'
import { guessFormat } from '../import/places/reader.ts'
import { reportText } from '../import/places/report-text.ts'
import {
  fillWorld,
  fixture,
  JERUSALEM,
  listings,
  overpass,
  restaurant,
  run,
  scratch,
  sampleLines,
  sampleMapping,
  smallWorld,
} from './import-world.ts'
import { cellsOf } from '../export/cells.ts'

async function emptyStore(): Promise<Store> {
  const db = openSqliteStore(':memory:')
  onTestFinished(() => db.destroy())
  await migrate(db)
  return db
}

let fromOverpass: Record<string, SeedListing>
beforeAll(async () => {
  const db = openSqliteStore(':memory:')
  await migrate(db)
  await fillWorld(db)
  await run(db, fixture('sample-places.overpass.json'))
  fromOverpass = await listings(db)
  await db.destroy()
})

test.each([
  ['sample-places.overpass.json', 'overpass'],
  ['sample-places.geojson', 'geojson'],
  ['sample-places.geojsonseq', 'geojson'],
  ['sample-places.osm.pbf', 'pbf'],
  ['sample-places.csv', 'csv'],
])('%s is %s, by any name', (name, format) => {
  expect(guessFormat(fixture(name))).toBe(format)
  if (format === 'csv') return
  const file = scratch()('unnamed', '')
  copyFileSync(fixture(name), file)
  expect(guessFormat(file)).toBe(format)
})

test.each(['sample-places.geojson', 'sample-places.geojsonseq', 'sample-places.osm.pbf'])(
  '%s has the same places as Overpass',
  async (name) => {
    const db = await smallWorld()
    const report = await run(db, fixture(name))
    expect(report.counts).toMatchObject({ new: 5, weak: 2 })
    const undated = (all: Record<string, SeedListing>) =>
      Object.values(all).map(({ provenance, kashrutFacts = [], hours, prayerTimes, ...body }) => ({
        ...body,
        hours: hours && { ...hours, confirmedAt: '' },
        prayerTimes: prayerTimes && { ...prayerTimes, confirmedAt: '' },
        kashrutFacts: kashrutFacts.map(({ claim }) => claim),
        tnid: 0,
        provenance: { ...provenance, checked: '' },
      }))
    expect(undated(await listings(db))).toEqual(undated(fromOverpass))
  },
)

test('what is imported keeps the contract of the data files', () => {
  const all = Object.values(fromOverpass)
  expect(all).toHaveLength(5)
  for (const listing of all) expect([...Errors(SeedListing, listing)]).toEqual([])
})

test('one broken element is named and left out, the others are taken in', async () => {
  const db = await smallWorld()
  const elements = [
    restaurant(1),
    null,
    'text',
    { ...restaurant(2), type: 'changeset' },
    { ...restaurant(3), id: 'three' },
    { ...restaurant(4), lat: 91 },
    { ...restaurant(5), lon: undefined },
    restaurant(6, { name: '\u0000' }),
    restaurant(7, { name: 'x'.repeat(5000) }),
    restaurant(8, { email: 'nobody', website: 'http://two words', phone: 'no' }),
    { type: 'node', id: 9, lat: 1, lon: 1 },
    { ...restaurant(10), lat: -60, lon: 0 },
  ]
  const report = await run(db, scratch()('a.json', overpass(elements as object[])))
  expect(Object.keys(await listings(db))).toEqual(['node/1', 'node/8'])
  expect(report.skipped).toEqual({ broken: 6, 'no-position': 1, 'no-name': 1, 'no-town': 1 })
  expect(report.skippedExamples.map(({ where }) => where)).toEqual([
    'element 2',
    'element 3',
    'element 4',
    'element 5',
    'element 6',
    'element 7',
    'element 8',
    'element 9',
    'element 12',
  ])
  expect(Object.keys(report.dropped).sort()).toEqual(['phones', 'website'])
  expect(reportText(report)).toContain('element 5 id "three" is not an OSM id')
})

test('a line of GeoJSON that is no JSON, and a feature without an id', async () => {
  const db = await smallWorld()
  const [line] = readFileSync(fixture('sample-places.geojsonseq'), 'utf8').split('\n')
  const { id: _, ...nameless } = JSON.parse(line!.replace('\u001e', '')) as { id: string }
  const text = [line, '{"type":"Feature",', JSON.stringify(nameless)].join('\n')
  const report = await run(db, scratch()('a.geojsonl', text))
  expect(report.counts.weak).toBe(1)
  expect(report.skippedExamples).toMatchObject([
    { where: 'line 2', why: expect.stringContaining('is not JSON') },
    { where: 'line 3', why: expect.stringContaining('--add-unique-id') },
  ])
})

test.each([
  ['sample-places.overpass.json', /not valid JSON after element \d+/],
  ['sample-places.geojson', /not valid JSON after element \d+/],
  ['sample-places.osm.pbf', /not a whole OSM PBF file/],
])('%s cut off is an error that says so, and marks nothing', async (name, message) => {
  const db = await smallWorld()
  await run(db, fixture(name))
  const bytes = readFileSync(fixture(name))
  const file = scratch()(name, '')
  writeFileSync(file, bytes.subarray(0, Math.floor(bytes.length / 2)))
  await expect(run(db, file, { isWhole: true })).rejects.toThrow(message)
  const marked = await db.selectFrom('imported').selectAll().where('vanished_at', 'is not', null).execute()
  expect(marked).toEqual([])
})

test('a file without any place of ours is not the whole of a source', async () => {
  const db = await smallWorld()
  await run(db, fixture('sample-places.overpass.json'))
  const file = scratch()('a.json', overpass([]))
  await expect(run(db, file, { isWhole: true })).rejects.toThrow('cannot be all of source osm')
})

test('a whole file with an unreadable element marks what is missing, but not what may be that one', async () => {
  const db = await smallWorld()
  const file = scratch()
  await run(db, file('a.json', overpass([1, 2, 22, 3].map((id) => restaurant(id)))))
  const cut = file('b.json', overpass([restaurant(1), { type: 'node', id: '2' }]))
  const report = await run(db, cut, { isWhole: true })
  expect(report).toMatchObject({ skipped: { broken: 1 }, counts: { vanished: 2 } })
  expect(report).not.toHaveProperty('incomplete')
  const marked = await db
    .selectFrom('imported')
    .select('source_id')
    .where('vanished_at', 'is not', null)
    .orderBy('source_id')
    .execute()
  expect(marked.map(({ source_id }) => source_id)).toEqual(['node/22', 'node/3'])
  const worse = file('c.json', overpass([restaurant(2), { type: 'x' }, { type: 'y' }]))
  expect(await run(db, worse, { isWhole: true })).toMatchObject({
    incomplete: '2 elements could not be read',
    counts: { vanished: 0 },
  })
})

test('a whole table with a bad row marks the rows that it lacks', async () => {
  const db = await smallWorld()
  const mapping = sampleMapping()
  const [names, first = ''] = sampleLines()
  const row = (id: string) => first.replace('b-1', id)
  const file = scratch()
  const table = (name: string, ...rows: string[]) => file(name, [names, ...rows].join('\n'))
  const ids = ['b-1', 'b-2', 'b-3', 'b-4']
  await run(db, table('a.csv', ...ids.map(row)), { mapping })
  const less = table('b.csv', row('b-1'), row('b-2'), 'b-3;too short')
  const report = await run(db, less, { mapping, isWhole: true })
  expect(report).toMatchObject({ skipped: { broken: 1 }, counts: { vanished: 1 } })
  expect(report.examples).toContainEqual({ what: 'vanished', id: 'b-4' })
})

test('a table answers for its places to stay on its day, or on that of the row', async () => {
  const db = await smallWorld()
  const plain = sampleMapping()
  const fields = {
    ...plain.fields,
    dtype: { value: 230 },
    sukkah: 'Sukkah',
    eruv: 'Eruv',
    'stayFacts.1.confirmedAt': 'Asked',
  }
  const [names, first] = sampleLines()
  const file = scratch()(
    'a.csv',
    [`${names};Sukkah;Eruv;Asked`, `${first};yes;no;`, `${first!.replace('b-1', 'b-2')};;no;2026-04-01`].join('\n'),
  )
  await run(db, file, { mapping: { ...plain, fields } })
  const rows = await listings(db)
  const source = { kind: 'import', name: 'Sample board, list of businesses', url: plain.url }
  expect(rows['b-1']!.stayFacts).toEqual([{ of: ['sukkah', 'eruv'], source, confirmedAt: '2026-05-02' }])
  expect(rows['b-2']!.stayFacts).toEqual([{ of: ['eruv'], source, confirmedAt: '2026-04-01' }])
  const cells = cellsOf(rows['b-2']!)
  expect([cells.get('stayFacts.1.of'), cells.get('stayFacts.1.confirmedAt')]).toEqual(['eruv', '2026-04-01'])
})

test('a quote that is never closed is named with its line; the rows before are in', async () => {
  const db = await smallWorld()
  const mapping = sampleMapping()
  const [names, first] = sampleLines()
  const file = scratch()('a.csv', `${names}\n${first}\nb-2;"Sample`)
  const report = await run(db, file, { mapping })
  expect(report.skippedExamples).toMatchObject([{ where: 'line 3', why: expect.stringContaining('Quote Not Closed') }])
  const endless = scratch()('b.csv', `${names}\n${first}\nb-2;"${'Sample\n'.repeat(200_000)}`)
  await expect(run(db, endless, { mapping })).rejects.toThrow(/an earlier quote is not closed/)
  expect(Object.keys(await listings(db))).toEqual(['b-1'])
})

test('a table by its mapping', async () => {
  const db = await smallWorld()
  const mapping = sampleMapping()
  const report = await run(db, fixture('sample-places.csv'), { mapping })
  expect(report).toMatchObject({ source: 'sample-board', taken: '2026-05-02T00:00:00.000Z' })
  const rows = await listings(db)
  expect(Object.keys(rows)).toEqual(['b-1', 'b-2', 'b-5'])
  expect(rows['b-1']).toMatchObject({
    dtype: 232,
    title: { en: 'Sample Bakery "Warm"', he: 'מאפיית הדוגמה' },
    position: [2.3571, 48.8571],
    businessesType: 'bakery',
    provenance: { licence: 'CC0-1.0', sourceId: 'sample-board:b-1' },
  })
  expect(rows['b-2']).toMatchObject({
    phones: ['+33 6 99 00 00 04'],
    kashrutFacts: [
      {
        claim: 'certified',
        authority: 'sample-city-rabbinate',
        certificate: { validUntil: '2027-09-30' },
        confirmedAt: '2026-05-02',
        confirmedBy: 'Sample board',
        source: { kind: 'import', name: 'Sample board, list of businesses', retrieved: '2026-05-02' },
      },
    ],
  })
  expect(report.dropped).toEqual({
    businessesType: {
      count: 1,
      example: '"foundry" (line 6)',
      words: ['foundry'],
      allowed: expect.arrayContaining([expect.objectContaining({ en: 'Bakery' })]),
    },
  })
  expect(report.skipped).toEqual({ 'no-position': 1, broken: 2 })
  expect((await run(db, fixture('sample-places.csv'), { mapping })).counts).toMatchObject({ new: 0, unchanged: 3 })
  expect(await importedSources(db)).toEqual([
    {
      kind: 'listings',
      name: 'Sample board, list of businesses',
      licence: 'CC0-1.0',
      url: 'https://board.example.org/list',
    },
  ])
})

test('a cell of several lines is one line where a field has but one', async () => {
  const db = await smallWorld()
  const mapping = sampleMapping()
  const [names = '', first = ''] = sampleLines()
  const column = names.split(';').indexOf('Name')
  const cells = first.split(';').with(column, '"Multi\r\n \u202eline"')
  const report = await run(db, scratch()('a.csv', `${names}\n${cells.join(';')}`), { mapping })
  expect(report.skipped).toEqual({})
  const { 'b-1': listing } = await listings(db)
  expect(listing!.title.en).toBe('Multi line')
  expect([...Errors(SeedListing, listing)]).toEqual([])
})

test.each([
  ['of 201 letters', 'x'.repeat(201)],
  ['that turns the direction of what follows', 'Deli \u202efdp'],
])('a title %s is no title', (_, en) => {
  const isLine = (title: string) => Check(LocalizedLine, { en: title })
  expect([isLine(en), isLine(en.slice(0, 5))]).toEqual([false, true])
})

test('a text that our table keeps from being a formula comes back as it was', async () => {
  const db = await smallWorld()
  const mapping = sampleMapping()
  const [names = '', first = ''] = sampleLines()
  const column = names.split(';').indexOf('Name')
  const cells = first.split(';').with(column, "'=Kosher")
  await run(db, scratch()('a.csv', `${names}\n${cells.join(';')}`), { mapping })
  const { 'b-1': listing } = await listings(db)
  expect(listing!.title.en).toBe('=Kosher')
})

/** What it says of its supervision is a text, and no option of a list. */
const OFFER = feature(1, { place: JERUSALEM, supervision: { en: 'Its own rabbi' } })

test('our own export comes back whole in an empty store, and an import of the source knows its places', async () => {
  const db = await smallWorld()
  await run(db, fixture('sample-places.overpass.json'))
  const row = { kind: 'features', id: '1', body: OFFER, sample: false } as const
  await db.transaction().execute((trx) => putContent(trx, [row], { origin: 'seed', now: 1 }))
  const documents = async (store: Store) => {
    let text = ''
    const head = { origin: 'https://example.org', made: '2026-05-03T00:00:00.000Z', sources: [] }
    for await (const part of jsonLines(head, exportedDocuments(store))) text += part
    return text
  }
  const exported = await documents(db)
  const file = scratch()('all.jsonl', exported)
  expect(guessFormat(file)).toBe('jsonl')
  expect((await run(db, file)).counts).toMatchObject({ new: 0, changed: 0, conflict: 0 })

  const other = await emptyStore()
  const report = await run(other, file)
  expect(report.skipped).toEqual({})
  expect(report.counts.new).toBe(exported.trim().split('\n').length - 1)
  expect(await documents(other)).toBe(exported)
  expect((await run(other, file)).counts).toMatchObject({ new: 0, changed: 0 })
  const known = await run(other, fixture('sample-places.osm.pbf'))
  expect(known.counts).toMatchObject({ new: 0, unchanged: 5, weak: 2 })
})

test('a document of an export that is none is named and left out', async () => {
  const db = await smallWorld()
  const head = '{"format":"kosher-travel-directory","version":1}'
  const [listing] = Object.values(fromOverpass)
  const line = (change: object, id = String(listing!.tnid)) =>
    JSON.stringify({ kind: 'listings', id, body: { ...listing, ...change } })
  const lines = [
    head,
    line({}),
    line({ address: '\u0000' }),
    line({ colour: 'red' }),
    line({ vanished: '2027-13-01' }),
    line({ tnid: 7 }),
    line({ tnid: 8, place: 9 }, '8'),
    line({ tnid: 8, cuisine: ['sand'] }, '8'),
    '{',
    '{"kind":"wishes","id":"1"}',
  ]
  const report = await run(db, scratch()('a.jsonl', lines.join('\n')))
  expect(report.counts.new).toBe(1)
  expect(report.skipped).toEqual({ broken: 8 })
  expect(report.skippedExamples.map(({ where }) => where)).toEqual([
    'line 3',
    'line 4',
    'line 5',
    'line 6',
    'line 7',
    'line 8',
    'line 9',
    'line 10',
  ])
  expect(reportText(report)).toContain('the gazetteer has no city 9')
  const newer = scratch()('b.jsonl', head.replace('1}', '2}'))
  await expect(run(db, newer)).rejects.toThrow('an export of version 2')
})
