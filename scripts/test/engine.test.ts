import { LANGS } from '#core/i18n/languages.ts'
import { spawn } from 'node:child_process'
import { hash } from 'node:crypto'
import { once } from 'node:events'
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { expect, onTestFinished, test } from 'vitest'
import { testFull } from '#core/test/full.ts'
import { fileOf } from '#core/domain/routes.ts'
import { publishingOf } from '#api/desk/log/publishing.ts'
import { watchRelease } from '#api/release/watch.ts'
import { openIndex, type Index } from '#data/index/open.ts'
import { updateIndex } from '#data/index/write.ts'
import { createRenderer } from '../engine/renderer.ts'
import { recordPages } from '../engine/recorded-pages.ts'
import { writeJournal, type JournalFile } from '../engine/journal.ts'
import { lockPublishing } from '../engine/lock.ts'
import { envOf, planPages } from '../engine/plan.ts'
import { openPublisher, type PublisherOptions } from '../engine/publisher.ts'
import { indexFile, pagesDir, readInfo, switchTo } from '../engine/release.ts'
import { rollback } from '../engine/rollback.ts'
import { storeSource } from '../engine/source.ts'
import { verifyRelease } from '../engine/verify.ts'
import {
  changedFiles,
  hasPage,
  ids,
  krakowListing,
  largeChange,
  listing,
  makeBundle,
  NOW,
  openDesk,
  openPublishedDesk,
  ORIGIN,
  pagePath,
  publishElsewhere,
  readPage,
  releaseNumber,
  releaseOf,
  stamps,
  type Desk,
} from './site-desk.ts'

const page = (tnid: number, title = `Restaurant_${tnid}`) => `Kosher_Restaurants-DI${tnid}-${title}.html`
const PAGE = page(1)

async function publishedDesk() {
  const { desk, report } = await openPublishedDesk()
  return { desk, publisher: await desk.publisher(), report }
}

const expectWhole = (desk: Desk) => expect(verifyRelease(releaseOf(desk))).toEqual([])

test('the first publish makes a whole release', async () => {
  const desk = await openDesk()
  const report = await (await desk.publisher()).publish({ refreshShabbatTimes: true })
  expect(report).toMatchObject({ unchanged: 0, removed: 0, failed: 0 })
  expect(report.planned).toBe(report.rendered)
  expect(report.planned % LANGS.length).toBe(0)
  expect(report.release).toBe(releaseOf(desk))
  expect([ids(desk), releaseNumber(desk)]).toEqual([[1], 1])
  expectWhole(desk)
  const files = [
    'index.html',
    'he/index.html',
    '404.html',
    'robots.txt',
    'sitemap.xml',
    'sitemap-0.xml',
    '_astro/one.css',
    'Jewish_Guide-TJ281184-Jerusalem-Jewish_Guide.html',
    'he/מדריך_יהודי-TJ281184-ירושלים-מדריך_יהודי.html',
    'Kosher_Restaurants-TJ294640-Israel-Kosher_Restaurants.html',
    PAGE,
  ]
  for (const file of files) {
    const bytes = readFileSync(pagePath(desk, file))
    const compressed = readFileSync(pagePath(desk, `${file}.br`))
    expect(brotliDecompressSync(compressed).equals(bytes)).toBe(true)
    // Servers make it; of scripts and styles, which are few, it is kept too.
    expect(hasPage(desk, `${file}.gz`)).toBe(file.startsWith('_astro/'))
  }
  const info = readInfo(releaseOf(desk))
  expect(info).toMatchObject({ id: 1, bundle: 'one', origin: ORIGIN })
  expect(info.scriptHashes).toEqual(SCRIPTS)
})

const SCRIPTS = ['listing()', 'home()'].map((code) => `sha256-${hash('sha256', code, 'base64')}`)

test('a release is read before it is compressed; what a stop has left, the next publish compresses', async () => {
  const desk = await openDesk()
  const publisher = await desk.publisher()
  const stop = new AbortController()
  const forms = () => ['', '.br'].map((form) => hasPage(desk, PAGE + form))
  const atRelease: boolean[][] = []
  const onRelease = () => {
    atRelease.push(forms())
    stop.abort()
  }
  await expect(publisher.publish({ stop: stop.signal, onRelease })).rejects.toThrow('abort')
  expect(atRelease).toEqual([[true, false]])
  expect(ids(desk)).toEqual([1])
  expectWhole(desk)
  // One that a crash has left half written, where nobody reads it.
  writeFileSync(join(releaseOf(desk), 'compressing', '1'), 'torn')
  expect(await publisher.publish()).toMatchObject({ planned: 0, failed: 0 })
  expect(forms()).toEqual([true, true])
  expect(readdirSync(releaseOf(desk)).filter((name) => name.includes('compress'))).toEqual([])
  expectWhole(desk)
  // From now on it is missed.
  rmSync(pagePath(desk, `${PAGE}.br`))
  expect(verifyRelease(releaseOf(desk))).toEqual([`${PAGE}.br is missing`])
})

test('what pages say never enters their policy', async () => {
  const { desk, publisher } = await publishedDesk()
  const attack = { title: { en: '<script>alert(1)</script>' } }
  await desk.edit(listing(1, attack))
  expect(await publisher.publish()).toMatchObject({ failed: 0 })
  expect(readInfo(releaseOf(desk)).scriptHashes).toEqual(SCRIPTS)
  await desk.put([...largeChange(), listing(2, attack)])
  await publisher.publish()
  expect([ids(desk), readInfo(releaseOf(desk)).scriptHashes]).toEqual([[1, 2], SCRIPTS])
})

test('a policy takes nothing over, and one that grows too long fails the publish', async () => {
  const { desk, publisher } = await publishedDesk()
  publisher.close()
  const bundleOf = (name: string, count: number) => {
    const bundle = makeBundle(desk.folder, name)
    const file = join(bundle.dir, 'server/entry.mjs')
    const scripts = JSON.stringify(Array.from({ length: count }, (_, i) => `${name}${i}()`))
    writeFileSync(file, readFileSync(file, 'utf8').replace(/(?<=inlineScripts = ).*/, scripts))
    return bundle
  }
  const twenty = await desk.publisher(bundleOf('twenty', 20))
  await twenty.publish()
  twenty.close()
  const { scriptHashes } = readInfo(releaseOf(desk))
  expect(scriptHashes).toHaveLength(20)
  expect(scriptHashes).not.toEqual(expect.arrayContaining(SCRIPTS))
  const more = await desk.publisher(bundleOf('more', 21))
  await expect(more.publish()).rejects.toThrow('21 inline scripts')
  expect(ids(desk)).toEqual([1, 2])
})

test('the sitemap lists every page that may be indexed, in every language', async () => {
  const { desk } = await publishedDesk()
  const xml = readPage(desk, 'sitemap-0.xml')
  expect(xml).toContain(`<loc>${ORIGIN}/${PAGE}</loc>`)
  expect(xml).toContain(`<loc>${ORIGIN}/de/${PAGE}</loc>`)
  expect(xml).toContain('hreflang="x-default"')
  expect(xml).toContain(encodeURI('he/מסעדות_כשרות-DI1-'))
  expect(xml).not.toContain('404.html')
  expect(readPage(desk, 'sitemap.xml')).toContain(`${ORIGIN}/sitemap-0.xml`)
})

test('robots.txt names the sitemap by the address of the site', async () => {
  const { desk } = await publishedDesk()
  expect(readPage(desk, 'robots.txt')).toContain(`\nSitemap: ${ORIGIN}/sitemap.xml\n`)
})

test('a publish without change writes no page', async () => {
  const { desk, publisher, report } = await publishedDesk()
  const before = stamps(desk)
  for (const run of [publisher, await desk.publisher()]) {
    const again = await run.publish({ refreshShabbatTimes: true })
    expect(again).toMatchObject({
      planned: 0,
      rendered: 0,
      unchanged: report.planned,
      removed: 0,
      failed: 0,
    })
    expect(changedFiles(before, stamps(desk))).toEqual([])
  }
  // Nor does a change that says nothing new.
  await desk.edit(listing(1))
  expect(await publisher.publish()).toMatchObject({ planned: 0, rendered: 0 })
  expect(changedFiles(before, stamps(desk))).toEqual([])
  expect(ids(desk)).toEqual([1])
})

test('an edit is published in place, with its compressed forms', async () => {
  const { desk, publisher } = await publishedDesk()
  const before = stamps(desk)
  await desk.edit(listing(1, { address: 'Edited Street' }))
  const report = await publisher.publish()
  expect(report).toMatchObject({ failed: 0, removed: 0 })
  expect(ids(desk)).toEqual([1])
  expect(readPage(desk, PAGE)).toContain('Edited Street')
  expectWhole(desk)
  const changed = changedFiles(before, stamps(desk))
  for (const form of ['', '.br']) {
    expect(changed).toContain(PAGE + form)
    expect(changed).toContain(`he/${page(1).replace('Kosher_Restaurants', 'מסעדות_כשרות')}${form}`)
    expect(changed).toContain(`sitemap-0.xml${form}`)
  }
  expect(changed).not.toContain(page(2))
  expect(changed).not.toContain('Jewish_Guide-TJ798544-Poland-Jewish_Guide.html')
  expect(report.rendered).toBe(changed.filter((file) => file.endsWith('.html')).length)
  expect(existsSync(join(releaseOf(desk), 'journal'))).toBe(false)
})

test('a listing by which a city passes another renders the pages of its places alone', async () => {
  const { desk, publisher } = await publishedDesk()
  await desk.put([102, 103, 104].map((tnid) => krakowListing(tnid)))
  await publisher.publish()
  const before = stamps(desk)
  await desk.edit(krakowListing(105))
  // The guide, travel page and list of Kraków and Poland, the listing, home, search, vacations without offers, credits,
  // and the world's pages of all types and of its own, in each language.
  const planned = 13 * LANGS.length
  expect(await publisher.publish()).toMatchObject({ planned, failed: 0 })
  const changed = changedFiles(before, stamps(desk))
  const ofIsrael = (file: string) => /(Jerusalem|Israel)[-_.]/.test(file)
  expect(changed.filter(ofIsrael)).toEqual([])
  expectWhole(desk)
})

test('a page that moves to another path leaves the old one', async () => {
  const { desk, publisher } = await publishedDesk()
  await desk.edit(listing(1, { title: { en: 'Other name', fr: 'Autre nom' } }))
  await publisher.publish()
  expect(readPage(desk, page(1, 'Other_name'))).toContain('Other name')
  expect(hasPage(desk, `fr/${page(1, 'Autre_nom')}`)).toBe(true)
  for (const form of ['', '.br']) {
    expect(hasPage(desk, PAGE + form)).toBe(false)
    expect(hasPage(desk, `fr/${PAGE}${form}`)).toBe(false)
  }
  expect(readPage(desk, 'sitemap-0.xml')).not.toContain(PAGE)
  expectWhole(desk)
})

test('a listing that goes takes its pages along, one that comes brings them', async () => {
  const { desk, publisher } = await publishedDesk()
  await desk.remove('listings', ['2', '3', '4', '5', '100', '101'])
  expect(await publisher.publish()).toMatchObject({
    removed: LANGS.length,
    failed: 0,
  })
  expect(hasPage(desk, PAGE)).toBe(false)
  expectWhole(desk)
  await desk.edit(listing(1))
  await desk.edit(listing(7))
  expect((await publisher.publish()).failed).toBe(0)
  expect([hasPage(desk, PAGE), hasPage(desk, page(7))]).toEqual([true, true])
  expectWhole(desk)
  expect(ids(desk)).toEqual([1])
})

test('a listing of another type moves, and may come back', async () => {
  const { desk, publisher } = await publishedDesk()
  for (const dtype of [230, 228, 231, 228]) {
    await desk.edit(listing(1, { dtype }))
    expect((await publisher.publish()).failed).toBe(0)
    expectWhole(desk)
    expect(hasPage(desk, PAGE)).toBe(dtype === 228)
  }
})

test('a week that turns is published in place', async () => {
  const { desk, publisher } = await publishedDesk()
  const before = stamps(desk)
  desk.clock.now += 7 * 86_400_000
  expect(await publisher.publish()).toMatchObject({ planned: 0 })
  const report = await publisher.publish({ refreshShabbatTimes: true })
  expect(report.failed).toBe(0)
  const changed = changedFiles(before, stamps(desk))
  expect(changed).toContain('index.html')
  expect(changed).toContain('Shabbat_Times.html')
  expect(changed).not.toContain(PAGE)
  expectWhole(desk)
  const again = await publisher.publish({ refreshShabbatTimes: true })
  expect(again.planned).toBe(0)
})

test('a week is turned back with a clock that was ahead', async () => {
  const { desk, publisher } = await publishedDesk()
  const before = readPage(desk, 'Shabbat_Times.html')
  desk.clock.now += 7 * 86_400_000
  await publisher.publish({ refreshShabbatTimes: true })
  expect(readPage(desk, 'Shabbat_Times.html')).not.toBe(before)
  desk.clock.now -= 7 * 86_400_000
  await publisher.publish({ refreshShabbatTimes: true })
  expect(readPage(desk, 'Shabbat_Times.html')).toBe(before)
  expectWhole(desk)
})

test('a large change makes a new release that shares what stays', async () => {
  const { desk, publisher } = await publishedDesk()
  const before = stamps(desk)
  const first = releaseOf(desk)
  // More listings than are published in place.
  await desk.put(Array.from({ length: 301 }, (_, i) => krakowListing(1000 + i)))
  const report = await publisher.publish()
  expect(report).toMatchObject({ failed: 0, removed: 0 })
  expect(report.unchanged).toBeGreaterThan(0)
  expect([ids(desk), releaseNumber(desk)]).toEqual([[1, 2], 2])
  expectWhole(desk)
  const after = stamps(desk)
  // The same file under two names: same inode, same time.
  for (const form of ['', '.br']) {
    expect(after.get(PAGE + form)).toBe(before.get(PAGE + form))
    expect(statSync(pagePath(desk, PAGE + form)).nlink).toBeGreaterThan(1)
  }
  expect(hasPage(desk, page(1000))).toBe(true)
  // The release before is as it was.
  expect(verifyRelease(first)).toEqual([])
  expect(existsSync(join(pagesDir(first), page(1000)))).toBe(false)
})

test('an edit of a shared page leaves the release before as it was', async () => {
  const { desk, publisher } = await publishedDesk()
  const first = releaseOf(desk)
  await desk.put(largeChange())
  await publisher.publish()
  await desk.edit(listing(1, { address: 'Edited Street' }))
  await publisher.publish()
  expect(readPage(desk, PAGE)).toContain('Edited Street')
  expectWhole(desk)
  expect(verifyRelease(first)).toEqual([])
  expect(readFileSync(join(pagesDir(first), PAGE), 'utf8')).toContain('Main Street')
})

test('another bundle renders every page again and keeps the old assets', async () => {
  const { desk, report } = await publishedDesk()
  const next = await desk.publisher(makeBundle(desk.folder, 'two'))
  const again = await next.publish()
  expect(again).toMatchObject({ planned: report.planned, unchanged: 0 })
  expect(hasPage(desk, '_astro/one.css')).toBe(true)
  expect(hasPage(desk, '_astro/two.css')).toBe(true)
  expect(readInfo(releaseOf(desk)).bundle).toBe('two')
  expectWhole(desk)
})

test('other pictures make a new release, and rebuild no page', async () => {
  const { desk, report } = await publishedDesk()
  const next = await desk.publisher({ ...desk.bundle, pictures: 'others' })
  const again = await next.publish()
  expect(again).toMatchObject({ planned: 0, unchanged: report.planned })
  expect(again.release).not.toBe(report.release)
  expect((await next.publish()).release).toBe(again.release)
  expectWhole(desk)
})

const settingsOf = (desk: Desk): PublisherOptions => ({
  varDir: desk.varDir,
  origin: ORIGIN,
  source: storeSource(desk.db),
  now: () => NOW,
  bundle: desk.bundle,
})

test('other page settings render every page again, the same ones none', async () => {
  const { desk, report } = await publishedDesk()
  const settings = settingsOf(desk)
  const publicCalendar = { id: 'us@example', url: 'https://calendar.test/v3' }
  for (const [calendar, planned] of [
    [publicCalendar, report.planned],
    [publicCalendar, 0],
    [{ ...publicCalendar, key: 'k' }, report.planned],
    [undefined, report.planned],
  ] as const) {
    const publisher = await openPublisher({
      ...settings,
      ...(calendar && { publicCalendar: calendar }),
    })
    expect((await publisher.publish()).planned).toBe(planned)
    publisher.close()
    const page = readPage(desk, PAGE)
    const written = calendar && `<i>${JSON.stringify(calendar)}</i>`
    expect(page.includes('<i>')).toBe(calendar !== undefined)
    if (written) expect(page).toContain(written)
    expect(readInfo(releaseOf(desk)).publicCalendar).toEqual(calendar)
    expectWhole(desk)
  }
  // A small change after that keeps to the settings of its publisher.
  const publisher = await openPublisher({ ...settings, publicCalendar })
  await publisher.publish()
  await desk.edit(listing(1, { address: 'Edited Street' }))
  const { planned } = await publisher.publish()
  expect(planned).toBeGreaterThan(0)
  expect(planned).toBeLessThan(report.planned)
  expect(readPage(desk, PAGE)).toContain('Edited Street')
  expect(readPage(desk, PAGE)).toContain('"us@example"')
  publisher.close()
})

testFull('so do the contact address, the weather, the ads and the map', async () => {
  const { desk, report } = await publishedDesk()
  const settings = settingsOf(desk)
  const withEmail = { ...settings, contactEmail: 'office@example.org' }
  for (const planned of [report.planned, 0]) {
    const publisher = await openPublisher(withEmail)
    expect((await publisher.publish()).planned).toBe(planned)
    publisher.close()
  }
  expect(readInfo(releaseOf(desk)).contactEmail).toBe('office@example.org')
  const ads = {
    script: 'https://ads.test/a.js',
    zones: { results: { zone: '1', oid: '2' } },
  }
  const others = { results: { zone: '1', oid: '3' } }
  for (const [more, planned] of [
    [{ weather: true }, report.planned],
    [{ weather: true }, 0],
    [{ ads }, report.planned],
    [{ ads: { ...ads, zones: others } }, report.planned],
    [{ ads: { ...ads, zones: others } }, 0],
  ] as const) {
    const publisher = await openPublisher({ ...settings, ...more })
    expect((await publisher.publish()).planned).toBe(planned)
    publisher.close()
    expect(readInfo(releaseOf(desk))).toMatchObject(more)
  }
  const mapTiles = { url: 'https://tiles.test/{z}/{x}/{y}', attribution: '©' }
  const mapped = await openPublisher({ ...settings, mapTiles })
  expect((await mapped.publish()).planned).toBe(report.planned)
  expect(readInfo(releaseOf(desk)).mapTiles).toEqual(mapTiles)
  mapped.close()
})

test('assets that no bundle has had for a month are dropped', async () => {
  const { desk } = await publishedDesk()
  const next = await desk.publisher(makeBundle(desk.folder, 'two'))
  desk.clock.now = Date.now() + 31 * 24 * 3_600_000
  await next.publish()
  expect(hasPage(desk, '_astro/one.css')).toBe(false)
  expect(hasPage(desk, '_astro/two.css')).toBe(true)
})

test.each([
  ['in place', [krakowListing(1001)]],
  ['in a new release', largeChange()],
])('a page that fails keeps its old version, %s', async (_, others) => {
  const { desk, publisher } = await publishedDesk()
  const broken = listing(1, { comments: { en: 'BREAK' } })
  await desk.put([broken, ...others])
  const before = readPage(desk, PAGE)
  const report = await publisher.publish()
  expect(report.failed).toBe(LANGS.length)
  expect(stateOf(desk)).toBe('partly')
  expect(report.failures).toEqual([
    {
      kind: 'listing',
      ref: 1,
      error: expect.stringContaining('this page does not render') as string,
    },
  ])
  expect(readPage(desk, PAGE)).toBe(before)
  expect(hasPage(desk, page(1001))).toBe(true)
  expectWhole(desk)
  // It is tried again, and made once it can be.
  const all = LANGS.length
  expect(await publisher.publish()).toMatchObject({ planned: all, failed: all })
  expect(stateOf(desk)).toBe('partly')
  await desk.edit(listing(1, { comments: { en: 'Mended' } }))
  expect((await publisher.publish()).failed).toBe(0)
  expect(stateOf(desk)).toBe('live')
  expect(readPage(desk, PAGE)).toContain('Mended')
  expectWhole(desk)
})

test('a change that leaves no page to be made ends what failed', async () => {
  const { desk, publisher } = await publishedDesk()
  await desk.edit(listing(1, { comments: { en: 'BREAK' } }))
  await publisher.publish()
  expect(stateOf(desk)).toBe('partly')
  // As it was: the pages that were kept are right again.
  await desk.edit(listing(1))
  expect(await publisher.publish()).toMatchObject({ planned: 0, failed: 0 })
  expect(stateOf(desk)).toBe('live')
})

/** The publishing state of changes that editors see. */
function stateOf({ varDir }: Desk): string {
  const watch = watchRelease(varDir, (error) => {
    throw error
  })
  try {
    return publishingOf(1, watch.current(), { varDir }).state
  } finally {
    watch.close()
  }
}

test('a bundle that renders nothing publishes nothing', async () => {
  const { desk, publisher } = await publishedDesk()
  const before = stamps(desk)
  const broken = makeBundle(desk.folder, 'broken', true)
  const bad = await desk.publisher(broken)
  await expect(bad.publish()).rejects.toThrow('nothing was published')
  expect(releaseNumber(desk)).toBe(1)
  expect(changedFiles(before, stamps(desk))).toEqual([])
  expect(readdirSync(join(desk.varDir, 'releases'))).toEqual(['1'])
  expectWhole(desk)
  expect(await publisher.publish()).toMatchObject({ planned: 0, failed: 0 })
})

test('a bundle that does not load publishes nothing, the first time too', async () => {
  const desk = await openDesk()
  const bundle = makeBundle(desk.folder, 'torn')
  writeFileSync(join(bundle.dir, 'server/entry.mjs'), 'export {')
  const bad = await desk.publisher(bundle)
  await expect(bad.publish()).rejects.toThrow()
  expect(ids(desk)).toEqual([])
  const good = await desk.publisher()
  expect((await good.publish()).failed).toBe(0)
  expectWhole(desk)
})

const files = (desk: Desk) => [...stamps(desk).keys()].filter((file) => file.endsWith('.html'))
const texts = (desk: Desk) => new Map(files(desk).map((file) => [file, readPage(desk, file)]))

test('a small change is taken back, one after the other, and comes again', async () => {
  const { desk, publisher } = await publishedDesk()
  const { varDir, bundle } = desk
  const first = texts(desk)
  await desk.edit(listing(1, { title: { en: 'Renamed' } }))
  await publisher.publish()
  const second = texts(desk)
  await desk.remove('listings', ['1', '2', '3', '4', '100', '101'])
  await desk.edit(listing(9))
  await publisher.publish()
  const third = texts(desk)
  expect(await rollback({ varDir, bundle })).toMatchObject({ failed: 0 })
  expect(texts(desk)).toEqual(second)
  expectWhole(desk)
  expect(await rollback({ varDir, bundle })).toMatchObject({ failed: 0 })
  expect(texts(desk)).toEqual(first)
  expectWhole(desk)
  expect(await rollback({ varDir, bundle })).toBeUndefined()
  expect((await publisher.publish()).failed).toBe(0)
  expect(texts(desk)).toEqual(third)
  expectWhole(desk)
})

test('a release is taken back whole', async () => {
  const { desk, publisher } = await publishedDesk()
  const { varDir, bundle } = desk
  const first = texts(desk)
  await desk.put(largeChange())
  await publisher.publish()
  const report = await rollback({ varDir, bundle })
  expect(report?.release).toBe(releaseOf(desk))
  expect(releaseNumber(desk)).toBe(1)
  expect(ids(desk)).toEqual([1])
  expect(texts(desk)).toEqual(first)
  expectWhole(desk)
  expect(await rollback({ varDir, bundle })).toBeUndefined()
  await publisher.publish()
  expect(hasPage(desk, page(1000))).toBe(true)
  expectWhole(desk)
})

test('a small change after a release is taken back before the release', async () => {
  const { desk, publisher } = await publishedDesk()
  const { varDir, bundle } = desk
  await desk.put(largeChange())
  await publisher.publish()
  const large = texts(desk)
  await desk.edit(listing(1, { address: 'Edited Street' }))
  await publisher.publish()
  await rollback({ varDir, bundle })
  expect(releaseNumber(desk)).toBe(2)
  expect(texts(desk)).toEqual(large)
  await rollback({ varDir, bundle })
  expect(releaseNumber(desk)).toBe(1)
  expectWhole(desk)
})

test('a warm publisher sees that a release was withdrawn and rebuilt', async () => {
  const { desk, publisher } = await publishedDesk()
  const { varDir, bundle } = desk
  await desk.put(largeChange())
  await publisher.publish()
  // Opens the index of release 2 and keeps it.
  expect(await publisher.publish()).toMatchObject({ planned: 0 })
  await rollback({ varDir, bundle })
  const other = await desk.publisher()
  await other.publish()
  expect(releaseNumber(desk)).toBe(2)
  await desk.edit(listing(1, { address: 'Edited Street' }))
  expect((await publisher.publish()).failed).toBe(0)
  expectWhole(desk)
  expect(readPage(desk, PAGE)).toContain('Edited Street')
  expect(await other.publish()).toMatchObject({ planned: 0 })
})

test('a store that was put back from a backup is published whole, whatever its numbers say', async () => {
  const { desk, publisher, report } = await publishedDesk()
  await desk.edit(listing(1, { address: 'Lost Street' }))
  await publisher.publish()
  expect(readPage(desk, PAGE)).toContain('Lost Street')
  publisher.close()
  // As it was before the edit, with the same number for another change.
  await desk.edit(listing(1))
  const restored = await openPublisher({
    varDir: desk.varDir,
    origin: ORIGIN,
    source: {
      ...storeSource(desk.db),
      id: async () => 'restored',
      changed: async (seq) => ({
        ...(await storeSource(desk.db).changed(seq > 2 ? 1e6 : 0)),
        seq: 3,
      }),
    },
    now: () => NOW,
    bundle: desk.bundle,
  })
  onTestFinished(() => restored.close())
  expect((await restored.publish()).planned).toBe(report.planned)
  expect(readPage(desk, PAGE)).not.toContain('Lost Street')
  expectWhole(desk)
  expect((await restored.publish()).planned).toBe(0)
})

/** Runs a publish in place up to its commit, as if killed then. */
async function commitOnly(desk: Desk, options: { commit: boolean }) {
  const release = releaseOf(desk)
  const index = openIndex(indexFile(release), { readonly: false })
  index.db.exec('begin immediate')
  const source = storeSource(desk.db)
  await updateIndex(index, source, { now: NOW })
  const plan = planPages(index, envOf(index, desk.bundle.hash, { origin: ORIGIN }))
  const renderer = await createRenderer(desk.bundle.dir, index, {
    origin: ORIGIN,
  })
  const put: JournalFile[] = []
  const remove: string[] = []
  for (const job of plan.jobs) {
    const { pages: rendered, hash: input } = await renderer.render(job)
    for (const { lang, path, html, digest } of rendered) {
      const pages = [{ subject: job.subject.id, lang, path, hash: input, digest }]
      remove.push(...recordPages(index, pages, { gone: [], env: plan.env }).remove)
      put.push({ file: fileOf(path), bytes: html })
    }
  }
  index.setMeta('journal', writeJournal(release, put, remove))
  index.db.exec(options.commit ? 'commit' : 'rollback')
  index.close()
  return { release, put, remove }
}

test('a crash after the commit is completed at the next start', async () => {
  const { desk, publisher } = await publishedDesk()
  publisher.close()
  await desk.edit(listing(1, { title: { en: 'Renamed' } }))
  const { release, put, remove } = await commitOnly(desk, { commit: true })
  expect(remove).toContain(PAGE)
  expect(hasPage(desk, PAGE)).toBe(true)
  // Some of the renames had been done.
  const journal = join(release, 'journal')
  const [done] = put
  renameSync(join(journal, done!.file), pagePath(desk, done!.file))
  renameSync(join(journal, `${done!.file}.br`), pagePath(desk, `${done!.file}.br`))
  const next = await desk.publisher()
  expect(await next.publish()).toMatchObject({ planned: 0, failed: 0 })
  expect(existsSync(journal)).toBe(false)
  expect(hasPage(desk, PAGE)).toBe(false)
  expect(readPage(desk, page(1, 'Renamed'))).toContain('Renamed')
  expectWhole(desk)
})

test('a crash after all renames is completed too', async () => {
  const { desk, publisher } = await publishedDesk()
  publisher.close()
  await desk.edit(listing(1, { title: { en: 'Renamed' } }))
  const { release, put } = await commitOnly(desk, { commit: true })
  for (const { file } of put) {
    for (const form of ['', '.br']) {
      renameSync(join(release, 'journal', file + form), pagePath(desk, file + form))
    }
  }
  const next = await desk.publisher()
  await next.publish()
  expect(hasPage(desk, PAGE)).toBe(false)
  expectWhole(desk)
})

test.each([
  ['before the commit', false],
  ['before its steps are written', true],
])('a crash %s never happened', async (_, torn) => {
  const { desk, publisher } = await publishedDesk()
  publisher.close()
  const before = stamps(desk)
  await desk.edit(listing(1, { title: { en: 'Renamed' } }))
  const { release } = await commitOnly(desk, { commit: false })
  if (torn) rmSync(join(release, 'journal/steps.json'))
  expect(verifyRelease(release)).toEqual([])
  expect(changedFiles(before, stamps(desk))).toEqual([])
  const next = await desk.publisher()
  expect((await next.publish()).failed).toBe(0)
  expect(readPage(desk, page(1, 'Renamed'))).toContain('Renamed')
  expectWhole(desk)
})

test('a crash before the switch leaves the old release in use', async () => {
  const { desk, publisher } = await publishedDesk()
  await desk.put(largeChange())
  await publisher.publish()
  // As if the link had not been turned yet.
  switchTo(desk.varDir, join(desk.varDir, 'releases/1'))
  expectWhole(desk)
  const next = await desk.publisher()
  expect((await next.publish()).failed).toBe(0)
  expect(hasPage(desk, page(1000))).toBe(true)
  expectWhole(desk)
})

test('two publishers at once: the second waits, and both end well', async () => {
  const desk = await openDesk()
  let waited = 0
  const publisher = await desk.publisher(desk.bundle, () => waited++)
  const two = await desk.publisher(desk.bundle, () => waited++)
  const reports = await Promise.all([publisher.publish(), two.publish()])
  expect(waited).toBe(1)
  const rendered = reports.map((report) => report.rendered)
  expect(rendered.sort((a, b) => a - b)[0]).toBe(0)
  expect(rendered[1]).toBeGreaterThan(0)
  expect(ids(desk)).toEqual([1])
  expectWhole(desk)
})

test('one publisher that is asked twice at once does one after the other', async () => {
  const { desk, publisher } = await publishedDesk()
  await desk.edit(listing(1, { address: 'Edited Street' }))
  const reports = await Promise.all([publisher.publish(), publisher.publish()])
  expect(reports.filter(({ planned }) => planned > 0).length).toBe(1)
  expectWhole(desk)
})

test('publishers of several processes wait for each other', async () => {
  const desk = await openDesk()
  const children = [publishElsewhere(desk), publishElsewhere(desk)]
  const ended = children.map((child) => once(child, 'exit'))
  const own = await desk.publisher()
  expect((await own.publish()).failed).toBe(0)
  expect(await Promise.all(ended)).toEqual([
    [0, null],
    [0, null],
  ])
  expect(ids(desk)).toEqual([1])
  expectWhole(desk)
  await desk.edit(listing(1, { address: 'Edited Street' }))
  const [code] = (await once(publishElsewhere(desk), 'exit')) as [number]
  expect(code).toBe(0)
  expect(await own.publish()).toMatchObject({ planned: 0 })
  expect(readPage(desk, PAGE)).toContain('Edited Street')
  expectWhole(desk)
})

test('who waits for a lock is told for whom, and gets it when that process is killed', async () => {
  const desk = await openDesk()
  const script = `
    import { lockPublishing } from ${JSON.stringify(new URL('../engine/lock.ts', import.meta.url).href)}
    await lockPublishing(process.argv[1])
    process.stdout.write('locked')
    setInterval(() => {}, 1000)`
  const child = spawn(process.execPath, ['--input-type=module', '-e', script, desk.varDir], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  await once(child.stdout, 'data')
  let waitedFor = ''
  const lock = lockPublishing(desk.varDir, (holder) => {
    waitedFor = holder
    child.kill('SIGKILL')
  })
  ;(await lock).release()
  expect(waitedFor).toMatch(/^`npm run .*` \(process \d+\)$/)
  expect(waitedFor).toContain(String(child.pid))
})

test('pages and their compression are counted apart, each to its end', async () => {
  const desk = await openDesk()
  const steps: [string, number, number][] = []
  const publisher = await desk.publisher()
  await publisher.publish({
    onProgress: (done, total) => steps.push(['pages', done, total]),
    onCompress: (done, total) => steps.push(['compressed', done, total]),
  })
  const isCompressing = ([what]: [string, number, number]) => what === 'compressed'
  const compressed = steps.filter(isCompressing)
  expect(steps.findIndex(isCompressing)).toBe(steps.length - compressed.length)
  expect(compressed[0]?.[1]).toBe(0)
  for (const [, done, total] of [steps.at(-compressed.length - 1)!, compressed.at(-1)!]) expect(done).toBe(total)
})

test('old releases are forgotten, three stay', async () => {
  const { desk } = await publishedDesk()
  for (const code of ['two', 'three', 'four', 'five']) {
    const next = await desk.publisher(makeBundle(desk.folder, code))
    await next.publish()
    expectWhole(desk)
  }
  expect(ids(desk)).toEqual([3, 4, 5])
  expect(releaseNumber(desk)).toBe(5)
  for (const id of ids(desk)) {
    expect(verifyRelease(join(desk.varDir, 'releases', String(id)))).toEqual([])
  }
})

test('what a killed publish has left is cleaned away', async () => {
  const { desk } = await publishedDesk()
  const left = join(desk.varDir, 'releases/2.partial/pages')
  const withdrawn = join(desk.varDir, 'releases/7.withdrawn')
  mkdirSync(left, { recursive: true })
  mkdirSync(withdrawn)
  writeFileSync(join(left, 'half.html'), 'half')
  const next = await desk.publisher(makeBundle(desk.folder, 'two'))
  await next.publish()
  expect(readdirSync(join(desk.varDir, 'releases'))).toEqual(['1', '2'])
  expect(hasPage(desk, 'half.html')).toBe(false)
  expectWhole(desk)
})

test('a damaged index is rebuilt from the store', async () => {
  const { desk, publisher, report } = await publishedDesk()
  publisher.close()
  writeFileSync(indexFile(releaseOf(desk)), 'no database'.repeat(1000))
  const next = await desk.publisher()
  const again = await next.publish()
  expect(again).toMatchObject({ rendered: report.rendered, failed: 0 })
  expectWhole(desk)
})

test('an index of another version is rebuilt', async () => {
  const { desk, publisher, report } = await publishedDesk()
  publisher.close()
  const index: Index = openIndex(indexFile(releaseOf(desk)), {
    readonly: false,
  })
  index.setMeta('version', '0')
  index.close()
  const next = await desk.publisher()
  expect((await next.publish()).rendered).toBe(report.rendered)
  expect(releaseNumber(desk)).toBe(2)
  expectWhole(desk)
})

test.each<[what: string, damage: (path: string) => void, said: string]>([
  ['a damaged page', (path) => writeFileSync(path, 'other'), `${PAGE} differs from what was rendered`],
  ['a missing page', (path) => rmSync(path), `${PAGE} is missing`],
  ['a missing compressed form', (path) => rmSync(`${path}.br`), `${PAGE}.br is missing`],
  [
    'an old compressed form',
    (path) => renameSync(path.replace(PAGE, `${page(2)}.br`), `${path}.br`),
    `${PAGE}.br differs from its page`,
  ],
  ['a torn compressed form', (path) => writeFileSync(`${path}.br`, 'torn'), `${PAGE}.br differs from its page`],
  ['a page left over', (path) => writeFileSync(path.replace(PAGE, 'Left.html'), ''), 'Left.html belongs to nothing'],
  [
    'a compressed form left over',
    (path) => writeFileSync(path.replace(PAGE, 'he/Left.html.br'), ''),
    'he/Left.html.br belongs to nothing',
  ],
])('verifying finds %s', async (_, damage, message) => {
  const { desk, publisher } = await publishedDesk()
  publisher.close()
  damage(pagePath(desk, PAGE))
  expect(verifyRelease(releaseOf(desk))).toContain(message)
})

test('verifying finds a page that the index lacks', async () => {
  const { desk, publisher } = await publishedDesk()
  publisher.close()
  const index = openIndex(indexFile(releaseOf(desk)), { readonly: false })
  index.run('delete from published where path = ?', `/${PAGE}`)
  index.close()
  expect(verifyRelease(releaseOf(desk))).toHaveLength(2 + 1)
})
