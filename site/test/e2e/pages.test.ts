import { statSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright'
import { expect, inject, test } from 'vitest'
import { isFull } from '#core/test/full.ts'
import { inlineScriptBytes } from '#scripts/bench/page-figures.ts'
import { axe } from './axe.ts'
import { PAGES, overflow, useBrowser, visit, loadedScripts } from './browser.ts'
import { measureShifts, shiftsOf } from './shifts.ts'
import { problemsOfHtml } from './valid-html.ts'

useBrowser()

/** Pages whose visit is itself the wish: their island shows something before anyone acts. */
const AWAKE: ReadonlySet<string> = new Set([
  'place shell',
  'nearby',
  'candle times',
  'calendar',
  'account',
  'log-in',
  'newsletter',
  'favourites',
  'listing edit',
])
/** Packed, in files and in the page itself, before anybody acts. */
const MOST_SCRIPT_BYTES = 5000

function scriptBytes(requests: readonly string[], html: string): number {
  const files = requests.filter((path) => path.endsWith('.js'))
  return files.reduce(
    (sum, path) => sum + statSync(join(inject('pagesDir'), `${path}.br`)).size,
    inlineScriptBytes(html),
  )
}

const cases = PAGES.flatMap(([name, en, he]) => [
  { name, lang: 'en', path: en, dir: 'ltr' },
  { name, lang: 'he', path: he, dir: 'rtl' },
])

test.each(cases)(
  '$name, $lang: whole, valid, accessible, and within the window',
  async ({ name, lang, path, dir }) => {
    const { page, requests, problems } = await visit(path, {
      until: 'networkidle',
      viewport: { width: 1280, height: 900 },
    })
    const isMissing = name === 'not found'
    expect
      .soft(problems.filter((text) => !isMissing || !text.includes('404')))
      .toEqual([])
    // These have nothing to show before their island has asked; others have a few lines of their own.
    if (!AWAKE.has(name)) {
      expect.soft(loadedScripts(requests)).toEqual([])
      const bytes = scriptBytes(requests, await page.content())
      expect.soft(bytes).toBeLessThanOrEqual(MOST_SCRIPT_BYTES)
    }
    const html = page.locator('html')
    expect.soft(await html.getAttribute('lang')).toBe(lang)
    expect.soft(await html.getAttribute('dir')).toBe(dir)
    expect.soft(await page.locator('h1').count()).toBe(1)
    const served = await page.request.get(page.url())
    expect.soft(await problemsOfHtml(await served.text())).toEqual([])
    await expectAccessible(page)
    await expectWithin(page)
    await page.context().close()
  },
)

/** In both schemes, of which only the colours differ. */
async function expectAccessible(page: Page): Promise<void> {
  // Pins lie where their places are; the list beside the map has them all.
  const without = ['.leaflet-marker-pane']
  expect.soft(await axe(page, { without })).toEqual([])
  await page.emulateMedia({ colorScheme: 'dark' })
  const dark = isFull ? { without } : { without, rule: 'color-contrast' }
  expect.soft(await axe(page, dark), 'in the dark').toEqual([])
  await page.emulateMedia({ colorScheme: 'light' })
}

/** No window is too narrow, nor a phone's for letters of twice the size, as a visitor sets them who sees little. */
async function expectWithin(page: Page): Promise<void> {
  for (const width of [1440, 768, 390, 320]) {
    await page.setViewportSize({ width, height: 800 })
    expect.soft(await overflow(page), `at ${width}`).toBe(0)
  }
  await page.setViewportSize({ width: 390, height: 844 })
  const session = await page.context().newCDPSession(page)
  await session.send('Page.setFontSizes', { fontSizes: { standard: 32 } })
  const letters = () =>
    page.evaluate(() => getComputedStyle(document.documentElement).fontSize)
  await expect.poll(letters).toBe('32px')
  expect.soft(await overflow(page), 'with large letters').toBe(0)
}

const LATE_FONTS = [
  ['/he/', 412],
  ['/', 1280],
  ['/ru/', 1280],
  ...(isFull
    ? ([
        ['/', 412],
        ['/ru/', 412],
        ['/he/', 1280],
      ] as const)
    : []),
] as const

test.each(LATE_FONTS)(
  'nothing moves when the font comes late: %s at %i',
  async (path, width) => {
    const { page } = await visit('/Credits.html', {
      viewport: { width, height: 800 },
    })
    let asked = 0
    const late = Promise.withResolvers<void>()
    const cold = await page.context().newPage()
    await cold.route('**/*.woff2', async (route) => {
      asked++
      await late.promise
      await route.continue()
    })
    await cold.goto(new URL(path, page.url()).href, {
      waitUntil: 'domcontentloaded',
    })
    await cold.waitForFunction(
      () => performance.getEntriesByType('paint').length > 0,
    )
    await expect.poll(() => asked).toBeGreaterThan(0)
    await measureShifts(cold)
    late.resolve()
    await cold.evaluate(() => document.fonts.ready)
    await expect.poll(() => shiftsOf(cold)).toBeLessThan(0.01)
    await page.context().close()
  },
)

test('all content is there without JavaScript', async () => {
  const { page } = await visit(
    '/Jewish_Guide-TJ281184-Jerusalem-Jewish_Guide.html',
    { javaScriptEnabled: false },
  )
  const text = await page.locator('main').innerText()
  for (const word of [
    'Candle lighting',
    'Havdalah',
    'Jerusalem Great Synagogue',
    'hebcal',
  ])
    expect(text).toContain(word)
  await page.goto(
    new URL(
      '/Kosher_Restaurants-TJ281184-Jerusalem-Kosher_Restaurants.html',
      page.url(),
    ).href,
  )
  const titles = new Set<string>()
  for (;;) {
    for (const title of await page
      .locator('.card h2, .card h3')
      .allInnerTexts())
      titles.add(title)
    const next = page.locator('a[rel=next]')
    if ((await next.count()) === 0) break
    await next.first().click()
  }
  expect(titles.size).toBe(50)
  await page.context().close()
})

test('the language menu leads to the same page', async () => {
  const { page } = await visit('/Kosher_Shops-DI103001-x.html')
  const href = await page
    .locator('header a[hreflang=he]')
    .first()
    .getAttribute('href')
  await page.goto(new URL(href ?? '', page.url()).href)
  await expect
    .poll(() => decodeURI(page.url()))
    .toContain('/he/עסקים_כשרים-DI103001-')
  await page.context().close()
})

test('reduced motion and forced colours leave the page whole', async () => {
  const { page, problems } = await visit('/', {
    reducedMotion: 'reduce',
    forcedColors: 'active',
  })
  expect(problems).toEqual([])
  await expect.poll(() => page.locator('h1').isVisible()).toBe(true)
  await page.context().close()
})
