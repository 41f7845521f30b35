import { MESSAGES } from '#core/i18n/messages.ts'
import type { Page } from 'playwright'
import { describe, expect, test } from 'vitest'
import { testFull } from '#core/test/full.ts'
import { axe } from './axe.ts'
import { loadedScripts, testOnce, useBrowser, visit, type VisitOptions } from './browser.ts'
import { expectNoShift, measureShifts } from './shifts.ts'
import { swipe } from './touch.ts'

useBrowser()

const LANGUAGES = [
  ['en', '/'],
  ['he', '/he/'],
] as const
/** The first row of the home page that does not fit into any window. */
const ROW = '.card-row:has(.card:nth-child(5))'
const SIZES = [
  [1440, 4],
  [920, 4],
  [919, 2],
  [540, 2],
  [539, 1],
  [390, 1],
] as const

const open = (path: string, width: number, options: VisitOptions = {}) =>
  visit(path, {
    viewport: { width, height: 900 },
    reducedMotion: 'reduce',
    ...options,
  })

/** Which cards of the row are in view, from 0. */
const inView = (page: Page) =>
  page.evaluate((selector) => {
    const view = document.querySelector(`${selector} .strip`)!
    const { left, right } = view.getBoundingClientRect()
    return [...view.querySelectorAll('li')].flatMap((card, at) => {
      const box = card.getBoundingClientRect()
      return box.left >= left - 1 && box.right <= right + 1 ? [at] : []
    })
  }, ROW)
const showsCards = (page: Page, from: number, count: number) =>
  expect.poll(() => inView(page)).toEqual(Array.from({ length: count }, (_, at) => from + at))
const row = (page: Page) => page.locator(ROW).first()
const total = (page: Page) => row(page).locator('li').count()
const wake = async (page: Page) => {
  await row(page).locator('.strip').hover()
  await page.locator(`${ROW}.is-started`).first().waitFor()
}
const focusedCard = (page: Page) =>
  page.evaluate((selector) => {
    const cards = [...document.querySelectorAll(`${selector} li`)]
    return cards.findIndex((card) => card.contains(document.activeElement))
  }, ROW)

describe.each(LANGUAGES)('a row of offers in %s', (lang, path) => {
  const { row: words } = MESSAGES[lang].places.homeRows
  const isRtl = lang === 'he'
  const [forward, back] = isRtl ? ['ArrowLeft', 'ArrowRight'] : ['ArrowRight', 'ArrowLeft']
  const button = (page: Page, name: string) => row(page).getByRole('button', { name, exact: true })

  testOnce(lang)('shows 4, 2 and 1 of them, exactly at 920 and 540 pixels, asleep and awake', async () => {
    const { page, requests } = await open(path, 1440)
    for (const isHydrated of [false, true]) {
      if (isHydrated) await wake(page)
      for (const [width, count] of SIZES) {
        await page.setViewportSize({ width, height: 900 })
        await showsCards(page, 0, count)
      }
      const scripts = loadedScripts(requests).join()
      expect(/\brow\./.test(scripts)).toBe(isHydrated)
    }
    await page.context().close()
  })

  test('turns by what is in view, to the end and back, in the direction of reading', async () => {
    const { page, problems } = await open(path, 919)
    const last = (await total(page)) - 1
    const first = row(page).locator('li').first()
    const next = button(page, words.next)
    const previous = button(page, words.previous)
    await expect.poll(() => previous.getAttribute('aria-disabled')).toBe('true')
    await next.click()
    await showsCards(page, 2, 2)
    const { x } = (await first.boundingBox())!
    expect(isRtl ? x > 919 : x < 0).toBe(true)
    const said = row(page).locator('[role=status]')
    await expect
      .poll(() => said.textContent())
      .toBe(
        words.shown
          .replace('{{from}}', '3')
          .replace('{{to}}', '4')
          .replace('{{total}}', `${last + 1}`),
      )
    for (let at = 4; at <= last; at += 2) await next.press('Enter')
    await showsCards(page, last - 1, 2)
    await expect.poll(() => next.getAttribute('aria-disabled')).toBe('true')
    // There is no more, and no empty place.
    await next.press('Enter')
    await showsCards(page, last - 1, 2)
    await previous.press('Enter')
    await expect.poll(() => inView(page)).not.toContain(last)
    for (let at = 0; at <= last; at += 2) await previous.press('Enter')
    await showsCards(page, 0, 2)
    expect(problems).toEqual([])
    await page.context().close()
  })

  testFull('wakes without a jump: by pointer, by focus, and where it was scrolled to', async () => {
    for (const way of ['pointer', 'focus', 'scrolled'] as const) {
      const { page } = await open(path, 919)
      await row(page).scrollIntoViewIfNeeded()
      if (way === 'scrolled') {
        await row(page)
          .locator('.strip')
          .evaluate((view, isRtl) => {
            const [one, two] = [...view.querySelectorAll('li')].map((card) => card.getBoundingClientRect().left)
            view.scrollLeft = (isRtl ? -1 : 1) * 2 * Math.abs(two! - one!)
          }, isRtl)
        await showsCards(page, 2, 2)
      }
      const places = () =>
        row(page)
          .locator('li')
          .evaluateAll((cards) =>
            cards.map((card) => {
              const { x, width, height } = card.getBoundingClientRect()
              return [x, width, height]
            }),
          )
      const before = await places()
      await measureShifts(page)
      const link = row(page).locator('li a').nth(1)
      if (way === 'focus') await link.focus()
      else await wake(page)
      await page.locator(`${ROW}.is-started`).first().waitFor()
      // A strip lies on whole pixels, what is moved does not.
      for (const [at, place] of (await places()).flat().entries())
        expect(Math.abs(place - before.flat()[at]!), way).toBeLessThan(1)
      await expectNoShift(page, way)
      if (way === 'focus') await expect.poll(() => focusedCard(page)).toBe(1)
      await page.context().close()
    }
  })

  testFull('is walked through by keys; what is not in view is out of reach', async () => {
    const { page } = await open(path, 919)
    const last = (await total(page)) - 1
    await row(page).locator('li a').first().focus()
    await page.locator(`${ROW}.is-started`).first().waitFor()
    await page.keyboard.press(forward)
    await expect.poll(() => focusedCard(page)).toBe(1)
    await page.keyboard.press(forward)
    await expect.poll(() => focusedCard(page)).toBe(2)
    await showsCards(page, 1, 2)
    await page.keyboard.press('Tab')
    await expect.poll(() => focusedCard(page)).toBe(-1)
    await page.keyboard.press('Shift+Tab')
    await expect.poll(() => focusedCard(page)).toBe(2)
    await page.keyboard.press('End')
    await expect.poll(() => focusedCard(page)).toBe(last)
    await showsCards(page, last - 1, 2)
    await page.keyboard.press('Home')
    await page.keyboard.press(back)
    await expect.poll(() => focusedCard(page)).toBe(last)
    await page.context().close()
  })

  testFull('keeps its end where the window grows', async () => {
    const { page } = await open(path, 390)
    const count = await total(page)
    await row(page).locator('li a').first().focus()
    await page.locator(`${ROW}.is-started`).first().waitFor()
    await page.keyboard.press('End')
    await showsCards(page, count - 1, 1)
    await page.setViewportSize({ width: 1440, height: 900 })
    await showsCards(page, count - 4, 4)
    await page.context().close()
  })

  testOnce(lang)('has nothing that axe finds, awake and turned', async () => {
    const { page } = await open(path, 390)
    await button(page, words.next).click()
    await showsCards(page, 1, 1)
    await expect.poll(() => axe(page)).toEqual([])
    await page.context().close()
  })

  test('follows a finger, asleep and awake', async () => {
    const { page } = await open(path, 390, { hasTouch: true })
    const by = isRtl ? 280 : -280
    await swipe(page, `${ROW} .strip`, by)
    await page.locator(`${ROW}.is-started`).first().waitFor()
    await showsCards(page, 1, 1)
    await swipe(page, `${ROW} .strip`, by)
    await showsCards(page, 2, 1)
    await swipe(page, `${ROW} .strip`, -by)
    await showsCards(page, 1, 1)
    await page.context().close()
  })

  testOnce(lang)('is a strip to scroll where there is no script', async () => {
    const { page } = await open(path, 390, { javaScriptEnabled: false })
    const card = row(page).locator('li').last()
    await card.scrollIntoViewIfNeeded()
    const box = (await card.boundingBox())!
    expect(box.x).toBeGreaterThanOrEqual(0)
    expect(box.x + box.width).toBeLessThanOrEqual(390)
    await expect.poll(() => row(page).locator('button').first().isVisible()).toBe(false)
    await page.context().close()
  })
})

test('a city shows its offers in one row', async () => {
  const { page, requests } = await open('/Jewish_Guide-TJ3169070-Rome-Jewish_Guide.html', 919)
  const cards = page.locator('#offers .card')
  await expect.poll(() => cards.count()).toBeGreaterThan(4)
  expect(loadedScripts(requests)).toEqual([])
  await page.locator('#offers [data-turn="1"]').click()
  const isOut = (at: number) => cards.nth(at).evaluate((card) => (card as HTMLElement).inert)
  await expect.poll(() => isOut(0)).toBe(true)
  await expect.poll(() => isOut(3)).toBe(false)
  await page.context().close()
})
