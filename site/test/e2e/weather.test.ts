import { MESSAGES } from '#core/i18n/messages.ts'
import type { Page } from 'playwright'
import { describe, expect, test } from 'vitest'
import { celsiusAt } from '../../../api/test/weather/server.ts'
import { few, testFull } from '#core/test/full.ts'
import { axe } from './axe.ts'
import { loadedScripts, useBrowser, visit } from './browser.ts'
import { measureShifts, shiftsOf } from './shifts.ts'

useBrowser()

const JERUSALEM = {
  en: '/Jewish_Guide-TJ281184-Jerusalem-Jewish_Guide.html',
  he: '/he/מדריך_יהודי-TJ281184-ירושלים-מדריך_יהודי.html',
}
// The provider of these tests fails there.
const ROME = {
  en: '/Jewish_Guide-TJ3169070-Rome-Jewish_Guide.html',
  he: '/he/מדריך_יהודי-TJ3169070-רומא-מדריך_יהודי.html',
}
const LONDON = '/Jewish_Guide-TJ2643743-London-Jewish_Guide.html'
const API = '/rest/tjt/locationweather/'

const box = (page: Page) => page.locator('#weather')
const toast = (page: Page) => page.locator('.toast')
/** As a reader gets there, by turns of the wheel. */
async function reach(page: Page) {
  await box(page).evaluate((section) => section.scrollIntoView({ block: 'center' }))
}

describe.each(few(['en', 'he'] as const))('%s', (lang) => {
  const words = MESSAGES[lang].places.weather

  test.each(few([390, 768, 1440]))(
    'the weather comes when it is reached, and nothing moves at %i pixels',
    async (width) => {
      const { page, requests, problems } = await visit(JERUSALEM[lang], {
        viewport: { width, height: 800 },
        until: 'networkidle',
        locale: 'de-DE',
      })
      await measureShifts(page)
      expect(loadedScripts(requests)).toEqual([])
      expect(requests.filter((path) => path.startsWith(API))).toEqual([])
      await reach(page)
      await page.locator('#weather.is-filled').waitFor()
      const text = await box(page).innerText()
      const celsius = [0, 3_600_000].map((ago) => celsiusAt(Date.now() - ago))
      expect(celsius.some((degrees) => text.includes(`${degrees}°C`))).toBe(true)
      const { clear, drizzle } = words.skies
      for (const word of [words.box.today, words.box.wind, drizzle, 'MET Norway']) expect(text).toContain(word)
      expect(text.includes(clear) || text.includes(drizzle)).toBe(true)
      await expect.poll(() => box(page).locator('li').count()).toBe(5)
      await expect.poll(() => shiftsOf(page)).toBeLessThan(0.01)
      // Where the notice at the lower edge lies over no link by chance.
      await page.evaluate(() => scrollTo(0, 0))
      await expect.poll(() => axe(page)).toEqual([])
      // A few lines of ours, and no framework for them.
      expect(requests.join()).not.toMatch(/react|start\./i)
      expect(problems).toEqual([])
      await page.context().close()
    },
  )
})

test.each([LONDON, JERUSALEM.he])('a reader from the United States sees Fahrenheit and miles: %s', async (path) => {
  const { page } = await visit(path, { locale: 'en-US' })
  await reach(page)
  await page.locator('#weather.is-filled').waitFor()
  const text = await box(page).innerText()
  expect(text).toMatch(/\d°F/)
  // Hebrew writes miles in Latin letters too.
  expect(text).toContain('11 mph')
  await page.context().close()
})

testFull.each(
  few([
    ['en', 'Could not get Location Weather'],
    ['he', MESSAGES.he.errors.couldNotGetWeather],
  ] as const),
)('%s: without an answer there is a toast, once a session, and no box', async (lang, said) => {
  const { page, problems } = await visit(ROME[lang], { until: 'networkidle' })
  await measureShifts(page)
  const below = page.locator('#explanation')
  await reach(page)
  await toast(page).waitFor()
  await expect.poll(() => toast(page).innerText()).toContain(said)
  await expect.poll(() => box(page).isVisible()).toBe(false)
  await expect.poll(() => below.isVisible()).toBe(true)
  await expect.poll(() => shiftsOf(page)).toBeLessThan(0.01)
  await expect.poll(() => axe(page)).toEqual([])
  // The browser itself tells of the refusal.
  expect(problems.filter((problem) => !/status of 503/.test(problem))).toEqual([])
  // The place on the page is kept: the box may be in view at once.
  const refused = page.waitForResponse((response) => response.url().includes(API))
  await page.reload({ waitUntil: 'networkidle' })
  await reach(page)
  await (await refused).finished()
  await page.waitForTimeout(500)
  await expect.poll(() => box(page).isVisible()).toBe(false)
  await expect.poll(() => toast(page).count()).toBe(0)
  await page.context().close()
})

test('without JavaScript there is no box', async () => {
  const { page } = await visit(JERUSALEM.en, { javaScriptEnabled: false })
  await expect.poll(() => box(page).count()).toBe(1)
  await expect.poll(() => box(page).isVisible()).toBe(false)
  await page.context().close()
})
