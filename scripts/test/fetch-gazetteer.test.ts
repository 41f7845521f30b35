import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { readConfig } from '#api/config.ts'
import { openSqliteStore } from '#data/store/database.ts'
import { migrate } from '#data/store/migrate.ts'
import { gazetteerOf, importSeed, type Site } from '../engine/site.ts'
import { fetchGazetteer } from '../fetch/gazetteer.ts'
import { gazetteerText } from '../fetch/gazetteer-text.ts'
import { temporaryFolder } from '../../data/test/helpers.ts'
import { zipOf } from '../../api/test/enquiries.ts'
import { cutOff, fakeServer, goneServer, page, settingsFor, testWorld, type Reply } from './fetch-world.ts'

const ZIP = '/export/dump/cities500.zip'
const KRAKOW = 3094802
const VILLAGE = 700

/** A row as GeoNames orders its columns. */
function cityRow(id: number, name: string, { population = 20_000, others = '', lat = '50.06' } = {}): string {
  const place = ['P', 'PPL', 'PL', '', '77', '', '', '']
  const rest = [population, '', '219', 'Europe/Warsaw', '2026-01-01']
  return [id, name, name, others, lat, '19.94', ...place, ...rest].join('\t')
}

const MANY = Array.from({ length: 100 }, (_, i) => cityRow(1000 + i, `Town ${i}`))
const BEFORE = [
  cityRow(KRAKOW, 'Kraków', { population: 800_000 }),
  cityRow(VILLAGE, 'Village', { population: 600 }),
  ...MANY,
]
const fileOf = (rows: readonly string[]) => `${rows.join('\n')}\n`
const zipReply = (rows: readonly string[], name = 'cities500.txt'): Reply =>
  page(200, zipOf({ [name]: fileOf(rows) }), { 'content-type': 'application/zip' })

const PLACES = {
  kind: 'places',
  provenance: { name: 'Test', licence: 'CC0-1.0', checked: '2026-01-01', by: 'Test', status: 'compiled' },
  rows: [{ id: VILLAGE, names: { en: 'The Village', he: 'הכפר' } }],
}

/** A site whose gazetteer was fetched before, or is its data folder's own. */
async function openDesk({ isOwn = false } = {}) {
  const [varDir, seedDir] = [temporaryFolder(), temporaryFolder()]
  const store = openSqliteStore(':memory:')
  onTestFinished(() => store.destroy())
  await migrate(store)
  writeFileSync(join(seedDir, 'places.json'), JSON.stringify(PLACES))
  const folder = isOwn ? seedDir : join(varDir, 'gazetteer')
  mkdirSync(folder, { recursive: true })
  const file = join(folder, 'cities500.txt')
  writeFileSync(file, fileOf(BEFORE))
  const config = readConfig({ VAR_DIR: varDir, SEED_DIR: seedDir })
  const site: Site = { config, store, env: {}, close: async () => {} }
  await importSeed(site)
  const server = await fakeServer()
  const world = testWorld()
  const fetchFolder = join(varDir, 'fetched')
  const run = ({ apply = true, maxAgeMs = 0 } = {}, url = server.url) =>
    fetchGazetteer(site, settingsFor(url), { folder: fetchFolder, maxAgeMs, apply }, world)
  const cities = async () => {
    const rows = await store.selectFrom('content').select(['id', 'body']).where('kind', '=', 'cities').execute()
    return Object.fromEntries(
      rows.map(({ id, body }) => [id, (JSON.parse(body) as { names: { en: string } }).names.en]),
    )
  }
  return { site, server, world, file, fetchFolder, run, cities, present: () => readFileSync(file, 'utf8') }
}

const AFTER = [
  cityRow(KRAKOW, 'Kraków', { population: 810_000, others: 'קרקוב' }),
  ...MANY.slice(1),
  cityRow(2000, 'New town'),
]

test('a newer gazetteer is shown, and put in place when that is wished', async () => {
  const { site, server, run, cities, present, fetchFolder } = await openDesk()
  server.answer(ZIP, zipReply(AFTER))
  const report = await run({ apply: false, maxAgeMs: 86_400_000 })
  expect(report).toMatchObject({ rows: 101, before: 102, new: 1, changed: 1, gone: 1, kept: 1, dryRun: true })
  expect(gazetteerText(report)).toContain('changed: Kraków, PL (3094802)')
  expect(gazetteerText(report)).toContain('A dry run: nothing was written.')
  expect(present()).toBe(fileOf(BEFORE))
  expect(await cities()).not.toHaveProperty('2000')

  await run({ maxAgeMs: 86_400_000 })
  expect(server.asked.map(({ path }) => path)).toEqual([ZIP])
  expect(await cities()).toMatchObject({ 2000: 'New town', [VILLAGE]: 'Village', 1000: 'Town 0' })
  expect(present()).toContain('New town')
  expect(present()).toContain('\n700\tVillage\t')
  expect(gazetteerOf(site.config)).toMatch(/gazetteer\/cities500\.txt$/)
  expect(readdirSync(fetchFolder)).toEqual(['cities500-20260601T000000Z.zip', 'cities500-20260601T000000Z.zip.applied'])
  // Read once more, with what was kept.
  await importSeed(site)
  expect(await run()).toMatchObject({ new: 0, changed: 0, kept: 1 })
})

test('the gazetteer of a data folder is replaced there', async () => {
  const { site, server, run, file, present } = await openDesk({ isOwn: true })
  server.answer(ZIP, zipReply(AFTER))
  await run()
  expect(gazetteerOf(site.config)).toBe(file)
  expect(present()).toContain('New town')
})

const REFUSALS: [what: string, reply: Reply, message: RegExp][] = [
  ['far fewer rows', zipReply(BEFORE.slice(0, 90)), /has 90 rows, and there were 102: nothing was changed/],
  [
    'as many rows of smaller towns',
    zipReply([
      ...BEFORE.slice(0, 90),
      ...MANY.slice(0, 12).map((_, i) => cityRow(3000 + i, 'Hamlet', { population: 9 })),
    ]),
    /has 90 cities that the site would use, and there were 102: nothing was changed/,
  ],
  ['a row that breaks off', zipReply([...BEFORE, '5\tHalf a ro']), /Row 103 .* is none of GeoNames/],
  [
    'a place beyond the pole',
    zipReply([...BEFORE, cityRow(5, 'Nowhere', { lat: '95' })]),
    /Row 103 .* is none of GeoNames/,
  ],
  ['another file in the zip', zipReply(BEFORE, 'readme.txt'), /has no cities500\.txt of a likely size/],
  ['a page instead of a zip', page(200, '<html>Moved</html>'), /is not the requested file/],
  ['half a zip', page(200, zipOf({ 'cities500.txt': fileOf(AFTER) }).subarray(0, 300)), /is not the requested file/],
  ['a connection closed midway', cutOff('PK'), /sent only part of its answer, 5 times; nothing was changed/],
  ['nothing at this address', page(404, '<h1>Not Found</h1>'), /refuses \(404\): Not Found; nothing was changed/],
]

test.each(REFUSALS)('%s changes nothing and is not kept', async (_, reply, message) => {
  const { server, run, cities, present, fetchFolder } = await openDesk()
  server.answer(ZIP, reply)
  const before = await cities()
  await expect(run()).rejects.toThrow(message)
  expect(await cities()).toEqual(before)
  expect(present()).toBe(fileOf(BEFORE))
  expect(existsSync(fetchFolder) ? readdirSync(fetchFolder) : []).toEqual([])
})

test('without a network it says so in a sentence', async () => {
  const { run, present } = await openDesk()
  const url = await goneServer()
  await expect(run({}, url)).rejects.toThrow(
    /^127\.0\.0\.1:\d+ cannot be reached \(ECONNREFUSED\): nothing was changed/,
  )
  expect(present()).toBe(fileOf(BEFORE))
})
