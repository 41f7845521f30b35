import type { Page } from 'playwright'
import { expect } from 'vitest'
import { fontsHaveCome } from './browser.ts'

/** As the browser tells it; TypeScript does not know it. */
interface LayoutShift extends PerformanceEntry {
  /** 0 to 1. */
  value: number
  sources: { node?: Node; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[]
}

interface Shift {
  /** 0 to 1. */
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

/** From now on, counts how far things jump on a page, also as fonts come. */
export const countShifts = (page: Page) => page.evaluate(observeShifts)

/** As above, on every page from its first paint on. */
export const countShiftsFromStart = (page: Page) => page.addInitScript(observeShifts)

/** Runs in the page. */
function observeShifts(): void {
  const { shifts } = Object.assign(window, { shifts: [] as Shift[] })
  const textOf = ({ x, y, width, height }: DOMRectReadOnly) => `${x},${y} ${width}×${height}`
  new PerformanceObserver((list) => {
    for (const { value, sources } of list.getEntries() as LayoutShift[]) {
      const moved = sources.map(({ node, previousRect, currentRect }) => {
        const name = node instanceof Element ? (node.cloneNode() as Element).outerHTML : node?.textContent
        return `${name}: ${textOf(previousRect)} to ${textOf(currentRect)}`
      })
      shifts.push({ value, moved })
    }
  }).observe({ type: 'layout-shift' })
}

/** Fails, naming what moved and `when`, if anything jumped since then. */
export async function expectNoShift(page: Page, when = ''): Promise<void> {
  const { sum, moved } = await shiftsOf(page)
  expect(sum, `${when}\n${moved}`).toBe(0)
}

/** Fails, naming what moved, unless things jumped by less than `limit` since then. */
export async function expectShiftBelow(page: Page, limit: number): Promise<void> {
  const { sum, moved } = await shiftsOf(page)
  expect(sum, moved).toBeLessThan(limit)
}

async function shiftsOf(page: Page): Promise<{ sum: number; moved: string }> {
  // Shifts are reported after the frame in which they happened.
  await page.waitForTimeout(300)
  const shifts = await page.evaluate(() => (window as unknown as Counting).shifts)
  return {
    sum: shifts.reduce((total, { value }) => total + value, 0),
    moved: shifts.flatMap(({ moved }) => moved).join('\n'),
  }
}
