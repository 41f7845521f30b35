import { MESSAGES } from '#core/i18n/messages.ts'
import type { Page } from 'playwright'
import { describe, expect, test } from 'vitest'
import { format } from '#core/i18n/format.ts'
import { few, testFull } from '#core/test/full.ts'
import { axe } from './axe.ts'
import { PHONE, WIDE, loadedScripts, overflow, testOnce, useBrowser, visit } from './browser.ts'
import { expectNoShift, measureShifts } from './shifts.ts'

useBrowser()

const LANGUAGES = [
  ['en', '/'],
  ['he', '/he/'],
  // A category has one above its grid.
  ['he', '/he/נופש_כשר-CT800004-חופשות_עירוניות.html'],
] as const

const slides = (page: Page) => page.locator('.is-offers .gallery-main li')
const links = (page: Page) => page.locator('.is-offers .offer-link')
const thumbs = (page: Page) => page.locator('.is-offers .gallery-thumbs a')
const said = (page: Page) => page.locator('.is-offers [role=status]')

/** The first item of a strip that is in view, from 0. */
const firstIn = (page: Page, strip: string) =>
  page.evaluate((selector) => {
    const list = document.querySelector(selector)!
    const isRtl = getComputedStyle(list).direction === 'rtl'
    const { left, right } = list.getBoundingClientRect()
    return [...list.firstElementChild!.children].findIndex((item) => {
      const box = item.getBoundingClientRect()
      return isRtl ? box.right - right < 10 : left - box.left < 10
    })
  }, strip)

/** That one offer is in view, and that its small one says so and is in view too. */
async function shows(page: Page, at: number): Promise<void> {
  await expect.poll(() => firstIn(page, '.is-offers .gallery-main')).toBe(at)
  const current = () =>
    thumbs(page).evaluateAll((all) => all.flatMap((link, number) => (link.ariaCurrent ? [number] : [])))
  await expect.poll(current).toEqual([at])
  const isWithin = () =>
    thumbs(page)
      .nth(at)
      .evaluate((link) => {
        const strip = link.closest('.strip')!.getBoundingClientRect()
        const box = link.getBoundingClientRect()
        return box.left >= strip.left && box.right <= strip.right
      })
  await expect.poll(isWithin).toBe(true)
}

/** Swipes over the lower part of an element as a finger does; positive distances lead to the right. */
async function swipe(page: Page, selector: string, distance: number) {
  await page.locator(selector).evaluate((box) => {
    box.scrollIntoView({ block: 'center', behavior: 'instant' })
  })
  const box = (await page.locator(selector).boundingBox())!
  const y = box.y + box.height * 0.8
  const from = box.x + box.width / 2 - distance / 2
  const session = await page.context().newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x?: number) =>
    session.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: x === undefined ? [] : [{ x, y }],
    })
  await touch('touchStart', from)
  const steps = 20
  for (let step = 1; step <= steps; step++) await touch('touchMove', from + (distance * step) / steps)
  // A finger that rests before it lifts throws nothing: how far a thrown strip goes is a matter of the machine.
  for (let rest = 0; rest < 3; rest++) {
    await page.waitForTimeout(60)
    await touch('touchMove', from + distance)
  }
  await touch('touchEnd')
}

/** Swipes to an offer, and again if the browser lost the finger; the wrong way never gets there. */
async function turn(page: Page, [selector, distance]: [string, number], to: number): Promise<void> {
  await swipe(page, selector, distance)
  await page.waitForTimeout(2000)
  if ((await firstIn(page, '.is-offers .gallery-main')) !== to) await swipe(page, selector, distance)
  await shows(page, to)
}

describe.each(LANGUAGES)('the slider of offers in %s, on %s', (lang, path) => {
  const { slider } = MESSAGES[lang].travel.categories
  const isRtl = lang === 'he'
  const ahead = isRtl ? 1 : -1
  const [forward, back] = isRtl ? ['ArrowLeft', 'ArrowRight'] : ['ArrowRight', 'ArrowLeft']

  test('move with their small ones by button, by pointer and by key', async () => {
    const { page, problems } = await visit(path, WIDE)
    const last = (await slides(page).count()) - 1
    expect(last).toBeGreaterThanOrEqual(4)
    await expect.poll(() => thumbs(page).count()).toBe(last + 1)
    await page.getByRole('button', { name: slider.next, exact: true }).click()
    await shows(page, 1)
    await expect.poll(() => said(page).textContent()).toBe(await links(page).nth(1).getAttribute('data-said'))
    await page.getByRole('button', { name: slider.previous, exact: true }).click()
    await shows(page, 0)
    await thumbs(page).nth(2).click()
    await shows(page, 2)
    await expect.poll(() => new URL(page.url()).hash).toBe('')
    await page.keyboard.press(forward)
    await shows(page, 3)
    await page.keyboard.press(back)
    await shows(page, 2)
    await page.keyboard.press('End')
    await shows(page, last)
    await page.keyboard.press(forward)
    await shows(page, 0)
    expect(problems).toEqual([])
    await page.context().close()
  })

  testFull('are counted from where they go, however slowly', async () => {
    const { page } = await visit(path, {
      ...WIDE,
      before: (page) => page.clock.install(),
    })
    await thumbs(page).nth(1).click()
    await shows(page, 1)
    await page.clock.pauseAt(Date.now() + 60_000)
    await page.keyboard.press('End')
    // No frame comes for so long that they seem to rest.
    await page.clock.runFor(200)
    await page.keyboard.press(forward)
    await shows(page, 0)
    await page.context().close()
  })

  testFull('keep the focus on what follows it, and lead to their pages', async () => {
    const { page } = await visit(path, WIDE)
    await links(page).first().focus()
    // The ones out of view are left out by the Tab key, once the script is there.
    const isLeftOut = () =>
      slides(page)
        .nth(1)
        .evaluate((slide) => (slide as HTMLElement).inert)
    await expect.poll(isLeftOut).toBe(true)
    await page.keyboard.press(forward)
    await shows(page, 1)
    const focused = () => page.evaluate(() => document.activeElement?.getAttribute('href'))
    const href = await links(page).nth(1).getAttribute('href')
    await expect.poll(focused).toBe(href)
    await page.keyboard.press('Enter')
    await page.waitForURL((url) => url.pathname.includes('-FT'))
    await expect.poll(() => new URL(page.url()).pathname).toBe(href)
    await page.goBack()
    // A click anywhere on an offer leads to it.
    await slides(page)
      .first()
      .click({ position: { x: 60, y: 40 } })
    await page.waitForURL((url) => url.pathname.includes('-FT'))
    await page.context().close()
  })

  testOnce(lang)('move with their small ones by finger, both ways', async () => {
    const { page, problems } = await visit(path, PHONE)
    await turn(page, ['.is-offers .gallery-main', ahead * 250], 1)
    await expect.poll(() => said(page).textContent()).toBe(await links(page).nth(1).getAttribute('data-said'))
    await turn(page, ['.is-offers .gallery-main', -ahead * 250], 0)
    await turn(page, ['.is-offers .gallery-thumbs', ahead * 130], 1)
    await expect.poll(() => firstIn(page, '.is-offers .gallery-thumbs')).toBe(1)
    await turn(page, ['.is-offers .gallery-thumbs', -ahead * 200], 0)
    await thumbs(page).nth(2).tap()
    await shows(page, 2)
    expect(problems).toEqual([])
    await page.context().close()
  })

  testFull('follow small ones that were moved before the script was there', async () => {
    const { page } = await visit(path, PHONE)
    await swipe(page, '.is-offers .gallery-thumbs', ahead * 130)
    await shows(page, 1)
    await page.context().close()
  })

  testFull('wake late and without a jump', async () => {
    const { page, requests } = await visit(path, {
      ...PHONE,
      until: 'settled',
    })
    expect(loadedScripts(requests)).toEqual([])
    await measureShifts(page)
    await page.getByRole('button', { name: slider.next, exact: true }).tap()
    await shows(page, 1)
    await expectNoShift(page)
    expect(loadedScripts(requests).length).toBeGreaterThan(0)
    expect(requests.filter((asked) => /react/i.test(asked))).toEqual([])
    await page.context().close()
  })

  testOnce(lang)('can be read, seen and moved without a script', async () => {
    const { page } = await visit(path, { ...PHONE, javaScriptEnabled: false })
    const count = await slides(page).count()
    for (let at = 0; at < count; at++) {
      const title = (await links(page).nth(at).textContent())!
      const words = { number: `${at + 1}`, total: `${count}` }
      const text = await thumbs(page).nth(at).textContent()
      expect(text).toContain(`${format(slider.show, words)} ${title}`)
    }
    await expect.poll(() => page.locator('.turn').first().isVisible()).toBe(false)
    await thumbs(page).nth(1).tap()
    const lefts = async () =>
      (await slides(page).nth(1).boundingBox())!.x - (await page.locator('.is-offers .gallery-main').boundingBox())!.x
    await expect.poll(async () => Math.abs(await lefts())).toBeLessThan(3)
    await page.context().close()
  })

  testOnce(lang).each(
    few([
      ['light', PHONE],
      ['dark', WIDE],
    ] as const),
  )('are accessible in the %s scheme', async (colorScheme, size) => {
    const { page } = await visit(path, {
      ...size,
      colorScheme,
      reducedMotion: 'reduce',
    })
    await expect.poll(() => axe(page)).toEqual([])
    await page.getByRole('button', { name: slider.next, exact: true }).click()
    await shows(page, 1)
    await expect.poll(() => axe(page)).toEqual([])
    expect(await overflow(page)).toBeLessThanOrEqual(0)
    await page.context().close()
  })
})
