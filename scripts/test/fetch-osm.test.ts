import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { Store } from '#data/store/database.ts'
import { listingOf } from '#data/index/items.ts'
import { openIndex } from '#data/index/open.ts'
import { createIndex, updateIndex } from '#data/index/write.ts'
import { SCHOOLS } from '../import/osm/kinds.ts'
import { storeSource } from '../engine/source.ts'
import type { AskedArea } from '../fetch/area.ts'
import { overpassProvider, queryById, queryOf, secondsToSlot } from '../fetch/overpass.ts'
import { fetchPlaces } from '../fetch/places.ts'
import { temporaryFolder } from '../../data/test/helpers.ts'
import { cutOff, fakeServer, goneServer, json, page, settingsFor, testWorld, type FakeServer } from './fetch-world.ts'
import { everything, listings, NOW, overpass, PARIS, restaurant, smallWorld } from './import-world.ts'

const INTERPRETER = '/api/interpreter'
const STATUS = '/api/status'
const DAY_MS = 86_400_000

/** As https://overpass-api.de/api/status writes them. */
const statusPage = (...lines: string[]) =>
  page(
    200,
    [
      'Connected as: 1559890362',
      'Current time: 2026-06-01T00:00:00Z',
      'Announced endpoint: gall.openstreetmap.de/',
      'Rate limit: 2',
      ...lines,
      'Currently running queries (pid, space limit, time limit, start time):',
      '',
    ].join('\n'),
  )
const FREE = statusPage('2 slots available now.')
const FULL = statusPage(
  'Slot available after: 2026-06-01T00:00:52Z, in 52 seconds.',
  'Slot available after: 2026-06-01T00:00:37Z, in 37 seconds.',
)

const errorPage = (message: string) => `<?xml version="1.0" encoding="UTF-8"?>
<html xmlns="http://www.w3.org/1999/xhtml"><head><title>OSM3S Response</title></head><body>
<p>The data included in this document is from www.openstreetmap.org.</p>
<p><strong style="color:#FF0000">Error</strong>: runtime error: ${message} </p>
</body></html>`
const RATE_LIMITED = page(
  429,
  errorPage(
    'open64: 0 Success /osm3s_osm_base Dispatcher_Client::request_read_and_idx::rate_limited. Please check ' +
      '/api/status for the quota of your IP address.',
  ),
)
const TOO_BUSY = page(
  504,
  errorPage('Dispatcher_Client::request_read_and_idx::timeout. The server is probably too busy.'),
)

const SYNAGOGUE = {
  type: 'way',
  id: 7,
  center: { lat: 48.8612, lon: 2.3601 },
  tags: { amenity: 'place_of_worship', religion: 'jewish', name: 'Sample synagogue' },
}

/** A store, a server that has a slot, and how to fetch from it. */
async function openDesk(store?: Store) {
  const server = await fakeServer()
  const db = store ?? (await smallWorld())
  const folder = join(temporaryFolder(), 'fetched')
  const world = testWorld()
  server.answer(STATUS, FREE)
  const run = (
    {
      apply = true,
      area = { city: PARIS },
      maxAgeMs = 0,
    }: { apply?: boolean; area?: AskedArea; maxAgeMs?: number } = {},
    url = server.url,
  ) => fetchPlaces(db, overpassProvider(settingsFor(url), world), { area, folder, maxAgeMs, apply }, world)
  return { server, db, folder, world, run }
}

const queries = ({ asked }: FakeServer) =>
  asked.filter(({ path }) => path === INTERPRETER).map(({ form }) => form.data!)

test('a city is requested, shown, and imported on confirmation, with one query', async () => {
  const { server, db, folder, run, world } = await openDesk()
  server.answer(INTERPRETER, json(overpass([restaurant(1), SYNAGOGUE])))
  const before = await everything(db)
  const report = await run({ apply: false, maxAgeMs: DAY_MS })
  expect(report).toMatchObject({ dryRun: true, source: 'osm', counts: { new: 2 }, skipped: {} })
  expect(await everything(db)).toEqual(before)
  world.later(DAY_MS / 2)
  const first = await run({ maxAgeMs: DAY_MS })
  expect(first).toMatchObject({ dryRun: false, counts: { new: 2 } })
  expect(Object.keys(await listings(db))).toEqual(['node/1', 'way/7'])
  expect((await listings(db))['way/7']?.provenance).toMatchObject({
    licence: 'ODbL-1.0',
    checked: '2026-05-02',
    url: 'https://www.openstreetmap.org/way/7',
  })
  expect(server.asked.map(({ path }) => path)).toEqual([STATUS, INTERPRETER])
  expect(server.asked[1]?.headers['user-agent']).toBe('kosher-travel-directory/0.1 (+desk@example.org)')
  expect(readdirSync(folder)).toEqual([
    `osm-${PARIS}-20260601T000000Z.json`,
    `osm-${PARIS}-20260601T000000Z.json.applied`,
  ])
  world.later(DAY_MS)
  const again = await run({ maxAgeMs: DAY_MS })
  expect(again.counts).toMatchObject({ new: 0, changed: 0, unchanged: 2, vanished: 0 })
  expect(queries(server)).toHaveLength(2)
})

test('the query covers what the directory lists, and never a school', () => {
  const circle = queryOf({ lat: 41.9, lng: 12.5, km: 15 })
  expect(circle).toMatch(/^\[out:json\]\[timeout:180\];\n\(\n/)
  expect(circle).toMatch(/\n\);\nout center tags;$/)
  const parts = circle.split('\n').filter((line) => line.startsWith('  nwr'))
  for (const part of parts) expect(part).toContain('["amenity"!~"school|kindergarten|')
  for (const part of parts) expect(part).toMatch(/\(around:15000,41\.9,12\.5\);$/)
  const tags = [
    '["diet:kosher"~"^(yes|only|no)$"]',
    '["amenity"="place_of_worship"]["religion"="jewish"]',
    '["kosher"~"^(yes|only|no)$"]',
    '["cuisine"~"kosher"]',
    '["shop"~"kosher"]',
    '["kosher:certification"]',
    '["diet:kosher:certification"]',
    '["bath:type"~"^(mikveh|mikvah|mikve|mikwe|jewish_ritual)$"]',
    '["amenity"~"^(mikveh|mikvah|mikve|ritual_bath)$"]',
    '["landuse"="cemetery"]["religion"="jewish"]',
    '["tourism"="museum"]["museum"="jewish"]',
    '["tourism"="museum"]["museum"="holocaust"]',
    '["historic"~"^(memorial|monument)$"]["religion"="jewish"]',
    '["amenity"~"^(community_centre|social_centre|events_venue)$"]["religion"="jewish"]',
    '["boundary"="eruv"]',
    '["diplomatic"]["country"="IL"]',
  ]
  for (const filter of tags) expect(parts.some((part) => part.startsWith(`  nwr${filter}["amenity"!~`))).toBe(true)
  const query = circle.replaceAll(`["amenity"!~"${SCHOOLS.join('|')}"]`, '')
  for (const school of SCHOOLS) expect(query).not.toContain(school)
  const country = queryOf({ country: 'IL' })
  expect(country).toContain('area["ISO3166-1"="IL"]->.country;')
  expect(country).toContain('(area.country);')
  expect(queryById(['way/2', 'node/1', 'node/3'])).toContain('(\n  node(id:1,3);\n  way(id:2);\n);')
})

test('the page of the slots says how long to wait', () => {
  const waits = (...lines: string[]) => secondsToSlot(['Rate limit: 2', ...lines].join('\n'))
  expect(waits('2 slots available now.')).toBe(0)
  expect(waits('1 slots available now.', 'Slot available after: 2026-06-01T00:00:52Z, in 52 seconds.')).toBe(0)
  expect(waits('Slot available after: A, in 52 seconds.', 'Slot available after: B, in 37 seconds.')).toBe(38)
  expect(waits('Slot available after: A, in -2 seconds.')).toBe(1)
  expect(secondsToSlot('Rate limit: 0\n')).toBe(0)
  expect(secondsToSlot('')).toBe(0)
})

test('the waits that a server asks for are kept, and grow where it asks for none', async () => {
  const { server, db, run, world } = await openDesk()
  const later = new Date(NOW + (38 + 15 + 30 + 90) * 1000).toUTCString()
  server.answer(STATUS, FULL, FREE)
  server.answer(
    INTERPRETER,
    RATE_LIMITED,
    TOO_BUSY,
    page(429, '', { 'retry-after': later }),
    page(503, '', { 'retry-after': '7' }),
    json(overpass([restaurant(1)])),
  )
  await run()
  expect(world.waits).toEqual([38, 15, 30, 90, 7])
  expect(world.told).toEqual([
    `Asking ${server.host} for osm-${PARIS} …`,
    `${server.host} has no free slot; asking again in 38 s`,
    `${server.host} is busy (429); asking again in 15 s`,
    `${server.host} is busy (504); asking again in 30 s`,
    `${server.host} is busy (429); asking again in 1 min 30 s`,
    `${server.host} is busy (503); asking again in 7.0 s`,
  ])
  expect(Object.keys(await listings(db))).toEqual(['node/1'])
})

test('no slot for long is a matter for later', async () => {
  const { server, run } = await openDesk()
  server.answer(STATUS, statusPage('Slot available after: 2026-06-01T01:00:00Z, in 3600 seconds.'))
  await expect(run()).rejects.toThrow(/has no free slot, and asks to wait 60 min 01 s; nothing was changed/)
  expect(queries(server)).toEqual([])
})

const ANSWER = JSON.stringify(overpass([restaurant(1), restaurant(2)]))
const REFUSALS: [what: string, reply: Parameters<FakeServer['answer']>[1], message: RegExp, tries: number][] = [
  [
    'a connection closed midway',
    cutOff(ANSWER.slice(0, 200)),
    /sent only part of its answer, 5 times; nothing was changed/,
    5,
  ],
  ['an answer without its end', page(200, ANSWER.slice(0, 200)), /sent only part of its answer, 5 times/, 5],
  ['a page instead of an answer', page(200, errorPage('?')), /sent only part of its answer, 5 times/, 5],
  ['a rate limit that stays', RATE_LIMITED, /is busy \(429\), 5 times; nothing was changed/, 5],
  [
    'a server out of time',
    json(
      overpass([restaurant(1)], {
        remark: 'runtime error: Query timed out in "query" at line 3 after 181 seconds.',
      }),
    ),
    /did not finish \(runtime error: Query timed out in "query" at line 3 after 181 seconds\.\): nothing was changed/,
    1,
  ],
  [
    'a question that is refused',
    page(400, errorPage('line 1: parse error')),
    /refuses \(400\): .*line 1: parse error/,
    1,
  ],
  ['another service', json({ hello: 'world' }), /does not answer as the Overpass API does: nothing was changed/, 1],
]

test.each(REFUSALS)('%s changes nothing and is not kept', async (_, reply, message, tries) => {
  const { server, db, folder, run } = await openDesk()
  server.answer(INTERPRETER, reply)
  const before = await everything(db)
  await expect(run()).rejects.toThrow(message)
  expect(await everything(db)).toEqual(before)
  expect(queries(server)).toHaveLength(tries)
  expect(() => readdirSync(folder)).toThrow('ENOENT')
})

test('an answer that is whole at the second try is taken', async () => {
  const { server, db, run } = await openDesk()
  server.answer(INTERPRETER, cutOff(ANSWER.slice(0, 200)), page(200, ANSWER))
  await run()
  expect(Object.keys(await listings(db))).toEqual(['node/1', 'node/2'])
})

test('without a network it says so in a sentence', async () => {
  const { db, run } = await openDesk()
  const before = await everything(db)
  const url = await goneServer()
  await expect(run({}, url)).rejects.toThrow(
    `${new URL(url).host} cannot be reached (ECONNREFUSED): nothing was changed. Is this machine on the network?`,
  )
  await expect(run({}, 'http://overpass.invalid')).rejects.toThrow(
    /^overpass\.invalid cannot be reached \((ENOTFOUND|EAI_AGAIN)\): nothing was changed/,
  )
  expect(await everything(db)).toEqual(before)
})

test('a place that the gazetteer does not know is not requested', async () => {
  const { server, run } = await openDesk()
  await expect(run({ area: { city: 1 } })).rejects.toThrow(/The gazetteer has no city 1/)
  await expect(run({ area: { country: 'XX' } })).rejects.toThrow(/The gazetteer has no town of XX/)
  expect(server.asked).toEqual([])
})

/** The index of a store, as pages and the API see it. */
async function indexOf(db: Store) {
  const index = openIndex(join(temporaryFolder(), 'index.sqlite'), { readonly: false })
  createIndex(index, 'test')
  index.db.exec('begin immediate')
  await updateIndex(index, storeSource(db), { now: NOW, pages: 'requested' })
  index.db.exec('commit')
  return index
}

test('what changed, vanished or is kosher no more is seen in the index, and other areas stay as they are', async () => {
  const { server, db, run } = await openDesk()
  const vienna = { ...restaurant(9), lat: 48.2085, lon: 16.3721 }
  server.answer(INTERPRETER, json(overpass([vienna])))
  await run({ area: { around: { lat: 48.2, lng: 16.4, km: 10 } } })
  server.answer(INTERPRETER, json(overpass([1, 2, 3, 4, 5].map((id) => restaurant(id)))))
  await run()
  const tnids = Object.fromEntries(Object.entries(await listings(db)).map(([id, { tnid }]) => [id, tnid]))
  // 2 is renamed, 3 is gone, 4 is tagged otherwise, 5 no longer found by the area, but there.
  server.answer(
    INTERPRETER,
    json(overpass([restaurant(1), restaurant(2, { name: 'Another name' })])),
    json(overpass([restaurant(4, { 'diet:kosher': 'no' }), restaurant(5)])),
  )
  const report = await run()
  expect(queries(server).at(-1)).toContain('  node(id:3,4,5);\n')
  expect(report.counts).toMatchObject({ new: 0, changed: 1, unchanged: 2, withdrawn: 1, vanished: 1 })
  const index = await indexOf(db)
  const listing = (id: string) => listingOf(index, tnids[id]!)
  expect(listing('node/2')?.title.en).toBe('Another name')
  expect(listing('node/3')).toMatchObject({ title: { en: 'Sample restaurant 3' }, vanished: '2026-06-01' })
  expect(listing('node/4')).toBeUndefined()
  expect(listing('node/5')).not.toHaveProperty('vanished')
  expect(listing('node/9')).not.toHaveProperty('vanished')
  index.close()
  const reports = await db.selectFrom('reports').select(['tnid', 'content']).execute()
  expect(reports).toEqual([{ tnid: tnids['node/4'], content: 'osm node/4: diet:kosher=no' }])

  server.answer(INTERPRETER, json(overpass([1, 2, 3, 4, 5].map((id) => restaurant(id)))))
  expect((await run()).counts).toMatchObject({ new: 0, changed: 1, back: 2, unchanged: 2, vanished: 0 })
})

test('an answer that lacks everything takes nothing away', async () => {
  const { server, db, run } = await openDesk()
  server.answer(INTERPRETER, json(overpass([restaurant(1), SYNAGOGUE])))
  await run({ area: { country: 'FR' } })
  server.answer(INTERPRETER, json(overpass([])), json(overpass([restaurant(1), SYNAGOGUE])))
  const report = await run({ area: { country: 'FR' } })
  expect(report.counts).toMatchObject({ unchanged: 2, vanished: 0 })
  expect(queries(server).at(-1)).toContain('(\n  node(id:1);\n  way(id:7);\n);')
  expect(await listings(db)).toHaveProperty('node/1')
})

test('a refused second question changes nothing', async () => {
  const { server, db, folder, run } = await openDesk()
  server.answer(INTERPRETER, json(overpass([restaurant(1), restaurant(2)])))
  await run()
  const before = [await everything(db), readdirSync(folder)]
  server.answer(INTERPRETER, json(overpass([restaurant(1, { name: 'Renamed' })])), page(400, 'no'))
  await expect(run()).rejects.toThrow('refuses (400): no')
  expect([await everything(db), readdirSync(folder)]).toEqual(before)
})

test('the latest answers of an area are kept', async () => {
  const { server, db, folder, run, world } = await openDesk()
  server.answer(INTERPRETER, json(overpass([restaurant(1)])))
  await run()
  for (let i = 0; i < 5; i++) {
    world.later(DAY_MS)
    await run()
  }
  const files = readdirSync(folder).filter((name) => name.endsWith('.json'))
  expect(files).toHaveLength(4)
  const content = JSON.parse(readFileSync(join(folder, files[0]!), 'utf8')) as object
  expect(content).toMatchObject({ elements: [{ id: 1 }], covers: [] })
  expect(await listings(db)).toHaveProperty('node/1')
})
