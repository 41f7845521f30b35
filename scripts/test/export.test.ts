import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { putContent } from '#data/store/content.repository.ts'
import { dropSamples } from '#data/store/samples.repository.ts'
import { openSqliteStore, type Store } from '#data/store/database.ts'
import { migrate } from '#data/store/migrate.ts'
import { fc } from '#core/test/properties.ts'
import { SEED } from '../engine/site.ts'
import { readPrayers } from '#core/domain/prayers/notation.ts'
import type { Mapping } from '#core/contract/import-mapping.ts'
import { mappedListing } from '../import/places/mapped-listing.ts'
import { csvRow, csvText, textOfCsv } from '#core/domain/csv.ts'
import { cellsOf } from '../export/cells.ts'
import { exportedDocuments } from '../export/documents.ts'
import { csv, geoJson, jsonLines } from '../export/formats.ts'
import { sourcesOf } from '../export/licences.ts'
import { writeAtomically } from '../export/write.ts'

const HEAD = {
  origin: 'https://example.org',
  made: '2026-11-22T00:00:00.000Z',
  sources: [{ kind: 'cities', name: 'GeoNames', licence: 'CC-BY-4.0' }] as const,
}
const SHOP = {
  tnid: 1,
  title: { en: 'Bread, "warm"', he: 'לחם\nחם' },
  position: [35.2, 31.77],
  cuisine: ['dairy', 'bakery'],
  phones: ['+972 2 000'],
  provenance: { name: 'Made for tests', licence: 'CC0-1.0' },
}
const SAMPLE = { tnid: 2, title: { en: 'Invented' }, sample: true }

async function store(): Promise<Store> {
  const db = openSqliteStore(':memory:')
  onTestFinished(() => db.destroy())
  await migrate(db)
  const rows = [
    { kind: 'listings', id: '1', body: SHOP, sample: false },
    { kind: 'listings', id: '2', body: SAMPLE, sample: true },
    {
      kind: 'cities',
      id: '7',
      body: { id: 7, lat: 1.5, lng: 2.5 },
      sample: false,
    },
    {
      kind: 'options',
      id: 'cuisine',
      body: { list: 'cuisine', options: [{ id: 'dairy', name: { en: 'Dairy' } }] },
      sample: false,
    },
  ] as const
  await db.transaction().execute((trx) => putContent(trx, rows, { origin: 'seed', now: 1 }))
  return db
}

async function textOf(parts: AsyncIterable<string>): Promise<string> {
  let text = ''
  for await (const part of parts) text += part
  return text
}

test('JSON Lines hold every living document after a line that names the sources', async () => {
  const db = await store()
  const text = await textOf(jsonLines(HEAD, exportedDocuments(db)))
  const [head, ...lines] = text
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as { kind: string; body: unknown })
  expect(head).toEqual({
    format: 'kosher-travel-directory',
    version: 1,
    ...HEAD,
  })
  expect(lines.map(({ kind }) => kind).sort()).toEqual(['cities', 'listings', 'listings', 'options'])
  expect(lines).toContainEqual({ kind: 'listings', id: '1', body: SHOP })
})

test('deleted listings are left out, and samples are included on request', async () => {
  const db = await store()
  const ids = async (choice?: Parameters<typeof exportedDocuments>[1]) => {
    const found: string[] = []
    for await (const { id } of exportedDocuments(db, choice)) found.push(id)
    return found.sort()
  }
  expect(await ids({ kinds: ['listings'] })).toEqual(['1', '2'])
  expect(await ids({ kinds: ['listings'], withoutSamples: true })).toEqual(['1'])
  await dropSamples(db, 2)
  expect(await ids({ kinds: ['listings'] })).toEqual(['1'])
})

test('GeoJSON has a point for what stands somewhere, and nothing else', async () => {
  const db = await store()
  const text = await textOf(geoJson(HEAD, exportedDocuments(db)))
  const collection = JSON.parse(text) as { features: object[] }
  expect(collection).toMatchObject({
    type: 'FeatureCollection',
    sources: HEAD.sources,
  })
  expect(collection.features).toHaveLength(2)
  const { position: _, ...properties } = SHOP
  expect(collection.features).toContainEqual({
    type: 'Feature',
    id: 'listings/1',
    geometry: { type: 'Point', coordinates: [35.2, 31.77] },
    properties: { kind: 'listings', ...properties },
  })
})

test('an empty GeoJSON is still one', async () => {
  const none = exportedDocuments(await store(), { kinds: [] })
  expect(JSON.parse(await textOf(geoJson(HEAD, none)))).toMatchObject({
    features: [],
  })
})

test('a table has a column for each field of any document, languages side by side', async () => {
  const db = await store()
  const text = await textOf(csv(() => exportedDocuments(db, { kinds: ['listings'] })))
  const [names, shop, sample] = parseCsv(text)
  expect(names).toEqual([
    'id',
    'tnid',
    'title.en',
    'title.he',
    'position.lng',
    'position.lat',
    'cuisine',
    'phones',
    'provenance.name',
    'provenance.licence',
    'sample',
  ])
  expect(shop?.slice(2, 8)).toEqual(['Bread, "warm"', 'לחם\nחם', '35.2', '31.77', 'dairy;bakery', "'+972 2 000"])
  expect(sample).toEqual(['2', '2', 'Invented', ...Array(7).fill(''), 'true'])
})

test('whatever stands in a cell comes back from the row', () => {
  fc.assert(
    fc.property(fc.array(fc.string({ unit: 'binary' }), { minLength: 2 }), (cells) => {
      expect(parseCsv(csvRow(cells))).toEqual([cells])
    }),
  )
})

test('no text of a cell is a formula, and numbers stay numbers', () => {
  const body = { a: '=1+1', b: '+1', c: '-1', d: '@x', e: '\t=1', f: ['-x'], g: -1, h: 'a=1' }
  expect([...cellsOf(body).values()]).toEqual(["'=1+1", "'+1", "'-1", "'@x", "'\t=1", "'-x", '-1', 'a=1'])
})

test.each(['＝1+1', '＋1', '－1', '＠x', '\n=1', '\ntext', ' =1', '\u00a0＝1', '\ufeff@x', '\r\n+1'])(
  'nor is %j one, and an import reads it as it was',
  (text) => {
    expect(cellsOf({ a: text }).get('a')).toBe(`'${text}`)
    expect(textOfCsv(csvText(text))).toBe(text)
  },
)

test('an apostrophe of a text’s own stays', () => {
  for (const text of ["'t Hof", "'", '1=1', 'a\n=1', 'קפה']) {
    expect(csvText(text)).toBe(text)
    expect(textOfCsv(text)).toBe(text)
  }
})

test('prayer times are one line, which an import reads', () => {
  const line = 'shacharit Su-Fr 06:30, 08:00; mincha Su-Th (sunset-00:15) summer; yomTov asShabbat'
  const stated = { ...readPrayers(line)!, source: { name: 'Editors' }, confirmedAt: '2026-11-20' }
  const cell = cellsOf({ prayerTimes: stated }).get('prayerTimes')!
  expect(cell).toBe(line)
  const place = { tags: { times: cell }, position: undefined }
  const { prayerTimes } = mappedListing(place, { fields: { prayerTimes: 'times' } } as unknown as Mapping)
  expect(prayerTimes).toEqual(readPrayers(line))
})

test('a list whose words hold the separator is JSON', () => {
  expect(cellsOf({ a: ['x;y', 'z'], b: [{ id: 1 }] })).toEqual(
    new Map([
      ['a', '["x;y","z"]'],
      ['b', '[{"id":1}]'],
    ]),
  )
})

test('the sources name the gazetteer and each data file, and their licences', () => {
  const sources = sourcesOf(SEED)
  expect(sources).toContainEqual(expect.objectContaining({ kind: 'cities', name: 'GeoNames' }))
  expect(sources.some(({ kind }) => kind === 'listings')).toBe(true)
  expect(sources.every(({ licence }) => licence !== '')).toBe(true)
})

test('a file that could not be finished leaves the one before it', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'export-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const file = join(folder, 'deep', 'out.jsonl')
  const never = new AbortController().signal
  async function* good() {
    yield 'whole\n'
  }
  async function* broken() {
    yield 'half'
    throw new Error('the store has gone')
  }
  await writeAtomically(file, good(), never)
  await expect(writeAtomically(file, broken(), never)).rejects.toThrow('gone')
  await expect(writeAtomically(file, good(), AbortSignal.abort())).rejects.toThrow()
  expect(readFileSync(file, 'utf8')).toBe('whole\n')
  expect(existsSync(`${file}.unfinished`)).toBe(false)
})

/** Parses RFC 4180 character by character. */
function parseCsv(text: string): string[][] {
  const rows: string[][] = []
  let row: string[] = []
  let cell = ''
  let isQuoted = false
  for (let at = 0; at < text.length; at++) {
    const sign = text[at]!
    if (isQuoted && sign === '"' && text[at + 1] === '"') cell += text[++at]!
    else if (sign === '"') isQuoted = !isQuoted
    else if (isQuoted) cell += sign
    else if (sign === ',') {
      row.push(cell)
      cell = ''
    } else if (sign === '\r' && text[at + 1] === '\n') {
      rows.push([...row, cell])
      row = []
      cell = ''
      at++
    } else cell += sign
  }
  return rows
}

test('GeoJSON has no point for what is somewhere in its town', async () => {
  const db = await store()
  const row = { kind: 'listings', id: '1', body: { ...SHOP, inTown: true }, sample: false } as const
  await db.transaction().execute((trx) => putContent(trx, [row], { origin: 'seed', now: 2 }))
  const { features } = JSON.parse(await textOf(geoJson(HEAD, exportedDocuments(db)))) as {
    features: { id: string; geometry: unknown }[]
  }
  expect(features.find(({ id }) => id === 'listings/1')?.geometry).toBeNull()
})
