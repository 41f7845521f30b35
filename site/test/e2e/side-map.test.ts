import type { Page } from 'playwright'
import { describe, expect, test } from 'vitest'
import type { Entry } from '#core/contract/entries.ts'
import { areaOf, isWithin } from '#core/domain/map/area.ts'
import { MESSAGES } from '#core/i18n/messages.ts'
import { few } from '#core/test/full.ts'
import { axe } from './axe.ts'
import { restaurantsOfJerusalem, useBrowser, visit } from './browser.ts'

useBrowser()

const PATHS = {
  en: '/Kosher_Restaurants-TJ281184-Jerusalem-Kosher_Restaurants.html',
  he: '/he/מסעדות_כשרות-TJ281184-ירושלים-מסעדות_כשרות.html',
} as const

const cards = (page: Page) => page.locator('#results-found .card')
const pointedPins = (page: Page) => page.locator('.leaflet-marker-icon.is-pointed')

/** A page of results on a screen with room for the map, which comes with the first look at it. */
async function openBeside(lang: keyof typeof PATHS, query = '') {
  const visited = await visit(PATHS[lang] + query, {
    reducedMotion: 'reduce',
    viewport: { width: 1280, height: 900 },
  })
  const { page } = visited
  expect(visited.requests.filter((path) => path.includes('/entries/'))).toEqual([])
  await page.locator('.results-map').hover()
  await page.locator('.results-map .leaflet-marker-icon').first().waitFor()
  return visited
}

describe.each(few(['en', 'he'] as const))('the map beside the results, %s', (lang) => {
  const words = MESSAGES[lang].places

  test('stands beside the list, and what is pointed at stands out on both', async () => {
    const { page, problems } = await openBeside(lang)
    const [list, map] = await Promise.all([
      page.locator('.results-column').boundingBox(),
      page.locator('.results-map').boundingBox(),
    ])
    const [first, second] = lang === 'he' ? [map!, list!] : [list!, map!]
    expect(first.x + first.width).toBeLessThanOrEqual(second.x)
    await expect.poll(() => axe(page)).toEqual([])
    await cards(page).nth(1).hover()
    await expect.poll(() => pointedPins(page).count()).toBe(1)
    await page.locator('h1').hover()
    await expect.poll(() => pointedPins(page).count()).toBe(0)
    await cards(page).nth(2).getByRole('link').focus()
    await expect.poll(() => pointedPins(page).count()).toBe(1)
    expect(problems).toEqual([])
    await page.context().close()
  })

  test('searches what it shows after a move, says so in a chip, and goes back', async () => {
    const { page, problems } = await openBeside(lang)
    const all = await restaurantsOfJerusalem()
    const search = page.getByRole('button', { name: words.map.searchArea })
    expect(await search.count()).toBe(0)
    await page.getByRole('region', { name: words.map.label }).focus()
    for (let steps = 0; steps < 3; steps++) await page.keyboard.press('+')
    await search.press('Enter')
    const asked = () => areaOf(new URL(page.url()).searchParams.get('area') ?? '')
    await expect.poll(asked).toBeTruthy()
    const area = asked()!
    const within = all.filter(({ position }: Entry) => isWithin(area, position))
    expect(within.length).toBeLessThan(all.length)
    expect(within.length).toBeGreaterThan(0)
    const chip = page.getByRole('link', { name: words.filters.area })
    await chip.waitFor()
    await expect.poll(() => cards(page).count()).toBe(Math.min(within.length, 20))
    expect(await search.count()).toBe(0)
    // Pins may overlap: each is a card of the list too.
    await expect.poll(() => axe(page, { without: ['.leaflet-marker-pane'] })).toEqual([])
    await page.goBack()
    await chip.waitFor({ state: 'detached' })
    await expect.poll(() => cards(page).count()).toBe(20)
    expect(problems).toEqual([])
    await page.context().close()
  })
})

test('an address with a part of the map opens there', async () => {
  const { page } = await openBeside('en', '?area=35.21,31.77,35.23,31.79')
  await page.getByRole('link', { name: MESSAGES.en.places.filters.area }).waitFor()
  const streets = page.locator('.results-map').getByRole('link', { name: MESSAGES.en.places.map.openStreets })
  await expect.poll(() => streets.getAttribute('href')).toMatch(/#map=1[3-6]\/31\.7[78]\d*\/35\.2[12]/)
  await page.context().close()
})

test.each([
  ['/Synagogues-DI101259-Great_Synagogue_of_Rome.html', 'en', ['0.25 mi', '0.6 mi']],
  ['/fr/Synagogues-DI101259-Grande_synagogue_de_Rome.html', 'fr', ['500 m', '1 km']],
] as const)('the map of a listing says how far one walks: %s', async (path, lang, rings) => {
  const { page, problems } = await visit(path, { reducedMotion: 'reduce', locale: lang === 'fr' ? 'fr-FR' : 'en-US' })
  await page.locator('[data-map]').click()
  const names = page.locator('.map-ring-name')
  await expect.poll(async () => (await names.allInnerTexts()).map((name) => name.replace(/\s/, ' '))).toEqual(rings)
  expect(await page.locator('.map-ring').count()).toBe(2)
  await expect.poll(() => axe(page)).toEqual([])
  expect(problems).toEqual([])
  await page.context().close()
})

describe('the results of a country', () => {
  const PATH = '/Synagogues-TJ294640-Israel-Synagogues.html'
  const API = '**/rest/tjt/entries/**'

  /** Answers with so many entries, all over the country. */
  async function withMany(page: Page, count: number) {
    await page.route(API, async (route) => {
      const response = await route.fetch()
      const answer = (await response.json()) as Entry[]
      const many = Array.from({ length: count }, (_, at): Entry => {
        const entry = answer[at % answer.length]!
        const position: Entry['position'] = [34.8 + (at % 50) / 100, 29.6 + Math.floor(at / 50) / 20]
        return { ...entry, tnid: 7_000_000 + at, url: `${entry.url}?${at}`, position }
      })
      await route.fulfill({ response, json: many })
    })
  }

  test('stand on a map beside them, clustered by town, and names of towns keep clear of the pins', async () => {
    const { page, problems } = await visit(PATH, { reducedMotion: 'reduce', viewport: { width: 1280, height: 900 } })
    await page.locator('.results-map').hover()
    const pins = page.locator('.results-map .leaflet-marker-icon')
    await pins.first().waitFor()
    const counts = await page.locator('.results-map .map-cluster').allInnerTexts()
    const clustered = counts.reduce((sum, text) => sum + Number(text), 0)
    // 'Showing 1–20 of 274', or '18 results'.
    const shown = page.locator('#results-found [role=status], .results-bar [role=status]').first()
    const total = (await shown.innerText()).match(/\d+/g)?.at(-1)
    expect(clustered + (await pins.count()) - counts.length).toBe(Number(total))
    await page.locator('.map-place-name', { hasText: 'Jerusalem' }).waitFor()
    const isClear = () =>
      page.evaluate(() => {
        const boxes = (selector: string) =>
          [...document.querySelectorAll(selector)].map((one) => one.getBoundingClientRect())
        const names = boxes('.map-place-name bdi')
        return boxes('.leaflet-marker-icon').every((pin) =>
          names.every(
            (name) =>
              name.left >= pin.right || name.right <= pin.left || name.top >= pin.bottom || name.bottom <= pin.top,
          ),
        )
      })
    await expect.poll(isClear).toBe(true)
    expect(problems).toEqual([])
    await page.context().close()
  })

  test('are thousands, and a phone lists only some of what its map shows', async () => {
    const { page } = await visit(PATH, {
      reducedMotion: 'reduce',
      viewport: { width: 390, height: 844 },
      before: (page) => withMany(page, 3000),
    })
    await page.getByRole('button', { name: MESSAGES.en.places.filters.map }).press('Enter')
    const items = page.locator('.map-list > li')
    await expect.poll(() => items.count()).toBe(101)
    const more = page.locator('.map-list').getByRole('button', { name: /3,000/ })
    await more.press('Enter')
    await expect.poll(() => items.count()).toBe(201)
    await page.locator('.map-canvas .leaflet-marker-icon').first().waitFor()
    const zoomIn = page.getByRole('button', { name: MESSAGES.en.places.map.zoomIn, exact: true })
    for (let step = 0; step < 3; step++) await zoomIn.press('Enter')
    await expect.poll(() => more.count()).toBe(0)
    await page.context().close()
  })
})
