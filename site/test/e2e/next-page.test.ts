import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { siteUrl, useBrowser, visit } from './browser.ts'

useBrowser()

const GUIDE = '/Jewish_Guide-TJ281184-Jerusalem-Jewish_Guide.html'
const LIST = '/Kosher_Restaurants-TJ281184-Jerusalem-Kosher_Restaurants.html'

/** What the browser fetched before anybody asked for it. */
function fetchedAhead(page: Page): string[] {
  const paths: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'other') paths.push(new URL(request.url()).pathname)
  })
  return paths
}

const cameBy = (page: Page) =>
  page.evaluate(() => {
    const [entry] = performance.getEntriesByType('navigation')
    return (entry as PerformanceNavigationTiming & { deliveryType: string }).deliveryType
  })

test('a page is fetched while a pointer rests on its link, and shown without being asked for again', async () => {
  const { page, problems } = await visit(GUIDE)
  const ahead = fetchedAhead(page)
  const link = page.locator(`main a[href="${LIST}"]`).first()
  await link.hover()
  await expect.poll(() => ahead).toEqual([LIST])
  await link.click()
  await page.waitForURL(siteUrl + LIST)
  expect(await cameBy(page)).toBe('navigational-prefetch')
  expect(problems).toEqual([])
  await page.context().close()
})

test('what does something, or is drawn on demand, is none of the pages that may be fetched', async () => {
  const { page } = await visit('/Synagogues-DI101001-x.html')
  const session = await page.context().newCDPSession(page)
  const ahead = new Set<string>()
  session.on('Preload.preloadingAttemptSourcesUpdated', ({ preloadingAttemptSources }) => {
    for (const { key } of preloadingAttemptSources) ahead.add(key.url)
  })
  await session.send('Preload.enable')
  const urlOf = (text: string) =>
    page
      .locator('main')
      .getByRole('link', { name: text, exact: true })
      .first()
      .evaluate((link: HTMLAnchorElement) => link.href)
  const guide = await urlOf('Jewish guide')
  await expect.poll(() => [...ahead]).toContain(guide)
  for (const text of ['Suggest an edit', 'Report a problem', 'More places nearby', 'Shabbat times'])
    expect([...ahead], text).not.toContain(await urlOf(text))
  await page.context().close()
})

test.each([{ saveData: true }, { effectiveType: '2g' }])('nothing is fetched ahead with %o', async (connection) => {
  const { page } = await visit(GUIDE, {
    before: (opened) =>
      opened.addInitScript((value) => Object.defineProperty(navigator, 'connection', { value }), connection),
  })
  await expect.poll(() => page.locator('script[type=speculationrules]').count()).toBe(0)
  await page.context().close()
})

test('a page that is drawn ahead runs its script once it is seen', async () => {
  const { page } = await visit('/Credits.html')
  await page.addInitScript(() => Object.defineProperty(document, 'prerendering', { value: true, configurable: true }))
  await page.goto(siteUrl + GUIDE, { waitUntil: 'networkidle' })
  const rules = page.locator('script[type=speculationrules]')
  expect(await rules.count()).toBe(0)
  await page.evaluate(() => {
    Object.defineProperty(document, 'prerendering', { value: false })
    document.dispatchEvent(new Event('prerenderingchange'))
  })
  await expect.poll(() => rules.count()).toBe(1)
  await page.context().close()
})
