import type { Page } from 'playwright'
import { expect } from 'vitest'

interface Shift {
  /** As the browser reckons it, 0 to 1. */
  value: number
  /** The elements that moved, with their places before and after. */
  moved: string[]
}

type Counting = Window & { shifts: Shift[] }

/** From now on, counts how far things jump on a page whose fonts are there: late ones are a matter of their own. */
export async function measureShifts(page: Page): Promise<void> {
  await fontsHaveCome(page)
  await countShifts(page)
}

/** Waits for the page's own fonts: lines are broken elsewhere in those before them. */
export async function fontsHaveCome(page: Page): Promise<void> {
  await page.locator('html.web-font').waitFor()
  await page.evaluate(async () => {
    await Promise.allSettled([...document.fonts].map((font) => font.load()))
    // They are drawn with the next frame, and what moved then is reported with the one after it.
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
    for (let left = 3; left > 0; left--) await frame()
  })
}

/** From now on, counts how far things jump on a page, also as fonts come. */
export async function countShifts(page: Page): Promise<void> {
  await page.evaluate(() => {
    const { shifts } = Object.assign(window, { shifts: [] as Shift[] })
    const textOf = ({ x, y, width, height }: DOMRectReadOnly) => `${x},${y} ${width}×${height}`
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number
        sources: { node?: Node; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[]
      })[]) {
        const moved = entry.sources.map(({ node, previousRect, currentRect }) => {
          const name = node instanceof Element ? node.cloneNode(false) : node
          const text = name instanceof Element ? name.outerHTML : name?.textContent
          return `${text}: ${textOf(previousRect)} to ${textOf(currentRect)}`
        })
        shifts.push({ value: entry.value, moved })
      }
    }).observe({ type: 'layout-shift' })
  })
}

/** Fails, naming what moved, if things jumped by more than `limit` since then. */
export async function expectStill(page: Page, limit = 0.01): Promise<void> {
  // Shifts are reported after the frame in which they happened.
  await page.waitForTimeout(300)
  const shifts = await page.evaluate(() => (window as unknown as Counting).shifts)
  const sum = shifts.reduce((total, { value }) => total + value, 0)
  expect(sum, shifts.flatMap(({ moved }) => moved).join('\n')).toBeLessThanOrEqual(limit)
}
