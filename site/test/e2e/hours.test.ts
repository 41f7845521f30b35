import { describe, expect, test } from 'vitest'
import type { HoursData } from '#site/ui/cards/hours-data.ts'
import { RESULTS_PER_PAGE } from '#core/terms/directory.ts'
import { restaurantsOfJerusalem, siteUrl, useBrowser, visit } from './browser.ts'

const MINUTE_MS = 60_000
const SAMPLE = '/Kosher_Restaurants-DI900001-x.html'

useBrowser()

/** The page of results with the sample's card. */
async function resultsPage(): Promise<string> {
  const at = (await restaurantsOfJerusalem()).findIndex(({ tnid }) => tnid === 900_001)
  const page = Math.floor(at / RESULTS_PER_PAGE) + 1
  return `/Kosher_Restaurants-TJ281184-Jerusalem-Kosher_Restaurants${page > 1 ? `-p${page}` : ''}.html`
}

describe('whether a place is open, on a card built ahead', () => {
  test('is said by the clock of the place', async () => {
    const { page, problems } = await visit(await resultsPage())
    const line = page.locator('.card', { has: page.locator('a[href*="DI900001"]') }).locator('[data-hours]')
    const { start, texts } = JSON.parse((await line.getAttribute('data-hours'))!) as HoursData
    const [, , closes = 0] = texts.find(([, text]) => text.includes('{{in}} for '))!
    await page.clock.setFixedTime((start + closes - 100) * MINUTE_MS)
    await page.reload()
    await expect.poll(() => line.innerText()).toMatch(/^Open now · closes in 1 h 40 for .+ \(\d\d:\d\d\)$/)
    await page.emulateMedia({ media: 'print' })
    expect(await line.isVisible()).toBe(false)
    expect(problems).toEqual([])
    await page.context().close()
  })

  test('is not said without a script, and nothing is asked for it', async () => {
    const path = await resultsPage()
    const { page } = await visit(path, { javaScriptEnabled: false })
    expect(await page.locator('.card [data-hours]').first().isVisible()).toBe(false)
    await page.context().close()
    const { page: withScript, requests } = await visit(path)
    await expect.poll(() => withScript.locator('.card [data-hours]').first().innerText()).not.toBe('')
    expect(requests.filter((asked) => asked.startsWith(`${siteUrl}/rest/`) || asked.startsWith('/rest/'))).toEqual([])
    await withScript.context().close()
  })
})

test.each([
  ['a list', resultsPage],
  ['a listing', async () => SAMPLE],
])('%s says it before its script comes', async (_, pathOf) => {
  const { page } = await visit(await pathOf(), {
    before: (page) => page.route('**/_astro/*.js', (route) => route.abort()),
  })
  expect(await page.locator('[data-hours]').first().innerText()).not.toBe('')
  await page.context().close()
})

describe('whether a place is open', () => {
  test('is said by the clock of the place, and why it closes', async () => {
    const { page, problems } = await visit(SAMPLE)
    const line = page.locator('[data-hours]')
    const { start, texts } = JSON.parse((await line.getAttribute('data-hours'))!) as HoursData
    const [, , closes = 0] = texts.find(([, text]) => text.includes('{{in}} for '))!
    const end = texts.at(-1)![0]
    const textAt = async (minute: number) => {
      await page.clock.setFixedTime((start + minute) * MINUTE_MS)
      await page.reload()
      await expect.poll(() => line.isVisible()).toBe(true)
      return line.innerText()
    }
    expect(await textAt(closes - 100)).toMatch(/^Open now · closes in 1 h 40 for .+ \(\d\d:\d\d\)$/)
    expect(await textAt(closes + 60)).toMatch(/^Closed for .+ · opens /)
    expect(await textAt(end)).toBe('Hours unknown')
    expect(problems).toEqual([])
    await page.context().close()
  })

  test('is not said without a script; the week is there', async () => {
    const { page } = await visit(SAMPLE, { javaScriptEnabled: false })
    expect(await page.locator('[data-hours]').isVisible()).toBe(false)
    expect(await page.locator('section.hours').innerText()).toContain('candle lighting (60 min before)')
    await page.context().close()
  })
})
