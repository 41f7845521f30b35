import { MESSAGES } from '#core/i18n/messages.ts'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright'
import { describe, expect, inject, test } from 'vitest'
import { MAPS_FOLDER } from '#core/contract/map-tiles.ts'
import { few, testFull } from '#core/test/full.ts'
import { axe } from './axe.ts'
import { restaurantsOfJerusalem, siteUrl, useBrowser, visit, type VisitOptions, hasSettled } from './browser.ts'
import { mapFile } from './map-file.ts'

useBrowser()

const PATHS = {
  en: '/Kosher_Restaurants-TJ281184-Jerusalem-Kosher_Restaurants.html',
  he: '/he/מסעדות_כשרות-TJ281184-ירושלים-מסעדות_כשרות.html',
} as const
type MapLang = keyof typeof PATHS

const dialog = (page: Page) => page.getByRole('dialog')
const focusedName = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement!
    return element.getAttribute('aria-label') ?? element.getAttribute('alt') ?? element.textContent
  })

/** Too narrow for a map beside the list. */
const NARROW = { width: 1000, height: 800 }

/** The map of what a page of results has found, opened by keyboard, without motion that a test would wait for. */
async function openMap(lang: MapLang, options: VisitOptions = {}, query = '') {
  const visited = await visit(PATHS[lang] + query, {
    reducedMotion: 'reduce',
    viewport: NARROW,
    ...options,
  })
  const { page } = visited
  await page.getByRole('button', { name: MESSAGES[lang].places.filters.map }).press('Enter')
  await dialog(page).locator('.leaflet-marker-icon').first().waitFor()
  return visited
}

/** Goes nearer by keyboard until single places stand apart. */
async function separate(page: Page, name: RegExp) {
  for (let steps = 0; steps < 8; steps++) {
    const pins = page.locator('img.leaflet-marker-icon')
    if ((await pins.count()) > 0) return pins.first()
    const cluster = page.getByRole('button', { name }).first()
    const before = await cluster.getAttribute('aria-label')
    await cluster.focus()
    await page.keyboard.press('Enter')
    await expect.poll(() => page.locator('.leaflet-marker-icon').first().getAttribute('aria-label')).not.toBe(before)
  }
  throw new Error('nothing stands apart')
}

describe.each(few(['en', 'he'] as const))('the map of results, %s', (lang) => {
  const words = MESSAGES[lang].places.map
  const cluster = new RegExp(words.cluster.split('{{count}}')[0]!)

  test('opens at zoom 10 with the list beside it, by keyboard alone', async () => {
    const { page, problems, requests } = await openMap(lang)
    const list = dialog(page).getByRole('list', { name: words.list })
    const { length } = await restaurantsOfJerusalem()
    expect(length).toBeGreaterThanOrEqual(50)
    await expect.poll(() => list.getByRole('listitem').count()).toBe(length)
    const streets = dialog(page).getByRole('link', {
      name: words.openStreets,
    })
    await expect.poll(() => streets.getAttribute('href')).toMatch(/^https:\/\/www\.openstreetmap\.org\/#map=10\/31\.7/)
    await expect.poll(() => axe(page)).toEqual([])

    // Plus and the arrows work on the map itself.
    const region = dialog(page).getByRole('region', { name: words.label })
    await region.focus()
    await page.keyboard.press('+')
    await expect.poll(() => streets.getAttribute('href')).toContain('#map=11/')
    const before = await streets.getAttribute('href')
    await page.keyboard.press('ArrowRight')
    await expect.poll(() => streets.getAttribute('href')).not.toBe(before)
    expect(requests.filter((path) => path.startsWith('/map/')).length).toBeLessThanOrEqual(2)

    await page.keyboard.press('-')
    await dialog(page).getByRole('button', { name: words.fit }).press('Enter')
    await expect.poll(() => streets.getAttribute('href')).toMatch(/#map=1[1-9]\//)
    await expect.poll(() => region.evaluate((map) => map === document.activeElement)).toBe(true)
    await expect.poll(() => dialog(page).getByRole('button', { name: words.fit }).count()).toBe(0)

    const pin = await separate(page, cluster)
    const title = (await pin.getAttribute('alt'))!
    await pin.focus()
    await page.keyboard.press('Enter')
    const popup = dialog(page).getByRole('group', { name: title })
    await popup.waitFor()
    await expect.poll(() => focusedName(page)).toBe(title)
    await expect
      .poll(() => popup.getByRole('link', { name: words.directions }).getAttribute('href'))
      .toMatch(/^https:\/\/www\.openstreetmap\.org\/directions\?to=31\.\d+%2C35\.\d+$/)
    await expect.poll(() => list.locator('.is-selected').getByRole('link').first().innerText()).toBe(title)
    await expect.poll(() => axe(page)).toEqual([])

    // Esc closes what is on top, and gives the focus back.
    await page.keyboard.press('Escape')
    await popup.waitFor({ state: 'detached' })
    await expect.poll(() => focusedName(page)).toBe(title)
    await page.keyboard.press('Escape')
    await dialog(page).waitFor({ state: 'detached' })
    await expect.poll(() => focusedName(page)).toContain(MESSAGES[lang].places.filters.map)
    expect(problems).toEqual([])
    await page.context().close()
  })

  test('the list shows its places on the map', async () => {
    const { page } = await openMap(lang, {
      viewport: { width: 390, height: 800 },
      colorScheme: 'dark',
    })
    const item = dialog(page).getByRole('listitem').nth(2)
    const title = await item.getByRole('link').first().innerText()
    await item.getByRole('button', { name: words.show }).click()
    await dialog(page).getByRole('group', { name: title }).waitFor()
    await expect.poll(() => item.getByRole('button').getAttribute('aria-pressed')).toBe('true')
    await expect.poll(() => axe(page)).toEqual([])
    await page.context().close()
  })
})

testFull('shows what the filters have left', async () => {
  const { page } = await openMap('en', {}, '?foodtype=dairy')
  const shown = await page.locator('.results-bar > [role=status]').innerText()
  const count = await dialog(page).getByRole('listitem').count()
  expect(shown).toMatch(new RegExp(`\\b${count}\\b`))
  await page.context().close()
})

test('draws land, sea and the names of places', async () => {
  const { page } = await openMap('en')
  await dialog(page).getByRole('region').getByText('Jerusalem', { exact: true }).waitFor()
  const colours = () =>
    page.evaluate(() => {
      const seen = new Set<string>()
      for (const canvas of document.querySelectorAll<HTMLCanvasElement>('.leaflet-tile')) {
        const { data } = canvas.getContext('2d')!.getImageData(0, 0, canvas.width, canvas.height)
        for (let at = 0; at < data.length; at += 4 * 97) seen.add(data.slice(at, at + 4).join())
      }
      return [...seen]
    })
  await expect.poll(colours).toEqual(expect.arrayContaining(['246,240,227,255', '0,0,0,0']))
  await page.context().close()
})

test('where the script of the map does not come, a message says so and the list is there', async () => {
  const { page } = await visit(PATHS.en, { viewport: NARROW })
  await page.route(/_astro\/engine\.[^/]*\.js/, (route) => route.abort())
  await page.getByRole('button', { name: MESSAGES.en.places.filters.map }).click()
  const { toasts } = MESSAGES.en.accounts.app
  await page.locator('.toast', { hasText: toasts.failedToLoadMap }).waitFor()
  await dialog(page).getByText(toasts.failedToLoadMapObject).waitFor()
  const { length } = await restaurantsOfJerusalem()
  await expect.poll(() => dialog(page).getByRole('listitem').count()).toBe(length)
  await page.context().close()
})

test('streets that do not come leave the map and its places, and can be asked for again', async () => {
  const { page } = await openMap('en')
  const words = MESSAGES.en.places.map
  const host = 'tile.openstreetmap.org'
  let asked = 0
  await page.route(`https://${host}/**`, (route) => {
    asked++
    return route.abort()
  })
  await dialog(page).getByText(words.streetsFrom.replace('{{host}}', host)).waitFor()
  expect(asked).toBe(0)
  await dialog(page).getByRole('button', { name: words.showStreets }).click()
  await dialog(page).getByText(words.streetsFailed.replace('{{host}}', host)).waitFor()
  expect(asked).toBeGreaterThan(0)
  await dialog(page).locator('.map-place-name').first().waitFor()
  expect(await dialog(page).locator('.leaflet-marker-icon').count()).toBeGreaterThan(0)
  await page.unroute(`https://${host}/**`)
  const body = Buffer.from('R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==', 'base64')
  await page.route(`https://${host}/**`, (route) => route.fulfill({ contentType: 'image/gif', body }))
  await dialog(page).getByRole('button', { name: words.tryAgain }).press('Enter')
  await dialog(page).locator('img.leaflet-tile-loaded').first().waitFor()
  expect(await focusedName(page)).toBe(words.label)
  expect(await dialog(page).getByText(words.noStreets).count()).toBe(0)
  await page.context().close()
})

test('streets that are refused are not asked for; the map stays, and asks again by one press', async () => {
  const { page, problems } = await visit(PATHS.en, { reducedMotion: 'reduce', viewport: { width: 1280, height: 900 } })
  const words = MESSAGES.en.places.map
  const { privacy, common } = MESSAGES.en.accounts.app
  const host = 'tile.openstreetmap.org'
  let asked = 0
  const body = Buffer.from('R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==', 'base64')
  await page.route(`https://${host}/**`, (route) => {
    asked++
    return route.fulfill({ contentType: 'image/gif', body })
  })
  const map = page.locator('.results-map')
  const show = map.getByRole('button', { name: words.showStreets })
  await map.hover()
  await map.getByRole('checkbox', { name: words.remember }).check()
  await show.press('Enter')
  await map.locator('img.leaflet-tile-loaded').first().waitFor()

  await page.getByRole('button', { name: privacy.title }).first().press('Enter')
  await dialog(page).getByRole('switch', { name: privacy.maps }).uncheck()
  await dialog(page).getByRole('button', { name: common.save }).press('Enter')
  await map.getByText(words.streetsFrom.replace('{{host}}', host)).waitFor()
  expect(await page.evaluate(() => localStorage.getItem('consent'))).toBeNull()
  await page.reload()
  asked = 0
  await map.hover()
  await map.locator('.leaflet-marker-icon').first().waitFor()
  await map.getByRole('button', { name: words.zoomIn, exact: true }).press('Enter')
  await hasSettled(page)
  await map.locator('.leaflet-marker-icon, .map-place-name').first().waitFor()
  expect(asked).toBe(0)
  await show.press('Enter')
  await map.locator('img.leaflet-tile-loaded').first().waitFor()
  expect(asked).toBeGreaterThan(0)
  expect(problems).toEqual([])
  await page.context().close()
})

testFull('nobody else is asked', async () => {
  const { page } = await visit(PATHS.en, { viewport: NARROW })
  const others: string[] = []
  page.on('request', (request) => {
    const { origin } = new URL(request.url())
    if (origin !== new URL(siteUrl).origin) others.push(request.url())
  })
  await page.getByRole('button', { name: MESSAGES.en.places.filters.map }).click()
  await page.locator('.map-place-name').first().waitFor()
  await dialog(page).getByRole('button', { name: MESSAGES.en.places.map.zoomIn, exact: true }).click()
  await hasSettled(page)
  expect(others).toEqual([])
  await page.context().close()
})

test.each(['light', 'dark'] as const)('the streets of the site’s own map need no consent, %s', async (colorScheme) => {
  const folder = join(inject('varDir'), MAPS_FOLDER)
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, 'test.pmtiles'), mapFile(31.78, 35.22))
  const { page, problems, requests } = await visit(PATHS.en, { reducedMotion: 'reduce', viewport: NARROW, colorScheme })
  await page.evaluate(
    (tiles) => {
      document.head.insertAdjacentHTML('beforeend', `<meta name="map-tiles">`)
      document.querySelector<HTMLMetaElement>('meta[name=map-tiles]')!.content = JSON.stringify(tiles)
    },
    { url: `/${MAPS_FOLDER}/test.pmtiles`, attribution: '© OpenStreetMap' },
  )
  await page.getByRole('button', { name: MESSAGES.en.places.filters.map }).press('Enter')
  const drawn = () =>
    dialog(page)
      .locator('canvas.leaflet-tile')
      .evaluateAll((all) => {
        const colours = (all as HTMLCanvasElement[]).flatMap((canvas) => {
          const { width, height } = canvas
          const at = (share: number) =>
            canvas
              .getContext('2d')!
              .getImageData(width * share, height * share, 1, 1)
              .data.join()
          return width ? [at(0.25), at(0.95)] : []
        })
        return new Set(colours).size
      })
  // Water and land, beside our own base layer's.
  await expect.poll(drawn).toBeGreaterThanOrEqual(3)
  await expect.poll(() => dialog(page).locator('.leaflet-control-attribution').innerText()).toContain('© OpenStreetMap')
  await expect.poll(() => dialog(page).getByText(MESSAGES.en.places.map.noStreets).count()).toBe(0)
  expect(requests.filter((path) => path.startsWith(`/${MAPS_FOLDER}/`)).length).toBeGreaterThan(0)
  expect(problems).toEqual([])
  await page.context().close()
})

test('a close view names quarters of the city', async () => {
  const { page, problems, requests } = await visit(
    '/Synagogues-TJ2643743-London-Synagogues.html?area=-0.15,51.54,-0.03,51.60',
    {
      reducedMotion: 'reduce',
      viewport: { width: 1280, height: 900 },
    },
  )
  await page.locator('.results-map').hover()
  const quarters = page.locator('.map-place-name.is-quarter')
  await expect.poll(() => quarters.count()).toBeGreaterThan(0)
  expect(requests.filter((path) => path.includes('/map/quarters-'))).toEqual(['/map/quarters-11-9.json'])
  // From afar there is no room for them.
  for (let step = 0; step < 4; step++)
    await page.getByRole('button', { name: MESSAGES.en.places.map.zoomOut, exact: true }).press('Enter')
  await expect.poll(() => quarters.count()).toBe(0)
  expect(problems).toEqual([])
  await page.context().close()
})
