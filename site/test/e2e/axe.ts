import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { RunOptions } from 'axe-core'
import type { Page } from 'playwright'
import { expect } from 'vitest'
import { overflow } from './browser.ts'
import { layoutFindings } from './layout-check.ts'

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

const require = createRequire(createRequire(import.meta.url).resolve('@axe-core/playwright'))
const SOURCE = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8')

interface AxeOptions {
  without?: readonly string[]
  /** One rule instead of all. */
  rule?: string
}

/**
 * What axe finds on a page once nothing moves on it: what fades in has not its colours yet. Of a dialog that is open,
 * also what its layout covers, cuts or breaks. Run by hand, because AxeBuilder brings its script again each time and
 * opens a page of its own, which takes five times as long.
 */
export async function axe(page: Page, { without = [], rule }: AxeOptions = {}): Promise<string[]> {
  await page.evaluate(settle)
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(SOURCE)
  const options: RunOptions = {
    runOnly: rule ? { type: 'rule', values: [rule] } : [...TAGS],
    resultTypes: ['violations'],
    iframes: false,
  }
  const violations = await page.evaluate(findViolations, { without: [...without], options })
  // The poster of a film lies under its controls.
  const isInDialog =
    !rule && (await page.evaluate(() => document.querySelector(':modal:not(:has(.video-slide))') !== null))
  return isInDialog ? [...violations, ...(await layoutFindings(page))] : violations
}

/** Requires that axe finds nothing on a page, and that it is no wider than its window. */
export async function expectSound(page: Page): Promise<void> {
  await expect.poll(() => axe(page)).toEqual([])
  expect(await overflow(page)).toBe(0)
}

async function settle(): Promise<void> {
  const ends = document
    .getAnimations()
    // What moves by scrolling never ends.
    .filter(({ timeline }) => timeline === document.timeline)
    .filter(({ effect }) => effect?.getTiming().iterations !== Infinity)
    .map(({ finished }) => finished.catch(() => {}))
  await Promise.all(ends)
}

/** Runs in the page, at its top: further down, the header covers a part of what it stands above. */
async function findViolations({ without, options }: { without: string[]; options: RunOptions }): Promise<string[]> {
  const { axe } = window as unknown as { axe: typeof import('axe-core') }
  // What is behind an open dialog can neither be seen well nor reached.
  const include = document.querySelector(':modal') ? [':modal'] : ['html']
  const top = window.scrollY
  window.scrollTo({ top: 0, behavior: 'instant' })
  const { violations } = await axe.run({ include, exclude: without }, options)
  window.scrollTo({ top, behavior: 'instant' })
  return violations.map(
    ({ id, nodes }) =>
      `${id}: ${nodes
        .slice(0, 3)
        .map(({ html }) => html)
        .join(' | ')}`,
  )
}
