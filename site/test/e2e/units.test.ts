import type { Page } from 'playwright'
import { describe, expect, test } from 'vitest'
import { axe } from './axe.ts'
import { overflow, siteUrl, useBrowser, visit } from './browser.ts'
import { countShiftsFromStart, expectShiftBelow } from './shifts.ts'

useBrowser()

const GUIDE = '/Jewish_Guide-TJ281184-Jerusalem-Jewish_Guide.html'
const AMERICAN = { locale: 'en-US', viewport: { width: 390, height: 844 } }

/** Times of day that a page shows, or reads out, outside the choice of units. */
const timesOn = (page: Page) =>
  page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const texts: string[] = []
    while (walker.nextNode()) {
      const { data, parentElement } = walker.currentNode as Text
      if (!parentElement!.closest('script, noscript, .units')) texts.push(data)
    }
    for (const { title, ariaLabel } of document.querySelectorAll<HTMLElement>('[title], [aria-label]'))
      texts.push(title, ariaLabel ?? '')
    return texts.flatMap((text) => text.match(/\b\d?\d:\d\d(\s[ap]m)?\b/g) ?? [])
  })
const inTwelve = async (page: Page) => {
  const times = await timesOn(page)
  return times.length > 0 && times.every((time) => / [ap]m$/.test(time))
}
const inTwentyFour = async (page: Page) => {
  const times = await timesOn(page)
  return times.length > 0 && times.every((time) => /^\d\d:\d\d$/.test(time))
}
const choice = (page: Page, value: string) => page.locator(`.units [value="${value}"]`)

describe('a browser in American English reads twelve hours', () => {
  test.each([
    ['home', '/', '.home-times .clock'],
    ['a guide', GUIDE, '.times .clock'],
    ['Shabbat times', '/Shabbat_Times.html', '.clock'],
    ['candle times', '/Candle_Lighting_Times.html?loc=281184', '.zmanim bdi'],
    ['opening hours', '/Kosher_Restaurants-DI900001-x.html', '.hours-now strong:not(:empty)'],
    ['a calendar', '/Jewish_Calendar.html?loc=281184', '.cal-time b'],
    ['a trip', '/Kosher_Trip.html?stop=3169070,2027-04-19T15:30,3&stop=281184,2027-04-22,7', '.trip-days'],
    ['a travel page', '/Kosher_Tours-TL3169070-Rome-Vacations.html', '.clock'],
  ])('%s', async (_, path, last) => {
    const { page, problems } = await visit(path, AMERICAN)
    await page.locator(last).first().waitFor({ state: 'attached' })
    await expect.poll(() => inTwelve(page)).toBe(true)
    expect(await overflow(page)).toBeLessThanOrEqual(0)
    expect(problems).toEqual([])
    await page.context().close()
  })
})

test('it shows them from the first paint on, without a shift', async () => {
  const { page } = await visit(GUIDE, {
    ...AMERICAN,
    before: async (tab) => {
      // A font that comes late moves text on every page; scripts in files come after the first paint here.
      await tab.route('**/*.woff2', (route) => route.abort())
      await tab.route('**/*.js', (route) => setTimeout(() => void route.continue(), 300))
      await countShiftsFromStart(tab)
      await tab.addInitScript(() => {
        const seen = window as unknown as { first: string | undefined }
        new PerformanceObserver(() => {
          seen.first ??= document.querySelector('.next-grid .clock')?.textContent
        }).observe({ type: 'paint', buffered: true })
      })
    },
  })
  const first = () => page.evaluate(() => (window as unknown as { first: string | undefined }).first)
  await expect.poll(first).toMatch(/ [ap]m$/)
  await expect.poll(() => page.locator('.remaining').innerText()).not.toBe('')
  await expectShiftBelow(page, 0.01)
  await page.context().close()
})

test('the HTML has twenty-four hours, and a page that writes them keeps them', async () => {
  const html = await (await fetch(siteUrl + GUIDE)).text()
  expect(html).toMatch(/<b class="clock">\d\d:\d\d<\/b>/)
  const { page } = await visit('/he/', { locale: 'en-US' })
  expect(await inTwentyFour(page)).toBe(true)
  await choice(page, '12').check()
  const clock = page.locator('.next-grid .clock').first()
  await expect.poll(() => clock.innerText()).toMatch(/^\d?\d:\d\d\s(אחה״צ|לפנה״צ)$/)
  expect(await axe(page)).toEqual([])
  await page.context().close()
})

test('a choice by keyboard holds at once, in other tabs, and on other pages', async () => {
  const { page, problems } = await visit(GUIDE, AMERICAN)
  const other = await page.context().newPage()
  await other.goto(siteUrl)
  expect(await inTwelve(other)).toBe(true)
  await choice(page, '12').focus()
  await page.keyboard.press('ArrowLeft')
  await expect.poll(() => inTwentyFour(page)).toBe(true)
  await expect.poll(() => inTwentyFour(other)).toBe(true)
  expect(await choice(other, '24').isChecked()).toBe(true)
  await page.reload()
  expect(await inTwentyFour(page)).toBe(true)
  await choice(page, '12').check()
  await expect.poll(() => inTwelve(page)).toBe(true)
  expect(await axe(page)).toEqual([])
  expect(problems).toEqual([])
  await page.context().close()
})

test('a city is kept as it was written', async () => {
  const { page } = await visit(GUIDE, AMERICAN)
  await page.locator('[data-city]').click()
  const chip = page.locator('.my-city')
  await expect.poll(() => chip.innerText()).toMatch(/^Jerusalem · \d?\d:\d\d [ap]m \w{3}$/)
  await choice(page, '24').check()
  await expect.poll(() => chip.innerText()).toMatch(/^Jerusalem · \d\d:\d\d \w{3}$/)
  await page.context().close()
})
