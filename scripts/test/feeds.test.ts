import { expect, test } from 'vitest'
import { LANGS } from '#core/i18n/languages.ts'
import { verifyRelease } from '../engine/verify.ts'
import {
  changedFiles,
  hasPage,
  krakowListing,
  listing,
  openDesk,
  readPage,
  releaseOf,
  stamps,
  type Desk,
} from './site-desk.ts'

const DAY = 86_400_000
const JERUSALEM_GUIDE = 'Jewish_Guide-TJ281184-Jerusalem-Jewish_Guide'
const KRAKOW_GUIDE = 'Jewish_Guide-TJ3094802-Krakow-Jewish_Guide'
const claim = (checked: string, licence = 'CC0-1.0') => ({
  provenance: { name: 'Them', licence, checked, by: 'Them', status: 'compiled' },
})

async function openWorld(): Promise<Desk> {
  const desk = await openDesk()
  await desk.put([
    listing(1, claim('2026-11-01')),
    listing(2, claim('2026-11-03')),
    listing(3, claim('2026-11-03')),
    { ...listing(4, { ...claim('2026-11-09'), sample: true }), sample: true },
  ])
  return desk
}

const nightly = async (desk: Desk) => (await desk.publisher()).publish({ refreshShabbatTimes: true })
const isFeed = (file: string) => /\.(atom|feed\.json)(\.br)?$/.test(file)
/** The fixture's bundle prints the input of a page. */
const entriesOf = (desk: Desk, guide = JERUSALEM_GUIDE) => {
  const [, input] = /<pre>(.*)<\/pre>/.exec(readPage(desk, `${guide}.atom`)) ?? []
  return (JSON.parse(input ?? '') as { entries: { tnid: number; said: string }[] }).entries
}
const tnids = (desk: Desk, guide?: string) => entriesOf(desk, guide).map(({ tnid }) => tnid)

test('a city has feeds in each language, newest first, without samples and what has no day', async () => {
  const desk = await openWorld()
  await nightly(desk)
  expect(tnids(desk)).toEqual([3, 2, 1])
  expect([...stamps(desk).keys()].filter(isFeed)).toHaveLength(LANGS.length * 2 * 2)
  expect(readPage(desk, `${JERUSALEM_GUIDE}.html`)).toContain('"hasFeeds":true')
  // Of what is listed in the other city, nothing says a day.
  expect(hasPage(desk, `${KRAKOW_GUIDE}.atom`)).toBe(false)
  expect(readPage(desk, `${KRAKOW_GUIDE}.html`)).toContain('"hasFeeds":false')
  expect(readPage(desk, 'sitemap-0.xml')).not.toContain('.atom')
  expect(verifyRelease(releaseOf(desk))).toEqual([])
})

test('a change writes the feeds of its city alone; time writes none', async () => {
  const desk = await openWorld()
  await nightly(desk)
  await desk.put([krakowListing(100, claim('2026-11-02'))])
  await (await desk.publisher()).publish()
  expect(tnids(desk, KRAKOW_GUIDE)).toEqual([100])
  const before = stamps(desk)
  desk.clock.now += 8 * DAY
  await nightly(desk)
  const later = changedFiles(before, stamps(desk))
  expect(later).toContain(`${KRAKOW_GUIDE}.html`)
  expect(later.filter(isFeed)).toEqual([])

  await desk.edit(listing(1, claim('2026-11-20')))
  await (await desk.publisher()).publish()
  expect(tnids(desk)).toEqual([1, 3, 2])
  const changed = changedFiles(before, stamps(desk)).filter(isFeed)
  expect(changed).toHaveLength(LANGS.length * 2 * 2)
  expect(changed.some((file) => file.includes('Krak'))).toBe(false)
  expect(verifyRelease(releaseOf(desk))).toEqual([])
})

test('a feed has fifty entries, and goes with the last listing', async () => {
  const desk = await openWorld()
  const many = Array.from({ length: 60 }, (_, at) => krakowListing(200 + at, claim('2026-11-04')))
  await desk.put(many)
  await nightly(desk)
  expect(tnids(desk, KRAKOW_GUIDE)).toEqual(Array.from({ length: 50 }, (_, at) => 259 - at))
  await desk.remove('listings', ['1', '2', '3', '4'])
  await nightly(desk)
  expect(hasPage(desk, `${KRAKOW_GUIDE}.atom`)).toBe(false)
  expect(hasPage(desk, `${KRAKOW_GUIDE}.feed.json.br`)).toBe(false)
  expect(verifyRelease(releaseOf(desk))).toEqual([])
})

test('a withdrawal is news of a listing, though it confirms nothing', async () => {
  const desk = await openWorld()
  const fact = {
    claim: 'withdrawn',
    authority: 'ou',
    source: { kind: 'authorityList', name: 'Its list', retrieved: '2026-11-15' },
    confirmedAt: '2026-11-15',
    confirmedBy: 'Editors',
  }
  await desk.put([listing(1, { ...claim('2026-11-01'), kashrutFacts: [fact] })])
  await nightly(desk)
  expect(entriesOf(desk)[0]).toMatchObject({ tnid: 1, said: '2026-11-15' })
})
