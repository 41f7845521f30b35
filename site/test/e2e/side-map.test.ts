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
  ['/Synagogues-DI101259-Great_Synagogue_of_Rome.html', 'en', ['0.25 mi', '0.5 mi']],
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
