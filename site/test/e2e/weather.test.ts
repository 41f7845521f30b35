import { MESSAGES } from '#core/i18n/messages.ts'
import type { Page } from 'playwright'
import { describe, expect, test } from 'vitest'
import { celsiusAt } from '../../../api/test/weather/server.ts'
import { few } from '#core/test/full.ts'
import { axe } from './axe.ts'
import { loadedScripts, useBrowser, visit } from './browser.ts'
import { expectShiftBelow, measureShifts } from './shifts.ts'

useBrowser()

const JERUSALEM = {
  en: '/Jewish_Guide-TJ281184-Jerusalem-Jewish_Guide.html',
  he: '/he/מדריך_יהודי-TJ281184-ירושלים-מדריך_יהודי.html',
}
// The provider of these tests fails there.
const ROME = '/Jewish_Guide-TJ3169070-Rome-Jewish_Guide.html'
const LONDON = '/Jewish_Guide-TJ2643743-London-Jewish_Guide.html'
const API = '/rest/tjt/locationweather/'

const line = (page: Page) => page.locator('.weather')
/** It comes after some seconds. */
const LATE = { timeout: 10_000 }
const lineOf = (page: Page) => expect.poll(() => line(page).innerText(), LATE)

describe.each(few(['en', 'he'] as const))('%s', (lang) => {
  const { title, skies } = MESSAGES[lang].places.weather

  test.each(few([390, 768, 1440]))('the weather comes when a visitor stays, and nothing moves at %i', async (width) => {
    const { page, requests, problems } = await visit(JERUSALEM[lang], {
      viewport: { width, height: 800 },
      until: 'settled',
      locale: 'de-DE',
    })
    await measureShifts(page)
    expect(loadedScripts(requests)).toEqual([])
    expect(requests.filter((path) => path.startsWith(API))).toEqual([])
    await lineOf(page).toContain('MET Norway')
    const text = await line(page).innerText()
    const celsius = [0, 3_600_000].map((ago) => celsiusAt(Date.now() - ago))
    expect(celsius.some((degrees) => text.includes(`${degrees}°C`))).toBe(true)
    expect(Object.values(skies).some((sky) => text.includes(sky))).toBe(true)
    await expect.poll(() => page.getByRole('group', { name: title }).count()).toBe(1)
    await expectShiftBelow(page, 0.01)
    await expect.poll(() => axe(page)).toEqual([])
    // A few lines of ours, and no framework for them.
    expect(requests.join()).not.toMatch(/react|start\./i)
    expect(problems).toEqual([])
    await page.context().close()
  })
})

test.each([LONDON, JERUSALEM.he])('a reader from the United States sees Fahrenheit: %s', async (path) => {
  const { page } = await visit(path, { locale: 'en-US' })
  await lineOf(page).toMatch(/\d°F/)
  await page.context().close()
})

test('a provider out of reach leaves the guide whole and the console empty, and a toast says so', async () => {
  const { page, problems } = await visit(ROME, { until: 'settled' })
  await measureShifts(page)
  const refused = page.waitForResponse((response) => response.url().includes(API))
  await (await refused).finished()
  await page.locator('.toast').getByText('Could not get Location Weather', { exact: true }).waitFor()
  await expectShiftBelow(page, 0.01)
  expect(await line(page).innerText()).toBe('')
  expect(problems).toEqual([])
  await page.context().close()
})
