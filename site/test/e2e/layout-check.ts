import { readFileSync } from 'node:fs'
import { stripTypeScriptTypes } from 'node:module'
import type { Locator, Page } from 'playwright'
import { expect } from 'vitest'
import { nextFrame } from './browser.ts'

/** What runs in the page, without its types and imports. */
const SOURCE = ['boxes', 'controls', 'words', 'findings']
  .map((name) => readFileSync(new URL(`in-page/${name}.ts`, import.meta.url), 'utf8'))
  .map((text) => stripTypeScriptTypes(text).replaceAll(/^import [^']*'.*'$|^export /gm, ''))
  .join('\n')

/** A wide screen, a tablet and a phone. */
const WIDTHS = [1440, 768, 390] as const

/** What in-page/findings.ts finds in the last dialog that is open, or else on the page, or in a part of it. */
export const layoutFindings = (page: Page, selector = ''): Promise<string[]> =>
  page.evaluate(`(() => {${SOURCE}\nreturn findingsIn(${JSON.stringify(selector)})})()`)

/** That nothing covers, cuts or breaks anything at any width; ends at that of a phone. */
export async function expectLaidOut(page: Page, what: string, selector = ''): Promise<void> {
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 844 })
    await nextFrame(page)
    if (selector && !(await page.locator(selector).isVisible())) continue
    expect.soft(await layoutFindings(page, selector), `${what} at ${width}`).toEqual([])
  }
}

/** Chromium takes two taps at one place within 300 ms for one gesture, which gives a field the focus but no caret. */
const DOUBLE_TAP_MS = 400

/** When a page was tapped last. */
const tappedAt = new WeakMap<Page, number>()

/** A finger on the middle of what a visitor sees, whatever lies there; never the second half of a double tap. */
export async function tapMiddle(page: Page, target: Locator): Promise<void> {
  const rest = (tappedAt.get(page) ?? -Infinity) + DOUBLE_TAP_MS - performance.now()
  if (rest > 0) await page.waitForTimeout(rest)
  const [x, y] = await target.evaluate(async (element) => {
    const middle = () => {
      const { left, right, top, bottom } = element.getBoundingClientRect()
      return [(left + right) / 2, (top + bottom) / 2] as const
    }
    // A finger waits for what still moves, and follows it.
    for (let before = ''; ;) {
      const [, top] = middle()
      if (before === '' || top < 0 || top > innerHeight)
        element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' })
      const at = middle()
      if (at.join() === before) return at
      before = at.join()
      await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))
    }
  })
  await page.touchscreen.tap(x, y)
  tappedAt.set(page, performance.now())
}

/** Taps the middle of each control of the open dialog without doing what it does; answers those that got no tap. */
export async function tapAll(page: Page): Promise<string[]> {
  await page.evaluate(`(() => {${SOURCE}\nwatchTaps()})()`)
  const missed: string[] = []
  for (let at = 0; ; at++) {
    const middle = await page.evaluate<[number, number] | null>(`tapping.middleOf(${at})`)
    if (!middle) break
    await page.touchscreen.tap(...middle)
    missed.push(...(await page.evaluate<string[]>(`tapping.missed(${at})`)))
  }
  tappedAt.set(page, performance.now())
  await page.evaluate('tapping.end()')
  return missed
}
