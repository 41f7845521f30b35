import { statSync } from 'node:fs'
import { join } from 'node:path'
import { expect, inject, test } from 'vitest'
import { isFull } from '#core/test/full.ts'
import { hasFallbackFont, restaurantsOfJerusalem, useBrowser, visit } from './browser.ts'
import { countShifts, expectShiftBelow, measureShifts } from './shifts.ts'

useBrowser()

const LATE_FONTS = [
  ['/he/', 412],
  ['/', 1280],
  ['/Jewish_Guide-TJ294640-Israel-Jewish_Guide.html', 412],
  ['/ru/', 1280],
  ...(isFull
    ? ([
        ['/', 412],
        ['/ru/', 412],
        ['/he/', 1280],
      ] as const)
    : []),
] as const

test.for(LATE_FONTS)('nothing moves when the font comes late: %s at %i', async ([path, width], { skip }) => {
  const { page } = await visit('/Credits.html', {
    viewport: { width, height: 800 },
  })
  if (!(await hasFallbackFont(page))) skip('no font like Arial here')
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
  await cold.waitForFunction(() => performance.getEntriesByType('paint').length > 0)
  await expect.poll(() => asked).toBeGreaterThan(0)
  await countShifts(cold)
  late.resolve()
  await cold.evaluate(() => document.fonts.ready)
  await expectShiftBelow(cold, 0.01)
  await page.context().close()
})

test('the font waits for the first frame, and comes with it where a link leads to another page', async () => {
  const { page } = await visit('/Credits.html', { before: (tab) => tab.addInitScript(noteFirstFrame) })
  const hasFont = () => page.evaluate(() => document.documentElement.classList.contains('web-font'))
  const hadFontFirst = () => page.evaluate(() => document.documentElement.dataset['early'])
  expect(await hadFontFirst()).toBe('false')
  await expect.poll(hasFont).toBe(true)
  await page.locator('footer a[href="/Accessibility.html"]').click()
  await page.waitForURL('**/Accessibility.html')
  await expect.poll(hadFontFirst).toBe('true')
  await page.context().close()
})

/** Keeps in the page whether its first frame had the web font. */
const noteFirstFrame = () =>
  requestAnimationFrame(() => {
    const { classList, dataset } = document.documentElement
    dataset['early'] = String(classList.contains('web-font'))
  })

test('the font waits for the next page where it would move what is on the screen', async () => {
  const { page } = await visit('/Credits.html', {
    before: (tab) =>
      tab.addInitScript(() => {
        // With the font, everything below the heading would stand lower.
        const style = new CSSStyleSheet()
        style.replaceSync('.web-font h1 { margin-block-end: 40px }')
        document.adoptedStyleSheets = [style]
      }),
  })
  await page.locator('html.next-font').waitFor()
  expect(await page.evaluate(() => document.documentElement.classList.contains('web-font'))).toBe(false)
  await page.locator('footer a[href="/Accessibility.html"]').click()
  await page.waitForURL('**/Accessibility.html')
  await page.locator('html.web-font').waitFor()
  await page.context().close()
})

test('the stylesheet of every page is at most 11 kB compressed', async () => {
  const { page, requests } = await visit('/Accessibility.html')
  const sheets = requests.filter((path) => path.endsWith('.css'))
  expect(sheets).toEqual([expect.stringContaining('/index.')])
  expect(statSync(join(inject('pagesDir'), `${sheets[0]}.br`)).size).toBeLessThanOrEqual(11_000)
  await page.context().close()
})

test('the form of the newsletter has room for the captcha before the session is there', async () => {
  const { page } = await visit('/Credits.html', { viewport: { width: 412, height: 823 } })
  const held = Promise.withResolvers<void>()
  await page.route('**/rest/tjt/session*', async (route) => {
    await held.promise
    await route.continue()
  })
  await page.goto(new URL('/Newsletter.html', page.url()).href)
  await page.locator('.newsletter-form button').waitFor()
  await measureShifts(page)
  held.resolve()
  await page.locator('.captcha .altcha-checkbox').waitFor()
  await expectShiftBelow(page, 0.005)
  await page.context().close()
})

test('all content is there without JavaScript', async () => {
  const { page } = await visit('/Jewish_Guide-TJ281184-Jerusalem-Jewish_Guide.html', { javaScriptEnabled: false })
  // Some of it is folded.
  const text = await page.locator('main').textContent()
  for (const word of ['Candle lighting', 'Havdalah', 'Jerusalem Great Synagogue', 'hebcal'])
    expect(text).toContain(word)
  const first = new URL('/Kosher_Restaurants-TJ281184-Jerusalem-Kosher_Restaurants.html', page.url()).href
  const titlesOnPages = async () => {
    const titles = new Set<string>()
    await page.goto(first)
    for (;;) {
      for (const title of await page.locator('.card h2, .card h3').allInnerTexts()) titles.add(title)
      const next = page.locator('a[rel=next]')
      if ((await next.count()) === 0) return titles
      await next.first().click()
    }
  }
  expect((await restaurantsOfJerusalem()).length).toBeGreaterThanOrEqual(50)
  // Other files add listings and take them back meanwhile: what moves from page to page is read again.
  const different = async () => {
    const titles = await titlesOnPages()
    return [...titles.symmetricDifference(new Set((await restaurantsOfJerusalem()).map(({ title }) => title)))]
  }
  await expect.poll(different).toEqual([])
  await page.context().close()
})

test('the language menu leads to the same page', async () => {
  const { page } = await visit('/Jewish_Heritage-DI103001-x.html')
  const href = await page.locator('header a[hreflang=he]').first().getAttribute('href')
  await page.goto(new URL(href ?? '', page.url()).href)
  await expect.poll(() => decodeURI(page.url())).toContain('/he/מורשת_יהודית-DI103001-')
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
