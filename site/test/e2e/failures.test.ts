import type { Page, Route } from 'playwright'
import { describe, test } from 'vitest'
import { MESSAGES } from '#core/i18n/messages.ts'
import { useBrowser, visit, withoutDrawing } from './browser.ts'
import { insertUser } from './users.ts'

// What visitors are told when a call fails: the catalogue of toasts, each provoked on a page that makes the call.

useBrowser()

const TNID = 900_029
const LISTING = `/Kosher_Restaurants-DI${TNID}-x.html`
/** With reviews and questions. */
const REVIEWED = '/Kosher_Restaurants-DI900101-x.html'
/** A place without a page. */
const SHELL = '/Jewish_Guide-TJ4250542-Springfield-Jewish_Guide.html'
const NEAR_PLACE = '/kosher_search-nearby-TJ4250542-Springfield.html'
const NEAR_WORDS = '/kosher_search-nearby-TJ0-Springfield.html'
const NEAR_POINT = '/Kosher_NearBy-31.777,35.228-Jaffa_Gate.html'
/** Addresses that the server draws. */
const UNPUBLISHED: readonly string[] = [SHELL, NEAR_PLACE, NEAR_WORDS, NEAR_POINT, `${NEAR_POINT}?walk=1`]
const GUIDE = '/Jewish_Guide-TJ2643743-London-Jewish_Guide.html'
const { report } = MESSAGES.en.listing.dialogs

const refuse = (code: string, error: string) => (route: Route) =>
  route.fulfill({ status: 404, contentType: 'application/json', body: JSON.stringify({ code, error }) })
const FAILURES = {
  'the network is down': (route: Route) => route.abort(),
  'the API is down': (route: Route) => route.fulfill({ status: 502, contentType: 'text/html', body: 'Bad gateway' }),
  'the API fails': (route: Route) =>
    route.fulfill({ status: 500, json: { code: 'internal', error: 'Error occurred' } }),
  'there is no such set': refuse('couldNotGetLinks', 'Could not get links'),
  'there is nothing': (route: Route) => route.fulfill({ json: [] }),
} as const

interface Case {
  call: string
  fails: keyof typeof FAILURES
  text: string
  path: string
  /** What a visitor does before the call; by default the page makes it. */
  act?: (page: Page) => Promise<unknown>
  user?: true
}

const focusReviews = (page: Page) => page.locator('#reviews .feedback button').first().focus()
const press = (selector: string) => (page: Page) => page.locator(selector).first().click()

async function sendReport(page: Page): Promise<void> {
  await page.locator('[data-dialog=report]:not([data-about])').first().click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(report.types.moved).check()
  await dialog.getByLabel(report.content).fill('To the next street.')
  await dialog.getByRole('button', { name: report.submit }).click()
}

async function sendEdit(page: Page): Promise<void> {
  await page.locator('.edit-form').waitFor()
  await page.getByLabel(MESSAGES.en.edit.fields.title, { exact: false }).first().fill('A new name')
  await page.getByRole('button', { name: MESSAGES.en.edit.send.submit }).click()
}

const CASES: readonly Case[] = [
  {
    call: 'itemreviews',
    fails: 'the network is down',
    text: 'Could not get reviews',
    path: REVIEWED,
    act: focusReviews,
  },
  { call: 'itemreviews', fails: 'the API is down', text: 'Could not get reviews', path: REVIEWED, act: focusReviews },
  { call: 'itemquestions', fails: 'the API fails', text: 'Could not get questions', path: REVIEWED, act: focusReviews },
  {
    call: 'locationdiritemsstat',
    fails: 'the network is down',
    text: 'Could not get Location Statistics',
    path: SHELL,
  },
  { call: 'locationfeatures', fails: 'the API is down', text: 'Could not get Location features', path: SHELL },
  { call: 'locationshabbattimes', fails: 'the API fails', text: 'Could not get Location Shabbat Times', path: SHELL },
  {
    call: 'locationshabbattimes',
    fails: 'the network is down',
    text: 'Could not get Location Shabbat Times',
    path: '/Jewish_Calendar.html?loc=4250542',
  },
  { call: 'locationweather', fails: 'the API is down', text: 'Could not get Location Weather', path: GUIDE },
  { call: 'linksset', fails: 'there is no such set', text: 'Could not get links', path: SHELL },
  { call: 'linksset', fails: 'the network is down', text: 'Could not get popular vacations', path: SHELL },
  {
    call: 'itemcontacts',
    fails: 'the API fails',
    text: 'Could not get contacts',
    path: LISTING,
    act: press('[data-dialog=supervision]'),
  },
  {
    call: 'feedbackitem',
    fails: 'the network is down',
    text: 'Could not add feedback',
    path: REVIEWED,
    act: press('.contribution:has(.is-sample) .feedback button'),
    user: true,
  },
  { call: 'mysavedids', fails: 'the API fails', text: 'Could not get saved item', path: LISTING, user: true },
  { call: 'session', fails: 'the network is down', text: 'Could not get saved item', path: LISTING, user: true },
  {
    call: 'starsaveitem',
    fails: 'the API is down',
    text: 'Could not save item',
    path: LISTING,
    act: press('.page-actions [data-save]'),
    user: true,
  },
  {
    call: 'directoryitemupdate',
    fails: 'the network is down',
    text: 'Could not update the listing',
    path: `/Listing_Edit.html?tnid=${TNID}`,
    act: sendEdit,
    user: true,
  },
  {
    call: 'directoryitemreport',
    fails: 'the network is down',
    text: 'Could not send report',
    path: LISTING,
    act: sendReport,
    user: true,
  },
  ...([NEAR_POINT, NEAR_PLACE, NEAR_WORDS, `${NEAR_POINT}?walk=1`] as const).map((path): Case => {
    const call = path.startsWith(NEAR_POINT) ? 'locnearby' : path === NEAR_PLACE ? 'locationshabbattimes' : 'geocode'
    return { call, fails: 'the API is down', text: 'Failed to get kosher items near your location.', path }
  }),
  { call: 'locnearby', fails: 'there is nothing', text: 'No kosher items found near your location.', path: NEAR_POINT },
]

describe.each(CASES)('$call on $path when $fails', ({ call, fails, text, path, act, user }) => {
  test(`says: ${text}`, async () => {
    const { page } = await visit(path, {
      before: async (opened) => {
        if (UNPUBLISHED.includes(path)) await withoutDrawing(opened, path)
        await opened.route(new RegExp(`/rest/tjt/${call}\\b`), FAILURES[fails])
      },
      ...(user && { user: await insertUser() }),
    })
    await act?.(page)
    await page.locator('.toast').getByText(text, { exact: true }).waitFor({ timeout: 15_000 })
    await page.context().close()
  })
})

test('an update that is sent says so', async () => {
  const { page } = await visit(`/Listing_Edit.html?tnid=${TNID}`, { user: await insertUser() })
  await sendEdit(page)
  await page.locator('.toast').getByText('Listing update successfully sent.', { exact: true }).waitFor()
  await page.context().close()
})

test('a map that does not load says so twice: its loader in its place, and a toast', async () => {
  const { page } = await visit(NEAR_POINT, {
    viewport: { width: 390, height: 800 },
    before: (opened) => opened.route(/_astro\/engine\.[^/]*\.js/, (route) => route.abort()),
  })
  await page.locator('.nearby-map button').first().click()
  await page.locator('.toast').getByText('Failed to load google Map', { exact: true }).waitFor()
  await page.getByText('Failed to load Google Map object.', { exact: true }).waitFor()
  await page.context().close()
})

/** A site that has an app at Facebook, whose script answers a share as told. */
const withFacebook = (reply: object | undefined) => async (page: Page) => {
  await page.addInitScript(() => localStorage.setItem('consent', 'social'))
  await page.route('**/rest/tjt/session', async (route) => {
    const answer = await route.fetch()
    const session = (await answer.json()) as object
    await route.fulfill({ json: { ...session, providers: { facebook: { appId: '1' } } } })
  })
  const answer = `done(${JSON.stringify(reply)})`
  const body = `window.FB = { init() {}, ui(_, done) { ${answer} }, login(done) { done({}) } }`
  await page.route('https://connect.facebook.net/**', (route) =>
    route.fulfill({ contentType: 'text/javascript', body }),
  )
}

test.each([
  [{}, 'Page shared successfully to facebook'],
  [{ error_message: 'cancelled' }, 'Failed to post to facebook'],
  [undefined, 'Failed to post to facebook'],
])('sharing on Facebook that ends with %j says: %s', async (reply, text) => {
  const { page } = await visit(LISTING, { bypassCSP: true, before: withFacebook(reply) })
  await page.locator('[data-share] a[href*=facebook]').click()
  await page.locator('.toast').getByText(text, { exact: true }).waitFor()
  await page.context().close()
})

test.each(['facebookLoginFailed', 'googleLoginFailed', 'internal'] as const)(
  'a log-in that failed is told on the page that it reloads: %s',
  async (code) => {
    const text = MESSAGES.en.errors[code]
    const { page } = await visit('/Login.html', {
      before: (opened) =>
        opened.route('**/rest/tjt/session', async (route) => {
          const answer = await route.fetch()
          const session = (await answer.json()) as object
          await route.fulfill({ json: { ...session, messages: [{ type: 'error', text }] } })
        }),
    })
    await page.locator('.toast').getByText(text, { exact: true }).waitFor()
    await page.context().close()
  },
)
