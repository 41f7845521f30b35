import type { Page } from 'playwright'
import { afterAll, beforeAll, expect } from 'vitest'
import { testFull } from '#core/test/full.ts'
import { PHONE, useBrowser, visit } from './browser.ts'
import { startDevTree, type DevTree } from './dev-tree.ts'

useBrowser()

let dev: DevTree
beforeAll(async () => {
  dev = await startDevTree()
})
afterAll(() => dev?.close())

testFull('a change of a component, a style and a message is seen in the open page', async () => {
  const { page, problems } = await visit('/', { site: dev.url })
  // The island hydrates on interaction.
  await page.locator('main form.search input').first().focus()
  const form = page.locator('main astro-island:not([ssr]) form')
  await form.waitFor()
  await mark(page)

  dev.edit('site/ui/search/PlaceSearch.tsx', 'role="search"', 'role="search" title="changed"')
  await expect.poll(() => form.getAttribute('title')).toBe('changed')
  dev.edit('site/ui/styles/base.css', '@', 'h1 { letter-spacing: 7px !important }\n@')
  await expect.poll(() => spacing(page)).toBe('7px')
  // Both without a reload.
  expect(await isMarked(page)).toBe(true)

  dev.edit('core/i18n/en/places.json', '"heroTitle": "', '"heroTitle": "Changed ')
  await page.getByRole('heading', { name: 'Changed ' }).waitFor()
  expect(await isMarked(page)).toBe(false)
  await expect.poll(() => spacing(page)).toBe('7px')
  dev.edit('site/app/Header.astro', 'class="main-nav"', 'class="main-nav changed"')
  await page.locator('nav.main-nav.changed').waitFor({ state: 'attached' })
  expect(problems).toEqual([])
})

testFull('forms reach the API at the same origin', async () => {
  const { page, problems } = await visit('/', { site: dev.url })
  await page.locator('header [data-dialog=login]').first().click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('E-mail').fill('nobody@example.org')
  await dialog.getByLabel('Password', { exact: true }).fill('a long secret')
  const answer = page.waitForResponse((it) => it.request().method() === 'POST' && !it.url().includes('/count/'))
  await dialog.getByRole('button', { name: 'Log in', exact: true }).click()
  // The CSRF token was accepted, the user is unknown.
  expect((await answer).status()).toBe(401)
  await expect.poll(() => problems).toEqual([expect.stringContaining('401')])
})

testFull('pictures that wait for the first paint elsewhere are there on a phone', async () => {
  const { page } = await visit('/', { ...PHONE, site: dev.url })
  const drawing = page.locator('.tile img').first()
  await drawing.scrollIntoViewIfNeeded()
  await expect.poll(() => drawing.evaluate((image) => (image as HTMLImageElement).naturalWidth)).toBeGreaterThan(0)
})

testFull('a listing says whether it is open', async () => {
  const { page } = await visit('/Kosher_Restaurants-DI900001-x.html', { site: dev.url })
  expect(await page.locator('.summary [data-hours]').innerText()).not.toBe('')
})

testFull.each([
  ['/Kosher_Restaurants-TJ281184-Jerusalem-Kosher_Restaurants-p2.html', 200],
  ['/he/%D7%97%D7%99%D7%A4%D7%95%D7%A9.html', 200],
  ['/Kosher_Tours-TL0-Springfield-Vacations.html', 200],
  ['/pictures/travel-1-400.webp', 200],
  ['/Jewish_Heritage-DI103001-x.html', 302],
  ['/he', 302],
  ['/home', 404],
  ['/nothing.html', 404],
])('%s answers %i', async (path, status) => {
  const answer = await fetch(dev.url + path, { redirect: 'manual' })
  expect(answer.status).toBe(status)
})

/** Lost when the page reloads. */
const mark = (page: Page) => page.evaluate(() => void (document.documentElement.dataset['marked'] = '1'))
const isMarked = (page: Page) => page.evaluate(() => 'marked' in document.documentElement.dataset)

const spacing = (page: Page) => page.locator('h1').evaluate((h1) => getComputedStyle(h1).letterSpacing)
