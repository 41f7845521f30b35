import { statSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, inject, test } from 'vitest'
import { inlineScriptBytes } from '#scripts/lab/bench/page-figures.ts'
import { axe } from './axe.ts'
import { PAGES, overflow, useBrowser, visit, loadedScripts } from './browser.ts'
import { measureShifts, shiftsOf } from './shifts.ts'

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

const cases = PAGES.flatMap(([name, en, he]) =>
  (['light', 'dark'] as const).flatMap((colorScheme) => [
    { name, lang: 'en', path: en, colorScheme },
    { name, lang: 'he', path: he, colorScheme },
  ]),
)

test.each(cases)(
  '$name, $lang, $colorScheme: axe finds nothing',
  async ({ name, path, colorScheme }) => {
    const { page } = await visit(path, {
      colorScheme,
      until: AWAKE.has(name) ? 'networkidle' : 'load',
      viewport: { width: 1280, height: 900 },
    })
    const found = await axe(page, {
      // Pins lie where their places are; the list beside the map has them all.
      without: ['.leaflet-marker-pane'],
    })
    expect(found).toEqual([])
    await page.context().close()
  },
)

describe.each(PAGES)('%s', (name, en, he) => {
  test('fits 320, 390, 768 and 1440 pixels in both directions', async () => {
    for (const path of [en, he]) {
      const { page } = await visit(path, {
        viewport: { width: 1440, height: 800 },
      })
      for (const width of [1440, 768, 390, 320]) {
        await page.setViewportSize({ width, height: 800 })
        const over = await overflow(page)
        expect(over, `${path} at ${width}`).toBe(0)
      }
      await page.context().close()
    }
  })

  test('has no error and loads no framework before anyone acts', async () => {
    const { page, requests, problems } = await visit(en, {
      until: 'networkidle',
    })
    const expected = name === 'not found' ? [/404/] : []
    expect(
      problems.filter(
        (problem) => !expected.some((known) => known.test(problem)),
      ),
    ).toEqual([])
    // These have nothing to show before their island has asked; others have a few lines of their own.
    if (!AWAKE.has(name)) {
      expect(loadedScripts(requests)).toEqual([])
      const bytes = scriptBytes(requests, await page.content())
      expect(bytes).toBeLessThanOrEqual(MOST_SCRIPT_BYTES)
    }
    await page.context().close()
  })

  test('says its language and direction', async () => {
    const { page } = await visit(he)
    const html = page.locator('html')
    await expect.poll(() => html.getAttribute('lang')).toBe('he')
    await expect.poll(() => html.getAttribute('dir')).toBe('rtl')
    await expect.poll(() => page.locator('h1').count()).toBe(1)
    await page.context().close()
  })
})

test.each([
  ['/', 412],
  ['/he/', 412],
  ['/ru/', 412],
  ['/', 1280],
  ['/he/', 1280],
  ['/ru/', 1280],
])('nothing moves when the font comes late: %s at %i', async (path, width) => {
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
})

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
