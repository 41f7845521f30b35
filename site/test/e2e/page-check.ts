import { statSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright'
import { expect, inject, test } from 'vitest'
import { inlineScriptBytes } from '#scripts/lab/bench/page-metrics.ts'
import { isFull } from '#core/test/full.ts'
import { axe } from './axe.ts'
import { loadedScripts, overflow, PAGES, visit } from './browser.ts'
import { expectLaidOut } from './layout-check.ts'
import { problemsOfHtml } from './valid-html.ts'

/** Pages whose visit is itself the wish: their island shows something before anyone acts. */
const AWAKE: ReadonlySet<string> = new Set([
  'place shell',
  'nearby',
  'walk',
  'candle times',
  'calendar',
  'trip',
  'account',
  'log-in',
  'newsletter',
  'favourites',
  'offline',
  'listing edit',
  'add a place',
])
/** Packed, in files and in the page itself, before anybody acts. */
const MAX_SCRIPT_BYTES = 5000

function scriptBytes(requests: readonly string[], html: string): number {
  const files = requests.filter((path) => path.endsWith('.js'))
  return files.reduce(
    (sum, path) => sum + statSync(join(inject('pagesDir'), `${path}.br`)).size,
    inlineScriptBytes(html),
  )
}

/** Visits one page of each kind once and looks at all of it. */
export function testPages(lang: 'en' | 'he'): void {
  const cases = PAGES.map(([name, en, he]) => [name, { en, he }[lang]] as const)
  test.each(cases)('%s: whole, valid, accessible, and within the window', async (name, path) => {
    const { page, requests, problems } = await visit(path, {
      until: 'settled',
      viewport: { width: 1280, height: 900 },
      // Colours are measured when nothing fades.
      reducedMotion: 'reduce',
    })
    const isMissing = name === 'not found'
    expect.soft(problems.filter((text) => !isMissing || !text.includes('404'))).toEqual([])
    // These have nothing to show before their island has asked; others have a few lines of their own.
    if (!AWAKE.has(name)) {
      expect.soft(loadedScripts(requests)).toEqual([])
      const bytes = scriptBytes(requests, await page.content())
      expect.soft(bytes).toBeLessThanOrEqual(MAX_SCRIPT_BYTES)
    }
    await expectRightly(page, lang)
    const lacking = await page
      .locator('use')
      .evaluateAll((uses) => uses.map((use) => use.getAttribute('href')!).filter((of) => !document.querySelector(of)))
    expect.soft(lacking, 'icons').toEqual([])
    // What axe looks for is hardly a matter of language.
    if (isFull || lang === 'en') await expectAccessible(page)
    await expectLaidOut(page, 'as it comes')
    if (await unfolded(page)) await expectLaidOut(page, 'unfolded')
    await expectWithin(page)
    await page.context().close()
  })
}

/** What was served is valid, and says its language and direction. */
async function expectRightly(page: Page, lang: 'en' | 'he'): Promise<void> {
  const html = page.locator('html')
  expect.soft(await html.getAttribute('lang')).toBe(lang)
  const direction = lang === 'he' ? 'rtl' : 'ltr'
  expect.soft(await html.getAttribute('dir')).toBe(direction)
  expect.soft(await page.locator('h1').count()).toBe(1)
  const served = await page.request.get(page.url())
  expect.soft(await problemsOfHtml(await served.text())).toEqual([])
}

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

/** Opens all that is folded in the page; answers whether there was anything. */
const unfolded = (page: Page) =>
  page.locator('main details:not([open])').evaluateAll((all) => {
    for (const folded of all) folded.setAttribute('open', '')
    return all.length > 0
  })

/** As a reader does for whom letters stand too close, see WCAG 1.4.12. Runs in the page. */
function spaceText(): void {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(`
    * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
    p { margin-block-end: 2em !important }
  `)
  document.adoptedStyleSheets = [sheet]
}

/** No window is too narrow, nor a phone's for letters of twice the size, as a visitor sets them who sees little. */
async function expectWithin(page: Page): Promise<void> {
  for (const width of [1440, 768, 390, 320]) {
    await page.setViewportSize({ width, height: 800 })
    expect.soft(await overflow(page), `at ${width}`).toBe(0)
  }
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.evaluate(spaceText)
  expect.soft(await overflow(page), 'with text spaced out').toBe(0)
  await page.evaluate(() => (document.adoptedStyleSheets = []))
  await page.setViewportSize({ width: 390, height: 844 })
  const session = await page.context().newCDPSession(page)
  await session.send('Page.setFontSizes', { fontSizes: { standard: 32 } })
  const letters = () => page.evaluate(() => getComputedStyle(document.documentElement).fontSize)
  await expect.poll(letters).toBe('32px')
  expect.soft(await overflow(page), 'with large letters').toBe(0)
}
