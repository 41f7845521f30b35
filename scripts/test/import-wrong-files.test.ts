import { mkdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { readCommand } from '../import/places/command.ts'
import type { Format } from '../import/places/reader.ts'
import {
  everything,
  fixture,
  NOW,
  overpass,
  restaurant,
  run,
  scratch,
  smallWorld,
  sampleLines,
  sampleMapping,
} from './import-world.ts'

const mapping = sampleMapping()
const [names = ''] = sampleLines()

test.each<[what: string, Format, content: string | object, RegExp]>([
  ['no bytes', 'overpass', '', /no list "elements"/],
  ['blanks', 'overpass', ' \n\n ', /no list "elements"/],
  ['a GeoJSON', 'overpass', { type: 'FeatureCollection', features: [] }, /no list "elements"/],
  ['an object for a list', 'overpass', { elements: {} }, /no list "elements"/],
  ['an object of places', 'overpass', { elements: { 0: restaurant(2) } }, /no list "elements"/],
  ['a list deeper down', 'overpass', { data: { elements: [] } }, /no list "elements"/],
  ['a collection without its list', 'geojson', { type: 'FeatureCollection' }, /no list "features"/],
  ['a text for a list', 'geojson', { type: 'FeatureCollection', features: 'x' }, /no list "features"/],
  ['no bytes', 'geojson', '', /the file is empty/],
  ['blanks', 'geojson', '\n \n', /the file is empty/],
  ['no bytes', 'jsonl', '', /the file is empty/],
  ['no bytes', 'pbf', '', /not a whole OSM PBF file/],
  ['no bytes', 'csv', '', /the file is empty/],
  ['blank lines', 'csv', '\n\n', /the file is empty/],
  ['its mark alone', 'csv', '\ufeff', /the file is empty/],
])('%s for %s is no file of places, and changes nothing', async (_, format, content, message) => {
  const db = await smallWorld()
  const file = scratch()
  await run(db, file('a.json', overpass([restaurant(1)])))
  const options = { format, isWhole: true, source: 'osm' }
  const before = await everything(db)
  const sources = await db.selectFrom('import_sources').selectAll().execute()
  await expect(run(db, file('b', content), format === 'csv' ? { ...options, mapping } : options)).rejects.toThrow(
    message,
  )
  expect(await everything(db)).toEqual(before)
  expect(await db.selectFrom('import_sources').selectAll().execute()).toEqual(sources)
})

test.each<[Format, content: string | object]>([
  ['overpass', overpass([])],
  ['overpass', { osm3s: { elements: 'x' }, elements: [] }],
  ['geojson', { type: 'FeatureCollection', features: [] }],
  ['csv', names],
])('a file of %s with a list of nothing is read', async (format, content) => {
  const db = await smallWorld()
  const file = scratch()('a', content)
  const report = await run(db, file, format === 'csv' ? { format, mapping } : { format })
  expect(report).toMatchObject({ read: 0, skipped: {} })
})

test.each(['folder', 'folder.geojson', 'folder.csv', 'folder.osm.pbf'])(
  '%s is no file to import, with a format or without',
  (name) => {
    const folder = join(dirname(scratch()('a', '')), name)
    mkdirSync(folder)
    const message = `${folder} is not a file: name the file to import.`
    expect(() => readCommand([folder], NOW)).toThrow(message)
    expect(() => readCommand([folder, '--format', 'csv'], NOW)).toThrow(message)
    const mapped = [fixture('sample-places.csv'), '--mapping', folder]
    expect(() => readCommand(mapped, NOW)).toThrow(`--mapping ${folder} is not a file`)
  },
)

test.each<[what: string, name: string, (text: string) => string]>([
  ['an Overpass answer that is cut off', 'sample-places.overpass.json', (text) => text.slice(0, -40)],
  [
    'a table with a quote that is not closed',
    'sample-places.csv',
    (text) => `${text}b-9;"${'Sample\n'.repeat(200_000)}`,
  ],
])('%s says what became of its beginning, by whether it was a dry run', async (_, name, damage) => {
  const db = await smallWorld()
  const file = scratch()(name, damage(readFileSync(fixture(name), 'utf8')))
  const options = name.endsWith('csv') ? { mapping } : {}
  const before = await everything(db)
  await expect(run(db, file, { ...options, dryRun: true })).rejects.toThrow(/again\. A dry run: nothing was written\.$/)
  expect(await everything(db)).toEqual(before)
  await expect(run(db, file, options)).rejects.toThrow(
    /again\. Everything before is imported; importing the whole file continues from there\.$/,
  )
  expect(await everything(db)).not.toEqual(before)
})

test('a file that is damaged before its first place has no beginning that is in', async () => {
  const db = await smallWorld()
  const file = scratch()('a.json', '{"elements":[{"type":')
  await expect(run(db, file)).rejects.toThrow(/download it again\.$/)
})
