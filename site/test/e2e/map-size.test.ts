import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { MESSAGES } from '#core/i18n/messages.ts'
import { useBrowser, visit } from './browser.ts'

useBrowser()

const { map: words } = MESSAGES.en.places
const WIDE = { width: 1440, height: 900 }
const SMALLER = { width: 1100, height: 620 }

/** How many of these a map shows, and how many of them lie within it as a whole. */
const fitting = (page: Page, selector: string) =>
  page.locator('.map-canvas').evaluate((map, selector) => {
    const box = map.getBoundingClientRect()
    const all = [...map.querySelectorAll(selector)].map((one) => one.getBoundingClientRect())
    const within = all.filter(
      ({ left, right, top, bottom }) =>
        left >= box.left && right <= box.right && top >= box.top && bottom <= box.bottom,
    )
    return { all: all.length, within: within.length, width: Math.round(box.width) }
  }, selector)

async function expectFitting(page: Page, selector: string): Promise<void> {
  await expect
    .poll(async () => {
      const { all, within } = await fitting(page, selector)
      return all > 0 && all === within
    })
    .toBe(true)
}

const PINS = '.leaflet-marker-icon'
const RINGS = 'path.map-ring:not(.is-too-small)'
const zoomOf = async (page: Page) =>
  /#map=(\d+)/.exec((await page.getByRole('link', { name: words.openStreets }).getAttribute('href'))!)![1]

/** Gives the window another size; the map has to follow. */
async function resize(page: Page, size: { width: number; height: number }): Promise<void> {
  const { width } = await fitting(page, PINS)
  await page.setViewportSize(size)
  await expect.poll(async () => (await fitting(page, PINS)).width).not.toBe(width)
}

test('a map shows all its places in another size too, until the visitor moves it', async () => {
  const { page, problems } = await visit('/Synagogues-TJ294640-Israel-Synagogues.html', {
    reducedMotion: 'reduce',
    viewport: WIDE,
  })
  await page.locator('.results-map').hover()
  await page.locator(`.results-map ${PINS}`).first().waitFor()
  await expectFitting(page, PINS)
  await resize(page, SMALLER)
  await expectFitting(page, PINS)
  await resize(page, WIDE)
  await expectFitting(page, PINS)

  const before = await zoomOf(page)
  const zoomIn = page.getByRole('button', { name: words.zoomIn, exact: true })
  for (let step = 0; step < 3; step++) await zoomIn.press('Enter')
  const moved = String(Number(before) + 3)
  await expect.poll(() => zoomOf(page)).toBe(moved)
  await resize(page, SMALLER)
  await expect.poll(() => zoomOf(page)).toBe(moved)
  expect(problems).toEqual([])
  await page.context().close()
})

test('a map around a point shows its rings in another size too', async () => {
  const { page, problems } = await visit('/Kosher_NearBy-31.777,35.228-Jaffa_Gate.html?walk=1', {
    reducedMotion: 'reduce',
    viewport: { width: 390, height: 844 },
  })
  await page.locator(PINS).first().waitFor()
  await expectFitting(page, RINGS)
  await resize(page, { width: 844, height: 390 })
  await expectFitting(page, RINGS)
  await resize(page, { width: 390, height: 844 })
  await expectFitting(page, RINGS)
  expect(problems).toEqual([])
  await page.context().close()
})

test('pins and names leave the distances of rings free, and the text names those that are to be read', async () => {
  const { page, problems } = await visit('/Kosher_NearBy-31.777,35.228-Jaffa_Gate.html?r=650', {
    reducedMotion: 'reduce',
    viewport: WIDE,
    locale: 'en-US',
  })
  const names = page.locator('.map-ring-name:not([hidden]) bdi')
  await page.locator('.map-cluster').first().waitFor()
  await expect.poll(() => names.count()).toBeGreaterThan(1)
  const covered = () =>
    page.evaluate(() => {
      const boxes = (selector: string) =>
        [...document.querySelectorAll(selector)].map((one) => one.getBoundingClientRect())
      const others = boxes('.leaflet-marker-icon:not(.map-ring-name), .map-point bdi, .map-place-name bdi')
      return boxes('.map-ring-name:not([hidden]) bdi').filter((name) =>
        others.some(
          (other) =>
            name.left < other.right && other.left < name.right && name.top < other.bottom && other.top < name.bottom,
        ),
      ).length
    })
  await expect.poll(covered).toBe(0)
  const text = page.locator('.nearby-map .fine')
  const read = async () => {
    const texts = await names.allInnerTexts()
    const said = await text.innerText()
    return [0.25, 0.4, 0.6].filter((mi) => texts.includes(`${mi} mi`) !== said.includes(`${mi} mi`))
  }
  await expect.poll(read).toEqual([])
  const zoomOut = page.getByRole('button', { name: words.zoomOut, exact: true })
  // Till only one of them has room.
  for (let step = 0; step < 8 && (await names.count()) > 1; step++) await zoomOut.press('Enter')
  await expect.poll(() => names.allInnerTexts()).toEqual(['0.6 mi'])
  await expect.poll(read).toEqual([])
  expect(problems).toEqual([])
  await page.context().close()
})
