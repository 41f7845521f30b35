import { MESSAGES } from '#core/i18n/messages.ts'
import type { Page } from 'playwright'
import { describe, expect, test } from 'vitest'
import { testFull } from '#core/test/full.ts'
import { axe } from './axe.ts'
import { siteUrl, testOnce, useBrowser, visit, type VisitOptions } from './browser.ts'
import { swipe } from './touch.ts'

useBrowser()

const LANGUAGES = [
  ['en', '/'],
  ['he', '/he/'],
] as const
const START = new Date('2026-11-22T10:00:00Z')
const LATER = new Date('2026-11-22T11:00:00Z')
const EVERY_MS = 5000
/** When a page whose clock is set by a test is idle, at the latest. */
const IDLE_MS = 50
const CAPTION = '.hero-slide:not([inert]) .hero-caption'
const WIDE = { width: 1440, height: 900 }

const hero = (page: Page) => page.locator('.hero-pictures')
const stage = (page: Page) => hero(page).locator('.gallery-main')
const dots = (page: Page) => hero(page).locator('.dots button')
const shown = (page: Page) => dots(page).evaluateAll((all) => all.findIndex((dot) => dot.ariaCurrent === 'true'))
const shows = (page: Page, at: number) => expect.poll(() => shown(page)).toBe(at)
/** Whether autoplay is on: then changes are not announced. */
const plays = (page: Page) =>
  stage(page)
    .getAttribute('aria-live')
    .then((live) => live === 'off')
const isPlaying = (page: Page, wanted: boolean) => expect.poll(() => plays(page)).toBe(wanted)
const away = (page: Page) => page.mouse.move(5, 880)

const isHydrated = (page: Page) => page.locator('.hero-pictures.is-started').waitFor()

/** Opens a home page whose time stands still once its pictures are awake. */
async function open(path: string, options: VisitOptions = {}) {
  const opened = await visit(path, {
    viewport: WIDE,
    before: (page) => page.clock.install({ time: START }),
    ...options,
  })
  const { page } = opened
  await hero(page).dispatchEvent('mouseover')
  await isHydrated(page)
  await page.clock.pauseAt(LATER)
  return opened
}

/** Lets the pictures begin to wait for the next one, and answers which one is shown. */
async function begin(page: Page): Promise<number> {
  await stage(page).hover()
  await isPlaying(page, false)
  const at = await shown(page)
  await away(page)
  await isPlaying(page, true)
  return at
}

/** Draws a finger over the pictures, and again if the browser lost it; the wrong way never gets there. */
async function turn(page: Page, by: number, to: number): Promise<void> {
  const draw = () => swipe(page, '.hero-pictures .gallery-main', by)
  await draw()
  await page.waitForTimeout(2000)
  if ((await shown(page)) !== to) await draw()
  await shows(page, to)
}

describe.each(LANGUAGES)('the pictures of the hero in %s', (lang, path) => {
  const { rotator: words } = MESSAGES[lang].places.homeRows
  const button = (page: Page, name: string) => hero(page).getByRole('button', { name, exact: true })

  testOnce(lang)('change every 5000 ms, all of them, each with a way into the site', async () => {
    const { page, problems } = await open(path)
    let at = await begin(page)
    const hrefs = new Set<string>()
    for (let turn = 0; turn < 4; turn++) {
      const caption = page.locator(CAPTION)
      hrefs.add((await caption.getAttribute('href')) ?? '')
      await page.clock.runFor(EVERY_MS - 1)
      await expect.poll(() => shown(page)).toBe(at)
      await page.clock.runFor(1)
      at = (at + 1) % 4
      await shows(page, at)
    }
    expect(hrefs.size).toBe(4)
    for (const href of hrefs) {
      const answer = await page.request.get(siteUrl + href)
      expect(answer.status(), href).toBe(200)
    }
    expect(problems).toEqual([])
    await page.context().close()
  })

  testFull('stand still under the pointer, the focus, out of sight and in a hidden tab', async () => {
    const { page } = await open(path)
    const at = await begin(page)
    const standsStill = async () => {
      await isPlaying(page, false)
      await page.clock.runFor(4 * EVERY_MS)
      await expect.poll(() => shown(page)).toBe(at)
    }
    await page.locator(CAPTION).hover()
    await standsStill()
    await away(page)
    await isPlaying(page, true)
    await page.locator(CAPTION).focus()
    await standsStill()
    await page.locator('h1').click()
    await away(page)
    await isPlaying(page, true)
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
    await standsStill()
    await page.evaluate(() => scrollTo(0, 0))
    await isPlaying(page, true)
    await page.evaluate(() => {
      Object.defineProperty(document, 'visibilityState', { get: () => 'hidden' })
      document.dispatchEvent(new Event('visibilitychange'))
    })
    await standsStill()
    await page.context().close()
  })

  testFull('are stopped and started by a button that says which, by key', async () => {
    const { page } = await open(path)
    const at = await begin(page)
    await button(page, words.pause).press('Enter')
    await page.locator('h1').click()
    await away(page)
    await page.clock.runFor(4 * EVERY_MS)
    await expect.poll(() => shown(page)).toBe(at)
    await button(page, words.play).press('Space')
    // Whoever started them has the focus there.
    await isPlaying(page, true)
    await page.clock.runFor(EVERY_MS)
    await shows(page, (at + 1) % 4)
    await expect.poll(() => button(page, words.pause).count()).toBe(1)
    await page.context().close()
  })

  testFull('stay as they are under reduced motion, and play for who asks', async () => {
    const { page } = await open(path, { reducedMotion: 'reduce' })
    await page.clock.runFor(4 * EVERY_MS)
    await expect.poll(() => shown(page)).toBe(0)
    await button(page, words.play).press('Enter')
    await isPlaying(page, true)
    await page.clock.runFor(EVERY_MS)
    await shows(page, 1)
    await page.context().close()
  })

  testOnce(lang)('are chosen by their dots, which stops them; axe finds nothing', async () => {
    const { page } = await open(path)
    await begin(page)
    const third = dots(page).nth(2)
    await third.press('Enter')
    await shows(page, 2)
    await expect.poll(() => third.getAttribute('aria-current')).toBe('true')
    await expect.poll(() => hero(page).locator('.dots [aria-current=true]').count()).toBe(1)
    await away(page)
    await page.locator('h1').click()
    await page.clock.runFor(4 * EVERY_MS)
    await expect.poll(() => shown(page)).toBe(2)
    // The ones that are not shown are out of reach.
    const reachable = page.locator('.hero-slide:not([inert]) a:visible')
    await expect.poll(() => reachable.count()).toBe(1)
    // What fades in stands still as long as time does.
    await page.clock.resume()
    await expect.poll(() => axe(page)).toEqual([])
    await page.context().close()
  })

  test('follow a finger in the direction of reading', async () => {
    const { page } = await open(path, {
      hasTouch: true,
      reducedMotion: 'reduce',
      viewport: { width: 390, height: 844 },
    })
    // What a finger moves comes to rest by frames.
    await page.clock.resume()
    const forward = lang === 'he' ? 250 : -250
    await turn(page, forward, 1)
    const slide = page.locator('.hero-slide').nth(1)
    await expect.poll(() => slide.evaluate((one) => getComputedStyle(one).opacity)).toBe('1')
    await turn(page, -forward, 0)
    await page.context().close()
  })
})

test('the pictures of the hero begin to change 5 seconds after the page has come to rest', async () => {
  const { page } = await visit('/', {
    viewport: WIDE,
    before: async (page) => {
      await page.clock.install({ time: START })
      await page.clock.pauseAt(LATER)
    },
  })
  await away(page)
  // Their script comes a second before the second picture.
  await page.clock.runFor(IDLE_MS + EVERY_MS - 1000)
  await isHydrated(page)
  await isPlaying(page, true)
  await page.clock.runFor(999)
  await expect.poll(() => shown(page)).toBe(0)
  await page.clock.runFor(1)
  await shows(page, 1)
  await page.clock.runFor(EVERY_MS - 1)
  await expect.poll(() => shown(page)).toBe(1)
  await page.clock.runFor(1)
  await shows(page, 2)
  await page.context().close()
})

test('a picture of the hero is loaded when it is due, and not before', async () => {
  const { page, requests } = await visit('/', {
    viewport: WIDE,
    reducedMotion: 'reduce',
    until: 'settled',
  })
  const asked = (at: number) =>
    page
      .locator('.hero-slide img')
      .nth(at)
      .getAttribute('src')
      .then((src) => src!.replace(/-\d+\.webp$/, '-'))
      .then((key) => requests.some((path) => path.startsWith(key)))
  await expect.poll(() => asked(0)).toBe(true)
  await expect.poll(() => asked(1)).toBe(false)
  await dots(page).nth(1).click()
  await shows(page, 1)
  await expect.poll(() => asked(1)).toBe(true)
  await page.context().close()
})

test('without a script the pictures of the hero are a strip to scroll', async () => {
  const { page } = await visit('/', {
    javaScriptEnabled: false,
    viewport: WIDE,
  })
  const captions = page.locator('.hero-caption')
  await expect.poll(() => captions.count()).toBe(4)
  for (const caption of await captions.all()) {
    await caption.scrollIntoViewIfNeeded()
    await expect.poll(() => caption.isVisible()).toBe(true)
  }
  await expect.poll(() => page.locator('.hero-bar').isVisible()).toBe(false)
  await page.context().close()
})
