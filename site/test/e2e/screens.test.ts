import { expect, test } from 'vitest'
import { pageHref } from '#core/domain/links.ts'
import { LANGS } from '#core/i18n/languages.ts'
import { fontsHaveCome, overflow, useBrowser, visit } from './browser.ts'
import { insertUser, withStore, type User } from './users.ts'

useBrowser()

interface Screen {
  path: string
  /** What makes it that screen, by selector, and how many there are at least. */
  has: Readonly<Record<string, number>>
  visitor?: () => Promise<User>
}

/** Somebody who has saved a place and an offer. */
async function insertSaver(): Promise<User> {
  const user = await insertUser()
  const items = [
    { item_type: 'directory', item: 900_029 },
    { item_type: 'feature', item: 810_025 },
  ] as const
  const rows = items.map((item) => ({ ...item, uid: user.uid, at: Date.now() }))
  await withStore((store) => store.insertInto('saved').values(rows).execute())
  return user
}

const CITY = 'TJ281184-Jerusalem'
const DIALOGS = 'main [data-dialog='

/** The screens of section 2 of the specification. What they do is tested in files of their own. */
const SCREENS: Readonly<Record<string, Screen>> = {
  'main search: three tabs, each with its search': {
    path: '/Search.html',
    has: {
      '#tab-directory[role=tab]': 1,
      '#tab-nearme[role=tab]': 1,
      '#tab-nearby[role=tab]': 1,
      'main [role=search]': 2,
    },
  },
  'directory results: 20 entries, filters, sort, map': {
    path: `/Kosher_Restaurants-${CITY}-Kosher_Restaurants.html`,
    has: {
      '#results-list .card': 20,
      '.results-bar button': 2,
      '#results-sort': 1,
      '.results-bar [href="#i-map"]': 1,
      '.pagination': 1,
    },
  },
  'location parent: statistics, link sets': {
    path: '/Jewish_Guide-TJ294640-Israel-Jewish_Guide.html',
    has: { '.country-types a': 3, '.country-cities a': 3, '.link-sets a': 1 },
  },
  'location regular: features, Shabbat times, weather, items, explanation': {
    path: `/Jewish_Guide-${CITY}-Jewish_Guide.html`,
    has: {
      '#times table, .kit-times': 1,
      '.weather': 1,
      '[id^=type-] .card': 4,
      '.jump a[href^="#"]': 1,
      '.explanation': 1,
    },
  },
  'location features: four offers, then the rest': {
    path: '/Kosher_Tours-TL281184-Jerusalem-Vacations.html',
    has: { '#offers .card': 4, '#offers .offer-row': 1 },
  },
  'popular places: nine, and more': { path: '/', has: { '#popular .tile': 10, '#popular .grow-button': 1 } },
  'nearby: a tab per type, a map with a switch per type': {
    path: '/Kosher_NearBy-31.777,35.228-Jaffa_Gate.html',
    has: { 'main [role=tab]': 2, '.nearby-map': 1, '.map-toggles input': 2, '.card': 2 },
  },
  'directory item: slider, map, reviews, questions, contacts, popups, share, save': {
    path: '/Kosher_Restaurants-DI900101-x.html',
    has: {
      '.gallery .gallery-main li': 2,
      '.gallery .gallery-thumbs a': 2,
      [`${DIALOGS}map]`]: 1,
      '.map-links a': 1,
      '#reviews .contribution': 6,
      '#questions .contribution': 6,
      '.show-all': 1,
      '.contact-cards': 1,
      '.page-actions [data-save]': 1,
      [`${DIALOGS}supervision]`]: 1,
      [`${DIALOGS}claim]`]: 1,
      '.share a, .share button': 4,
    },
  },
  'directory item: special offer, popular vacations': {
    path: '/Kosher_Restaurants-DI900029-x.html',
    has: { [`${DIALOGS}offer]`]: 1, '.chips a[href*="-TL"]': 1 },
  },
  'home: hero rotator, feature carousels, top offers': {
    path: '/',
    has: { '.hero-slide': 3, '.card-row .strip li': 2, '#offers .gallery-main li': 4, '#offers .gallery-thumbs a': 4 },
  },
  'feature item: gallery, quick and full request, message, jobs': {
    path: '/Kosher_Tours-FT810025-x.html',
    has: {
      '.gallery .gallery-main li': 2,
      '#quick-request': 1,
      '#contact-request .request-form': 1,
      '#request-dates': 1,
      '.request-form .counter-count': 3,
      [`${DIALOGS}message]`]: 1,
      [`${DIALOGS}job]`]: 1,
      '[data-dialog=request]': 1,
    },
  },
  'feature item without jobs: says so': { path: '/Kosher_Tours-FT810011-x.html', has: { [`${DIALOGS}noJobs]`]: 1 } },
  'category item: paired sliders above the grid': {
    path: '/Kosher_Tours-CT800001-x.html',
    has: {
      'section:has(.gallery-thumbs) + section .cards .card': 2,
      '.gallery.is-offers .gallery-main li': 2,
      '.gallery.is-offers .gallery-thumbs a': 2,
      '.gallery.is-offers .turn': 2,
    },
  },
  'Shabbat times: regions and their cities, an ad': {
    path: '/Shabbat_Times.html',
    has: { '.region': 3, '.portal-columns': 1, '.region tbody tr': 6, '.ad': 1 },
  },
  'candle times: place, day, Shabbat': {
    path: '/Candle_Lighting_Times.html',
    has: { '#candle-place-input': 1, '#candle-regular-day': 1, '#candle-shabbat-day': 1 },
  },
  'month calendar: toolbar in three parts, 42 days, panel': {
    path: '/Jewish_Calendar.html',
    has: {
      '.cal-toolbar .cal-group': 3,
      '.cal-label': 1,
      '.cal-year': 1,
      '.cal-today': 1,
      '.cal-panel': 1,
      '.cal-square': 42,
    },
  },
  'log-in': {
    path: '/Login.html',
    has: { 'dialog[open] input[type=email]': 1, 'dialog[open] input[type=password]': 1 },
  },
  'favourites: places and offers': {
    path: '/My_Favourites.html',
    has: { '.saved-list': 2, '#saved-directory': 1 },
    visitor: insertSaver,
  },
  'feature search: keyword, destination, results': {
    path: '/kosher_vacations_search.html',
    has: { '#vacations-input': 1, '#vacations-destination': 1, '.card': 4 },
  },
  'listing edit: its fields': {
    path: '/Listing_Edit.html?tnid=900001',
    has: { 'main form input': 5 },
    visitor: insertUser,
  },
  'listing options: sign up, write': {
    path: '/Listing_Options.html',
    has: { [`${DIALOGS}register]`]: 1, '#write-title': 1 },
  },
  'every page: cookie notice, header search, back to top': {
    path: '/Credits.html',
    has: { '.cookie-notice button': 1, '.header-search': 1, '.to-top': 1 },
  },
}

test.each(Object.entries(SCREENS))('%s', async (_, { path, has, visitor }) => {
  const { page } = await visit(path, visitor ? { user: await visitor() } : {})
  for (const [selector, count] of Object.entries(has))
    await expect.poll(() => page.locator(selector).count(), { message: selector }).toBeGreaterThanOrEqual(count)
  await page.context().close()
})

test.each(LANGS)('%s: the header is one row at every width, with offers in it too', async (lang) => {
  const { page } = await visit(pageHref(lang, 'accessibility'), { samples: true })
  await fontsHaveCome(page)
  const links = page.locator('.main-nav > ul > li:visible')
  for (const width of [1250, 1472, 1480, 1920]) {
    await page.setViewportSize({ width, height: 900 })
    expect(await links.count(), `${width}`).toBe(5)
    const tops = await links.evaluateAll((all) => all.map((link) => Math.round(link.getBoundingClientRect().top)))
    expect(new Set(tops).size, `${width}`).toBe(1)
    expect(await overflow(page), `${width}`).toBeLessThanOrEqual(0)
  }
  await page.context().close()
})
