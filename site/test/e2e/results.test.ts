import { RESULTS_PER_PAGE } from '#core/terms/directory.ts'
import { MESSAGES } from '#core/i18n/messages.ts'
import type { Page } from 'playwright'
import { describe, expect, test } from 'vitest'
import { hrefOf } from '#core/domain/routes.ts'
import { LANGS, type Lang } from '#core/i18n/languages.ts'
import { few, testFull } from '#core/test/full.ts'
import { axe } from './axe.ts'
import { fontsHaveCome, loadedScripts, PHONE, restaurantsOfJerusalem, siteUrl, useBrowser, visit } from './browser.ts'

useBrowser()

const PATHS = {
  en: '/Kosher_Restaurants-TJ281184-Jerusalem-Kosher_Restaurants.html',
  he: '/he/מסעדות_כשרות-TJ281184-ירושלים-מסעדות_כשרות.html',
} as const
const ENTRIES = '**/rest/tjt/entries/**'

const status = (page: Page) => page.locator('.results-bar > [role=status]')
const titles = (page: Page) => page.locator('.card-title').allInnerTexts()
const query = (page: Page) => decodeURI(new URL(page.url()).search)
const path = (page: Page) => decodeURI(new URL(page.url()).pathname)
const options = (page: Page, list: string) => page.getByRole('group', { name: list, exact: true }).getByRole('checkbox')

async function openFilters(page: Page, lang: Lang) {
  await page.getByRole('button', { name: MESSAGES[lang].places.filters.filters }).click()
  await page.locator('.filter-group').first().waitFor()
}

describe.each(few(['en', 'he'] as const))('results, %s', (lang) => {
  const words = MESSAGES[lang].places.filters

  test('nothing loads before somebody acts, and the bar keeps its place when it wakes', async () => {
    const { page, requests, problems } = await visit(PATHS[lang], {
      until: 'settled',
    })
    expect(loadedScripts(requests)).toEqual([])
    // Not their heights: what cards say of hours turns with the minute.
    const places = () =>
      page.locator('.results-bar, .cards').evaluateAll((all) =>
        all.map((one) => {
          const { x, y, width } = one.getBoundingClientRect()
          return { x, y, width }
        }),
      )
    await fontsHaveCome(page)
    const before = await places()
    const first = await titles(page)
    await page.locator('#results-sort').focus()
    await page.locator('astro-island:not([ssr])[client=interaction] .results-bar').waitFor()
    await expect.poll(() => places()).toEqual(before)
    // The list as the script draws it is the list as it was built.
    await page.locator('#results-sort').selectOption('za')
    await page.locator('#results-found .card').first().waitFor()
    await page.locator('#results-sort').selectOption({ index: 0 })
    await expect.poll(() => titles(page)).toEqual(first)
    expect(path(page)).toBe(PATHS[lang])
    expect(query(page)).toBe('')
    expect(problems).toEqual([])
    await page.context().close()
  })

  test('filters by keyboard; history and reload bring back what was chosen', async () => {
    const { page, problems } = await visit(PATHS[lang])
    const button = page.getByRole('button', { name: words.filters })
    await button.focus()
    await page.keyboard.press('Enter')
    const food = options(page, words.lists.foodtype)
    await food.first().waitFor()
    await expect.poll(() => button.getAttribute('aria-expanded')).toBe('true')
    const before = await status(page).innerText()
    const second = food.nth(1)
    await second.focus()
    await page.keyboard.press('Space')
    await expect.poll(() => second.isChecked()).toBe(true)
    await expect.poll(() => food.first().isChecked()).toBe(false)
    const filtered = await status(page).innerText()
    expect(filtered).not.toBe(before)
    expect(query(page)).toMatch(/^\?foodtype=[a-z-]+$/)
    const count = Number(/\d+/.exec(await second.locator('..').innerText()))
    expect(filtered).toContain(String(count))
    await expect.poll(() => axe(page)).toEqual([])
    const shown = await titles(page)

    await page.goBack()
    expect(query(page)).toBe('')
    await expect.poll(() => status(page).innerText()).toBe(before)
    await page.goForward()
    await expect.poll(() => titles(page)).toEqual(shown)
    await page.reload()
    await expect.poll(() => titles(page)).toEqual(shown)
    await expect.poll(() => status(page).innerText()).toBe(filtered)
    // Nothing chosen is all.
    await openFilters(page, lang)
    await food.nth(1).focus()
    await page.keyboard.press('Space')
    await expect.poll(() => food.first().isChecked()).toBe(true)
    expect(query(page)).toBe('')
    expect(problems).toEqual([])
    await page.context().close()
  })

  test('a name is found by keyboard, and the list keeps its place on Back', async () => {
    const { page, problems } = await visit(PATHS[lang])
    const field = page.getByRole('searchbox', { name: words.name })
    await field.focus()
    const all = await titles(page)
    const part = all[0]!.split(' ')[0]!
    await page.keyboard.type(part.slice(0, 2))
    await expect.poll(() => query(page)).toBe(`?name=${part.slice(0, 2)}`)
    await page.getByRole('link', { name: words.clearAll }).waitFor()
    await expect.poll(() => field.inputValue()).toBe(part.slice(0, 2))
    await expect.poll(() => axe(page)).toEqual([])
    await page.keyboard.press('Backspace')
    await page.locator('#results-sort').selectOption('distance')
    await expect.poll(() => query(page)).toBe(`?name=${part[0]!}&sort=distance`)

    const card = page.locator('#results-found .card-link').last()
    await card.scrollIntoViewIfNeeded()
    const [found, href] = [await titles(page), await card.getAttribute('href')]
    expect(await page.evaluate(() => scrollY)).toBeGreaterThan(300)
    await card.press('Enter')
    await expect.poll(() => path(page)).toBe(decodeURI(href!))
    await page.goBack()
    await expect.poll(() => titles(page)).toEqual(found)
    await expect.poll(() => field.inputValue()).toBe(part[0])
    const isInView = () =>
      card.evaluate((one) => {
        const { top, bottom } = one.getBoundingClientRect()
        return bottom > 0 && top < innerHeight
      })
    await expect.poll(isInView).toBe(true)

    await page.getByRole('link', { name: words.clearAll }).press('Enter')
    await expect.poll(() => query(page)).toBe('?sort=distance')
    await expect.poll(() => status(page).evaluate((one) => one === document.activeElement)).toBe(true)
    expect(problems).toEqual([])
    await page.context().close()
  })

  test('pages and orders stand in the address; a page too far is the last', async () => {
    const { length } = await restaurantsOfJerusalem()
    const pages = Math.ceil(length / RESULTS_PER_PAGE)
    expect(pages).toBeGreaterThan(2)
    const before = (pages - 1) * RESULTS_PER_PAGE
    const { page } = await visit(`${PATHS[lang]}?page=99`)
    await expect.poll(() => page.locator('.pagination [aria-current]').innerText()).toBe(String(pages))
    const last = await titles(page)
    await page.locator('#results-sort').selectOption('za')
    expect(query(page)).toBe(`?sort=za&page=${pages}`)
    const za = await titles(page)
    expect(za).toHaveLength(length - before)
    expect(za.toReversed()).not.toEqual(last)
    await page.locator('.pagination a[rel=prev]').click()
    expect(query(page)).toBe(`?sort=za&page=${pages - 1}`)
    await expect.poll(() => status(page).evaluate((one) => one === document.activeElement)).toBe(true)
    await page.context().close()
  })
})

test('a phone holds the filters without a sideways scroll', async () => {
  const { page } = await visit(PATHS.he, {
    viewport: { width: 320, height: 700 },
    hasTouch: true,
    isMobile: true,
  })
  // The press that wakes the bar is not lost.
  await page.getByRole('button', { name: MESSAGES.he.places.filters.filters }).tap()
  await page.locator('.filter-group').first().waitFor()
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
  const tops = await page
    .locator('.results-bar > .button')
    .evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().bottom)))
  expect(new Set(tops).size).toBe(1)
  const small = await page
    .locator('.filter-panel :is(button, label), .results-bar > button')
    .evaluateAll((all) => all.filter((one) => one.getBoundingClientRect().height < 24).length)
  expect(small).toBe(0)
  await expect.poll(() => axe(page)).toEqual([])
  await page.context().close()
})

test.each(['en', 'he'] as const)(
  '%s: the tools of a phone are one row, the rest comes with the filters',
  async (lang) => {
    const { page } = await visit(PATHS[lang], PHONE)
    const { filters, name } = MESSAGES[lang].places.filters
    const bottoms = await page
      .locator('.results-bar > .button, #results-sort')
      .evaluateAll((all) => all.map((tool) => Math.round(tool.getBoundingClientRect().bottom)))
    expect(bottoms).toHaveLength(3)
    expect(new Set(bottoms).size).toBe(1)
    const field = page.getByLabel(name)
    expect(await field.isVisible()).toBe(false)
    await page.getByRole('button', { name: filters }).tap()
    await field.waitFor()
    await page.context().close()
  },
)

test.each(LANGS)('%s: a phone shows the chosen order whole', async (lang) => {
  const rome = hrefOf(lang, { kind: 'results', id: 3169070, slug: 'x', dtype: 228, page: 1 })
  const { page } = await visit(rome, PHONE)
  const field = page.locator('.results-field select')
  for (const width of [390, 320]) {
    await page.setViewportSize({ width, height: 844 })
    const { text, room } = await field.evaluate((select: HTMLSelectElement) => {
      const { font, paddingInlineStart, paddingInlineEnd } = getComputedStyle(select)
      const canvas = document.createElement('canvas').getContext('2d')!
      canvas.font = font
      const padding = parseFloat(paddingInlineStart) + parseFloat(paddingInlineEnd)
      return { text: canvas.measureText(select.selectedOptions[0]!.label).width, room: select.clientWidth - padding }
    })
    expect(text, `${width}`).toBeGreaterThan(70)
    // The arrow lies in the padding.
    expect(room - text, `${width}`).toBeGreaterThanOrEqual(0)
  }
  await page.context().close()
})

test('without a script the pages are links, and no filter stands there', async () => {
  const all = await restaurantsOfJerusalem()
  const { page } = await visit(PATHS.en, { javaScriptEnabled: false })
  await expect.poll(() => status(page).innerText()).toContain(`of ${all.length}`)
  expect(await page.locator('.tabs [aria-current] .count').innerText()).toBe(`${all.length}`)
  await expect.poll(() => page.locator('.results-bar button').first().isVisible()).toBe(false)
  await page.locator('.pagination a[rel=next]').click()
  await expect.poll(() => page.url()).toBe(siteUrl + PATHS.en.replace('.html', '-p2.html'))
  await expect.poll(() => status(page).innerText()).toContain(`of ${all.length}`)
  await page.context().close()
})

testFull('without entries the list stays, a message says so, and it may be tried again', async () => {
  const { page } = await visit(PATHS.en)
  await page.route(ENTRIES, (route) => route.abort())
  const first = await titles(page)
  await page.getByRole('button', { name: 'Filters' }).click()
  await page.locator('.toast', { hasText: MESSAGES.en.errors.couldNotGetEntries }).waitFor()
  await expect.poll(() => titles(page)).toEqual(first)
  await page.unroute(ENTRIES)
  await page.getByRole('button', { name: MESSAGES.en.places.filters.again }).click()
  await page.locator('.filter-group').first().waitFor()
  await page.context().close()
})

testFull('without a filter list a message says so, and the others are there', async () => {
  const { page } = await visit(PATHS.en)
  await page.route('**/rest/tjt/cuisine*', (route) => route.abort())
  await openFilters(page, 'en')
  await page
    .locator('.toast', {
      hasText: MESSAGES.en.errors.couldNotGetEntriesProps,
    })
    .waitFor()
  const { lists } = MESSAGES.en.places.filters
  await expect.poll(() => options(page, lists.foodtype).count()).toBeGreaterThan(1)
  await expect.poll(() => options(page, lists.cuisine).count()).toBe(0)
  await page.context().close()
})

test('a page too far, or of a kind that is not here, leads to what is here', async () => {
  for (const [path, said] of [
    ['/Synagogues-TJ281184-Jerusalem-Synagogues-p99.html', MESSAGES.en.places.shell.noSuchPage],
    ['/Israeli_Embassies-TJ281184-Jerusalem-Israeli_Embassies.html', MESSAGES.en.places.shell.others],
  ] as const) {
    const { page, problems } = await visit(path)
    await page.getByText(said).waitFor()
    await expect.poll(() => axe(page)).toEqual([])
    await page.getByRole('link', { name: MESSAGES.en.places.place.guide }).first().click()
    await page.waitForURL(/Jewish_Guide-TJ281184/)
    expect(problems).toEqual([])
    await page.context().close()
  }
})
