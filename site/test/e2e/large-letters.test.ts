import { expect, test } from 'vitest'
import { PAGES, overflow, useBrowser, visit } from './browser.ts'

/** Twice what browsers begin with, as a visitor sets it who sees little. */
useBrowser('--blink-settings=defaultFontSize=32')

test.each(
  PAGES.flatMap(([name, en, he]) => [
    [`${name}, en`, en],
    [`${name}, he`, he],
  ]),
)('%s: letters of twice the size fit a phone', async (_, path) => {
  const { page } = await visit(path, {
    until: 'networkidle',
    viewport: { width: 390, height: 844 },
  })
  const letters = await page.evaluate(
    () => getComputedStyle(document.documentElement).fontSize,
  )
  expect(letters).toBe('32px')
  expect(await overflow(page)).toBe(0)
  await page.context().close()
})
