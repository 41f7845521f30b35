import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { few } from '#core/test/full.ts'
import { overflow, PAGES, useBrowser, visit } from './browser.ts'

useBrowser()

/** What is our own, and no text of people or sources: it may keep its words whole. */
const OURS =
  'svg, script, style, option, button, label, table, .moment, .clock, .once, .count, .leaflet-container, ' +
  '.pagination, .contact-bar, [class^=cal-]'

/** Puts a word of 720 letters in place of each text in turn; answers the texts with which the page grew wider. */
const tooWide = (page: Page) =>
  page.evaluate((ours) => {
    const { documentElement: root } = document
    const walker = document.createTreeWalker(document.querySelector('main')!, NodeFilter.SHOW_TEXT)
    const texts: Text[] = []
    while (walker.nextNode()) texts.push(walker.currentNode as Text)
    return texts
      .filter(({ data, parentElement: box }) => data.trim().length > 1 && box?.checkVisibility() && !box.closest(ours))
      .filter((text) => {
        const { data } = text
        text.data = 'w'.repeat(720)
        const grew = root.scrollWidth > root.clientWidth
        text.data = data
        return grew
      })
      .map(({ data }) => data.trim())
  }, OURS)

const KINDS = ['listing', 'sample listing', 'offer', 'results', 'city', 'nearby', 'category']

test.each(
  few(
    PAGES.filter(([name]) => KINDS.includes(name)),
    4,
  ),
)('a word without an end widens no text of %s', async (_, en, he) => {
  for (const [path, width] of [
    [en, 390],
    [en, 1440],
    [he, 390],
  ] as const) {
    const viewport = { width, height: 900 }
    const { page } = await visit(path, { until: 'settled', viewport })
    expect(await overflow(page)).toBe(0)
    expect(await tooWide(page), `${path} at ${width}`).toEqual([])
    await page.context().close()
  }
})
