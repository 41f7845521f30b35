import { MESSAGES } from '#core/i18n/messages.ts'
import type { Page } from 'playwright'
import { describe, expect, test } from 'vitest'
import { hrefOf, type Route } from '#core/domain/routes.ts'
import type { Lang } from '#core/i18n/languages.ts'
import { few } from '#core/test/full.ts'
import { axe } from './axe.ts'
import { loadedScripts, siteUrl, testOnce, useBrowser, visit } from './browser.ts'
import { countShiftsFromStart, expectNoShift, measureShifts } from './shifts.ts'
import { REAL } from './small-seed.ts'

useBrowser()

const LANGUAGES = [
  ['en', '/'],
  ['he', '/he/'],
] as const
const WIDE = { width: 1440, height: 900 }
/** Script of a page before interaction, compressed. */
const MAX_BYTES = 5 * 1024

/** Which of the offers is in view, from 0. */
const inView = (page: Page) =>
  page.evaluate(() => {
    const strip = document.querySelector('.is-offers .gallery-main')!
    const { left } = strip.getBoundingClientRect()
    return [...strip.firstElementChild!.children].findIndex(
      (item) => Math.abs(item.getBoundingClientRect().left - left) < 3,
    )
  })
const showsOffer = (page: Page, at: number) => expect.poll(() => inView(page)).toBe(at)

describe.each(LANGUAGES)('the top travel offers in %s', (lang, path) => {
  const { slider: words } = MESSAGES[lang].travel.categories
  const open = (width: number) => visit(path, { viewport: { width, height: 900 }, reducedMotion: 'reduce' })

  testOnce(lang)('show four thumbnails at every width', async () => {
    const { page } = await open(1440)
    for (const width of [1440, 768, 390]) {
      await page.setViewportSize({ width, height: 900 })
      const shown = await page.evaluate(() => {
        const strip = document.querySelector('.is-offers .gallery-thumbs')!
        const { left, right } = strip.getBoundingClientRect()
        return [...strip.firstElementChild!.children].filter((item) => {
          const box = item.getBoundingClientRect()
          return box.left >= left - 1 && box.right <= right + 1
        }).length
      })
      expect(shown, `${width}`).toBe(4)
    }
    await page.context().close()
  })

  test('move with their thumbnails, by button and key, without a jump of the page', async () => {
    const { page, problems } = await open(390)
    const gallery = page.locator('.is-offers')
    const current = gallery.locator('.gallery-thumbs [aria-current]')
    await gallery.scrollIntoViewIfNeeded()
    await measureShifts(page)
    await page.getByRole('button', { name: words.next, exact: true }).click()
    await showsOffer(page, 1)
    await expect.poll(() => current.getAttribute('href')).toBe('#offer-2')
    await gallery.locator('.gallery-thumbs a').nth(5).press('Enter')
    await showsOffer(page, 5)
    await expect.poll(() => current.getAttribute('href')).toBe('#offer-6')
    const title = await page.locator('#offer-6 a').textContent()
    const said = await gallery.locator('[role=status]').textContent()
    expect(said).toContain(title)
    await page.keyboard.press('Home')
    await showsOffer(page, 0)
    await page.keyboard.press(lang === 'he' ? 'ArrowLeft' : 'ArrowRight')
    await showsOffer(page, 1)
    await expectNoShift(page)
    expect(problems).toEqual([])
    await page.context().close()
  })

  testOnce(lang)('have nothing that axe finds, and lead to their pages', async () => {
    const { page } = await open(1440)
    await page.getByRole('button', { name: words.next, exact: true }).click()
    await showsOffer(page, 1)
    await expect.poll(() => axe(page)).toEqual([])
    const link = page.locator('#offer-2 .offer-link')
    const title = await link.textContent()
    await link.press('Enter')
    await page.waitForURL(/-FT\d+-/)
    await expect.poll(() => page.locator('h1').textContent()).toBe(title)
    await page.context().close()
  })
})

const WAYS = [
  'shabbatTimes',
  'candleTimes',
  'calendar',
  'vacations',
  'favourites',
  'listingOptions',
] as const satisfies readonly Route['kind'][]

test.each(few(LANGUAGES))(
  'without a script the home page leads to every part of the site, %s',
  async (lang: Lang, path) => {
    const { page } = await visit(path, { javaScriptEnabled: false })
    const main = page.locator('main')
    const hrefs = await main.locator('a[href]').evaluateAll((links) => links.map((link) => link.getAttribute('href')!))
    for (const kind of WAYS) expect(hrefs).toContain(hrefOf(lang, { kind }))
    const search = hrefOf(lang, { kind: 'search' })
    expect(hrefs).toContain(`${search}#search-nearme`)
    expect(hrefs).toContain(`${search}#search-nearby`)
    for (const shape of [/-TJ\d+-/, /-FT\d+-/, /-CT\d+-/]) expect(hrefs.some((href) => shape.test(href))).toBe(true)
    const paths = new Set(hrefs.map((href) => href.replace(/#.*/, '')))
    for (const own of [...paths].filter((href) => href.startsWith('/'))) {
      const answer = await page.request.head(siteUrl + own)
      expect(answer.status(), own).toBe(200)
    }
    for (const target of hrefs.filter((href) => href.startsWith('#')))
      await expect.poll(() => page.locator(target).count(), { message: target }).toBe(1)
    await page.context().close()
  },
)

test('no card of an offer is a sample, and its picture is there', async () => {
  const { page } = await visit('/', { viewport: WIDE, reducedMotion: 'reduce' })
  const { slider } = MESSAGES.en.travel.categories
  const next = page.getByRole('button', { name: slider.next, exact: true })
  const cards = page.locator('.vacation, .card-row .card')
  const count = await cards.count()
  expect(count).toBeGreaterThan(8)
  for (const [at, card] of (await cards.all()).entries()) {
    const isOneOf = await card.evaluate((item) => item.matches('.vacation'))
    if (isOneOf && at > 0) await next.click()
    const nid = /-FT(\d+)-/.exec((await card.locator('a').first().getAttribute('href'))!)![1]
    expect(REAL.has(Number(nid))).toBe(true)
    const image = card.locator('img')
    await image.scrollIntoViewIfNeeded()
    await expect.poll(() => image.evaluate((img) => (img as HTMLImageElement).naturalWidth)).toBeGreaterThan(0)
  }
  await page.context().close()
})

test('the home page loads 5 KB of script and no library before anyone acts, and nothing jumps', async () => {
  const sizes: Promise<number>[] = []
  const { page, requests } = await visit('/', {
    viewport: { width: 390, height: 844 },
    until: 'settled',
    before: async (page) => {
      // A font that comes late moves text on every page: here it is about what this one does.
      await page.route('**/*.woff2', (route) => route.abort())
      page.on('requestfinished', (request) => {
        if (request.resourceType() === 'script') sizes.push(request.sizes().then((size) => size.responseBodySize))
      })
      await countShiftsFromStart(page)
    },
  })
  expect(loadedScripts(requests)).toEqual([])
  const bytes = async () => (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0)
  await expect.poll(bytes).toBeGreaterThan(1000)
  expect(await bytes()).toBeLessThanOrEqual(MAX_BYTES)
  const next = page.locator('.hero-pictures .dots button').nth(1)
  await next.click()
  await expect.poll(() => next.getAttribute('aria-current')).toBe('true')
  await expectNoShift(page)
  await page.context().close()
})

test.each(few(LANGUAGES))('%s: at most seven screens of a phone, with its parts in their order', async (lang, path) => {
  const { page } = await visit(path, {
    viewport: { width: 390, height: 844 },
    before: (tab) => tab.context().addCookies([{ name: '_LDCB', value: 'read', url: siteUrl }]),
  })
  const height = await page.evaluate(() => document.documentElement.scrollHeight)
  expect(height / 844).toBeLessThanOrEqual(7)
  // The numbers of what is there.
  const numbers = page.getByRole('region', { name: MESSAGES[lang].places.home.kindsTitle })
  expect(await numbers.locator('.fine').innerText()).toMatch(/^\d/)
  const names = ['.home-times', '#popular', '#offers', '#countries', '.explanation']
  const tops = await page.evaluate(
    (all) => all.map((name) => document.querySelector(name)!.getBoundingClientRect().top),
    names,
  )
  expect(tops).toEqual(tops.toSorted((one, other) => one - other))
  await page.context().close()
})
