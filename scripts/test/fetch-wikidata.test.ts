import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { LANGS } from '#core/i18n/languages.ts'
import { fetchPlaces } from '../fetch/places.ts'
import { KINDS, languagesOf, PAGE_ROWS, queryById, queryOf } from '../fetch/wikidata-query.ts'
import { wikidataProvider } from '../fetch/wikidata.ts'
import { temporaryFolder } from '../../data/test/helpers.ts'
import { cutOff, fakeServer, json, page, settingsFor, testWorld, type FakeServer } from './fetch-world.ts'
import { city, everything, listings, smallWorld } from './import-world.ts'

const SPARQL = '/sparql'
const DAY_MS = 86_400_000
const LABEL = 'http://www.w3.org/2000/01/rdf-schema#label'
const DESCRIPTION = 'http://schema.org/description'

type Row = Record<string, object>

const literal = (value: string, lang?: string) => ({ type: 'literal', value, ...(lang && { 'xml:lang': lang }) })
const uri = (value: string) => ({ type: 'uri', value })
const item = (id: string) => uri(`http://www.wikidata.org/entity/${id}`)

/** A row as query.wikidata.org gives it in JSON. */
const row = (id: string, kind: string, text: [value: string, lang: string, says?: string], more: Row = {}): Row => ({
  item: item(id),
  country: item('Q36'),
  kind: literal(kind),
  position: {
    type: 'literal',
    datatype: 'http://www.opengis.net/ont/geosparql#wktLiteral',
    value: 'Point(19.944444444 50.051944444)',
  },
  says: uri(text[2] ?? LABEL),
  text: literal(text[0], text[1]),
  ...more,
})

const answer = (...bindings: Row[]) => ({ head: { vars: Object.keys(bindings[0] ?? {}) }, results: { bindings } })

const OLD = [
  row('Q1', 'synagogue', ['Old Synagogue', 'en'], { website: uri('https://example.org/old') }),
  row('Q1', 'synagogue', ['Stara Synagoga', 'pl'], { website: uri('https://example.org/old') }),
  row('Q1', 'synagogue', ['בית הכנסת הישן', 'he'], { website: uri('https://example.org/old') }),
  row('Q1', 'synagogue', ['synagogue in Kraków', 'en', DESCRIPTION], { website: uri('https://example.org/old') }),
  row('Q1', 'museum', ['Old Synagogue', 'en'], { website: uri('https://example.org/old') }),
]
const CEMETERY = [row('Q2', 'cemetery', ['Cmentarz żydowski', 'pl'])]
const CONSULATE = [
  row('Q3', 'embassy', ['Consulate of Israel', 'en']),
  row('Q3', 'consulate', ['Consulate of Israel', 'en']),
]

async function openDesk() {
  const server = await fakeServer()
  const db = await smallWorld([city(3094802, 'Kraków', 'PL', [19.93658, 50.06143], 804_237)])
  const folder = join(temporaryFolder(), 'fetched')
  const world = testWorld()
  const run = ({ apply = true } = {}) => {
    const provider = wikidataProvider(settingsFor(server.url), world)
    return fetchPlaces(db, provider, { area: { country: 'PL' }, folder, maxAgeMs: 0, apply }, world)
  }
  return { server, db, folder, world, run }
}

const queries = ({ asked: requests }: FakeServer) => requests.map(({ form }) => form.query!)

test('the places of a country have names in our languages, website, position and source', async () => {
  const { server, db, run } = await openDesk()
  const moon = row('Q4', 'memorial', ['Crater', 'en'], {
    position: literal('<http://www.wikidata.org/entity/Q405> Point(1 2)'),
  })
  server.answer(SPARQL, json(answer(...OLD, ...CEMETERY, ...CONSULATE, moon)))
  const before = await everything(db)
  expect(await run({ apply: false })).toMatchObject({ dryRun: true, counts: { new: 3 } })
  expect(await everything(db)).toEqual(before)
  const report = await run()
  expect(report).toMatchObject({ source: 'wikidata', licence: 'CC0-1.0', counts: { new: 3 }, skipped: {}, dropped: {} })
  const found = await listings(db)
  expect(Object.keys(found)).toEqual(['Q1', 'Q2', 'Q3'])
  expect(found['Q1']).toMatchObject({
    dtype: 237,
    heritageType: 'museum',
    place: 3094802,
    title: { en: 'Old Synagogue', he: 'בית הכנסת הישן' },
    description: { en: 'synagogue in Kraków' },
    website: 'https://example.org/old',
    position: [19.94444, 50.05194],
    provenance: {
      name: 'Wikidata',
      licence: 'CC0-1.0',
      checked: '2026-06-01',
      url: 'https://www.wikidata.org/wiki/Q1',
      sourceId: 'wikidata:Q1',
    },
  })
  expect(found['Q2']).toMatchObject({ dtype: 237, heritageType: 'cemetery', title: { en: 'Cmentarz żydowski' } })
  expect(found['Q3']).toMatchObject({ dtype: 233, embassyType: 'consulate' })
  const { headers } = server.asked[0]!
  expect(headers['user-agent']).toBe('kosher-travel-directory/0.1 (+desk@example.org)')
  expect(headers.accept).toBe('application/sparql-results+json')
})

test('the query and its languages', () => {
  const query = queryOf('PL', 5000)
  for (const kind of Object.keys(KINDS)) expect(query).toContain(`BIND("${kind}" AS ?kind)`)
  expect(query).toContain('?country wdt:P297 "PL" .')
  expect(query).toMatch(/ORDER BY \?item .*\nLIMIT 5000 OFFSET 5000$/)
  expect(query).not.toMatch(/school|Q3914/)
  expect(languagesOf('PL')).toEqual([...LANGS, 'mul', 'pl'])
  expect(languagesOf('IL')).toEqual([...LANGS, 'mul'])
  expect(queryById(['Q1', 'Q2'], 0)).toContain('VALUES ?item { wd:Q1 wd:Q2 }')
})

test('a long answer is requested page by page', async () => {
  const { server, db, run, world } = await openDesk()
  const many = Array.from({ length: PAGE_ROWS }, () => OLD[0]!)
  server.answer(SPARQL, json(answer(...many)), json(answer(...CEMETERY)))
  await run()
  expect(queries(server).map((query) => query.split('\n').at(-1))).toEqual([
    'LIMIT 5000 OFFSET 0',
    'LIMIT 5000 OFFSET 5000',
  ])
  expect(world.waits).toEqual([1])
  expect(Object.keys(await listings(db))).toEqual(['Q1', 'Q2'])
})

test('an item vanishes once it is deleted, merged or closed, and not for the lack of a class', async () => {
  const { server, db, run, world } = await openDesk()
  server.answer(SPARQL, json(answer(...OLD, ...CEMETERY, ...CONSULATE)))
  await run()
  world.later(DAY_MS)
  const renamed = row('Q1', 'synagogue', ['Renamed', 'en'])
  server.answer(SPARQL, json(answer(renamed)), json(answer({ item: item('Q3'), statements: literal('7') })))
  const report = await run()
  expect(queries(server).at(-1)).toContain('VALUES ?item { wd:Q2 wd:Q3 }')
  expect(report.counts).toMatchObject({ changed: 1, vanished: 1, new: 0 })
  const found = await listings(db)
  expect(found['Q1']?.title).toEqual({ en: 'Renamed' })
  expect(found['Q2']).toHaveProperty('vanished')
  expect(found['Q3']).not.toHaveProperty('vanished')
})

test('its rate limit and its time limit are waited for', async () => {
  const { server, db, run, world } = await openDesk()
  server.answer(
    SPARQL,
    page(429, 'Too Many Requests - Please retry in 62 seconds.', { 'retry-after': '62' }),
    page(500, 'SPARQL-QUERY: queryStr=SELECT\njava.util.concurrent.TimeoutException\n'),
    // A query that runs out of time while it answers ends in the words of an exception.
    page(200, `${JSON.stringify(answer(...OLD)).slice(0, 100)}java.util.concurrent.TimeoutException`),
    json(answer(...OLD)),
  )
  await run()
  expect(world.waits).toEqual([62, 30, 60])
  expect(Object.keys(await listings(db))).toEqual(['Q1'])
})

const REFUSALS: [what: string, reply: Parameters<FakeServer['answer']>[1], message: RegExp][] = [
  [
    'a ban',
    page(403, 'Your IP address has been blocked.'),
    /refuses \(403\): Your IP address has been blocked\.; nothing/,
  ],
  ['a connection closed midway', cutOff('{"head":'), /sent only part of its answer, 5 times; nothing was changed/],
  ['another service', json({}), /does not answer as SPARQL does: nothing was changed/],
]

test.each(REFUSALS)('%s changes nothing', async (_, reply, message) => {
  const { server, db, folder, run } = await openDesk()
  server.answer(SPARQL, reply)
  const before = await everything(db)
  await expect(run()).rejects.toThrow(message)
  expect(await everything(db)).toEqual(before)
  expect(() => readdirSync(folder)).toThrow('ENOENT')
})
