import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { SeedListing } from '#core/contract/data-files.ts'
import { putContent } from '#data/store/content.repository.ts'
import { listing } from '../../data/test/content.ts'
import { temporaryFolder } from '../../data/test/helpers.ts'
import { fetchSitelinks, sitelinksText } from '../fetch/sitelinks.ts'
import { fakeServer, json, settingsFor, testWorld } from './fetch-world.ts'
import { JERUSALEM, PARIS, smallWorld } from './import-world.ts'

const SPARQL = '/sparql'

/** An answer as query.wikidata.org gives it in JSON. */
const answer = (counts: Readonly<Record<string, number>>) => ({
  head: { vars: ['item', 'sitelinks'] },
  results: {
    bindings: Object.entries(counts).map(([id, value]) => ({
      item: { type: 'uri', value: `http://www.wikidata.org/entity/${id}` },
      sitelinks: {
        type: 'literal',
        datatype: 'http://www.w3.org/2001/XMLSchema#integer',
        value: String(value),
      },
    })),
  },
})

const LISTINGS = [
  { ...listing(1, { place: PARIS, wikidata: 'Q1' }), origin: 'seed' },
  { ...listing(2, { place: PARIS, wikidata: 'Q2', sitelinks: 7 }), origin: 'editor:4' },
  { ...listing(3, { place: PARIS, wikidata: 'Q3', sitelinks: 9 }), origin: 'import:osm' },
  { ...listing(4, { place: PARIS }), origin: 'import:wikidata' },
  { ...listing(5, { place: PARIS }), origin: 'seed' },
  { ...listing(6, { place: JERUSALEM, wikidata: 'Q6' }), origin: 'seed' },
]

async function openDesk() {
  const server = await fakeServer()
  const db = await smallWorld()
  for (const { origin, ...body } of LISTINGS) {
    const row = { kind: 'listings' as const, id: String(body.tnid), body, sample: false }
    await db.transaction().execute((trx) => putContent(trx, [row], { origin, now: 1 }))
  }
  const link = { source: 'wikidata', source_id: 'Q4', kind: 'listings' as const, item: '4', base: '{}' }
  await db
    .insertInto('imported')
    .values({ ...link, vanished_at: null })
    .execute()
  const options = { folder: join(temporaryFolder(), 'fetched'), maxAgeMs: 0, country: 'FR' }
  const world = testWorld()
  const run = (apply: boolean) => fetchSitelinks(db, settingsFor(server.url), { ...options, apply }, world)
  const stored = async () => {
    const rows = await db.selectFrom('content').select(['body', 'origin']).where('kind', '=', 'listings').execute()
    const found = rows.map(({ body, origin }) => ({ ...(JSON.parse(body) as SeedListing), origin }))
    return Object.fromEntries(found.map(({ tnid, sitelinks, origin }) => [tnid, [sitelinks, origin]]))
  }
  return { server, run, stored }
}

test('listings of any origin learn how many articles there are on them, and keep it', async () => {
  const { server, run, stored } = await openDesk()
  server.answer(SPARQL, json(answer({ Q1: 60, Q2: 7, Q4: 3 })))
  const before = await stored()
  const changes = { listings: 4, new: 2, changed: 0, gone: 1 }
  const dry = await run(false)
  expect(dry).toMatchObject({ ...changes, dryRun: true })
  expect(sitelinksText(dry)).toContain('unknown → 60')
  expect(await stored()).toEqual(before)
  expect(await run(true)).toMatchObject({ ...changes, dryRun: false })
  expect(server.asked.at(-1)?.form.query).toContain('VALUES ?item { wd:Q1 wd:Q2 wd:Q3 wd:Q4 }')
  expect(server.asked.at(-1)?.form.query).toContain('wikibase:sitelinks ?sitelinks')
  expect(await stored()).toEqual({
    1: [60, 'seed'],
    2: [7, 'editor:4'],
    3: [undefined, 'import:osm'],
    4: [3, 'import:wikidata'],
    5: [undefined, 'seed'],
    6: [undefined, 'seed'],
  })
  expect(await run(true)).toMatchObject({ new: 0, changed: 0, gone: 0 })
})
