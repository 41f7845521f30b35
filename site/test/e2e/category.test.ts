import { LANGS } from '#core/i18n/languages.ts'
import { MESSAGES } from '#core/i18n/messages.ts'
import type { Page } from 'playwright'
import { describe, expect, test } from 'vitest'
import { few } from '#core/test/full.ts'
import { axe } from './axe.ts'
import { PHONE, WIDE, loadedScripts, overflow, siteUrl, testOnce, useBrowser, visit } from './browser.ts'

useBrowser()

/** On the small site, all of its offers are samples. */
const EN = '/Kosher_Tours-CT800005-x.html'
const HE = '/he/נופש_כשר-CT800005-x.html'
/** Offers with prices in several currencies. */
const PRICED = {
  en: '/Kosher_Tours-CT800002-Family_holidays.html',
  he: '/he/נופש_כשר-CT800002-x.html',
} as const
const LANGUAGES = [
  ['en', EN],
  ['he', HE],
] as const

describe.each(LANGUAGES)('a category in %s', (lang, path) => {
  const { categories: words, vacations } = MESSAGES[lang].travel
  const results = (page: Page) => page.locator('.vacation-results')

  test('leads to its offers in the search, narrowed and sorted, by keyboard', async () => {
    const { page, problems } = await visit(PRICED[lang], PHONE)
    const form = page.getByRole('form', { name: words.narrow })
    await page.locator('summary', { hasText: words.narrow }).press('Enter')
    await form.getByLabel(vacations.form.destination).selectOption('3169070')
    await form.getByLabel(vacations.form.price).selectOption('EUR1000')
    await form.getByLabel(vacations.results.sort).selectOption('price')
    expect(await overflow(page)).toBeLessThanOrEqual(0)
    await form.getByRole('button').press('Enter')
    await page.waitForURL(/kosher_vacations_search\?/)
    const query = () => new URL(page.url()).search
    await expect.poll(query).toBe('?destination=3169070&category=800002&price=EUR1000&sort=price')
    await expect.poll(() => page.locator('#vacations-category').inputValue()).toBe('800002')
    // Each choice can be taken back; then there are other offers of the kind.
    const chips = page.getByRole('list', { name: MESSAGES[lang].places.filters.chosen }).getByRole('link')
    await expect.poll(() => chips.count()).toBe(3)
    const narrow = await results(page).locator('.card').count()
    await chips.last().click()
    await expect.poll(query).toBe('?destination=3169070&category=800002&sort=price')
    await chips.last().click()
    await expect.poll(query).toBe('?category=800002&sort=price')
    await expect.poll(() => results(page).locator('.card').count()).toBeGreaterThan(narrow)
    await expect.poll(() => results(page).locator('.vacation-sort').innerText()).toMatch(/ILS.*EUR|EUR.*ILS/)
    await expect.poll(() => axe(page)).toEqual([])
    expect(problems).toEqual([])
    await page.context().close()
  })

  testOnce(lang).each(
    few([
      ['light', PHONE],
      ['dark', WIDE],
    ] as const),
  )('is accessible in the %s scheme', async (colorScheme, size) => {
    const { page, requests } = await visit(path, { ...size, colorScheme, until: 'settled' })
    await expect.poll(() => axe(page)).toEqual([])
    expect(await overflow(page)).toBeLessThanOrEqual(0)
    expect(loadedScripts(requests)).toEqual([])
    await page.context().close()
  })

  testOnce(lang)('shows its offers as cards, those that are samples marked, and the other kinds', async () => {
    const real = await visit(PRICED[lang], WIDE)
    const all = real.page.getByRole('region', { name: words.all })
    await expect.poll(() => all.locator('.card').count()).toBeGreaterThan(3)
    expect(await all.locator('.is-sample').count()).toBe(0)
    await real.page.context().close()
    const { page } = await visit(path, { ...WIDE, samples: true })
    const cards = page.locator('main .card')
    await expect.poll(() => cards.count()).toBeGreaterThan(1)
    expect(await page.locator('main .card .is-sample').count()).toBe(await cards.count())
    const others = page.getByRole('region', { name: words.others })
    const href = await others.getByRole('link').first().getAttribute('href')
    expect(decodeURI(href!)).toContain('-CT8000')
    expect((await fetch(siteUrl + href)).status).toBe(200)
    await page.context().close()
  })
})

test('with samples only links its other languages and is not indexed', async () => {
  const html = await (await fetch(siteUrl + EN)).text()
  const json = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(html)
  const { '@graph': graph } = JSON.parse(json![1]!) as {
    '@graph': { '@type': string }[]
  }
  expect(graph.map((part) => part['@type'])).toEqual(['BreadcrumbList'])
  const description = /<meta name="description" content="([^"]*)"/.exec(html)!
  expect(description[1]!.length).toBeGreaterThan(70)
  expect(description[1]!.length).toBeLessThanOrEqual(201)
  expect(html.match(/hreflang="[a-z-]+" href/g)).toHaveLength(LANGS.length + 1)
  expect(html).toMatch(/property="og:image" content="[^"]+\/pictures\/[a-z]+-/)
  expect(html).toContain('content="noindex"')
})

test.each([
  ['/Kosher_Tours-CT800001-wrong.html', '/Kosher_Tours-CT800001-Passover_programmes.html'],
  ['/נופש_כשר-CT800001-x.html', '/he/נופש_כשר-CT800001-x.html'],
])('%s has moved', async (from, to) => {
  const answer = await fetch(siteUrl + encodeURI(from), { redirect: 'manual' })
  expect(answer.status).toBe(301)
  expect(decodeURI(answer.headers.get('location')!)).toBe(to)
})

test('an offer leads to its category', async () => {
  const { page } = await visit('/Kosher_Tours-FT810001-x.html')
  await page.locator('.page-head .eyebrow a').click()
  await page.waitForURL((url) => url.pathname.includes('-CT'))
  await page.context().close()
})

const TRAVEL = [
  ['en', '/Kosher_Tours-TL281184-Jerusalem-Vacations.html', '/Kosher_Tours-TL294640-Israel-Vacations.html'],
  ['he', '/he/נופש_כשר-TL281184-ירושלים-חופשה.html', '/he/נופש_כשר-TL294640-ישראל-חופשה.html'],
] as const

describe.each(few(TRAVEL))('the travel page in %s', (lang, city, country) => {
  const words = MESSAGES[lang].travel.categories.travel

  test('has the first four offers in one group and the rest in another', async () => {
    const { page } = await visit(city, { reducedMotion: 'reduce' })
    const offers = page.locator('#offers')
    await expect.poll(() => offers.locator('.card').count()).toBe(4)
    const rest = await offers.locator('.offer-row').count()
    expect(rest).toBeGreaterThan(0)
    const shown = await offers
      .locator('.card .card-link, .offer-row .card-link')
      .evaluateAll((all) => all.map((link) => link.getAttribute('href')))
    expect(new Set(shown).size).toBe(4 + rest)
    const kinds = offers.getByRole('list', { name: words.kinds })
    await expect.poll(() => kinds.getByRole('link').count()).toBeGreaterThan(1)
    await expect.poll(() => page.locator('#times table tbody tr').count()).toBe(3)
    const trip = page.getByRole('link', { name: words.tripTimes })
    await expect.poll(() => trip.getAttribute('href')).toMatch(/\?loc=281184$/)
    // Kinds with only samples are not named.
    for (const [type, cards] of Object.entries({ 230: 0, 236: 0, 228: 6 }))
      await expect.poll(() => page.locator(`#type-${type} .card`).count()).toBe(cards)
    await expect.poll(() => axe(page)).toEqual([])
    await page.context().close()
  })

  test('of a country has its cities, with their offers and their Shabbat', async () => {
    const { page } = await visit(country, {
      reducedMotion: 'reduce',
      colorScheme: 'dark',
    })
    const cities = page.getByRole('region', { name: words.cities })
    const rows = cities.locator('.offer-row')
    await expect.poll(() => rows.count()).toBeGreaterThan(1)
    await expect.poll(() => rows.first().locator('.clock').count()).toBe(2)
    await expect.poll(() => page.locator('#offers h4 a').count()).toBeGreaterThan(0)
    await expect.poll(() => axe(page)).toEqual([])
    await rows.first().getByRole('link').click()
    await page.waitForURL((url) => url.pathname.includes('-TL281184-'))
    await page.context().close()
  })
})

test('a place without offers leads to the nearest that have some', async () => {
  const { page } = await visit('/Kosher_Tours-TL2655603-Birmingham-Vacations.html', { reducedMotion: 'reduce' })
  const nearest = page.getByRole('region', {
    name: MESSAGES.en.travel.categories.travel.nearest,
  })
  const first = nearest.getByRole('link').first()
  await expect.poll(() => first.textContent()).toBe('London')
  await expect.poll(() => page.locator('meta[name=robots]').getAttribute('content')).toBe('noindex')
  await expect.poll(() => axe(page)).toEqual([])
  await first.click()
  await page.waitForURL((url) => url.pathname.includes('-TL2643743-'))
  await page.context().close()
})
