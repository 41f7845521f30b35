import type { BrowserContextOptions, Page } from 'playwright'
import { describe, expect, test } from 'vitest'
import { few, isFull, testFull } from '#core/test/full.ts'
import { axe } from './axe.ts'
import { overflow, testOnce, siteUrl, useBrowser, visit, withoutDrawing, hasSettled } from './browser.ts'

useBrowser()

const SEARCH = { en: '/Search.html', he: '/he/חיפוש.html' }
const NEAR = {
  en: '/kosher_search-nearby-TJ281184-Jerusalem.html',
  he: '/he/kosher_search-nearby-TJ281184-ירושלים.html',
}
const LANGS = ['en', 'he'] as const
const path = (page: Page) => decodeURI(new URL(page.url()).pathname)
const query = (page: Page) => new URL(page.url()).search

async function expectAccessible(page: Page): Promise<void> {
  const found = await axe(page, {
    // Pins lie where their places are; the list beside the map has them all.
    without: ['.leaflet-marker-pane'],
  })
  expect(found).toEqual([])
}

/** A visitor who stands at the Jaffa Gate, and lets the site know or not. */
const at = (accuracy: number, permissions: string[] = ['geolocation']): BrowserContextOptions => ({
  permissions,
  geolocation: { latitude: 31.77661, longitude: 35.22752, accuracy },
})

const panels = (page: Page) => page.locator('[role=tabpanel]:visible')

describe.each(LANGS)('the tabs of the search, %s', (lang) => {
  test('move by the arrow keys, and stand in the address', async () => {
    const { page, problems } = await visit(SEARCH[lang])
    const tabs = page.locator('main [role=tab]')
    await tabs.first().focus()
    const forth = lang === 'he' ? 'ArrowLeft' : 'ArrowRight'
    for (const id of ['nearme', 'nearby', 'directory']) {
      await page.keyboard.press(forth)
      await expect.poll(() => panels(page).getAttribute('id')).toBe(`search-${id}`)
      await expect.poll(() => new URL(page.url()).hash).toBe(`#search-${id}`)
      await expect.poll(() => page.locator(':focus').getAttribute('aria-selected')).toBe('true')
      await expectAccessible(page)
    }
    await page.keyboard.press('End')
    await page.keyboard.press('Tab')
    await expect.poll(() => page.locator(':focus').getAttribute('name')).toBe('q')
    expect(problems).toEqual([])
    await page.context().close()
  })

  testOnce(lang)('are not needed without JavaScript', async () => {
    const { page } = await visit(SEARCH[lang], { javaScriptEnabled: false })
    for (const id of ['directory', 'nearme', 'nearby'])
      await expect.poll(() => page.locator(`#search-${id}`).isVisible()).toBe(true)
    await expect.poll(() => page.locator('[role=tab]').first().isVisible()).toBe(false)
    await page.context().close()
  })
})

describe('near me', () => {
  test('the hash opens the tab, and leads from a position to what is near', async () => {
    const { page, problems } = await visit('/Credits.html', at(24))
    await page.goto(`${siteUrl}${SEARCH.en}#search-nearme`)
    await page.waitForURL(/Kosher_NearBy/)
    // The quarter that the gate leads to is a place of its own.
    expect(path(page)).toBe('/Kosher_NearBy-31.777,35.228-Old_City.html')
    expect(query(page)).toBe('?r=624')
    await page.locator('.near-card').first().waitFor()
    await expect.poll(() => page.locator('h1').innerText()).toBe('Kosher near Old City')
    expect(problems).toEqual([])
    await page.context().close()
  })

  test('Back leads out of it, and not to where one is again', async () => {
    const { page, requests } = await visit('/Credits.html', at(24))
    await page.goto(`${siteUrl}${SEARCH.en}#search-nearme`)
    await page.waitForURL(/Kosher_NearBy/)
    await page.goBack()
    await hasSettled(page)
    expect(path(page)).toBe(SEARCH.en)
    await expect.poll(() => panels(page).getAttribute('id')).toBe('search-nearme')
    await page.reload()
    await hasSettled(page)
    const found = () => requests.filter((one) => one.includes('NearBy')).length
    expect(found()).toBe(1)
    await page.locator('#search-nearme button').click()
    await page.waitForURL(/Kosher_NearBy/)
    await page.goBack()
    await hasSettled(page)
    await page.goBack()
    await hasSettled(page)
    expect(path(page)).toBe('/Credits.html')
    await page.context().close()
  })

  test('the button asks, also when it is the first thing that is touched', async () => {
    const { page } = await visit(SEARCH.he, at(24))
    await page.locator('#tab-nearme').click()
    await expect.poll(() => page.url()).toMatch(/#search-nearme$/)
    await page.locator('#search-nearme button').click()
    await page.waitForURL(/Kosher_NearBy/)
    // The whole data have its name in Hebrew, too.
    const name = isFull ? 'העיר_העתיקה' : 'Old_City'
    expect(path(page)).toBe(`/he/Kosher_NearBy-31.777,35.228-${name}.html`)
    await page.context().close()
  })

  test.each(few(LANGS))('%s: a position that is not exact is not taken', async (lang) => {
    const { page } = await visit(`${SEARCH[lang]}#search-nearme`, at(500))
    const toast = page.locator('.toast.is-info')
    await toast.waitFor()
    await expect.poll(() => toast.innerText()).toContain('500')
    await expect.poll(() => panels(page).innerText()).toContain('500')
    expect(path(page)).toBe(SEARCH[lang])
    await expectAccessible(page)
    await page.context().close()
  })

  test.each(few(LANGS))('%s: a denied position is explained', async (lang) => {
    const { page } = await visit(`${SEARCH[lang]}#search-nearme`, at(24, []))
    const said = page.locator('#search-nearme [role=status]')
    await page.waitForFunction(() => document.querySelector('#search-nearme [role=status]')?.textContent !== '')
    await expect.poll(() => said.innerText()).toMatch(lang === 'en' ? /does not share your position/ : /אינו מוסר/)
    await expectAccessible(page)
    // The way on leads to the third tab.
    await page.locator('#search-nearme a').click()
    await expect.poll(() => panels(page).getAttribute('id')).toBe('search-nearby')
    await page.context().close()
  })
})

describe('near a place', () => {
  const type = async (page: Page, text: string) => {
    await page.locator('#tab-nearby').click()
    const input = page.locator('#search-nearby input')
    await input.click()
    await hasSettled(page)
    await page.keyboard.type(text, { delay: 20 })
    return page.locator('#search-nearby [role=option]')
  }

  test('a chosen place leads to its page, by keyboard alone', async () => {
    const { page, problems } = await visit(SEARCH.en)
    const options = await type(page, 'jerusalem')
    await options.first().waitFor()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await page.waitForURL(/nearby-TJ281184/)
    expect(path(page)).toBe(NEAR.en)
    expect(problems).toEqual([])
    await page.context().close()
  })

  test('a listing is found by its name', async () => {
    const { page } = await visit(SEARCH.he)
    const options = await type(page, 'jerusalem great')
    await options.first().click()
    await page.waitForURL(/Kosher_NearBy/)
    expect(path(page)).toMatch(/^\/he\/Kosher_NearBy-31\.\d+,35\.\d+-/)
    await page.context().close()
  })

  testFull('words that mean several ask which', async () => {
    const { page } = await visit(SEARCH.en)
    await (await type(page, 'Great Synagogue')).first().waitFor()
    await page.keyboard.press('Enter')
    await page.waitForURL(/TJ0-Great_Synagogue/)
    await page.locator('.shell-results a').first().waitFor()
    await expectAccessible(page)
    await page.locator('.shell-results a').first().click()
    await page.waitForURL(/Kosher_NearBy/)
    await page.context().close()
  })

  testFull.each(few(LANGS))('%s: words that mean nothing are answered', async (lang) => {
    const { page } = await visit(SEARCH[lang])
    await type(page, 'qqqqzzzz')
    await page.keyboard.press('Enter')
    await page.locator('.toast.is-info').waitFor()
    await expect
      .poll(() => page.locator('.search-outcome').innerText())
      .toBe(lang === 'en' ? 'No results found' : 'לא נמצאו תוצאות')
    await expectAccessible(page)
    await page.context().close()
  })

  testFull('a service that is out of reach is said', async () => {
    const { page } = await visit(SEARCH.en)
    await page.route('**/rest/tjt/geocode/**', (route) => route.abort())
    await type(page, 'Jerusalem')
    await page.keyboard.press('Enter')
    await page.locator('.toast.is-error').waitFor()
    await expect.poll(() => page.locator('.search-outcome').innerText()).toBe('The operation failed. Please try again.')
    await page.context().close()
  })

  test('the header leads there too', async () => {
    const { page } = await visit('/Credits.html', {
      viewport: { width: 1280, height: 800 },
    })
    await page.locator('header summary', { hasText: 'Search for a place' }).click()
    await page.locator('header input[name=q]').focus()
    await page.locator('header select').selectOption('nearby')
    await page.locator('header input[name=q]').fill('Great Synagogue')
    await expect.poll(() => page.locator('header [role=status]').innerText()).not.toBe('')
    await page.keyboard.press('Enter')
    await page.waitForURL(/kosher_search-nearby-TJ0-Great_Synagogue\.html/)
    await page.context().close()
  })
})

describe('the nearby page', () => {
  test.each(few(LANGS))('%s: ten a page, and back again', async (lang) => {
    const { page, problems } = await visit(NEAR[lang], {
      viewport: { width: 1280, height: 900 },
      locale: lang === 'he' ? 'he-IL' : 'en-US',
    })
    const cards = page.locator('.near-card')
    const distance = page.locator('.near-distance').first()
    await cards.first().waitFor()
    await expect.poll(() => cards.count()).toBe(10)
    const other = lang === 'en' ? 'he' : 'en'
    const link = page.locator(`.site-header a[hreflang=${other}]`)
    await expect.poll(() => link.getAttribute('href')).toContain(NEAR[other].split('-', 3).join('-'))
    await expect
      .poll(() => distance.innerText())
      .toMatch(lang === 'he' ? /מ.* · .*הליכה/ : /\d (mi|ft) · \d+ min on foot/)
    await expectAccessible(page)
    const first = await cards.first().innerText()
    await page.locator('.pagination a[rel=next]').click()
    expect(query(page)).toMatch(/page=2/)
    await expect.poll(() => page.locator('[aria-current=page]').last().innerText()).toBe('2')
    await expect.poll(() => page.locator(':focus').getAttribute('id')).toBe('near-panel')
    const tab = page.locator('[role=tab]').nth(1)
    await tab.click()
    expect(query(page)).not.toMatch(/page=/)
    await expect.poll(() => tab.getAttribute('aria-selected')).toBe('true')
    await page.goBack()
    expect(query(page)).toMatch(/page=2/)
    await page.goBack()
    await expect.poll(() => cards.first().innerText()).toBe(first)
    expect(problems).toEqual([])
    await page.context().close()
  })

  test.each(few(LANGS))('%s: reads whole without JavaScript, with links to what the tabs have', async (lang) => {
    const { page } = await visit(NEAR[lang], { javaScriptEnabled: false })
    const card = page.locator('.near-card').first()
    await card.waitFor()
    expect(await page.locator('[role=tab]:visible, .nearby-map:visible').count()).toBe(0)
    expect(await overflow(page)).toBe(0)
    const before = await card.innerText()
    await page.locator('noscript a[href*="type=231"]').click()
    await page.waitForURL(/type=231/)
    expect(await card.innerText()).not.toBe(before)
    await page.context().close()
  })

  testFull('an address with a tab and a page opens there', async () => {
    const { page } = await visit(`${NEAR.en}?type=231&page=2`)
    await page.locator('.near-card').first().waitFor()
    const tab = page.locator('[role=tab][aria-selected=true]')
    await expect.poll(() => tab.getAttribute('id')).toBe('near-231')
    await expect.poll(() => page.locator('[aria-current=page]').last().innerText()).toBe('2')
    await page.context().close()
  })

  test('no pin of the map covers what stands for several places', async () => {
    const { page } = await visit(NEAR.en, { viewport: { width: 1440, height: 900 } })
    await page.locator('.map-cluster').first().waitFor()
    const covered = () =>
      page.locator('.map-cluster').evaluateAll((all) =>
        all.flatMap((one) => {
          const { x, y, width, height } = one.getBoundingClientRect()
          return [0.15, 0.5, 0.85]
            .flatMap((part) => [
              document.elementFromPoint(x + width * part, y + height / 2),
              document.elementFromPoint(x + width / 2, y + height * part),
            ])
            .filter((found) => found instanceof HTMLImageElement)
            .map((pin) => `${one.textContent} by ${pin!.getAttribute('alt')}`)
        }),
      )
    await expect.poll(covered).toEqual([])
    await page.context().close()
  })

  test('the map has a switch a type, and windows', async () => {
    const { page, problems } = await visit('/Kosher_NearBy-31.777,35.228-Jaffa_Gate.html?r=624', {
      viewport: { width: 1280, height: 900 },
    })
    const pins = page.locator('.nearby-map .leaflet-marker-icon:not(.map-point, .map-ring-name)')
    await pins.first().waitFor()
    const boxes = page.locator('.map-toggles input')
    expect(await page.locator('.map-toggles :checked').count()).toBe(1)
    await expect.poll(() => page.locator('.nearby-map path.map-ring').count()).toBe(3)
    expect(await page.locator('.map-ring-name bdi').count()).toBe(3)
    await boxes.first().uncheck()
    await pins.first().waitFor({ state: 'detached' })
    await expect.poll(() => page.locator('.near-card').count()).toBe(10)
    await boxes.first().check()
    await pins.first().waitFor()
    await expectAccessible(page)
    // No cluster.
    await page.locator('.nearby-map img.leaflet-marker-icon').first().focus()
    await page.keyboard.press('Enter')
    await page.locator('.map-popup-content').waitFor()
    await page.keyboard.press('Escape')
    await page.locator('.map-popup-content').waitFor({ state: 'detached' })
    expect(problems).toEqual([])
    await page.context().close()
  })

  test.each(few(LANGS))('%s: on a phone the map loads on request', async (lang) => {
    const { page, requests } = await visit(NEAR[lang], {
      viewport: { width: 390, height: 800 },
      until: 'settled',
    })
    expect(requests.some((path) => path.includes('mapplaces'))).toBe(false)
    const button = page.locator('.nearby-map button').first()
    await button.click()
    await expect.poll(() => button.getAttribute('aria-expanded')).toBe('true')
    await page.locator('.leaflet-marker-icon:not(.map-point, .map-ring-name)').first().waitFor()
    await expectAccessible(page)
    expect(await overflow(page)).toBe(0)
    await page.context().close()
  })

  testFull.each(few(LANGS))('%s: where nothing is, and where nothing answers', async (lang) => {
    const prefix = lang === 'he' ? '/he' : ''
    const sea = `${prefix}/Kosher_NearBy-0,0-Sea.html`
    const { page } = await visit(sea)
    await page.locator('.toast.is-info').waitFor()
    const text = await page.locator('.nearby').innerText()
    expect(text).toContain(
      lang === 'en' ? 'No kosher items found near your location.' : 'לא נמצאו מקומות כשרים בסביבתכם.',
    )
    await expectAccessible(page)
    await withoutDrawing(page, NEAR[lang])
    await page.route('**/rest/tjt/locnearby/**', (route) => route.abort())
    await page.goto(new URL(NEAR[lang], page.url()).href)
    await page.locator('.toast.is-error').waitFor()
    await expect
      .poll(() => page.locator('.nearby').innerText())
      .toContain(
        lang === 'en' ? 'Failed to get kosher items near your location.' : 'לא ניתן לקבל את המקומות הכשרים בסביבתכם.',
      )
    await page.context().close()
  })
})

/** What the scale of a map says. */
const SCALES = { mi: /^\d+ (mi|ft)$/, km: /^\d+ k?m$/ }

const inUnit = (unit: keyof typeof SCALES) => new RegExp(`^[\\d,.]+\\s${unit === 'km' ? 'k?m' : '(mi|ft)'} ·`)

test.each([
  ['en-US', 'mi', 'km'],
  ['en-CA', 'km', 'mi'],
] as const)(
  'one unit of distances on all pages, that of the region or the chosen one: %s',
  async (locale, unit, other) => {
    const { page, problems } = await visit('/Kosher_Tours-TL2655603-Birmingham-Vacations.html', { locale })
    const far = page.locator('.tile-note')
    const choose = (unit: keyof typeof SCALES) =>
      page.locator(`[name=distances][value=${unit === 'mi' ? 'miles' : 'km'}]`).check()
    await expect.poll(() => far.first().innerText()).toMatch(new RegExp(`^[\\d,.]+\\s${unit} away$`))
    await choose(other)
    await expect.poll(() => far.first().innerText()).toMatch(new RegExp(`^[\\d,.]+\\s${other} away$`))
    await page.goto(siteUrl + NEAR.en)
    const near = page.locator('.near-distance')
    await expect.poll(() => near.first().innerText()).toMatch(inUnit(other))
    await expect.poll(() => page.locator('.nearby-order').innerText()).toContain(` ${other} `)
    const scale = page.locator('.leaflet-control-scale')
    await expect.poll(() => scale.innerText()).toMatch(SCALES[other])
    await choose(unit)
    await expect.poll(() => near.first().innerText()).toMatch(inUnit(unit))
    await expect.poll(() => scale.innerText()).toMatch(SCALES[unit])
    expect(problems).toEqual([])
    await page.context().close()
  },
)
