import { describe, expect, test } from 'vitest'
import { MESSAGES } from '#core/i18n/messages.ts'
import { few } from '#core/test/full.ts'
import { siteUrl, useBrowser, visit } from './browser.ts'

useBrowser()

const sheet = (id: number, lang: string, query: string) => `/rest/tjt/locationyear/${id}/${lang}?${query}`
const [JERUSALEM, NEW_YORK, MOSCOW, PARIS, TROMSO] = [281184, 5128581, 524901, 2988507, 3133895] as const

/** How many pages Chromium made. */
function pageCount(pdf: Buffer): number {
  return pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0
}

// A leap year, and an ordinary one.
const YEARS = [5787, 5786]
const SHEETS = [
  ['Jerusalem', JERUSALEM, 'he'],
  ['New York', NEW_YORK, 'en'],
  ['Moscow', MOSCOW, 'ru'],
  ['Paris', PARIS, 'fr'],
  ['Buenos Aires', 3435910, 'es'],
  // Times are missing there, and German is long.
  ['Tromsø', TROMSO, 'de'],
] as const

describe.each(SHEETS)('the sheet of %s', (_, id, lang) => {
  test.each(few(YEARS))('is one page in %i, on A4 and on Letter', async (year) => {
    const { page, problems } = await visit(sheet(id, lang, `year=${year}`))
    for (const format of ['A4', 'Letter'] as const) {
      const pdf = await page.pdf({ format })
      expect(pageCount(pdf), format).toBe(1)
    }
    expect(problems).toEqual([])
    await page.context().close()
  })
})

test('its button prints it', async () => {
  const { page, problems } = await visit(sheet(JERUSALEM, 'he', 'year=5787'), {
    before: (page) => page.addInitScript(() => (window.print = () => document.body.classList.add('printed'))),
  })
  await page.getByRole('button', { name: MESSAGES.he.accounts.saved.print }).press('Enter')
  await page.locator('body.printed').waitFor()
  expect(problems).toEqual([])
  await page.context().close()
})

test('on a phone, months lead to their lines, and the next Shabbat or festival is marked', async () => {
  const today = new Date().toLocaleDateString('sv')
  const { page, problems } = await visit(sheet(JERUSALEM, 'en', ''), { viewport: { width: 390, height: 844 } })
  const marked = page.locator('tr.is-next time')
  expect((await marked.getAttribute('datetime'))! >= today).toBe(true)
  const link = page.locator('.months a').nth(8)
  await link.press('Enter')
  const target = page.locator((await link.getAttribute('href'))!)
  await expect.poll(async () => (await target.boundingBox())!.y).toBeLessThan(200)
  expect(problems).toEqual([])
  await page.setViewportSize({ width: 1440, height: 900 })
  expect(await link.isVisible()).toBe(false)
  await page.context().close()
})

test('a sheet twice as long would not fit', async () => {
  const { page } = await visit(sheet(NEW_YORK, 'en', 'year=5787'))
  await page.evaluate(() => {
    const columns = document.querySelector('.columns')!
    columns.append(...[...columns.children].map((own) => own.cloneNode(true)))
  })
  expect(pageCount(await page.pdf({ format: 'A4' }))).toBe(2)
  await page.context().close()
})

test.each(SHEETS)('no type on the paper of %s is below 6.5 points', async (_, id, lang) => {
  const { page } = await visit(sheet(id, lang, 'year=5786'))
  await page.emulateMedia({ media: 'print' })
  const smallest = await page.evaluate(() => {
    const texts = [...document.querySelectorAll('.sheet *')].filter(
      (element) =>
        element.checkVisibility() &&
        [...element.childNodes].some(({ nodeType, textContent }) => nodeType === 3 && textContent?.trim()),
    )
    return Math.min(...texts.map((text) => parseFloat(getComputedStyle(text).fontSize)))
  })
  expect(smallest * 0.75).toBeGreaterThanOrEqual(6.5)
  await page.context().close()
})

test('paper is white in the dark too, and has no links', async () => {
  const { page } = await visit(sheet(JERUSALEM, 'he', 'year=5787'), {
    colorScheme: 'dark',
  })
  const colours = () =>
    page.evaluate(() => {
      const { backgroundColor } = getComputedStyle(document.body)
      const { color } = getComputedStyle(document.querySelector('.name')!)
      return { backgroundColor, color }
    })
  await expect.poll(async () => (await colours()).backgroundColor).toBe('rgb(11, 17, 28)')
  await expect.poll(() => page.getByRole('link').count()).toBe(3)
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
  await expect
    .poll(() => colours())
    .toEqual({
      backgroundColor: 'rgb(255, 255, 255)',
      color: 'rgb(0, 0, 0)',
    })
  await expect.poll(() => page.locator('nav').filter({ visible: true }).count()).toBe(0)
  await page.context().close()
})

test('the clocks of a column stand in one line', async () => {
  for (const lang of ['en', 'he']) {
    const { page } = await visit(sheet(NEW_YORK, lang, 'year=5787'))
    const edges = await page.evaluate(() =>
      [...document.querySelectorAll('table')].map((table) => {
        const clocks = [...table.querySelectorAll('td:nth-child(4) b')]
        const places = clocks.filter((clock) => !clock.closest('.fast')).map((clock) => clock.getBoundingClientRect())
        const near = (values: number[]) => Math.max(...values) - Math.min(...values)
        return Math.max(near(places.map(({ left }) => left)), near(places.map(({ right }) => right)))
      }),
    )
    for (const edge of edges) expect(edge).toBeLessThan(1)
    await page.context().close()
  }
})

test('the columns of both halves are equally wide, on screen and on paper', async () => {
  const { page } = await visit(sheet(NEW_YORK, 'en', 'year=5787'), { viewport: { width: 1280, height: 900 } })
  const widths = () =>
    page
      .locator('table')
      .evaluateAll((tables) =>
        tables.map((table) =>
          [...table.querySelectorAll('thead th')].map((head) => Math.round(head.getBoundingClientRect().width)),
        ),
      )
  for (const media of ['screen', 'print'] as const) {
    await page.emulateMedia({ media })
    const [first, second] = await widths()
    expect(first, media).toHaveLength(5)
    expect(second, media).toEqual(first)
  }
  await page.context().close()
})

test('the sheet asks for no files but those of the site’s font', async () => {
  const { page, requests, problems } = await visit(sheet(NEW_YORK, 'en', 'year=5787'), { until: 'settled' })
  await expect
    .poll(() => page.evaluate(async () => (await document.fonts.load("16px 'Assistant Variable'")).length))
    .toBe(1)
  const files = requests.filter((path) => !path.startsWith('/rest/'))
  expect(
    files.every((path) => /^\/_astro\/(assistant|source-sans-3)-[^/]+\.woff2$/.test(path)),
    files.join(),
  ).toBe(true)
  expect(problems).toEqual([])
  await page.context().close()
})

test('the sheet leads to the year before, and back to its place', async () => {
  const { page } = await visit(sheet(PARIS, 'en', 'year=5787&candles=20'))
  await page.getByRole('link', { name: 'Previous year: 5786' }).click()
  await page.waitForURL(/year=5786&candles=20/)
  await expect.poll(() => page.title()).toContain('5786')
  await page.getByRole('link', { name: 'Page of Paris' }).click()
  await page.waitForURL(/TJ2988507/)
  await page.context().close()
})

describe('the block on a city’s page', () => {
  const PAGES = [
    ['en', '/Jewish_Guide-TJ281184-Jerusalem-Jewish_Guide.html'],
    ['he', '/he/מדריך_יהודי-TJ281184-ירושלים-מדריך_יהודי.html'],
  ] as const

  test.each(few(PAGES))('%s: every link leads to what it says', async (lang, path) => {
    const { page, problems } = await visit(path, { javaScriptEnabled: false })
    const links = await page.locator('.take a').evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''))
    expect(links).toHaveLength(5)
    const [subscribe = '', ...others] = links
    const { host, protocol } = new URL(siteUrl)
    expect(subscribe.startsWith('webcal://')).toBe(true)
    // A program that subscribes asks by HTTP; the page says the public address.
    const asked = subscribe.replace(/^webcal:\/\/[^/]+/, `${protocol}//${host}`)
    const types: string[] = []
    for (const href of [asked, ...others]) {
      const answer = await page.request.get(new URL(href, siteUrl).href)
      expect(answer.status(), href).toBe(200)
      types.push(answer.headers()['content-type']?.split(';')[0] ?? '')
    }
    expect(types).toEqual(['text/calendar', 'text/calendar', 'text/html', 'application/json', 'text/html'])
    expect(problems).toEqual([])
    expect(links[4]).toContain('?loc=281184')
    expect(links.slice(0, 4).every((href) => href.includes(`/${lang}`))).toBe(true)
    await page.context().close()
  })

  test('is there for places without a page of their own', async () => {
    const { page, problems } = await visit('/Jewish_Guide-TJ3133895-x-Jewish_Guide.html', { until: 'settled' })
    const links = page.locator('.take a')
    await expect.poll(() => links.count()).toBe(5)
    expect(problems).toEqual([])
    await page.context().close()
  })
})
