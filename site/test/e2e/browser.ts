import { randomInt } from 'node:crypto'
import { chromium, type Browser, type BrowserContextOptions, type Locator, type Page, type Request } from 'playwright'
import { afterAll, afterEach, beforeAll, expect, inject, test } from 'vitest'
import type { Entry } from '#core/contract/entries.ts'
import { langOfPath, pathOf } from '#core/domain/routes.ts'
import type { Lang } from '#core/i18n/languages.ts'
import { isFull } from '#core/test/full.ts'
import { findBrowser } from '#scripts/cli/browser.ts'
import { watchFocus } from './lost-focus.ts'
import { logIn, type User } from './users.ts'

export const siteUrl = inject('siteUrl')

/** The restaurants of Jerusalem, as the API has them: how many there are depends on the places that ship. */
export async function restaurantsOfJerusalem(): Promise<Entry[]> {
  const answer = await fetch(`${siteUrl}/rest/tjt/entries/228/281184/en`)
  return (await answer.json()) as Entry[]
}

let browser: Browser | undefined

/** Reads that a page asked the API for while it waited for the same, by the first of them. */
const askedTwice = new Map<Request, string>()

/** Presses after which nothing had the focus. */
const lostFocus: string[] = []

/**
 * What the browser must do without: its address bar loads two pages for each window, which take as long as ours, and
 * the
 * others Playwright switches off (a second list would go before its own).
 */
const WITHOUT = [
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'WebUIOmniboxFullPopup',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
]

/** Starts the installed browser for the tests of a file; files of one process share it. */
export function useBrowser(): void {
  beforeAll(async () => {
    browser ??= await chromium.launch({
      executablePath: process.env['BROWSER_PATH'] || findBrowser(),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-background-networking',
        '--disable-component-update',
        `--disable-features=${WITHOUT.join()}`,
      ],
    })
  })
  afterEach(() => {
    const reads = [...askedTwice.values()]
    askedTwice.clear()
    expect(reads).toEqual([])
    expect(lostFocus.splice(0)).toEqual([])
  })
  // A test that fails does not close its own.
  afterAll(async () => {
    const left = browser?.contexts() ?? []
    await Promise.all(left.map((context) => context.close()))
  })
}

/** A test to which the direction of reading is of no account: only the full suite runs it elsewhere than in `where`. */
export const testOnce = (lang: Lang, where: Lang = 'en') => test.runIf(isFull || lang === where)

export interface Visit {
  page: Page
  /** The paths that the page requested, without what it tells for the statistics. */
  requests: string[]
  /** Errors of scripts, of the security policy, and of requests. */
  problems: string[]
}

export interface VisitOptions extends BrowserContextOptions {
  until?: 'load' | 'settled'
  /** Another site than that of all tests, without a slash at the end. */
  site?: string
  /** Who has logged in. */
  user?: User
  /** Whether the visitor has asked for samples. */
  samples?: boolean
  /** Done with the page before it opens the path. */
  before?: (page: Page) => Promise<unknown>
}

const COUNTING = '/rest/tjt/count/'

/** Whether the browser asks for the page of a link that is not pressed yet. */
export const isAhead = (request: Request): boolean => 'sec-purpose' in request.headers()

/** Said of the watch over the focus in previews, which run no script. */
const WATCH_IN_STILL_PAGE =
  "Blocked script execution in 'about:srcdoc' because the document's frame is sandboxed " +
  "and the 'allow-scripts' permission is not set."

/** Opens a path in a context of its own and answers when it has loaded, or has nothing more to load. */
export async function visit(
  path: string,
  { until = 'load', site = siteUrl, user, samples, before, ...options }: VisitOptions = {},
): Promise<Visit> {
  if (!browser) throw new Error('call useBrowser() first')
  const context = await browser.newContext({
    // Kilometres, degrees Celsius and 24 hours, whatever the machine reads.
    locale: 'en-IE',
    extraHTTPHeaders: { 'X-Forwarded-For': addressOfVisitor() },
    ...options,
  })
  if (user) await logIn(context, user)
  if (samples) await context.addInitScript(() => sessionStorage.setItem('samples', '1'))
  const page = await context.newPage()
  const requests: string[] = []
  const problems: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (!pathname.startsWith(COUNTING) && !isAhead(request)) requests.push(pathname)
  })
  watchReads(page)
  watchRequests(page)
  page.on('pageerror', (error) => problems.push(error.message))
  page.on('console', (message) => {
    if (message.type() === 'error' && message.text() !== WATCH_IN_STILL_PAGE) problems.push(message.text())
  })
  if (options.javaScriptEnabled !== false) await watchFocus(page, lostFocus)
  await before?.(page)
  await page.goto(site + path)
  if (options.javaScriptEnabled !== false) {
    await scriptsHaveRun(page, requests)
    if (until === 'settled') await hasSettled(page)
  }
  return { page, requests, problems }
}

/** Waits for the page's script, which comes after the first paint, and what it loads: a visitor takes longer to act. */
export async function scriptsHaveRun(page: Page, requests: readonly string[] = []): Promise<void> {
  const src = await page.evaluate(() => document.querySelector<HTMLElement>('script[data-src]')?.dataset['src'])
  // As text: Vitest would put its own call in place of an import.
  const run = (scripts: string[]) =>
    page.evaluate(`Promise.allSettled(${JSON.stringify(scripts)}.map((script) => import(script)))`)
  if (src) await run([src])
  const own = requests.filter((path) => OWN_SCRIPT.test(path) && path.endsWith('.js'))
  if (own.length) await run(own)
}

/** Unfolds all sections of a long form, by keyboard. */
export const openSections = (page: Page): Promise<void> => page.locator('.form-sections-list button').press('Enter')

/** Chooses an option by the keys of a closed list. */
export async function chooseByKeys(select: Locator, value: string): Promise<void> {
  const at = await select.evaluate(
    (list, wanted) => [...(list as HTMLSelectElement).options].findIndex((option) => option.value === wanted),
    value,
  )
  await select.press('Home')
  for (let step = 0; step < at; step++) await select.press('ArrowDown')
  await expect.poll(() => select.inputValue()).toBe(value)
}

interface Traffic {
  /** Requests so far. */
  count: number
  underWay: Set<Request>
}

const traffic = new WeakMap<Page, Traffic>()

/** Requests that nobody waits for: the browser may keep their end to itself. */
const UNAWAITED = new Set(['ping', 'eventsource', 'websocket'])

function watchRequests(page: Page): void {
  const seen: Traffic = { count: 0, underWay: new Set() }
  traffic.set(page, seen)
  page.on('request', (request) => {
    // What the last page still waited for ends with it, and is not always reported.
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) seen.underWay.clear()
    if (UNAWAITED.has(request.resourceType()) || isAhead(request)) return
    seen.count++
    seen.underWay.add(request)
  })
  const end = (request: Request) => seen.underWay.delete(request)
  page.on('requestfinished', end)
  page.on('requestfailed', end)
}

/** Waits until all requests of a page of `visit` are answered, and it is idle without a further one. */
export async function hasSettled(page: Page): Promise<void> {
  const seen = traffic.get(page)!
  for (let count = -1; count !== seen.count;) {
    count = seen.count
    await page.waitForLoadState()
    await nextFrame(page)
    await page.evaluate(() => new Promise((done) => requestIdleCallback(done)))
    await expect.poll(() => [...seen.underWay].map((request) => request.url())).toEqual([])
    await nextFrame(page)
  }
}

/** Answers an address without a page as servers of files do: by the page that its browser fills. */
export async function withoutDrawing(page: Page, path: string): Promise<void> {
  const { pathname } = new URL(path, siteUrl)
  const shell = siteUrl + encodeURI(pathOf(langOfPath(pathname), { kind: 'placeShell' }))
  await page.route(
    (url) => url.pathname === pathname,
    async (route) => route.fulfill({ response: await route.fetch({ url: shell }) }),
  )
}

/** Waits for the page's own fonts to be drawn: lines are broken elsewhere in those before them. */
export async function fontsHaveCome(page: Page): Promise<void> {
  await page.locator('html:is(.web-font, .next-font)').waitFor()
  // As on the next page, where it would move something here.
  await page.evaluate(() => document.documentElement.classList.add('web-font'))
  await page.evaluate(() => Promise.allSettled([...document.fonts].map((font) => font.load())))
  await nextFrame(page)
}

/** A frame is drawn: media queries and what hears them have had their turn. */
export const nextFrame = (page: Page) =>
  page.evaluate(() => new Promise<void>((done) => requestAnimationFrame(() => requestAnimationFrame(() => done()))))

/** Waits for parts of the page that a script places to stand where they stood two frames before. */
export async function waitForStillLayout(page: Page, selector: string): Promise<void> {
  const places = () =>
    page.locator(selector).evaluateAll((parts) => JSON.stringify(parts.map((part) => part.getBoundingClientRect())))
  await expect
    .poll(async () => {
      const before = await places()
      await nextFrame(page)
      return before === (await places())
    })
    .toBe(true)
}

function watchReads(page: Page): void {
  const underWay = new Map<string, Request>()
  const keyOf = (request: Request) => {
    const { pathname, search } = new URL(request.url())
    const isRead = request.method() === 'GET' && pathname.startsWith('/rest/')
    // The last request of a page may be heard of when the next one is there.
    const { referer } = request.headers()
    return isRead ? `${referer ? new URL(referer).pathname : ''} ${pathname}${search}` : ''
  }
  page.on('request', (request) => {
    // The next page may ask what the last one did not wait for.
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) underWay.clear()
    const key = keyOf(request)
    if (!key || request.isNavigationRequest()) return
    const first = underWay.get(key)
    if (first) askedTwice.set(first, key)
    underWay.set(key, request)
  })
  // A page that comes back from memory is not requested, and what the page before it waited for has no end.
  let pathname = ''
  page.on('framenavigated', (frame) => {
    if (frame !== page.mainFrame()) return
    const next = new URL(frame.url()).pathname
    if (next !== pathname) underWay.clear()
    pathname = next
  })
  const end = (request: Request) => {
    if (underWay.get(keyOf(request)) === request) underWay.delete(keyOf(request))
  }
  page.on('requestfinished', end)
  page.on('requestfailed', (request) => {
    end(request)
    // The page had given it up: the browser tells of that later than of what it asked next.
    askedTwice.delete(request)
  })
}

/** Whether the browser has a font like those that stand in for ours until they have come. */
export const hasFallbackFont = (page: Page): Promise<boolean> =>
  page.evaluate(() => {
    const local = ['Arial', 'Liberation Sans', 'Arimo'].map((name) => `local('${name}')`)
    const font = new FontFace('like', local.join())
    return font.load().then(
      () => true,
      () => false,
    )
  })

export const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true }
export const WIDE = { viewport: { width: 1440, height: 900 } }

/** By how many pixels a page is wider than its window. */
export const overflow = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

/** Visitors come from addresses of their own: what one of them may do is not counted for all. */
const addressOfVisitor = () => `10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}`

/** The script of every page, and what some pages need before anybody acts. */
const OWN_SCRIPT = new RegExp(
  String.raw`/(chrome\.astro|tabs|tab-keys|videos|ads|` + 'third-party-script|copy-by-command|find|shabbat-kit)[._]',
)

/** The requested scripts, without those in the page's HTML. */
export function loadedScripts(requests: readonly string[]): string[] {
  return requests.filter((path) => path.endsWith('.js') && !OWN_SCRIPT.test(path))
}

/** One page of each kind, in English and Hebrew. */
export const PAGES: readonly (readonly [name: string, en: string, he: string])[] = [
  ['home', '/', '/he/'],
  ['search', '/Search.html', '/he/חיפוש.html'],
  ['city', '/Jewish_Guide-TJ281184-Jerusalem-Jewish_Guide.html', '/he/מדריך_יהודי-TJ281184-ירושלים-מדריך_יהודי.html'],
  ['country', '/Jewish_Guide-TJ294640-Israel-Jewish_Guide.html', '/he/מדריך_יהודי-TJ294640-ישראל-מדריך_יהודי.html'],
  ['world', '/Kosher_Restaurants.html', '/he/מסעדות_כשרות.html'],
  ['travel', '/Kosher_Tours-TL3169070-Rome-Vacations.html', '/he/נופש_כשר-TL3169070-רומא-חופשה.html'],
  [
    'results',
    '/Kosher_Restaurants-TJ281184-Jerusalem-Kosher_Restaurants-p2.html',
    '/he/מסעדות_כשרות-TJ281184-ירושלים-מסעדות_כשרות-p2.html',
  ],
  ['sample listing', '/Kosher_Restaurants-DI900001-x.html', '/he/מסעדות_כשרות-DI900001-x.html'],
  ['listing', '/Jewish_Heritage-DI103001-x.html', '/he/מורשת_יהודית-DI103001-x.html'],
  ['offer', '/Kosher_Tours-FT810025-x.html', '/he/נופש_כשר-FT810025-x.html'],
  ['category', '/Kosher_Tours-CT800001-x.html', '/he/נופש_כשר-CT800001-x.html'],
  ['vacations', '/kosher_vacations_search.html', '/he/kosher_vacations_search.html'],
  ['authorities', '/Kosher_Authorities.html', '/he/גופי_כשרות.html'],
  ['authority', '/Kosher_Authority-ou.html', '/he/גוף_כשרות-ou.html'],
  ['Shabbat times', '/Shabbat_Times.html', '/he/זמני_שבת.html'],
  ['year sheet', '/rest/tjt/locationyear/281184/en', '/rest/tjt/locationyear/281184/he'],
  ['candle times', '/Candle_Lighting_Times.html', '/he/זמני_הדלקת_נרות.html'],
  ['calendar', '/Jewish_Calendar.html', '/he/לוח_עברי.html'],
  [
    'trip',
    '/Kosher_Trip.html?stop=3169070,2027-04-19T15:30,3&stop=281184,2027-04-22,7',
    '/he/תכנון_טיול.html?stop=3169070,2027-04-19T15:30,3&stop=281184,2027-04-22,7',
  ],
  ['credits', '/Credits.html', '/he/קרדיטים.html'],
  ['open data', '/Open_Data.html', '/he/נתונים_פתוחים.html'],
  ['accessibility', '/Accessibility.html', '/he/נגישות.html'],
  ['account', '/Account.html', '/he/חשבון.html'],
  ['log-in', '/Login.html', '/he/כניסה.html'],
  ['favourites', '/My_Favourites.html', '/he/המועדפים_שלי.html'],
  ['offline', '/Offline.html', '/he/ללא_רשת.html'],
  ['newsletter', '/Newsletter.html', '/he/ניוזלטר.html'],
  ['add a place', '/Add_Place.html', '/he/הוספת_מקום.html'],
  ['listing edit', '/Listing_Edit.html', '/he/עריכת_רישום.html'],
  ['desk help', '/Desk_Help.html', '/he/עזרה_לעורכים.html'],
  ['listing options', '/Listing_Options.html', '/he/אפשרויות_רישום.html'],
  ['not found', '/nothing-here.html', '/he/אין.html'],
  ['place shell', '/Kosher_Tours-TL0-Springfield-Vacations.html', '/he/נופש_כשר-TL0-חיפה-חופשה.html'],
  ['nearby', '/Kosher_NearBy-31.777,35.228-Jaffa_Gate.html?r=650', '/he/kosher_search-nearby-TJ281184-ירושלים.html'],
  [
    'walk',
    '/Kosher_NearBy-31.777,35.228-Jaffa_Gate.html?walk=1',
    '/he/kosher_search-nearby-TJ281184-ירושלים.html?walk=1',
  ],
]
