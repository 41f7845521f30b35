import type { BrowserContextOptions, Page } from 'playwright'
import { expect, test } from 'vitest'
import { few, testFull } from '#core/test/full.ts'
import { axe } from './axe.ts'
import { overflow, useBrowser, visit, hasSettled, waitForStillLayout } from './browser.ts'
import { countShiftsFromStart, expectShiftBelow } from './shifts.ts'

useBrowser()
// axe looks at more than a thousand elements.
const EN = '/Jewish_Calendar.html'
const HE = '/he/לוח_עברי.html'
const NEW_YORK = 5128581
const DESK: BrowserContextOptions = { viewport: { width: 1280, height: 1000 } }

/** Opens the calendar and waits until its squares are there. */
async function open(path: string, options: BrowserContextOptions = DESK) {
  const found = await visit(path, options)
  await found.page.locator('.cal-square').first().waitFor()
  return found
}

const square = (page: Page, day: string) => page.locator(`.cal-square[data-date="${day}"]`)
const texts = (page: Page, day: string) => square(page, day).locator('.cal-event').allTextContents()
const panel = (page: Page) => page.locator('.cal-panel-title bdi').innerText()
const label = (page: Page) => page.locator('.cal-label').innerText()
const year = (page: Page) => page.locator('.cal-year').innerText()

testFull('the toolbar stands in its order: the month between its arrows, the year between its own, today', async () => {
  const { page, problems } = await open(`${EN}?month=2026-11`)
  const found = await page.locator('.cal-toolbar :is(button, h2)').evaluateAll((parts) =>
    parts.map((part) => ({
      name: part.getAttribute('aria-label') ?? part.textContent,
      left: part.getBoundingClientRect().left,
    })),
  )
  expect(found.map(({ name }) => name)).toEqual([
    'Previous month',
    'Month: November',
    'Next month',
    'Previous year',
    '2026',
    'Next year',
    'Today',
  ])
  const lefts = found.map(({ left }) => left)
  expect(lefts).toEqual(lefts.toSorted((a, b) => a - b))
  expect(problems).toEqual([])
  await page.context().close()
})

test('the grid is 650 pixels high, at 1280 and at 390, with 42 days from Sunday', async () => {
  const { page } = await open(`${EN}?month=2026-11`)
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 900 })
    const box = await page.locator('.cal-grid').boundingBox()
    expect(box?.height).toBe(650)
    await expect.poll(() => page.locator('.cal-square').count()).toBe(42)
  }
  const days = await page
    .locator('.cal-square')
    .evaluateAll((cells) => cells.map((cell) => cell.getAttribute('data-date')))
  expect([days[0], days[41]]).toEqual(['2026-11-01', '2026-12-12'])
  const heads = page.locator('.cal-grid [role=columnheader]')
  await expect.poll(() => heads.count()).toBe(7)
  await expect.poll(() => heads.first().textContent()).toContain('Sunday')
  await page.context().close()
})

test('the keyboard moves by month and by year and back to today; panel, list and address follow', async () => {
  const { page, problems } = await open(`${EN}?month=2026-11`)
  await page.locator('.cal-arrow').first().focus()
  const reached: string[] = []
  for (let stop = 0; stop < 5; stop++) {
    reached.push(
      await page.evaluate(() => {
        const { activeElement: at } = document
        return at?.getAttribute('aria-label') ?? at?.textContent ?? ''
      }),
    )
    await page.keyboard.press('Tab')
  }
  expect(reached).toEqual(['Previous month', 'Next month', 'Previous year', 'Next year', 'Today'])
  await expect.poll(() => panel(page)).toBe('Cheshvan – Kislev 5787')

  await page.getByRole('button', { name: 'Next month' }).press('Enter')
  await square(page, '2026-12-31').waitFor()
  await expect.poll(async () => [await label(page), await year(page)].join()).toMatch(/December,2026/)
  await expect.poll(() => panel(page)).toBe('Kislev – Tevet 5787')
  await expect
    .poll(() => page.locator('.cal-panel [role=status]').textContent())
    .toBe('December 2026: Kislev – Tevet 5787')
  await expect.poll(() => page.locator('.cal-festivals').innerText()).toContain('Chanukah')
  await expect.poll(() => page.locator('.cal-agenda h3').innerText()).toBe('Days and times: December 2026')
  await expect.poll(() => new URL(page.url()).search).toBe('?month=2026-12')

  await page.getByRole('button', { name: 'Next year' }).press('Space')
  await square(page, '2027-12-31').waitFor()
  await expect.poll(() => year(page)).toBe('2027')
  await page.getByRole('button', { name: 'Previous year' }).press('Enter')
  await page.getByRole('button', { name: 'Previous month' }).press('Enter')
  await square(page, '2026-11-01').waitFor()
  // There is nothing to press: the heading names the month, too.
  await page.getByRole('button', { name: 'Previous month' }).press('Tab')
  await expect.poll(() => page.locator(':focus').getAttribute('aria-label')).toBe('Next month')
  await page.getByRole('heading', { name: 'November 2026', exact: true }).waitFor()
  await expect.poll(() => label(page)).toContain('November')
  await page.getByRole('button', { name: 'Today' }).press('Enter')
  await page.locator('.cal-square.is-today').waitFor()
  expect(problems).toEqual([])
  await page.context().close()
})

test('another place changes times, Israel and diaspora, and the address', async () => {
  const { page, problems } = await open(`${EN}?month=2027-04`)
  await expect.poll(() => texts(page, '2027-04-23')).not.toContain('Pesach (day 2)')
  const before = await page.locator('.cal-agenda .clock').allInnerTexts()
  const field = page.getByRole('combobox')
  await field.fill('new york')
  await page.locator('[role=option]').first().click()
  await page.locator('.cal-square[data-date="2027-04-23"]', { hasText: '(day 2)' }).waitFor()
  await expect.poll(() => field.inputValue()).toBe('New York City')
  await expect.poll(() => field.evaluate((at) => at === document.activeElement)).toBe(true)
  await expect.poll(() => page.locator('.cal-agenda .clock').allInnerTexts()).not.toEqual(before)
  await expect
    .poll(() => page.locator('.cal-rules').innerText())
    .toMatch(/18 minutes.*America\/New_York.*outside Israel/s)
  await expect.poll(() => page.locator('.cal-now').innerText()).toContain('New York City')
  const { searchParams } = new URL(page.url())
  expect(searchParams.get('loc')).toBe(String(NEW_YORK))
  // The address brings the same back.
  await page.reload()
  await page.locator('.cal-square[data-date="2027-04-23"]', { hasText: '(day 2)' }).waitFor()
  expect(problems).toEqual([])
  await page.context().close()
})

testFull('a place that cannot be had leaves no times of another', async () => {
  const { page } = await visit(EN, DESK)
  await page.route('**/locationshabbattimes/**', (route) => route.abort())
  await page.goto(new URL(`${EN}?month=2026-11&loc=${NEW_YORK}`, page.url()).href)
  await page.locator('.cal .notice').waitFor()
  await expect.poll(() => page.locator('.cal-event.is-candles').count()).toBe(0)
  await expect.poll(() => page.locator('.cal-agenda .clock').count()).toBe(0)
  await expect.poll(() => page.locator('.cal-square').count()).toBe(42)
  await page.context().close()
})

test('Hebrew reads from right to left, from יום ראשון to שבת', async () => {
  const { page, problems } = await open(`${HE}?month=2026-09`)
  const lefts = await page
    .locator('.cal-week')
    .first()
    .locator('.cal-square')
    .evaluateAll((cells) => cells.map((at) => at.getBoundingClientRect().left))
  expect(lefts).toEqual(lefts.toSorted((a, b) => b - a))
  const heads = page.locator('.cal-weekday-name .cal-long')
  await expect.poll(() => heads.first().innerText()).toBe('יום ראשון')
  await expect.poll(() => heads.last().innerText()).toBe('יום שבת')
  await page.setViewportSize({ width: 390, height: 844 })
  const short = page.locator('.cal-weekday-name .cal-short')
  await expect.poll(() => short.first().innerText()).toBe('יום א׳')
  await expect.poll(() => short.last().innerText()).toBe('שבת')
  await page.setViewportSize({ width: 1280, height: 1000 })
  await expect.poll(() => panel(page)).toBe('אלול תשפ״ו – תשרי תשפ״ז')
  // Previous is on the right.
  const back = await page.getByLabel('החודש הקודם').boundingBox()
  const forth = await page.getByLabel('החודש הבא').boundingBox()
  expect(back!.x).toBeGreaterThan(forth!.x)
  expect(problems).toEqual([])
  await page.context().close()
})

testFull('what has no room in a square opens from it, and closes to it, by keyboard', async () => {
  const { page, problems } = await open(`${EN}?month=2027-04&loc=${NEW_YORK}`, DESK)
  const more = square(page, '2027-04-21').locator('.cal-more')
  await more.waitFor()
  await more.press('Enter')
  const dialog = page.getByRole('dialog')
  await expect.poll(() => dialog.innerText()).toContain('Wednesday, 21 April 2027')
  const all = await dialog.locator('.cal-event').allTextContents()
  expect(all.join()).toMatch(/14 Nisan.*Eve of Pesach.*Candle.*Fast ends/)
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'detached' })
  await expect.poll(() => more.evaluate((at) => at === document.activeElement)).toBe(true)
  expect(problems).toEqual([])
  await page.context().close()
})

const LOOKS = [
  ['he', HE, 'dark'],
  ['en', EN, 'light'],
  ['en', EN, 'dark'],
] as const

test.each(few(LOOKS))(
  '%s %s %s: nothing is left over at the side, and axe finds nothing',
  async (_, path, colorScheme) => {
    const { page, problems } = await open(`${path}?month=2026-09`, {
      viewport: { width: 1280, height: 900 },
      colorScheme,
    })
    for (const width of [1280, 768, 390]) {
      await page.setViewportSize({ width, height: 900 })
      await expect.poll(() => overflow(page), { message: `${width}` }).toBe(0)
      // The calendar places what stands in its squares once it knows their width: until then, times lie on names.
      const bars = page.locator('.cal-square .cal-name > .visually-hidden')
      await expect.poll(async () => (await bars.count()) > 0, { message: `${width}` }).toBe(width === 390)
      await waitForStillLayout(page, '.cal-event')
      expect(await axe(page), `${width}`).toEqual([])
    }
    expect(problems).toEqual([])
    await page.context().close()
  },
)

test('on a phone every square keeps its dates and its times, and the list says the names', async () => {
  const { page } = await open(`${EN}?month=2026-12`, {
    viewport: { width: 390, height: 844 },
  })
  const saturday = square(page, '2026-12-05')
  await expect.poll(() => saturday.locator('.cal-civil').innerText()).toBe('5')
  await expect.poll(() => saturday.locator('.cal-hebrew').innerText()).toBe('25')
  const inside = await page.locator('.cal-time-shown').evaluateAll((times) =>
    times.map((time) => {
      const cell = time.closest('[role=cell]')!.getBoundingClientRect()
      const box = time.getBoundingClientRect()
      return box.left >= cell.left && box.right <= cell.right
    }),
  )
  expect(inside.length).toBeGreaterThan(10)
  expect(inside).not.toContain(false)
  // The sign and the number of the candles stand in one line.
  const chanukah = square(page, '2026-12-06').locator('.is-chanukah .cal-time-shown')
  await expect.poll(() => chanukah.innerText()).toBe('3')
  const list = await page.locator('.cal-agenda').innerText()
  expect(list).toMatch(/25 Kislev 5787\s+Chanukah \(day 1\)\s+Parashat Vayeshev/)
  const arrow = page.getByLabel('Next month')
  const before = await arrow.boundingBox()
  await arrow.click()
  await expect.poll(() => label(page)).toContain('January')
  expect((await arrow.boundingBox())!.x).toBe(before!.x)
  await page.context().close()
})

testFull('nothing is asked of another server, and the styles of the calendar come to its own page only', async () => {
  const { page, requests, problems } = await visit(EN, {
    ...DESK,
    until: 'settled',
  })
  expect(requests.filter((path) => /calendar\.[^/]+\.css$/.test(path))).toHaveLength(1)
  const inPlace = await page.locator('style').count()
  expect(inPlace).toBe(0)
  expect(problems).toEqual([])
  const home = await visit('/', { until: 'settled' })
  expect(home.requests.filter((path) => /calendar\.|MonthView/.test(path))).toEqual([])
  await home.page.context().close()
  await page.context().close()
})

test('the page keeps its place while the calendar comes', async () => {
  const { page } = await visit('/Credits.html', DESK)
  await countShiftsFromStart(page)
  await page.goto(new URL(EN, page.url()).href)
  await hasSettled(page)
  await page.locator('.cal-square').first().waitFor()
  await expectShiftBelow(page, 0.05)
  await page.context().close()
})

testFull('on paper the month is a table with everything on it', async () => {
  const { page } = await open(`${EN}?month=2027-04&loc=${NEW_YORK}`)
  await square(page, '2027-04-21').locator('.cal-more').waitFor()
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')))
  await page.emulateMedia({ media: 'print' })
  await page.locator('td.cal-square').first().waitFor()
  await expect.poll(() => page.locator('td.cal-square').count()).toBe(42)
  const dense = page.locator('td[data-date="2027-04-21"]')
  await expect.poll(() => dense.locator('.cal-event:visible').count()).toBe(6)
  for (const hidden of ['.cal-toolbar', '.cal-place', '.festival-table'])
    await expect.poll(() => page.locator(hidden).first().isVisible(), { message: hidden }).toBe(false)
  await page.evaluate(() => dispatchEvent(new Event('afterprint')))
  await page.emulateMedia({ media: 'screen' })
  await page.locator('div.cal-square').first().waitFor()
  await page.context().close()
})

test('without JavaScript the festivals of two years are there', async () => {
  const { page } = await visit(EN, { javaScriptEnabled: false })
  await expect.poll(() => page.locator('h2:has-text("Festivals and fasts of")').count()).toBe(2)
  const text = await page.locator('main').textContent()
  for (const part of ['Festivals and fasts of', 'Yom Kippur', 'In Israel:', 'Outside Israel:', 'needs JavaScript'])
    expect(text).toContain(part)
  await expect.poll(() => page.locator('.cal').isVisible()).toBe(false)
  await page.context().close()
})
