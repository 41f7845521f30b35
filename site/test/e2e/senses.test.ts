import type { Page } from 'playwright'
import { describe, expect, test } from 'vitest'
import { useBrowser, visit, hasSettled } from './browser.ts'

useBrowser()

const RESULTS = '/Jewish_Heritage-TJ281184-Jerusalem-Jewish_Heritage.html'
const OFFER = '/Kosher_Tours-FT810025-x.html'
const styleOf = (page: Page, selector: string, name: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((element, property) => getComputedStyle(element).getPropertyValue(property), name)

describe("in the reader's own colours", () => {
  test('the current kind of results stands out', async () => {
    const { page } = await visit(RESULTS, { forcedColors: 'active' })
    const current = await styleOf(page, '.tabs [aria-current]', 'background-color')
    const other = await styleOf(page, '.tabs a:not([aria-current])', 'background-color')
    expect(current).not.toBe(other)
    await page.context().close()
  })

  test('today stands out in the calendar', async () => {
    const { page } = await visit('/Jewish_Calendar.html', { forcedColors: 'active' })
    await page.locator('.cal-square.is-today').waitFor()
    expect(await styleOf(page, '.cal-square.is-today', 'outline-style')).toBe('solid')
    expect(await styleOf(page, '.cal-square:not(.is-today)', 'outline-style')).toBe('none')
    await page.context().close()
  })
})

describe('the cookie notice and the header', () => {
  test.each([
    [1280, 800, 'sticky', 'fixed'],
    [320, 256, 'relative', 'static'],
  ])('at %i × %i leave room for the page', async (width, height, header, notice) => {
    const { page } = await visit('/Credits.html', { viewport: { width, height } })
    await page.locator('.cookie-notice').waitFor()
    expect(await styleOf(page, '.site-header', 'position')).toBe(header)
    expect(await styleOf(page, '.cookie-notice', 'position')).toBe(notice)
    await page.context().close()
  })

  test('cover nothing of the map beside a list', async () => {
    const { page } = await visit(RESULTS, { viewport: { width: 1280, height: 800 }, reducedMotion: 'reduce' })
    await page.locator('.results-bar button').first().focus()
    const link = page.locator('.results-map .map-note a')
    await link.waitFor()
    await link.focus()
    const bar = await page.locator('.cookie-notice').boundingBox()
    await expect
      .poll(async () => {
        const { y, height } = (await link.boundingBox())!
        return y + height
      })
      .toBeLessThanOrEqual(bar!.y)
    await page.context().close()
  })

  test('cover no control of an offer that gets the focus, one after another', async () => {
    const { page } = await visit(OFFER, { viewport: { width: 1280, height: 800 }, reducedMotion: 'reduce' })
    await page.locator('.cookie-notice').waitFor()
    const { y } = (await page.locator('.cookie-notice').boundingBox())!
    const covered = await page
      .locator(`:is(main, footer) :is(a[href], button, input, select)`)
      .evaluateAll((all, top) => {
        const seen = all.filter((element) => element.checkVisibility({ visibilityProperty: true })) as HTMLElement[]
        return seen.flatMap((element) => {
          element.focus()
          const { bottom } = element.getBoundingClientRect()
          return document.activeElement === element && bottom > top + 1 ? [element.outerHTML.slice(0, 100)] : []
        })
      }, y)
    expect(covered).toEqual([])
    await page.context().close()
  })
})

test('Esc in the search of the header closes the list first, then the panel', async () => {
  const { page } = await visit('/Credits.html')
  const menu = page.locator('header .header-search')
  await menu.locator('summary').click()
  const input = menu.locator('input[name=q]').first()
  await input.pressSequentially('jerus')
  await menu.locator('[role=option]').first().waitFor()
  await input.press('Escape')
  await expect.poll(() => menu.locator('[role=option]').count()).toBe(0)
  expect(await menu.getAttribute('open')).not.toBeNull()
  await input.press('Escape')
  await expect.poll(() => menu.getAttribute('open')).toBeNull()
  await page.context().close()
})

test('what is typed in the search page is told once it has been typed', async () => {
  const { page } = await visit('/Search.html')
  await page.locator('#search-directory input[name=q]').click()
  await hasSettled(page)
  await page.evaluate(() => {
    const said: string[] = []
    Object.assign(window, { said })
    new MutationObserver(() => {
      const text = document.querySelector('.found [role=status]')?.textContent
      if (text && said.at(-1) !== text) said.push(text)
    }).observe(document, { subtree: true, childList: true, characterData: true })
  })
  await page.keyboard.type('jerusalem', { delay: 80 })
  const said = () => page.evaluate(() => (window as unknown as { said: string[] }).said)
  await expect.poll(async () => (await said()).at(-1)).toContain('jerusalem')
  expect((await said()).length).toBeLessThanOrEqual(2)
  await page.context().close()
})
