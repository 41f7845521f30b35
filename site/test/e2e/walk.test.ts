import type { Page } from 'playwright'
import { describe, expect, test } from 'vitest'
import { few } from '#core/test/full.ts'
import { axe } from './axe.ts'
import { overflow, siteUrl, useBrowser, visit } from './browser.ts'

useBrowser()

const GATE = {
  en: '/Kosher_NearBy-31.777,35.228-Jaffa_Gate.html',
  he: '/he/Kosher_NearBy-31.777,35.228-Jaffa_Gate.html',
}
const SAID = {
  en: {
    kinds: ['Synagogues', 'Kosher food', 'Mikvah', 'Eruv'],
    unknown: /Nothing listed/,
    way: /^\d+ min · \d+ m$/,
  },
  he: {
    kinds: ['בתי כנסת', 'אוכל כשר', 'מקווה', 'עירוב'],
    unknown: /במרחק הזה/,
    way: /^\u200f?\d+ דק׳\u200f? · \u200f?\d+ מ׳\u200f?$/,
  },
}

/** Presses Tab until an element has the focus. */
async function tabTo(page: Page, selector: string): Promise<void> {
  const has = () => page.evaluate((name) => document.activeElement?.matches(name) ?? false, selector)
  for (let presses = 0; presses < 60 && !(await has()); presses++) await page.keyboard.press('Tab')
  expect(await has(), selector).toBe(true)
}

const metres = async (page: Page): Promise<number[]> => {
  const texts = await page.locator('section[aria-labelledby=walk-pray] .walk-way').allInnerTexts()
  return texts.map((text) => Number(/ · \D*(\d+)/.exec(text)?.[1]))
}

describe.each(few(['he', 'en'] as const))('a Shabbat walk, %s', (lang) => {
  const said = SAID[lang]
  const locale = lang === 'he' ? 'he-IL' : 'en-GB'

  test('is one step from what is near, by keyboard, and Back leads out of it', async () => {
    const { page, problems } = await visit(GATE[lang], { locale: 'he-IL' })
    await page.locator('.near-links a').waitFor()
    await tabTo(page, '.near-links a')
    await page.keyboard.press('Enter')
    await page.waitForURL(/\?walk=1$/)
    await expect.poll(() => page.locator('.walk h2').allInnerTexts()).toEqual(said.kinds.slice(0, 2))
    await page.goBack()
    await page.locator('.nearby').waitFor()
    expect(problems).toEqual([])
    await page.context().close()
  })

  test('says metres and minutes, nearest first, and what is unknown', async () => {
    const { page, problems } = await visit(`${GATE[lang]}?walk=1`, {
      locale: 'he-IL',
      viewport: { width: 1440, height: 900 },
    })
    const first = page.locator('.walk-way').first()
    await expect.poll(() => first.innerText()).toMatch(said.way)
    const found = await metres(page)
    expect(found.length).toBeGreaterThan(1)
    expect(found).toEqual(found.toSorted((a, b) => a - b))
    const lacking = page.locator('.walk-lacking')
    await expect.poll(() => lacking.innerText()).toMatch(said.unknown)
    expect(await lacking.locator('b').innerText()).toBe(`${said.kinds.slice(2).join(' · ')}:`)
    await page.locator('.walk-map .map-ring').nth(1).waitFor({ state: 'attached' })
    await expect.poll(() => page.locator('.walk-map .map-ring-name').count()).toBe(2)
    expect(await axe(page, { without: ['.leaflet-marker-pane'] })).toEqual([])
    for (const width of [768, 390]) {
      await page.setViewportSize({ width, height: 844 })
      expect(await overflow(page)).toBe(0)
    }
    expect(problems).toEqual([])
    await page.context().close()
  })

  test('the point is kept on the device until it is taken away', async () => {
    const { page } = await visit(`${GATE[lang]}?walk=1`, { locale })
    const button = page.locator('.walk-actions button').first()
    await page.locator('.walk-actions button:enabled').first().waitFor()
    await tabTo(page, '.walk-actions button')
    await page.keyboard.press('Enter')
    await expect.poll(() => button.getAttribute('aria-pressed')).toBe('true')
    await page.reload()
    await expect.poll(() => button.getAttribute('aria-pressed')).toBe('true')
    await button.click()
    await expect.poll(() => button.getAttribute('aria-pressed')).toBe('false')
    expect(await page.evaluate(() => localStorage.getItem('from'))).toBeNull()
    await page.context().close()
  })
})

test('each kind is a link away, beside the distances', async () => {
  const { page } = await visit(`${GATE.en}?walk=1`)
  await page
    .getByRole('navigation', { name: 'Types of places' })
    .getByRole('link', { name: /^Kosher food/ })
    .press('Enter')
  await page.waitForURL(/#walk-eat$/)
  await expect
    .poll(() => page.locator('#walk-eat').evaluate((head) => head.getBoundingClientRect().top < 300))
    .toBe(true)
  await page.context().close()
})

test('is as far as is chosen, by links that Back leads out of; the techum says from where it is measured', async () => {
  const { page, problems } = await visit(`${GATE.en}?walk=1`)
  const current = () => page.locator('.walk-reach [aria-current]').innerText()
  const ways = () => page.locator('.walk-way').count()
  await expect.poll(current).toBe('1 km')
  const usual = await ways()
  await page.locator('.walk-reach').getByRole('link', { name: '2 km' }).press('Enter')
  await page.waitForURL(/\?walk=2$/)
  await expect.poll(current).toBe('2 km')
  await expect.poll(ways).toBeGreaterThan(usual)
  await page.locator('.walk-reach').getByRole('link', { name: 'Techum' }).press('Enter')
  await page.getByText(/^The techum is 2,000 amot: 960 m by .*measured from the edge of the town/).waitFor()
  await page.locator('.map-ring-name', { hasText: '960 m' }).waitFor({ state: 'attached' })
  await page.goBack()
  await expect.poll(current).toBe('2 km')
  expect(problems).toEqual([])
  await page.context().close()
})

test('a listing leads to what is within a walk of it', async () => {
  const { page } = await visit('/Jewish_Heritage-DI103001-x.html')
  await page.locator('.listing-aside a[href*="walk=1"]').click()
  await page.waitForURL(/Kosher_NearBy-.*walk=1$/)
  await expect.poll(() => page.locator('h1').innerText()).toMatch(/^Within a Shabbat walk of /)
  await page.context().close()
})

test('the copied link shows the same to anybody', async () => {
  const { page } = await visit(`${GATE.en}?walk=1`, { permissions: ['clipboard-read', 'clipboard-write'] })
  await page.getByRole('button', { name: 'Copy link' }).click()
  await expect.poll(() => page.locator('.copy-said').innerText()).toBe('The link has been copied.')
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${siteUrl}${GATE.en}?walk=1`)
  await page.context().close()
})
