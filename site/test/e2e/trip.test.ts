import { readFileSync } from 'node:fs'
import type { Page } from 'playwright'
import { describe, expect, test } from 'vitest'
import { MESSAGES } from '#core/i18n/messages.ts'
import { few } from '#core/test/full.ts'
import { axe } from './axe.ts'
import { overflow, siteUrl, useBrowser, visit } from './browser.ts'

useBrowser()

const TRIP = { en: '/Kosher_Trip.html', he: '/he/תכנון_טיול.html' }
const QUERY = '?stop=3169070,2027-04-19T15:30,3&stop=281184,2027-04-22,7'
const SAID = {
  en: { city: 'Rome', candles: 'Candle lighting', removed: /has been removed/, unread: 'stop=281184,2027-02-31,3' },
  he: { city: 'רומא', candles: 'הדלקת נרות', removed: /היעד הוסר/, unread: 'stop=281184,2027-02-31,3' },
}
const query = (page: Page) => new URL(page.url()).search
const stops = (page: Page) => page.locator('.trip-stop')
const awake = (page: Page) => page.locator('.trip-form').locator('xpath=ancestor::astro-island[not(@ssr)]').waitFor()

/** Presses Tab until an element has the focus. */
async function tabTo(page: Page, selector: string): Promise<void> {
  const has = () => page.evaluate((name) => document.activeElement?.matches(name) ?? false, selector)
  for (let presses = 0; presses < 60 && !(await has()); presses++) await page.keyboard.press('Tab')
  expect(await has(), selector).toBe(true)
}

/** A Friday within the coming weeks. */
function comingFriday(): string {
  const date = new Date(Date.now() + 7 * 86_400_000)
  date.setUTCDate(date.getUTCDate() + ((5 - date.getUTCDay() + 7) % 7))
  return date.toISOString().slice(0, 10)
}

/** Types a city, and takes the first suggestion. */
async function chooseCity(page: Page, name: string): Promise<void> {
  await page.locator('.trip-form .search-field input').first().focus()
  await page.keyboard.type(name)
  await page.locator('.trip-form [role=option]').first().waitFor()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
}

describe.each(few(['en', 'he'] as const))('a trip, %s', (lang) => {
  const said = SAID[lang]

  test('is built by keyboard, and survives a reload, Back and sharing', async () => {
    const { page, problems } = await visit(TRIP[lang])
    await awake(page)
    await page.locator('.trip a[href*="stop="]').waitFor()
    await chooseCity(page, said.city)
    await tabTo(page, 'input[name=day]')
    const friday = comingFriday()
    await page.locator('input[name=day]').fill(friday)
    await tabTo(page, 'input[name=nights]')
    await page.keyboard.press('Enter')
    await expect.poll(() => query(page)).toBe(`?stop=3169070,${friday},2`)
    await expect.poll(() => stops(page).locator('h2').allInnerTexts()).toEqual([expect.stringContaining(said.city)])
    await expect.poll(() => page.locator('.trip-days').innerText()).toContain(said.candles)
    // A Friday has its Shabbat in the evening.
    expect(await page.locator('.trip-days li').first().innerText()).not.toContain(MESSAGES[lang].times.trip.nothing)
    await expect.poll(() => page.locator('.trip-warnings .is-warning').count()).toBe(1)
    await page.reload()
    await expect.poll(() => stops(page).count()).toBe(1)
    // Kept on the device: the page without a trip in its address has it.
    await page.goto(siteUrl + TRIP[lang])
    await expect.poll(() => query(page)).toBe(`?stop=3169070,${friday},2`)
    await expect.poll(() => stops(page).count()).toBe(1)
    await stops(page).locator('.trip-change button').last().click()
    await expect.poll(() => stops(page).count()).toBe(0)
    await page.goBack()
    await expect.poll(() => stops(page).count()).toBe(1)
    expect(problems).toEqual([])
    await page.context().close()
  })

  test('a stop that was taken away comes back', async () => {
    const { page, problems } = await visit(TRIP[lang] + QUERY)
    await expect.poll(() => page.locator('.trip-days').count()).toBe(2)
    await stops(page).first().locator('.trip-change button').last().focus()
    await page.keyboard.press('Enter')
    await expect.poll(() => stops(page).count()).toBe(1)
    await expect.poll(() => page.locator('.trip-removed').innerText()).toMatch(said.removed)
    await expect.poll(() => page.locator('.trip-removed button:focus').count()).toBe(1)
    await page.keyboard.press('Enter')
    await expect.poll(() => stops(page).count()).toBe(2)
    expect(query(page)).toBe(QUERY)
    expect(problems).toEqual([])
    await page.context().close()
  })

  test('a shared trip over Passover: both places, their festivals and nearest places', async () => {
    const { page, problems } = await visit(TRIP[lang] + QUERY, { viewport: { width: 1440, height: 900 } })
    await expect.poll(() => page.locator('.trip-days').count()).toBe(2)
    await expect.poll(() => page.locator('.trip-near').count()).toBe(2)
    expect(await page.locator('.trip-days').first().locator('li').count()).toBe(3)
    expect(await page.locator('.trip-days').last().locator('li').count()).toBe(7)
    expect(await page.evaluate(() => localStorage.getItem('trip'))).toBeNull()
    expect(await axe(page)).toEqual([])
    for (const width of [768, 390]) {
      await page.setViewportSize({ width, height: 844 })
      expect(await overflow(page)).toBe(0)
    }
    expect(problems).toEqual([])
    await page.context().close()
  })

  test('what is no trip is told, at its field or as it stands in the address', async () => {
    const { page } = await visit(`${TRIP[lang]}?stop=281184,2027-02-31,3`)
    await expect.poll(() => page.locator('.trip .notice').first().innerText()).toContain(said.unread)
    await page.locator('input[name=day]').fill('1999-01-01')
    await page.locator('input[name=nights]').fill('many')
    await page.locator('.trip-form button[type=submit]').click()
    await expect.poll(() => page.locator('.trip-form .field-problem').count()).toBe(3)
    await expect.poll(() => page.locator('.trip-form .search-field input:focus').count()).toBe(1)
    const day = page.locator('input[name=day]')
    expect(await day.getAttribute('aria-invalid')).toBe('true')
    const described = await day.getAttribute('aria-describedby')
    expect(await page.locator(`[id="${described}"]`).innerText()).not.toBe('')
    // What was typed stays.
    expect(await page.locator('input[name=nights]').inputValue()).toBe('many')
    expect(await axe(page)).toEqual([])
    await page.context().close()
  })
})

test('a trip has no lead, but a link to the form of another stop', async () => {
  const { page, problems } = await visit(TRIP.en + QUERY)
  await expect.poll(() => page.locator('.trip-days').count()).toBe(2)
  await expect.poll(() => page.locator('.lead').isVisible()).toBe(false)
  await page.getByRole('link', { name: 'Add a stop' }).press('Enter')
  await page.locator('.trip-form .search-field input:focus').first().waitFor()
  // Without stops the lead is back.
  for (const left of [1, 0]) {
    await stops(page).first().locator('.trip-change button').last().click()
    await expect.poll(() => stops(page).count()).toBe(left)
  }
  await expect.poll(() => page.locator('.lead').isVisible()).toBe(true)
  expect(problems).toEqual([])
  await page.context().close()
})

test('one press moves the end of a stop off a festival, and the beginning of the next', async () => {
  const { page, problems } = await visit(TRIP.en + QUERY)
  await expect.poll(() => page.locator('.trip-days').count()).toBe(2)
  const both = page.getByRole('button', { name: 'Stay until Sun, 25 Apr and begin the next stop then' })
  await both.press('Enter')
  await expect.poll(() => query(page)).toBe('?stop=3169070,2027-04-19T15:30,6&stop=281184,2027-04-25,4')
  await expect.poll(() => page.locator('.trip-warnings .is-warning').count()).toBe(0)
  await page.locator('.trip-stop h2:focus').first().waitFor()
  await page.goBack()
  await both.waitFor()
  expect(query(page)).toBe(QUERY)
  expect(problems).toEqual([])
  await page.context().close()
})

test('the example shows a trip', async () => {
  const { page } = await visit(TRIP.en)
  await awake(page)
  await page.locator('.trip a[href*="stop="]').click()
  await expect.poll(() => stops(page).count()).toBe(2)
  await page.context().close()
})

test('the hours before candle lighting are in the address', async () => {
  const { page } = await visit(TRIP.en + QUERY)
  await page.locator('.trip-bar select').selectOption('5')
  await expect.poll(() => query(page)).toBe(`${QUERY}&hours=5`)
  await page.context().close()
})

test('the calendar file has stays and candle lightings in the zone of each stop', async () => {
  const { page } = await visit(TRIP.en + QUERY)
  await expect.poll(() => page.locator('.trip-near').count()).toBe(2)
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download calendar (.ics)' }).click(),
  ])
  const text = readFileSync(await file.path(), 'utf8')
  expect(text).toMatch(/^BEGIN:VCALENDAR\r\n/)
  for (const zone of ['Europe/Rome', 'Asia/Jerusalem']) {
    expect(text).toContain(`TZID:${zone}\r\n`)
    expect(text).toContain(`DTSTART;TZID=${zone}:2027`)
  }
  expect(text).toContain('DTSTART;VALUE=DATE:20270422\r\nDTEND;VALUE=DATE:20270429')
  await page.context().close()
})

test('one page a stop is printed, without forms', async () => {
  const { page } = await visit(TRIP.en + QUERY)
  await expect.poll(() => page.locator('.trip-days').count()).toBe(2)
  await page.emulateMedia({ media: 'print' })
  expect(await page.locator('.trip-form').isVisible()).toBe(false)
  const breaks = () =>
    stops(page)
      .last()
      .evaluate((box) => getComputedStyle(box).breakBefore)
  expect(await breaks()).toBe('page')
  await page.context().close()
})

test('a guide leads here with its city, the day of arrival and the nights until after Shabbat', async () => {
  const { page } = await visit('/Jewish_Guide-TJ281184-Jerusalem-Jewish_Guide.html')
  const friday = comingFriday()
  await page.locator('#arrival').fill(friday)
  await page.locator('.arrival output a[href*="Kosher_Trip"]').click()
  await page.waitForURL(/Kosher_Trip/)
  // Two, or more where a festival follows.
  const nights = Number(query(page).at(-1))
  expect(nights).toBeGreaterThan(1)
  expect(query(page)).toBe(`?stop=281184,${friday},${nights}`)
  await expect.poll(() => page.locator('.trip-days li').count()).toBe(nights + 1)
  await page.context().close()
})

test('without JavaScript the page says what it needs, and where times are', async () => {
  const { page } = await visit(TRIP.en, { javaScriptEnabled: false })
  await expect.poll(() => page.locator('main .notice').innerText()).toContain('needs JavaScript')
  await expect.poll(() => page.locator('main .notice a').getAttribute('href')).toBe('/Shabbat_Times.html')
  await page.context().close()
})
