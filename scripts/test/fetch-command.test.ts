import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { copyFileSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { expect, onTestFinished, test } from 'vitest'
import { readConfig } from '#api/config.ts'
import { testFull } from '#core/test/full.ts'
import { SEED, type Site } from '../engine/site.ts'
import { ROOT } from '../cli/tools.ts'
import { readFetchCommand } from '../fetch/command.ts'
import { readFetchSettings } from '../fetch/settings.ts'
import { fetchWeekly } from '../fetch/weekly.ts'
import { temporaryFolder } from '../../data/test/helpers.ts'
import { CHILD_ENV } from './child-env.ts'
import { fakeServer, goneServer, json, page, testWorld, type FakeServer } from './fetch-world.ts'
import { listings, overpass, PARIS, restaurant, smallWorld } from './import-world.ts'

test.each<[args: string, asked: object]>([
  ['osm --country il', { what: 'osm', area: { country: 'IL' }, apply: false, force: false, json: false }],
  ['osm --city 3169070 --km 12 --apply', { area: { city: 3169070, km: 12 }, apply: true }],
  ['osm --around=-33.9,18.4,20 --force', { area: { around: { lat: -33.9, lng: 18.4, km: 20 } }, force: true }],
  ['wikidata --country PL --json', { what: 'wikidata', country: 'PL', json: true }],
  ['geonames', { what: 'geonames' }],
  ['pictures --apply', { what: 'pictures', apply: true }],
  ['osm --world --apply', { what: 'world', apply: true }],
  ['nyc --apply', { what: 'nyc', apply: true }],
  ['wikivoyage --file -', { what: 'wikivoyage', file: '-' }],
  ['uk', { what: 'uk', apply: false }],
  ['datagovil --force', { what: 'datagovil', force: true }],
  ['all --weekly', { what: 'all', weekly: true }],
])('%s is understood', (args, command) => {
  expect(readFetchCommand(args.split(' '))).toMatchObject(command)
})

test.each([
  ['', 'nothing is named'],
  ['bing', '"bing" is nothing to fetch'],
  ['osm', 'osm wants one area'],
  ['osm --country IL --city 1', 'osm wants one area'],
  ['osm --country Israel', '"Israel" is no code of ISO 3166-1'],
  ['osm --city Rome', '"Rome" is no GeoNames id'],
  ['osm --country IL --km 5', '--km goes with --city'],
  ['osm --around 41.9,12.5', '--around: "41.9,12.5" must be'],
  ['osm --around=95,12.5,15', '--around: "95,12.5,15" must be'],
  ['osm --around=41.9,12.5,900', '"900" km: it must be'],
  ['wikidata --city 3169070', 'wikidata needs a country'],
  ['osm --world --country IL', '--world goes with osm'],
  ['wikidata --world', '--world goes with osm'],
  ['wikivoyage', 'wikivoyage needs its dump'],
  ['nyc --file a.xml', '--file goes with wikivoyage'],
  ['datagovil --country IL', 'an area goes with osm and wikidata'],
  ['nyc --city 3169070', 'an area goes with osm and wikidata'],
  ['geonames --country IL', 'an area goes with osm and wikidata'],
  ['osm --country IL --weekly', '--weekly goes with all'],
  ['osm wikidata --country IL', 'one thing at a time'],
  ['osm --county IL', '--county'],
])('"%s" is refused: %s', (args, message) => {
  const read = () => readFetchCommand(args.split(' ').filter(Boolean))
  expect(read).toThrow(message)
  expect(read).toThrow('npm run fetch -- osm --country IL')
})

test('settings say where to ask, and whom to write to', () => {
  const read = (env: Record<string, string>) => readFetchSettings(env, readConfig(env))
  expect(read({ CONTACT_EMAIL: 'you@example.org' })).toEqual({
    overpassUrl: 'https://overpass-api.de/api/interpreter',
    wikidataUrl: 'https://query.wikidata.org/sparql',
    commonsUrl: 'https://commons.wikimedia.org/w/api.php',
    geonamesUrl: 'https://download.geonames.org/export/dump',
    newYorkUrl: 'https://data.cityofnewyork.us/resource/43nn-pn8j.json',
    foodRatingsUrl: 'https://api.ratings.food.gov.uk',
    dataGovIlUrl: 'https://data.gov.il/api/3/action',
    userAgent: 'kosher-travel-directory/0.1 (+you@example.org)',
    weekly: [],
  })
  const site = { SITE_ORIGIN: 'https://example.org' }
  expect(read(site).userAgent).toBe('kosher-travel-directory/0.1 (+https://example.org)')
  expect(read({ ...site, FETCH_WEEKLY: 'IL, 3169070,geonames,hotels' }).weekly).toEqual([
    { country: 'IL' },
    { city: 3169070 },
    'geonames',
    'hotels',
  ])
  expect(() => read({})).toThrow('CONTACT_EMAIL is needed to fetch')
  expect(() => read({ ...site, FETCH_WEEKLY: 'Rome' })).toThrow('FETCH_WEEKLY must be a list')
  expect(() => read({ ...site, OVERPASS_URL: 'overpass-api.de' })).toThrow('OVERPASS_URL must be an address')
})

/** A folder of data files with the real choices and Paris. */
function seedFolder(): string {
  const folder = temporaryFolder()
  copyFileSync(join(SEED, 'options.json'), join(folder, 'options.json'))
  const row = [PARIS, 'Paris', 'Paris', '', 48.8534, 2.3488, 'P', 'PPLC', 'FR', '', '11', '', '', '', 2_138_551]
  writeFileSync(join(folder, 'cities500.txt'), `${[...row, '', 42, 'Europe/Paris', '2026-01-01'].join('\t')}\n`)
  return folder
}

/** Runs a command on a site of its own. */
async function runCommand(file: string, args: readonly string[], env: Record<string, string>) {
  const flags = ['--disable-warning=ExperimentalWarning']
  const child = spawn(process.execPath, [...flags, join(ROOT, 'scripts', file), ...args], {
    env: { ...CHILD_ENV, ...env },
  })
  onTestFinished(() => void child.kill('SIGKILL'))
  const [out, errors, [code]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'exit')])
  return { out, errors, code: code as number }
}

function answerPlaces(server: FakeServer): void {
  server.answer('/api/status', page(200, 'Rate limit: 2\n2 slots available now.\n'))
  server.answer('/api/interpreter', json(overpass([restaurant(1)])))
}

test('the command shows what would change, and imports it', async () => {
  const server = await fakeServer()
  answerPlaces(server)
  const varDir = temporaryFolder()
  const env = {
    VAR_DIR: varDir,
    SEED_DIR: seedFolder(),
    CONTACT_EMAIL: 'you@example.org',
    OVERPASS_URL: `${server.url}/api/interpreter`,
  }
  const args = ['osm', '--city', String(PARIS)]
  const early = await runCommand('fetch.ts', args, env)
  expect([early.code, early.out]).toEqual([1, ''])
  expect(early.errors).toBe('The store has no towns yet, which places refer to: run `npm run import` first.\n')
  const applied = await runCommand('fetch.ts', [...args, '--apply'], env)
  expect(applied).toMatchObject({ code: 0, out: expect.stringMatching(/\n +1 new\n.*node\/1/) })
  const again = await runCommand('fetch.ts', args, env)
  expect(again.out).toContain('1 unchanged')
  expect(again.out).toContain('The same command with --apply imports it.')
  expect(again.errors).toMatch(/^osm-2988507: using the answer of .*; --force asks again\n$/)
  expect(server.asked.map(({ path }) => path)).toEqual(['/api/status', '/api/interpreter'])
  const away = { ...env, OVERPASS_URL: `${await goneServer()}/api/interpreter` }
  const alone = await runCommand('fetch.ts', [...args, '--force'], away)
  expect([alone.code, alone.out]).toEqual([1, ''])
  expect(alone.errors.trim().split('\n').at(-1)).toMatch(
    /^127\.0\.0\.1:\d+ cannot be reached \(ECONNREFUSED\): nothing/,
  )
})

/** A site with Paris, and a nightly run of it. */
async function openNights(env: Record<string, string>) {
  const db = await smallWorld()
  const config = readConfig({ VAR_DIR: temporaryFolder(), CONTACT_EMAIL: 'you@example.org', ...env })
  const site: Site = { config, store: db, env: {}, close: async () => {} }
  const world = testWorld()
  const fetched: string[] = []
  const problems: string[] = []
  const nothing = () => {}
  const logger = {
    started: nothing,
    stopped: nothing,
    publishing: nothing,
    published: nothing,
    fetched: (name: string, counts: Readonly<Record<string, number>>) => void fetched.push(`${name} ${counts['new']}`),
    problem: (message: string) => void problems.push(message),
  }
  return { db, site, world, fetched, problems, night: () => fetchWeekly({ site, env, world, logger }) }
}

const HOUR_MS = 3_600_000

test('nightly runs fetch once a week, and what has failed after a day', async () => {
  const server = await fakeServer()
  answerPlaces(server)
  server.answer('/sparql', page(403, 'Blocked'))
  const { db, world, fetched, problems, night } = await openNights({
    FETCH_WEEKLY: `${PARIS}, AT`,
    OVERPASS_URL: `${server.url}/api/interpreter`,
    WIKIDATA_URL: `${server.url}/sparql`,
  })
  expect(await night()).toBe(false)
  expect(fetched).toEqual([`osm-${PARIS} 1`, 'osm-AT 0'])
  expect(problems).toEqual([`wikidata-AT: ${server.host} refuses (403): Blocked; nothing was changed.`])
  expect(Object.keys(await listings(db))).toEqual(['node/1'])
  world.later(HOUR_MS)
  expect(await night()).toBe(true)
  expect(problems).toHaveLength(1)
  world.later(24 * HOUR_MS)
  server.answer('/sparql', json({ results: { bindings: [] } }))
  expect(await night()).toBe(true)
  expect(fetched.slice(2)).toEqual(['wikidata-AT 0'])
  world.later(6 * 24 * HOUR_MS)
  expect(await night()).toBe(true)
  expect(fetched.slice(3)).toEqual([`osm-${PARIS} 0`, 'osm-AT 0'])
})

test('nightly runs fetch hotels once a month', async () => {
  const server = await fakeServer()
  const hotel = { type: 'node', id: 5, lat: 48.86, lon: 2.35, tags: { tourism: 'hotel', name: 'Lutetia' } }
  answerPlaces(server)
  server.answer('/api/interpreter', json(overpass([restaurant(1)])), json(overpass([hotel])))
  const { world, fetched, night } = await openNights({
    FETCH_WEEKLY: `${PARIS}, hotels`,
    OVERPASS_URL: `${server.url}/api/interpreter`,
  })
  expect(await night()).toBe(true)
  expect(fetched).toEqual([`osm-${PARIS} 1`, 'hotels 1'])
  world.later(8 * 24 * HOUR_MS)
  await night()
  expect(fetched.slice(2)).toEqual([`osm-${PARIS} 0`])
  world.later(23 * 24 * HOUR_MS)
  await night()
  expect(fetched.slice(3)).toEqual([`osm-${PARIS} 0`, 'hotels 0'])
})

test('a nightly run fetches nothing unless a setting says so, and wrong settings do not end it', async () => {
  const quiet = await openNights({})
  expect(await quiet.night()).toBe(true)
  expect(quiet.world.told).toEqual([])
  const wrong = await openNights({ FETCH_WEEKLY: 'Rome' })
  expect(await wrong.night()).toBe(false)
  expect(wrong.problems).toEqual([expect.stringContaining('FETCH_WEEKLY must be a list')])
})

testFull('a nightly run publishes though nothing could be fetched, and ends with 1', async () => {
  const varDir = temporaryFolder()
  const env = {
    VAR_DIR: varDir,
    SEED_DIR: seedFolder(),
    CONTACT_EMAIL: 'you@example.org',
    FETCH_WEEKLY: 'FR',
    OVERPASS_URL: `${await goneServer()}/api/interpreter`,
    WIKIDATA_URL: `${await goneServer()}/sparql`,
  }
  expect(await runCommand('import.ts', [], env)).toMatchObject({ code: 0 })
  const night = await runCommand('nightly.ts', ['--json'], env)
  expect(night.code).toBe(1)
  expect(JSON.parse(night.out)).toMatchObject({ failed: 0 })
  expect(night.errors).toMatch(/osm-FR: 127\.0\.0\.1:\d+ cannot be reached/)
  expect(night.errors).toMatch(/wikidata-FR: 127\.0\.0\.1:\d+ cannot be reached/)
  expect(readdirSync(varDir)).toContain('releases')
})
