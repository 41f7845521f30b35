import type { Page } from 'playwright'
import { describe, expect, test } from 'vitest'
import { MESSAGES } from '#core/i18n/messages.ts'
import { few } from '#core/test/full.ts'
import { axe } from './axe.ts'
import { overflow, useBrowser, visit } from './browser.ts'
import { insertUser, withStore } from './users.ts'

useBrowser()

const LISTS = {
  en: '/Kosher_Restaurants-TJ281184-Jerusalem-Kosher_Restaurants.html',
  he: '/he/מסעדות_כשרות-TJ281184-ירושלים-מסעדות_כשרות.html',
} as const
const GUIDES = {
  en: '/Jewish_Guide-TJ281184-Jerusalem-Jewish_Guide.html',
  he: '/he/מדריך_יהודי-TJ281184-ירושלים-מדריך_יהודי.html',
} as const
const GATE = { lat: 31.777, lng: 35.228, name: 'Jaffa Gate' }
const PARIS = { lat: 48.8566, lng: 2.3522, name: 'Paris' }

/** A page of somebody who has kept a point. */
async function visitFrom(path: string, point: typeof GATE, options: Parameters<typeof visit>[1] = {}) {
  const visited = await visit('/', { reducedMotion: 'reduce', ...options })
  const { page } = visited
  await page.evaluate((text) => localStorage.setItem('from', text), JSON.stringify(point))
  await page.goto(new URL(path, page.url()).href)
  return visited
}

const ways = (page: Page) => page.locator('#results-found .card-way')

/** Metres of each card, in order. */
const metresOf = async (page: Page): Promise<number[]> =>
  (await ways(page).allInnerTexts()).map((text) => {
    const [, number = '', unit] = /([\d.,]+)\s(\S+)/.exec(text) ?? []
    return Number(number) * (/^(m|מ׳)$/.test(unit ?? '') ? 1 : 1000)
  })

const KM = { en: 'en-IE', he: 'he-IL' } as const

describe.each(few(['en', 'he'] as const))('a point that is kept, %s', (lang) => {
  const { filters, nearby } = MESSAGES[lang].places
  const words = nearby.from
  const named = (text: string) => text.replace('{{name}}', GATE.name)

  test('measures, sorts and narrows down a list, and is forgotten by its chip', async () => {
    const { page, problems } = await visitFrom(LISTS[lang], GATE, {
      locale: KM[lang],
      viewport: { width: 1280, height: 900 },
    })
    await page.locator('#results-sort').focus()
    await ways(page).first().waitFor()
    expect(await page.locator('.results-measured').innerText()).toBe(words.note)
    await page.locator('#results-sort').selectOption('distance')
    await expect.poll(() => page.locator('#results-sort option:checked').innerText()).toContain(GATE.name)
    const sorted = await metresOf(page)
    expect(sorted.length).toBeGreaterThan(3)
    expect(sorted).toEqual(sorted.toSorted((a, b) => a - b))
    await page.getByRole('button', { name: filters.filters, exact: true }).press('Enter')
    await page
      .getByRole('radio', { name: words.within.replace('{{distance}}', '') })
      .nth(1)
      .press('Space')
    await expect.poll(() => new URL(page.url()).search).toBe('?within=1km&sort=distance')
    await expect.poll(async () => Math.max(...(await metresOf(page)))).toBeLessThanOrEqual(1000)
    expect(await axe(page, { without: ['.leaflet-marker-pane'] })).toEqual([])
    await page.locator('.results-map .map-point').waitFor()
    await expect.poll(() => page.locator('.results-map .map-ring').count()).toBe(2)
    await page.reload()
    await expect.poll(async () => Math.max(...(await metresOf(page)))).toBeLessThanOrEqual(1000)
    const chip = page.getByRole('button', { name: named(words.forget) })
    await chip.press('Enter')
    await expect.poll(() => ways(page).count()).toBe(0)
    await expect.poll(() => new URL(page.url()).search).toBe('?sort=distance')
    expect(await page.evaluate(() => [localStorage.getItem('from'), document.activeElement?.textContent])).toEqual([
      null,
      words.choose,
    ])
    for (const width of [768, 390]) {
      await page.setViewportSize({ width, height: 844 })
      expect(await overflow(page)).toBe(0)
    }
    expect(problems).toEqual([])
    await page.context().close()
  })

  test('is chosen in a dialog, by keyboard', async () => {
    const { page, problems } = await visit(LISTS[lang], { reducedMotion: 'reduce', locale: KM[lang] })
    await page.getByRole('button', { name: words.choose }).press('Enter')
    const dialog = page.getByRole('dialog', { name: words.title })
    await dialog.waitFor()
    expect(await axe(page)).toEqual([])
    const field = dialog.getByRole('combobox', { name: words.label })
    await field.fill(lang === 'he' ? 'ירושלים' : 'Jerusalem')
    await dialog.getByRole('option').first().waitFor()
    await field.press('ArrowDown')
    await field.press('Enter')
    await dialog.waitFor({ state: 'detached' })
    const kept = await page.evaluate(() => JSON.parse(localStorage.getItem('from') ?? '{}') as typeof GATE)
    expect(kept.lat).toBeCloseTo(31.77, 1)
    await page.locator('#results-sort').focus()
    await ways(page).first().waitFor()
    expect(problems).toEqual([])
    await page.context().close()
  })

  test('is chosen on the map where no name is found, by keyboard', async () => {
    const { pick, middle } = MESSAGES[lang].places.map
    const { page, problems } = await visit(GUIDES[lang], { reducedMotion: 'reduce' })
    await page.getByRole('button', { name: words.choose }).press('Enter')
    const dialog = page.getByRole('dialog', { name: words.title })
    const field = dialog.getByRole('combobox', { name: words.label })
    await field.fill('xqzxqz 17')
    await field.press('Enter')
    await dialog.getByText(words.notFound).waitFor()
    await dialog.locator('.leaflet-container').waitFor()
    expect(await axe(page)).toEqual([])
    await dialog.getByRole('button', { name: pick.take }).press('Enter')
    await dialog.waitFor({ state: 'detached' })
    const kept = await page.evaluate(() => JSON.parse(localStorage.getItem('from') ?? '{}') as typeof GATE)
    expect(kept.name).toBe(middle)
    // The map began at the city of the page.
    expect([kept.lat, kept.lng].map((degrees) => Math.round(degrees))).toEqual([32, 35])
    expect(problems).toEqual([])
    await page.context().close()
  })

  test('says on the cards of a guide how far each place is', async () => {
    const { page, problems } = await visitFrom(GUIDES[lang], GATE, { locale: KM[lang] })
    const way = page.locator('.card[data-at] .card-way')
    await way.first().waitFor()
    expect(await page.locator('.from-note').count()).toBe(1)
    await page.getByRole('button', { name: named(words.forget) }).press('Enter')
    await way.first().waitFor({ state: 'detached' })
    expect(await page.locator('.from-note').count()).toBe(0)
    expect(problems).toEqual([])
    await page.context().close()
  })
})

test('a point far away says nothing of a place', async () => {
  const { page, requests } = await visitFrom(LISTS.en, PARIS)
  await page.locator('#results-sort').focus()
  await page.locator('#results-found .card').first().waitFor()
  expect(requests.some((path) => path.includes('from-cards'))).toBe(true)
  expect(await page.locator('.card-way, .from-note').count()).toBe(0)
  await page.getByRole('button', { name: MESSAGES.en.places.nearby.from.choose }).waitFor()
  await page.context().close()
})

test('without a point, a guide loads nothing for it', async () => {
  const { page, requests } = await visit(GUIDES.en, { until: 'settled' })
  expect(requests.filter((path) => /from-cards|from-point/.test(path))).toEqual([])
  await page.context().close()
})

test('a listing is a point too', async () => {
  const { page } = await visit('/Synagogues-DI101259-Great_Synagogue_of_Rome.html', { reducedMotion: 'reduce' })
  const words = MESSAGES.en.places.nearby.from
  await page.locator('details.more summary').click()
  await page.getByRole('link', { name: words.here }).click()
  const dialog = page.getByRole('dialog', { name: words.title })
  await dialog.getByText('Distances are now from').waitFor()
  expect(await page.evaluate(() => JSON.parse(localStorage.getItem('from') ?? '{}').name as string)).toMatch(/Rome/)
  await page.getByRole('button', { name: words.done }).click()
  await dialog.waitFor({ state: 'detached' })
  await page.context().close()
})

test('where nothing matches, the map shows the place all the same, and the list says so once', async () => {
  const { page } = await visit(`${LISTS.en}?name=nothing-is-called-this`, {
    reducedMotion: 'reduce',
    viewport: { width: 1280, height: 900 },
  })
  const { filters, map } = MESSAGES.en.places
  const streets = page.locator('.results-map').getByRole('link', { name: map.openStreets })
  await expect.poll(() => streets.getAttribute('href')).toMatch(/#map=1\d\/31\.7\d*\/35\.2/)
  expect(await page.getByText(filters.none).count()).toBe(1)
  await page.context().close()
})

test('a list that was shared is measured from its reader’s point', async () => {
  const { uid } = await insertUser()
  const share = `key${uid}`.padEnd(22, 'x')
  const GREAT_SYNAGOGUE = 103003
  await withStore(async (store) => {
    const row = { uid, name: 'Jerusalem', share, at: 1 }
    const { id } = await store.insertInto('saved_lists').values(row).returning('id').executeTakeFirstOrThrow()
    const item = { uid, item_type: 'directory', item: GREAT_SYNAGOGUE, at: 1, list: id } as const
    await store.insertInto('saved').values(item).execute()
  })
  const { page, problems } = await visitFrom(`/My_Favourites.html#shared=${share}`, GATE, { locale: KM.en })
  await expect.poll(() => page.locator('.card-way').innerText()).toMatch(/km · \d+ min on foot$/)
  await page.locator('.saved-measure').getByText(MESSAGES.en.places.nearby.from.note).waitFor()
  expect(await axe(page)).toEqual([])
  await page.locator('.saved-measure .from-chip').press('Enter')
  await expect.poll(() => page.locator('.card-way').count()).toBe(0)
  expect(problems).toEqual([])
  await page.context().close()
})

const SYNAGOGUE = '/Synagogues-DI103003-Jerusalem_Great_Synagogue.html'

test.each([
  ['with the rings of a point in sight', { ...GATE, lat: 31.78, lng: 35.22 }, 2],
  ['with its own rings beside a point out of sight', { ...GATE, lat: 31.85 }, 4],
  ['alone, far from the point', PARIS, 2],
])('the map of a listing is shown %s', async (_, point, rings) => {
  const { page } = await visitFrom(SYNAGOGUE, point)
  await page.locator('[data-map]').click()
  await expect.poll(() => page.locator('.map-ring').count()).toBe(rings)
  expect(await page.locator('.map-point').count()).toBe(point === PARIS ? 0 : 1)
  await page.context().close()
})

test('the map of what is near shows the point', async () => {
  const { page } = await visitFrom(
    '/Kosher_NearBy-31.777,35.228-Jaffa_Gate.html',
    { ...GATE, lat: 31.78 },
    {
      viewport: { width: 1280, height: 900 },
    },
  )
  await page.locator('.nearby-map .map-point').waitFor()
  await expect.poll(() => page.locator('.nearby-map .map-ring').count()).toBe(2)
  await page.context().close()
})
