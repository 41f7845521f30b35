import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { SeedListing } from '#core/contract/data-files.ts'
import { fetchWikivoyage } from '../fetch/wikivoyage.ts'
import { temporaryFolder } from '../../data/test/helpers.ts'
import { testWorld } from './fetch-world.ts'
import { everything, scratch, smallWorld } from './import-world.ts'

const HEAD =
  '<mediawiki xmlns="http://www.mediawiki.org/xml/export-0.11/" version="0.11" xml:lang="en">\n' +
  '  <siteinfo><sitename>Wikivoyage</sitename></siteinfo>\n'

const escaped = (text: string) =>
  text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;')

const page = (title: string, text: string, ns = 0) => `  <page>
    <title>${escaped(title)}</title>
    <ns>${ns}</ns>
    <id>1</id>
    <revision>
      <timestamp>2026-05-01T10:00:00Z</timestamp>
      <text bytes="1" xml:space="preserve">${escaped(text)}</text>
    </revision>
  </page>
`

const PARIS_PAGE = page(
  'Paris/4th arrondissement',
  `==Eat==
* {{eat
| name=Sample & Sons | alt= | url=https://example.org/sons | email=owner@example.org
| address=1 Rue de l'Échantillon | lat=48.857 | long=2.359 | phone=+33 1 23 45 67 89
| content=Strictly [[Kashrut|kosher]] grill {{dead link|May 2026}}<ref>note</ref>, closed on ''Shabbat''.
}}
* {{sleep | name=Hotel Muster | lat=48.858 | long=2.36 | content=Offers kosher breakfasts.}}
* {{buy | name=Nowhere Kosher | content=No position is given.}}
* {{eat | name=Almost | lat=48.857 | long=2.359 | content=Good, but not kosher.}}
* {{eat | name=In Style | lat=48.857 | long=2.359 | content=A kosher-style deli.}}
* {{eat | name=Plain | lat=48.857 | long=2.359 | content=Couscous.}}
* {{buy | name=Shop of the Sample School | lat=48.857 | long=2.359 | content=Kosher snacks.}}
* {{do | name=Kosher cooking class | lat=48.857 | long=2.359}}
`,
)
const DUMP =
  HEAD + PARIS_PAGE + page('Talk:Paris', '{{eat | name=Kosher talk | lat=48.8 | long=2.3}}', 1) + '</mediawiki>\n'

async function openDesk() {
  const [db, folder] = [await smallWorld(), join(temporaryFolder(), 'fetched')]
  const run = (file: string, apply = true) => fetchWikivoyage(db, { folder, apply, file }, testWorld())
  const waiting = async () => {
    const rows = await db.selectFrom('candidates').selectAll().orderBy('source_id').execute()
    return rows.map(({ body, ...row }) => ({ ...row, body: JSON.parse(body) as SeedListing }))
  }
  return { db, run, waiting }
}

test('the listings of a dump that say kosher wait for an editor, as a source of their own', async () => {
  const { run, waiting } = await openDesk()
  const file = scratch()('dump.xml', DUMP)
  expect((await run(file, false)).counts).toMatchObject({ new: 0, weak: 2 })
  expect(await waiting()).toEqual([])
  expect(await run(file)).toMatchObject({
    source: 'wikivoyage',
    licence: 'CC-BY-SA-4.0',
    counts: { new: 0, weak: 2 },
    skipped: { 'no-position': 1 },
  })
  const [hotel, grill] = await waiting()
  expect(hotel).toMatchObject({ country: 'FR', body: { dtype: 230, title: { en: 'Hotel Muster' } } })
  expect(grill!.body).toMatchObject({
    dtype: 228,
    title: { en: 'Sample & Sons' },
    description: { en: 'Strictly kosher grill , closed on Shabbat.' },
    website: 'https://example.org/sons',
    provenance: { name: 'Wikivoyage', licence: 'CC-BY-SA-4.0', checked: '2026-05-01' },
  })
  expect(JSON.stringify(await waiting())).not.toContain('owner@example.org')
  expect(grill!.body).not.toHaveProperty('kashrutFacts')
  expect((await run(file)).counts).toMatchObject({ weak: 2 })
  expect(await waiting()).toHaveLength(2)
})

test('a compressed dump is unpacked on the way to the standard input', async () => {
  const { run } = await openDesk()
  const packed = spawnSync('bzip2', ['-c'], { input: DUMP }).stdout
  const file = scratch()('dump.xml.bz2', packed.length > 0 ? packed : Buffer.from('BZh91AY&SY'))
  await expect(run(file)).rejects.toThrow(/is compressed; unpack it on the way \(bunzip2 -c FILE \| npm run fetch/)
})

test.each<[what: string, text: string, message: RegExp]>([
  ['a dump that ends early', DUMP.slice(0, -300), /ends before its last page: .*nothing was changed/],
  ['an empty file', '', /ends before its last page/],
  ['a page of the web', '<!doctype html>\n<html></html>', /is no dump of pages and articles/],
  ['another edition', DUMP.replace('xml:lang="en"', 'xml:lang="de"'), /is a dump of the edition in de/],
])('%s changes nothing', async (_, text, message) => {
  const { db, run } = await openDesk()
  const before = await everything(db)
  await expect(run(scratch()('dump.xml', text))).rejects.toThrow(message)
  expect(await everything(db)).toEqual(before)
})

test('a file that is not there is named', async () => {
  const { run } = await openDesk()
  await expect(run('/nowhere/dump.xml')).rejects.toThrow(/dump\.xml is not there: nothing was changed/)
})
