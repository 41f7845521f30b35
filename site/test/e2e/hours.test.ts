import { describe, expect, test } from 'vitest'
import type { HoursData } from '#site/components/listing/hours-data.ts'
import { useBrowser, visit } from './browser.ts'

const MINUTE_MS = 60_000
const SAMPLE = '/Kosher_Restaurants-DI900001-x.html'

useBrowser()

describe('whether a place is open', () => {
  test('is said by the clock of the place, and why it closes', async () => {
    const { page, problems } = await visit(SAMPLE)
    const line = page.locator('[data-hours]')
    const { texts } = JSON.parse((await line.getAttribute('data-hours'))!) as HoursData
    const [, , closes = 0] = texts.find(([, text]) => text.includes('{{in}} for '))!
    const end = texts.at(-1)![0]
    const textAt = async (minute: number) => {
      await page.clock.setFixedTime(minute * MINUTE_MS)
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
