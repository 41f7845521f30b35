import { LANGS } from '#core/i18n/languages.ts'
import { expect, test } from 'vitest'
import type { ContentRow } from '#data/store/content.repository.ts'
import type { SeedFeature } from '#core/contract/data-files.ts'
import { feature } from '../../data/test/content.ts'
import { verifyRelease } from '../engine/verify.ts'
import {
  changedFiles,
  hasPage,
  ids,
  KRAKOW,
  NOW,
  openDesk,
  readPage,
  releaseOf,
  stamps,
  type Desk,
} from './site-desk.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR
/** The day of the tests is a Wednesday: the night after it no Shabbat ends. */
const TODAY = '2026-11-18'
/** Midnight in Jerusalem. */
const END = Date.parse('2026-11-18T22:00:00Z')

function offer(nid: number, fields: Partial<SeedFeature> = {}): ContentRow {
  const body = feature(nid, fields)
  return { kind: 'features', id: String(nid), body, sample: false }
}

function category(id: number): ContentRow {
  const title = { en: `Kind ${id}` }
  const body = { id, title, description: title, pictures: ['travel-1'] }
  return { kind: 'categories', id: String(id), body, sample: false }
}

const dates = (to: string) => ({ dates: { from: '2026-11-11', to } })
const page = (nid: number) => `Kosher_Tours-FT${nid}-Vacation_${nid}.html`

/** A published site: one offer ends today, one in ten days, others never; one far away, of another kind. */
async function publishedDesk() {
  const desk = await openDesk()
  await desk.put([
    category(1),
    category(2),
    category(3),
    offer(1, { ...dates(TODAY), top: true }),
    offer(2, { category: 2 }),
    offer(3, { place: KRAKOW }),
    offer(4, { place: KRAKOW, category: 3 }),
    offer(5, { ...dates('2026-11-28'), place: KRAKOW, category: 3 }),
  ])
  const publisher = await desk.publisher()
  await publisher.publish({ refreshShabbatTimes: true })
  return { desk, publisher }
}

/** Pages of the first language that are other than before. */
const changedPages = (desk: Desk, before: ReturnType<typeof stamps>) =>
  changedFiles(before, stamps(desk)).filter((file) => file.endsWith('.html') && !file.includes('/'))

test('the night after the last day makes the pages again that show the offer, and no other', async () => {
  const { desk, publisher } = await publishedDesk()
  const before = stamps(desk)
  expect(readPage(desk, 'index.html')).toContain('Vacation 1')
  expect(readPage(desk, 'sitemap-0.xml')).toContain(page(1))
  desk.clock.now = END
  const report = await publisher.publish({ refreshShabbatTimes: true })
  const pages = changedPages(desk, before)
  expect(pages).toEqual([
    'Jewish_Guide-TJ281184-Jerusalem-Jewish_Guide.html',
    // Its kind, and the two that say how many offers it has.
    'Kosher_Tours-CT1-Kind_1.html',
    'Kosher_Tours-CT2-Kind_2.html',
    'Kosher_Tours-CT3-Kind_3.html',
    // Itself, and the one beside it.
    page(1),
    page(2),
    'Kosher_Tours-TL281184-Jerusalem-Vacations.html',
    'Kosher_Tours-TL294640-Israel-Vacations.html',
    'Search.html',
    'index.html',
    'kosher_vacations_search.html',
  ])
  // In each language; nothing else was rendered.
  expect(report).toMatchObject({
    planned: pages.length * LANGS.length,
    rendered: pages.length * LANGS.length,
    removed: 0,
    failed: 0,
  })
  const changed = changedFiles(before, stamps(desk))
  expect(changed.filter((file) => file.endsWith('.html'))).toHaveLength(pages.length * LANGS.length)
  for (const file of pages.filter((name) => name !== page(1))) expect(readPage(desk, file)).not.toContain('Vacation 1')
  // Links from outside still find it; search engines are not led to it.
  expect(hasPage(desk, page(1))).toBe(true)
  expect(readPage(desk, page(1))).toContain('"past":{"hasKind":true}')
  expect(readPage(desk, 'sitemap-0.xml')).not.toContain(page(1))
  expect([ids(desk), verifyRelease(releaseOf(desk))]).toEqual([[1], []])
})

test('nights without an end, edits and other runs make nothing of it', async () => {
  const { desk, publisher } = await publishedDesk()
  const before = stamps(desk)
  desk.clock.now = END - 1
  expect((await publisher.publish({ refreshShabbatTimes: true })).planned).toBe(0)
  desk.clock.now = END
  // Not the run of somebody who waits for an edit.
  expect((await publisher.publish()).planned).toBe(0)
  expect(changedFiles(before, stamps(desk))).toEqual([])
  expect((await publisher.publish({ refreshShabbatTimes: true })).planned).toBeGreaterThan(0)
  const after = stamps(desk)
  for (const now of [END + HOUR, END + 20 * HOUR]) {
    desk.clock.now = now
    expect((await publisher.publish({ refreshShabbatTimes: true })).planned).toBe(0)
  }
  expect(changedFiles(after, stamps(desk))).toEqual([])
})

test('an offer whose dates an editor puts ahead comes back at once', async () => {
  const { desk, publisher } = await publishedDesk()
  desk.clock.now = END
  await publisher.publish({ refreshShabbatTimes: true })
  await desk.edit(offer(1, { ...dates('2027-04-30'), top: true }))
  expect((await publisher.publish()).failed).toBe(0)
  expect(readPage(desk, 'index.html')).toContain('Vacation 1')
  expect(readPage(desk, 'sitemap-0.xml')).toContain(page(1))
  expect(readPage(desk, page(1))).not.toContain('"past"')
})

test('a rebuilt release equals the nightly updated one', async () => {
  const { desk, publisher } = await publishedDesk()
  desk.clock.now = NOW + 11 * DAY
  await publisher.publish({ refreshShabbatTimes: true })
  const pages = [page(1), page(5), 'index.html', 'kosher_vacations_search.html']
  const texts = pages.map((file) => readPage(desk, file))
  const again = await openDesk()
  again.clock.now = desk.clock.now
  await again.put([category(1), category(2), category(3)])
  await again.put([
    offer(1, { ...dates(TODAY), top: true }),
    offer(2, { category: 2 }),
    offer(3, { place: KRAKOW }),
    offer(4, { place: KRAKOW, category: 3 }),
    offer(5, { ...dates('2026-11-28'), place: KRAKOW, category: 3 }),
  ])
  await (await again.publisher()).publish({ refreshShabbatTimes: true })
  expect(pages.map((file) => readPage(again, file))).toEqual(texts)
})

test('a night that ends very many offers is published in place all the same, by all cores', async () => {
  const { desk, publisher } = await publishedDesk()
  await desk.put(Array.from({ length: 100 }, (_, i) => offer(100 + i, dates(TODAY))))
  await publisher.publish()
  const release = releaseOf(desk)
  const before = stamps(desk)
  desk.clock.now = END
  const night = { refreshShabbatTimes: true }
  // Nothing but the index knows of it yet.
  await expect(publisher.publish({ ...night, stop: AbortSignal.abort() })).rejects.toThrow('abort')
  expect(changedFiles(before, stamps(desk))).toEqual([])
  expect(verifyRelease(release)).toEqual([])
  const stop = new AbortController()
  const onRelease = () => stop.abort()
  await expect(publisher.publish({ ...night, stop: stop.signal, onRelease })).rejects.toThrow('abort')
  const [first] = [100, 199].map(page)
  for (const nid of [100, 199]) expect(readPage(desk, page(nid))).toContain('"past":{')
  // No compressed page says what the page said before.
  expect(hasPage(desk, `${first}.br`)).toBe(false)
  expect(verifyRelease(release)).toEqual([])
  const { planned, unchanged } = await publisher.publish(night)
  expect([planned, unchanged > 100 * LANGS.length]).toEqual([0, true])
  expect([releaseOf(desk), hasPage(desk, `${first}.br`)]).toEqual([release, true])
  expect(readPage(desk, 'sitemap-0.xml')).not.toContain(page(1))
  expect(verifyRelease(release)).toEqual([])
})
