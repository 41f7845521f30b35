import type { Page } from 'playwright'
import { describe, expect, test } from 'vitest'
import { addDays, addMonths, dayNumber, dayText, localDayText, weekdayOf } from '#core/domain/times/dates.ts'
import { holyRunsBetween } from '#core/domain/times/holy-days.ts'
import { few, testFull } from '#core/test/full.ts'
import { axe } from './axe.ts'
import { useBrowser, visit } from './browser.ts'

useBrowser()

const PATH = '/Candle_Lighting_Times.html'
const HEBREW = '/he/זמני_הדלקת_נרות.html'
const JERUSALEM = 281184
const NEW_YORK = 5128581

// The page shows what is near the present day, so the days of the tests are reckoned from it.

const TODAY = new Date().toISOString().slice(0, 10)

/** The days of the next year on whose evening candles are lit. */
function evesOf(israel: boolean): readonly string[] {
  const from = dayNumber(TODAY)
  return holyRunsBetween(israel, from, from + 400)
    .flatMap(({ lightings }) => lightings)
    .map(({ eve }) => dayText(eve))
}

const EVES = evesOf(true)
/** A Friday early in its month, some weeks from now. */
const EVE = EVES.find((day) => day > addDays(TODAY, 40) && weekdayOf(day) === 5 && Number(day.slice(8)) <= 15)!
const AT_EVE = `?loc=${JERUSALEM}&shabbat=${EVE}`
/** The first one of its list at or after a day. */
const from = (day: string) => EVES.find((eve) => eve >= day)!

const query = (page: Page) => new URL(page.url()).searchParams
const place = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 2, name })
const busy = (page: Page) => page.locator('.candle-results [aria-busy=true]')

/** The page once all its times are there. */
async function open(path: string, options: Parameters<typeof visit>[1] = {}) {
  const visited = await visit(path, {
    viewport: { width: 1280, height: 900 },
    timezoneId: 'Asia/Jerusalem',
    until: 'settled',
    ...options,
  })
  await loaded(visited.page)
  return visited
}

async function loaded(page: Page): Promise<void> {
  await page.locator('.zmanim .clock bdi').first().waitFor()
  await busy(page).first().waitFor({ state: 'detached' })
}

/** The zone of the server's first place is the browser's: the page knows no other way to find it. */
test('begins with the city of the browser’s zone, today and the next Shabbat', async () => {
  const { page, problems, requests } = await open(PATH)
  await place(page, /^Jerusalem/).waitFor()
  await expect.poll(() => page.locator('.zmanim tbody tr').count()).toBeGreaterThan(15)
  const panel = page.locator('.shabbat-panel')
  await expect
    .poll(() => panel.locator('dl').first().innerText())
    .toMatch(/Candle lighting\s+\d\d:\d\d[^]*Havdalah\s+\d\d:\d\d/)
  await expect.poll(() => page.locator('.method-note').innerText()).toContain('40 min before sunset')
  expect(query(page).size).toBe(0)
  expect(problems).toEqual([])
  expect(requests.some((path) => path.includes('DayCalendar'))).toBe(false)
  await page.context().close()
})

test('another city is found by keyboard, and both dates follow', async () => {
  // On no Saturday night, when one city has left Shabbat and the other has not, and a third one is asked for between.
  const wednesday = `${addDays(TODAY, 3 - weekdayOf(TODAY))}T12:00Z`
  const { page, problems } = await open(PATH, { before: (it) => it.clock.setFixedTime(wednesday) })
  const bodies: { loc: number; date: string }[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST') bodies.push(request.postDataJSON())
  })
  const input = page.getByRole('combobox', { name: 'City' })
  await input.focus()
  await page.keyboard.type('new york', { delay: 20 })
  await page.locator('[role=option]').first().waitFor()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await place(page, /^New York City/).waitFor()
  await loaded(page)
  expect(query(page).get('loc')).toBe(String(NEW_YORK))
  expect(new Set(bodies.map(({ loc }) => loc))).toEqual(new Set([NEW_YORK]))
  expect(new Set(bodies.map(({ date }) => date)).size).toBe(bodies.length)
  await expect.poll(() => input.evaluate((it) => it === document.activeElement)).toBe(true)
  expect(problems).toEqual([])
  await page.context().close()
})

testFull('nonsense leaves the city as it is', async () => {
  const { page } = await open(PATH)
  const input = page.getByRole('combobox', { name: 'City' })
  const before = await input.inputValue()
  await input.focus()
  await page.keyboard.type('qqqqzzzz')
  await page.getByText('No results found').waitFor()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await expect.poll(() => input.inputValue()).toBe(before)
  expect(query(page).size).toBe(0)
  await page.context().close()
})

describe('the Shabbat picker', () => {
  const opener = (page: Page) => page.getByRole('button', { name: /^Shabbat or festival/ })

  async function openPicker(path: string) {
    const visited = await open(path)
    const { page } = visited
    await opener(page).focus()
    await page.keyboard.press('Enter')
    const grid = page.getByRole('grid')
    await grid.locator('[data-selected] button:focus').waitFor()
    const focused = () => page.evaluate(() => document.activeElement?.closest('[data-day]')?.getAttribute('data-day'))
    return { ...visited, grid, focused }
  }

  test('is used by keyboard alone, and gives the focus back', async () => {
    const path = PATH + AT_EVE
    const { page, focused, problems } = await openPicker(path)
    await expect.poll(() => focused()).toBe(EVE)
    const next = from(addDays(EVE, 1))
    const weekLater = from(addDays(EVE, 7))
    const steps = [
      ['ArrowRight', next],
      ['ArrowLeft', EVE],
      ['ArrowDown', weekLater],
    ] as const
    for (const [key, day] of steps) {
      await page.keyboard.press(key)
      await page.locator(`[data-day="${day}"] button:focus`).waitFor()
      await expect.poll(() => focused(), { message: key }).toBe(day)
    }
    await page.keyboard.press('PageDown')
    const month = addMonths(weekLater, 1).slice(0, 7)
    await page.locator(`[data-day^="${month}"] button:focus`).waitFor()
    const chosen = (await focused())!
    expect(EVES).toContain(chosen)
    await page.keyboard.press('Enter')
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    expect(query(page).get('shabbat')).toBe(chosen)
    await expect.poll(() => opener(page).evaluate((it) => it === document.activeElement)).toBe(true)
    await loaded(page)
    await expect.poll(() => page.locator('.shabbat-panel').innerText()).toContain(localDayText('en', chosen, 'short'))
    expect(problems).toEqual([])
    await page.context().close()
  })

  test('lets pick Fridays and festival eves only, as the place keeps them', async () => {
    const diaspora = evesOf(false)
    // The eve of a second day, which is none in Israel.
    const second = diaspora.find((day) => day > addDays(TODAY, 10) && !EVES.includes(day))!
    const month = second.slice(0, 7)
    for (const [loc, eves] of [
      [JERUSALEM, EVES],
      [NEW_YORK, diaspora],
    ] as const) {
      const path = `${PATH}?loc=${loc}&shabbat=${eves.find((eve) => eve.startsWith(month))}`
      const { page, grid } = await openPicker(path)
      const days = await grid
        .locator('td:not(.rdp-outside):not(:has(button:disabled))')
        .evaluateAll((cells) => cells.map((cell) => cell.getAttribute('data-day')))
      const allowed = eves.filter((eve) => eve.startsWith(month))
      // What has passed of a month is not in the list of this test.
      expect(days.filter((day) => day! >= TODAY)).toEqual(allowed)
      await page.context().close()
    }
  })

  testFull('cannot be made to take another day by force', async () => {
    const path = PATH + AT_EVE
    const { page } = await openPicker(path)
    const sunday = page.locator(`[data-day="${addDays(EVE, 2)}"] button`)
    await sunday.click({ force: true })
    await sunday.dispatchEvent('click')
    expect(query(page).get('shabbat')).toBe(EVE)
    await page.context().close()
  })

  test.each(few(['Escape', 'a click outside', 'its button']))('closes with %s and leaves the date', async (way) => {
    const path = PATH + AT_EVE
    const { page } = await openPicker(path)
    if (way === 'Escape') await page.keyboard.press('Escape')
    else if (way === 'its button') await page.getByRole('button', { name: 'Close' }).click()
    else await page.mouse.click(5, 500)
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    expect(query(page).get('shabbat')).toBe(EVE)
    await expect.poll(() => opener(page).evaluate((it) => it === document.activeElement)).toBe(true)
    await page.context().close()
  })

  testFull('keeps the focus inside while it is open', async () => {
    const path = PATH + AT_EVE
    const { page } = await openPicker(path)
    for (let presses = 0; presses < 9; presses++) {
      await page.keyboard.press('Tab')
      // Between its last and its first the focus may be at the browser itself.
      const isOutside = await page.evaluate(() => {
        const { activeElement, body } = document
        return activeElement !== body && !activeElement?.closest('dialog')
      })
      expect(isOutside).toBe(false)
    }
    await page.context().close()
  })
})

test('options stand in the address and survive a reload', async () => {
  const { page, problems } = await open(`${PATH}?loc=${JERUSALEM}`)
  const lit = page.locator('.shabbat-panel .clock').first()
  const usual = await lit.innerText()
  await page.locator('.candle-options summary').click()
  await page.getByLabel('Minutes before sunset').fill('18')
  await page.getByLabel('End of Shabbat').selectOption('72')
  await page.locator('main').getByRole('checkbox').check()
  await page.getByText('Candle lighting 18 min before sunset').waitFor()
  await loaded(page)
  const chosen = await lit.innerText()
  expect(chosen > usual).toBe(true)
  const search = `?loc=${JERUSALEM}&candles=18&havdalah=72&elevation=1`
  await expect.poll(() => new URL(page.url()).search).toBe(search)
  await page.reload()
  await loaded(page)
  await expect.poll(() => lit.innerText()).toBe(chosen)
  const note = await page.locator('.method-note').innerText()
  expect(note).toContain('Havdalah 72 min after sunset')
  expect(note).toContain('from the place’s elevation')
  await expect.poll(() => new URL(page.url()).search).toBe(search)
  expect(problems).toEqual([])
  await page.context().close()
})

test('what the address cannot mean is ignored', async () => {
  const { page, problems } = await open(
    `${PATH}?loc=abc&date=2026-02-30&shabbat=x&candles=999&havdalah=1&elevation=maybe`,
  )
  await place(page, /^Jerusalem/).waitFor()
  await expect.poll(() => page.locator('.method-note').innerText()).toContain('40 min')
  expect(problems).toEqual([])
  await page.context().close()
})

testFull('a place that there is not leaves the page calm', async () => {
  const { page } = await visit(`${PATH}?loc=2147483647`, {
    until: 'settled',
  })
  await page.locator('.candle-empty').waitFor()
  await expect.poll(() => page.locator('.candle-results').innerText()).not.toMatch(/\d\d:\d\d/)
  await page.context().close()
})

testFull('the link is copied, and that is said', async () => {
  const { page } = await open(PATH, {
    permissions: ['clipboard-read', 'clipboard-write'],
  })
  await page.getByRole('button', { name: 'Copy link' }).click()
  await page.getByText('The link has been copied.').waitFor()
  const copied = await page.evaluate(() => navigator.clipboard.readText())
  expect(new URL(copied).search).toBe(`?loc=${JERUSALEM}`)
  await page.context().close()
})

describe('right to left', () => {
  test('the page and its picker turn round', async () => {
    const { page, problems } = await open(HEBREW + AT_EVE)
    await page.locator('#candle-shabbat-day').click()
    const grid = page.getByRole('grid')
    await grid.locator('[data-selected] button:focus').waitFor()
    const sunday = await grid.locator(`[data-day="${addDays(EVE, 2)}"]`).boundingBox()
    const saturday = await grid.locator(`[data-day="${addDays(EVE, 8)}"]`).boundingBox()
    expect(sunday!.x).toBeGreaterThan(saturday!.x)
    await page.keyboard.press('ArrowLeft')
    const next = from(addDays(EVE, 1))
    await page.locator(`[data-day="${next}"] button:focus`).waitFor()
    await page.keyboard.press('Enter')
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    expect(query(page).get('shabbat')).toBe(next)
    expect(problems).toEqual([])
    await page.context().close()
  })
})

const LANGUAGES = [
  ['en', PATH],
  ['he', HEBREW],
] as const

describe.each(few(LANGUAGES))('%s', (_, path) => {
  test.each(few(['dark', 'light'] as const))('axe finds nothing with a picker open, %s', async (colorScheme) => {
    const { page } = await open(path, { colorScheme })
    await page.locator('.candle-options summary').click()
    await page.locator('#candle-shabbat-day').click()
    await page.getByRole('grid').waitFor()
    await expect.poll(() => axe(page)).toEqual([])
    await page.context().close()
  })

  test('a picker fits a phone, with targets of 44 pixels', async () => {
    const { page } = await open(path, {
      viewport: { width: 390, height: 844 },
      hasTouch: true,
    })
    await page.locator('#candle-regular-day').tap()
    const days = page.locator('td:not(.rdp-outside) .rdp-day_button')
    await days.first().waitFor()
    const sizes = await page.locator('dialog button:visible').evaluateAll((buttons) =>
      buttons.map((button) => {
        const { width, height } = button.getBoundingClientRect()
        return Math.min(width, height)
      }),
    )
    expect(Math.min(...sizes)).toBeGreaterThanOrEqual(44)
    const dialog = await page.getByRole('dialog').boundingBox()
    expect(dialog!.x).toBe(0)
    expect(dialog!.y + dialog!.height).toBe(844)
    await page.context().close()
  })

  test('without JavaScript the coming times of Jerusalem are there', async () => {
    const { page } = await visit(path, { javaScriptEnabled: false })
    const times = page.locator('.candle-static')
    await expect.poll(() => times.locator('tbody tr').count()).toBeGreaterThan(3)
    await expect.poll(() => times.innerText()).toMatch(/\d\d:\d\d/)
    await expect.poll(() => page.locator('.candle-app').isVisible()).toBe(false)
    await times.locator('.notice a').click()
    await expect.poll(() => decodeURI(page.url())).toMatch(/(Shabbat_Times|זמני_שבת)\.html$/)
    await page.context().close()
  })
})
