import type { Page } from 'playwright'

/** From now on, counts how far things jump on a page whose fonts are there: late ones are a matter of their own. */
export async function measureShifts(page: Page): Promise<void> {
  await page.locator('html.web-font').waitFor()
  await page.evaluate(() => Promise.allSettled([...document.fonts].map((font) => font.load())))
  await countShifts(page)
}

/** From now on, counts how far things jump on a page, also as fonts come. */
export async function countShifts(page: Page): Promise<void> {
  await page.evaluate(() => {
    const counted = window as unknown as { shifts: number }
    counted.shifts = 0
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) counted.shifts += (entry as unknown as { value: number }).value
    }).observe({ type: 'layout-shift' })
  })
}

/** The sum of the layout shifts since then. */
export async function shiftsOf(page: Page): Promise<number> {
  // Shifts are reported after the frame in which they happened.
  await page.waitForTimeout(300)
  return page.evaluate(() => (window as unknown as { shifts: number }).shifts)
}
