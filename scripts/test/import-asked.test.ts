import { DOCUMENT_FIELDS } from '#core/fields/listing.ts'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { openSqliteStore, type Store } from '#data/store/database.ts'
import { migrate } from '#data/store/migrate.ts'
import { readCommand } from '../import/places/command.ts'
import { MAPPED_FIELDS } from '#core/contract/import-mapping.ts'
import { readMapping } from '../import/places/mapping-file.ts'
import { loadTowns } from '#scripts/import/places/nearest-town.ts'
import {
  fillWorld,
  FIXTURES,
  fixture,
  JERUSALEM,
  listings,
  NOW,
  run,
  scratch,
  VIENNA,
  sampleMapping,
} from './import-world.ts'

async function world(): Promise<Store> {
  const db = openSqliteStore(':memory:')
  onTestFinished(() => db.destroy())
  await migrate(db)
  await fillWorld(db)
  return db
}

test('GeoJSON of anybody by a mapping', async () => {
  const db = await world()
  const feature = {
    type: 'Feature',
    id: 'x1',
    geometry: { type: 'Point', coordinates: [2.35, 48.85] },
    properties: { Nom: 'Sample', Genre: 'b' },
  }
  const mapping = {
    ...sampleMapping(),
    fields: { 'title.fr': 'Nom', dtype: { value: 232 }, businessesType: { column: 'Genre', values: { b: 'butcher' } } },
  }
  const file = scratch()('a.geojson', { type: 'FeatureCollection', features: [feature] })
  await run(db, file, { mapping })
  expect((await listings(db)).x1).toMatchObject({
    title: { en: 'Sample', fr: 'Sample' },
    businessesType: 'butcher',
    provenance: { sourceId: 'sample-board:x1' },
  })
})

test('columns that the mapping asks for and the table lacks stop the import', async () => {
  const db = await world()
  const mapping = sampleMapping()
  const file = scratch()('a.csv', 'ID;Name\n1;Sample\n')
  await expect(run(db, file, { mapping })).rejects.toThrow(/line 1: the mapping needs "Name_HE"/)
})

test.each<[what: string, change: object, RegExp]>([
  ['no JSON', [], /the file must be object|the file/],
  ['no id', { id: undefined }, /must have required properties id \(id\)|id/],
  ['a field that is none', { fields: { dtype: 'a', title: 'b', colour: 'c' } }, /"colour" is not a field of a listing/],
  ['no title', { fields: { dtype: 'a' } }, /title is missing/],
  ['a date that is none', { taken: '2026-13-45' }, /m\.json: field taken must match format "date"/],
  ['a day that its month lacks', { taken: '2026-02-30' }, /field taken must match format "date"/],
  ['a day of the future', { taken: '2099-01-01' }, /field taken: 2099-01-01, the date of the list, is in the future/],
  ['a licence too long', { licence: 'x'.repeat(301) }, /field licence/],
])('a mapping with %s is refused', (_, change, message) => {
  const mapping = JSON.parse(readFileSync(fixture('sample-mapping.json'), 'utf8')) as object
  const file = scratch()('m.json', Array.isArray(change) ? '[]' : { ...mapping, ...change })
  expect(() => readMapping(file, NOW)).toThrow(message)
})

test('the town of a place: the one it is called by, the large city, across the antimeridian', async () => {
  const towns = await loadTowns(await world())
  expect(towns.find([16.3704, 48.2094])?.id).toBe(VIENNA)
  expect(towns.find([16.55, 48.1], { town: 'Wien' })?.id).toBe(VIENNA)
  expect(towns.find([35.0, 31.9])?.id).toBe(JERUSALEM)
  expect(towns.find([-179.95, -16.4])?.names.en).toBe('Labasa')
  expect(towns.find([0, 0])).toBeUndefined()
  expect(towns.find([180, 90])).toBeUndefined()
})

test.each<[args: string[], RegExp]>([
  [['nowhere.json'], /nowhere\.json: there is no such file/],
  [[fixture('README.md')], /neither its name nor its first bytes/],
  [[fixture('sample-places.csv'), '--format', 'shape'], /is not one of overpass/],
  [[fixture('sample-places.osm.pbf'), '--mapping', fixture('sample-mapping.json')], /is for csv and geojson/],
  [['--whole'], /--whole needs a file of places/],
  [['--colour'], /Unknown option '--colour'/],
  [[fixture('sample-places.csv'), fixture('README.md')], /one file at a time/],
  [[fixture('sample-places.csv'), '--source', 'Ein Name'], /--source/],
  [['--drop-samples', join(FIXTURES, 'README.md')], /takes no other options/],
])('the command line %j is refused', (args, message) => {
  expect(() => readCommand(args, NOW)).toThrow(message)
})

test('a mapping may name every field of a listing', () => {
  expect(MAPPED_FIELDS).toEqual(expect.arrayContaining([...DOCUMENT_FIELDS]))
})
