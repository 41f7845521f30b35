import type { Page } from 'playwright'
import { describe, expect, test } from 'vitest'
import { vacationsHref } from '#core/domain/vacations-url.ts'
import { MESSAGES } from '#core/i18n/messages.ts'
import { few, testFull } from '#core/test/full.ts'
import { axe } from './axe.ts'
import { loadedScripts, PHONE, siteUrl, useBrowser, visit } from './browser.ts'

useBrowser()

const PAGE = {
  en: '/kosher_vacations_search.html',
  he: '/he/kosher_vacations_search.html',
} as const
const API = '**/rest/tjt/featuressearchresults'
const JERUSALEM = { en: 'Jerusalem', he: 'ירושלים' } as const
const KINDS = {
  en: /^\/Kosher_Tours-CT8\d+/,
  he: /^\/he\/נופש_כשר-CT8\d+/,
} as const

const status = (page: Page) => page.locator('.vacation-results > [role=status]')
const said = (page: Page) => status(page).innerText()
const titles = (page: Page) => page.locator('.vacation-results .card-title').allInnerTexts()
const offers = (page: Page) => page.locator('section.vacation-offers')
const address = (page: Page) => {
  const { pathname, search } = new URL(page.url())
  return decodeURIComponent(pathname + search)
}
const hrefOf = (lang: 'en' | 'he', text: string, destination = 0, page = 1) =>
  vacationsHref(lang, { text, destination, page })
/** Waits until it is said. */
const says = (page: Page, text: string | RegExp) => status(page).filter({ hasText: text }).waitFor()
/** Waits until so many are said to be found. */
const saysTotal = (page: Page, count: number) => says(page, new RegExp(`(^|\\D)${count}\\D*$`))
/** The number of all that was found, as the status says it. */
const total = async (page: Page) => Number(/(\d+)\D*$/.exec(await said(page))?.[1])

describe.each(few(['en', 'he'] as const))('vacations, %s', (lang) => {
  const words = MESSAGES[lang].travel.vacations
  const base = lang === 'en' ? '' : '/he'

  test('the page reads without a script, and its form is one that works', async () => {
    const { page } = await visit(PAGE[lang], { javaScriptEnabled: false })
    await expect.poll(() => page.locator('h1').innerText()).toBe(words.page.title)
    const kinds = page.locator('.chip-row a')
    await expect.poll(() => kinds.count()).toBeGreaterThan(3)
    expect(decodeURI((await kinds.first().getAttribute('href'))!)).toMatch(KINDS[lang])
    await expect.poll(() => offers(page).locator('.card').count()).toBe(9)
    await expect.poll(() => page.locator('main .city-list a').count()).toBeGreaterThan(4)
    await expect.poll(() => page.locator('main noscript .notice').innerText()).toBe(words.page.needsScript)
    await page.locator('#vacations-input').fill('פסח & more')
    await page.locator('#vacations-destination').selectOption('281184')
    await page.locator('.vacation-form button').click()
    await page.waitForURL(({ search }) => search !== '')
    const { pathname, searchParams } = new URL(page.url())
    expect(pathname).toBe(`${base}/kosher_vacations_search`)
    const sent = { q: 'פסח & more', destination: '281184', category: '0', month: '', price: '' }
    expect(Object.fromEntries(searchParams)).toEqual(sent)
    await expect.poll(() => offers(page).locator('.card').count()).toBe(9)
    await page.context().close()
  })

  test('on phones the form is folded, and the kinds stand in a row before the offers', async () => {
    const { page } = await visit(PAGE[lang], PHONE)
    const form = page.locator('.vacation-form')
    expect(await form.isVisible()).toBe(false)
    const [offer, kind] = ['section.vacation-offers', '.chip-row'].map((part) => page.locator(part))
    expect((await offer!.boundingBox())!.y).toBeGreaterThan((await kind!.boundingBox())!.y)
    await page.locator('summary', { hasText: words.form.name }).press('Enter')
    await form.getByLabel(words.form.destination).waitFor()
    expect(await axe(page)).toEqual([])
    await page.context().close()
  })

  test('nothing loads before somebody acts; then words are looked for by keyboard', async () => {
    const { page, requests, problems } = await visit(PAGE[lang], {
      until: 'settled',
    })
    expect(loadedScripts(requests)).toEqual([])
    const form = page.locator('.vacation-form')
    const before = await form.boundingBox()
    const field = form.getByRole('searchbox', { name: words.form.text })
    await field.focus()
    await page.locator('astro-island:not([ssr]) .vacation-form').waitFor()
    await expect.poll(() => form.boundingBox()).toEqual(before)
    await page.keyboard.type(JERUSALEM[lang])
    await page.keyboard.press('Enter')
    await says(page, /1–\d+/)
    await expect.poll(() => address(page)).toBe(decodeURIComponent(hrefOf(lang, JERUSALEM[lang])))
    await expect.poll(() => offers(page).isVisible()).toBe(false)
    const found = await titles(page)
    expect(found.length).toBeGreaterThan(2)
    for (const title of found) expect(title).toContain(JERUSALEM[lang])
    await expect.poll(() => page.title()).toContain(JERUSALEM[lang])
    await expect.poll(() => axe(page)).toEqual([])
    expect(problems).toEqual([])
    await page.context().close()
  })

  test('sorted by date, the soonest come first, also after a reload', async () => {
    const { page, problems } = await visit(hrefOf(lang, ''))
    await says(page, /1–10/)
    const before = await titles(page)
    const sort = page.getByLabel(words.results.sort)
    await sort.selectOption('date')
    await expect.poll(() => address(page)).toBe(`${base}/kosher_vacations_search?sort=date`)
    await expect.poll(() => titles(page)).not.toEqual(before)
    const sorted = await titles(page)
    await expect.poll(() => axe(page)).toEqual([])
    await page.reload()
    await expect.poll(() => titles(page)).toEqual(sorted)
    await expect.poll(() => sort.inputValue()).toBe('date')
    await sort.selectOption('price')
    await expect.poll(() => address(page)).toBe(`${base}/kosher_vacations_search?sort=price`)
    await page.locator('.vacation-sort .quiet', { hasText: 'EUR' }).waitFor()
    await expect.poll(() => axe(page)).toEqual([])
    await sort.selectOption('')
    await expect.poll(() => titles(page)).toEqual(before)
    expect(problems).toEqual([])
    await page.context().close()
  })

  test('destinations narrow, history and reload bring back what was shown', async () => {
    const { page, problems } = await visit(hrefOf(lang, ''))
    await says(page, /1–10/)
    const all = await total(page)
    const places = page.getByRole('navigation', { name: words.results.places })
    const city = places.getByRole('link', { name: JERUSALEM[lang] })
    const count = Number(await city.locator('.count').innerText())
    await city.focus()
    await page.keyboard.press('Enter')
    await saysTotal(page, count)
    expect(count).toBeLessThan(all)
    await expect.poll(() => city.getAttribute('aria-current')).toBe('true')
    await expect.poll(() => status(page).evaluate((one) => one === document.activeElement)).toBe(true)
    await expect.poll(() => address(page)).toBe(`${base}/kosher_vacations_search?destination=281184`)
    await expect.poll(() => page.locator('#vacations-destination').inputValue()).toBe('281184')
    await expect.poll(() => page.locator('.vacation-results h2').innerText()).toContain(JERUSALEM[lang])
    await page.goBack()
    await saysTotal(page, all)
    await expect.poll(() => page.locator('#vacations-destination').inputValue()).toBe('0')
    await page.goForward()
    await saysTotal(page, count)
    await page.reload()
    await saysTotal(page, count)
    await expect.poll(() => page.locator('#vacations-destination').inputValue()).toBe('281184')
    expect(problems).toEqual([])
    await page.context().close()
  })

  testFull('pages by keyboard; a page too far is the last one', async () => {
    const { page } = await visit(hrefOf(lang, ''))
    await says(page, /1–10/)
    const first = await titles(page)
    const next = page.locator('.vacation-results .pagination a[rel=next]')
    await next.focus()
    await page.keyboard.press('Enter')
    await says(page, /11–20/)
    await expect.poll(() => status(page).evaluate((one) => one === document.activeElement)).toBe(true)
    await expect.poll(() => address(page)).toBe(`${base}/kosher_vacations_search?page=2`)
    const second = await titles(page)
    expect(second.filter((title) => first.includes(title))).toEqual([])
    await expect.poll(() => axe(page)).toEqual([])
    await page.goBack()
    await says(page, /1–10/)
    await expect.poll(() => titles(page)).toEqual(first)
    await page.goto(siteUrl + hrefOf(lang, '', 0, 999))
    await status(page).filter({ hasText: /\d/ }).waitFor()
    const last = Math.ceil((await total(page)) / 10)
    await expect.poll(() => address(page)).toBe(`${base}/kosher_vacations_search?page=${last}`)
    await expect.poll(() => page.locator('.pagination [aria-current]').innerText()).toBe(String(last))
    await page.context().close()
  })

  testFull('nonsense is answered calmly, with a way out', async () => {
    const { page, problems } = await visit(`${base}/kosher_vacations_search?qqqq&zzzz=%E0%A4%A&page=-3&destination=x`)
    await says(page, words.results.none)
    await expect.poll(() => axe(page)).toEqual([])
    await page.getByRole('link', { name: words.results.showAll }).click()
    await says(page, /1–10/)
    await expect.poll(() => page.locator('#vacations-input').inputValue()).toBe('')
    expect(problems).toEqual([])
    await page.context().close()
  })

  testFull('a failure is reported, and can be retried', async () => {
    const { page } = await visit(PAGE[lang])
    await page.route(API, (route) => route.abort())
    await page.locator('#vacations-input').fill(JERUSALEM[lang])
    await page.locator('#vacations-input').press('Enter')
    const again = page.getByRole('button', { name: words.results.again })
    await again.waitFor()
    await page.locator('.toast', { hasText: words.results.failed }).waitFor()
    await expect.poll(() => axe(page)).toEqual([])
    await page.unroute(API)
    await again.focus()
    await page.keyboard.press('Enter')
    await says(page, /1–\d+/)
    await expect.poll(() => again.count()).toBe(0)
    await page.context().close()
  })

  test('the header looks for words among the vacations, by keyboard', async () => {
    const { page, problems } = await visit(`${base}/`, {
      viewport: { width: 1024, height: 768 },
    })
    const header = page.locator('header')
    await header.locator('.header-search summary').press('Enter')
    // Once it is open, what is typed goes into its field.
    await expect.poll(() => header.locator('.header-search input:focus').count()).toBe(1)
    const kind = header.getByLabel(MESSAGES[lang].common.search.kind)
    await kind.focus()
    await expect
      .poll(() => kind.evaluate((one) => Object.keys(one).some((name) => name.startsWith('__react'))))
      .toBe(true)
    await expect
      .poll(() => kind.locator('option').allInnerTexts())
      .toEqual([MESSAGES[lang].common.search.all, words.header.inPlace, words.header.byWords, words.header.nearby])
    await kind.selectOption('words')
    const field = header.getByRole('searchbox', { name: words.form.text })
    await field.waitFor()
    await page.keyboard.press('Tab')
    await expect.poll(() => field.evaluate((one) => one === document.activeElement)).toBe(true)
    await expect.poll(() => axe(page)).toEqual([])
    await page.keyboard.type('ab')
    await page.keyboard.press('Enter')
    await expect.poll(() => new URL(page.url()).pathname).toBe(`${base}/`)
    await field.fill(JERUSALEM[lang])
    await page.keyboard.press('Enter')
    await page.waitForURL(/kosher_vacations_search\?/)
    await expect.poll(() => address(page)).toBe(decodeURIComponent(hrefOf(lang, JERUSALEM[lang])))
    await says(page, /1–\d+/)
    await expect.poll(() => titles(page)).not.toEqual([])
    expect(problems).toEqual([])
    await page.context().close()
  })
})

test('an address from elsewhere is understood, and becomes the one of its search', async () => {
  const { page } = await visit('/kosher_vacations_search?q=four+days&destination=0&utm_source=mail')
  await says(page, /1–\d/)
  await expect.poll(() => new URL(page.url()).search).toBe('?four%20days')
  for (const title of await titles(page)) expect(title).toMatch(/four days/i)
  await page.context().close()
})

test('the answer to a query tells robots to stay away, the page itself does not', async () => {
  const query = await fetch(`${siteUrl}/kosher_vacations_search?rome`)
  expect([query.status, query.headers.get('x-robots-tag')]).toEqual([200, 'noindex'])
  const page = await fetch(siteUrl + PAGE.en)
  expect([page.status, page.headers.get('x-robots-tag')]).toEqual([200, null])
  const html = await page.text()
  expect(html).toContain('"@type":"CollectionPage"')
  expect(html.match(/hreflang="/g)?.length).toBeGreaterThan(6)
  expect(await query.text()).toBe(html)
})

testFull('what a query will replace is not seen before it', async () => {
  const { page } = await visit(PAGE.en)
  let go = () => {}
  const held = new Promise<void>((resolve) => (go = resolve))
  await page.route(API, async (route) => {
    await held
    await route.continue()
  })
  await page.goto(siteUrl + hrefOf('en', 'jerusalem'))
  await says(page, MESSAGES.en.travel.vacations.results.loading)
  await expect.poll(() => offers(page).isVisible()).toBe(false)
  go()
  await says(page, /1–\d/)
  await page.context().close()
})

test('a phone holds the search without a sideways scroll', async () => {
  const { page } = await visit(hrefOf('he', 'ירושלים'), {
    viewport: { width: 320, height: 700 },
    hasTouch: true,
    isMobile: true,
  })
  await says(page, /1–\d/)
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
  await expect.poll(() => axe(page)).toEqual([])
  await page.context().close()
})
