import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { act } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { askedOf } from '#core/domain/shell/asked.ts'
import type { KnownShell } from '#core/domain/shell/known.ts'
import { loadShell } from '#core/domain/shell/shell.ts'
import type { Lang } from '#core/i18n/languages.ts'
import { keepFrom } from '#site/features/nearby/from-point.ts'
import { PlaceShell } from '#site/features/place/PlaceShell.tsx'
import { shellProps } from '#site/features/place/shell-props.page.ts'
import { toastLate, toastLateFailure } from '#site/ui/page/late-toasts.ts'
import { $inMiles } from '#site/ui/units/units.ts'
import { jericho, jerusalem, network, offline } from './network.ts'
import { nearbyEntry, placeTimes } from './nearby-samples.ts'
import { plain } from './samples.ts'

// Toasts come from a part of their own, which has its own tests.
vi.mock('#site/ui/page/late-toasts.ts', () => ({ toastLate: vi.fn(), toastLateFailure: vi.fn() }))

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  vi.mocked(toastLate).mockReset()
  vi.mocked(toastLateFailure).mockReset()
  document.title = ''
})

function show(path: string, answers: Readonly<Record<string, unknown>> | typeof fetch, lang: Lang = 'en') {
  const { pathname, search, host } = new URL(path, 'https://example.test')
  vi.stubGlobal('location', { pathname, search, host })
  vi.stubGlobal('fetch', typeof answers === 'function' ? answers : network(answers).send)
  const props = shellProps({
    lang,
    options: { kashrut: { unknown: { en: 'Supervision unknown' } } },
    origin: 'https://example.test',
    input: {},
  })
  render(<PlaceShell {...props} />)
  return { ...props.words, ...props.near }
}

const heading = (name: string) => screen.findByRole('heading', { name })
const said = () => screen.getAllByRole('status')[0]?.textContent

const run = {
  day: '2026-11-21',
  hebrewDate: '11 Kislev 5787',
  shabbat: true,
  parasha: 'Vayetzei',
  festivals: [],
  lightings: [{ day: '2026-11-20', time: '15:57', when: 'beforeSunset' }],
  havdalah: { day: '2026-11-21', time: '17:16' },
}
const times = { ...placeTimes, times: [run] }
const item = nearbyEntry(7, {
  title: 'Cafe <Rimon>',
  titleLang: 'en',
  sample: true,
  km: 1.2,
})
const nearby = [
  { typeId: 228, typeName: 'Restaurants', items: [item] },
  { typeId: 230, typeName: 'Hotels', items: [] },
]
const PLACE = '/Jewish_Guide-TJ281184-Jerusalem-Jewish_Guide.html'
const everything = {
  '/rest/tjt/locationshabbattimes/': times,
  '/rest/tjt/search/': [jerusalem],
  '/rest/tjt/locnearby/': nearby,
}

/** The title of the page follows its heading by a moment. */
const titled = (title: string) => waitFor(() => expect(document.title).toBe(title))
/** After the state is shown. */
const expectToast = (type: string, text: string) =>
  waitFor(() => expect(toastLate).toHaveBeenCalledExactlyOnceWith({ type, text }))

test('says that it loads until something came', async () => {
  const words = show(PLACE, everything)
  const title = screen.getByRole('heading', { level: 1 })
  expect(title.textContent).toBe(words.loading)
  expect(title.closest('[aria-busy=true]')).toBeTruthy()
  await heading('Jerusalem, Israel')
  expect(title.closest('[aria-busy=false]')).toBeTruthy()
})

describe('typed words', () => {
  test('lead to links of the kind that was looked for', async () => {
    show('/Synagogues-TJ0-Jer-Synagogues.html', {
      '/rest/tjt/search/': [jerusalem, jericho],
    })
    await heading('Results for: Jer')
    const links = screen.getAllByRole('link')
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/Synagogues-TJ281184-Jerusalem-Synagogues.html',
      '/Synagogues-TJ284315-Jericho-Synagogues.html',
    ])
    await titled('Results for: Jer')
  })

  test.each([
    ['en', 'Results for: Xyzzy', 'No results found'],
    ['he', 'תוצאות עבור: Xyzzy', 'לא נמצאו תוצאות'],
  ] as const)('%s: that nothing was found is said', async (lang, title, text) => {
    const path = '/Jewish_Guide-TJ0-Xyzzy-Jewish_Guide.html'
    show(path, { '/rest/tjt/search/': [] }, lang)
    await heading(title)
    expect(said()).toBe(text)
    expect(screen.queryByRole('list')).toBeNull()
  })

  test('that name nothing offer what they may have meant', async () => {
    const page = {
      id: 'listing-1',
      group: 'listings',
      name: 'Hurva',
      text: 'Hurva',
      href: '/Hurva.html',
      isGuess: true,
    }
    show('/Jewish_Guide-TJ0-Hurvva-Jewish_Guide.html', { '/rest/tjt/search/': [page] })
    await heading('Results for: Hurvva')
    expect(said()).toBe('Did you mean:')
    expect(screen.getByRole('link', { name: 'Hurva' }).getAttribute('href')).toBe('/Hurva.html')
  })

  test('in Cyrillic come from the query', async () => {
    show('/Kosher_Tours-TL0--Vacations.html?q=%D0%9C%D0%BE%D1%81%D0%BA', {
      '/rest/tjt/search/': [],
    })
    expect(await heading('Results for: Моск')).toBeTruthy()
  })

  test('fail in the words of the reader', async () => {
    const words = show('/Jewish_Guide-TJ0-Jer-Jewish_Guide.html', offline)
    await screen.findByText(words.failed)
    expect(said()).toBe('The operation failed. Please try again.')
  })
})

describe('a place without a page', () => {
  test('shows its times', async () => {
    const words = show(PLACE, everything)
    await heading('Jerusalem, Israel')
    expect(said()).toBe(words.noPage)
    const table = screen.getByRole('table')
    const cells = within(table).getAllByRole('cell')
    const texts = cells.map(({ textContent }) => plain(textContent))
    expect(texts).toEqual(['11 Kislev 5787', 'Parashat Vayetzei', '15:57 Fri, 20 Nov', '17:16 Sat, 21 Nov'])
    expect(screen.queryByText(words.noneWhy)).toBeNull()
  })

  test('says how its times are made, and which day it is there', async () => {
    show(PLACE, everything)
    await heading('Jerusalem, Israel')
    const text = document.body.textContent
    expect(text).toContain('40 minutes before sunset')
    expect(text).toContain('8.5° below the horizon')
    expect(text).toContain('(\u2068Asia/Jerusalem\u2069)')
    expect(text).toContain('Festivals are observed as in Israel.')
    expect(text).toContain('Current Hebrew date there: \u206810 Kislev 5787\u2069')
  })

  test('has its times to take along', async () => {
    const words = show(PLACE, everything)
    const list = await screen.findByRole('list', { name: words.take })
    const links = within(list).getAllByRole('link')
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Subscribe', 'webcal://example.test/rest/tjt/locationics/281184/en/calendar.ics'],
      ['Download .ics', '/rest/tjt/locationics/281184/en/calendar.ics'],
      ['Year on one page', '/rest/tjt/locationyear/281184/en'],
      ['Data (JSON)', '/rest/tjt/locationcalendar/281184/en'],
      ['Times for any date', '/Candle_Lighting_Times.html?loc=281184'],
    ])
  })

  test('tells a lighting after nightfall from one before sunset', async () => {
    const late = { ...run.lightings[0], day: '2026-11-21' }
    const lightings = [...run.lightings, { ...late, when: 'afterNightfall', time: '17:20' }]
    show(PLACE, {
      ...everything,
      '/rest/tjt/locationshabbattimes/': {
        ...times,
        times: [{ ...run, lightings }],
      },
    })
    await heading('Jerusalem, Israel')
    const cell = within(screen.getByRole('table')).getAllByRole('cell')[2]!
    expect(plain(cell.textContent)).toBe('15:57 Fri, 20 Nov17:20 not before · Sat, 21 Nov')
  })

  test('explains a time that there is not', async () => {
    const white = { ...run, havdalah: { day: run.day } }
    const words = show(PLACE, {
      ...everything,
      '/rest/tjt/locationshabbattimes/': { ...times, times: [white] },
    })
    await heading('Jerusalem, Israel')
    expect(screen.getByText('none')).toBeTruthy()
    expect(screen.getByText(words.noneWhy)).toBeTruthy()
  })

  test('lists what is near, samples marked, empty types left out', async () => {
    const words = show(PLACE, everything)
    await heading(words.nearby)
    const link = screen.getByRole('link', { name: 'Cafe <Rimon>' })
    expect(link.getAttribute('href')).toBe(item.url)
    expect(link.querySelector('bdi')?.lang).toBe('en')
    const entry = link.closest('li')!
    expect(entry.textContent).toContain(words.sampleListing)
    expect(plain(entry.textContent)).toMatch(/\d (km|mi)/)
    expect(entry.textContent).toContain('Supervision unknown')
    expect(screen.queryByRole('tab', { name: /Hotels/ })).toBeNull()
  })

  test('says once what most of a list says of kashrut, and of a synagogue nothing', async () => {
    const items = [nearbyEntry(8), nearbyEntry(9)]
    const synagogue = nearbyEntry(10, { dtype: 231 })
    const groups = [
      { typeId: 228, typeName: 'Restaurants', items },
      { typeId: 231, typeName: 'Synagogues', items: [synagogue] },
    ]
    const words = show(PLACE, { ...everything, '/rest/tjt/locnearby/': groups })
    await heading(words.nearby)
    const panel = screen.getByRole('tabpanel')
    expect(panel.textContent.match(/Supervision unknown/g)).toHaveLength(1)
    expect(within(panel).getByRole('list').textContent).not.toContain('Supervision unknown')
    fireEvent.click(screen.getByRole('tab', { name: /Synagogues/ }))
    expect(screen.getByRole('link', { name: synagogue.title })).toBeTruthy()
    expect(panel.textContent).not.toContain('Supervision unknown')
  })

  test('says what could not be had', async () => {
    const words = show(PLACE, { '/rest/tjt/locationshabbattimes/': times })
    await heading('Jerusalem, Israel')
    expect(screen.getByText(words.nearbyFailed)).toBeTruthy()
    await expectToast('error', 'Failed to get kosher items near your location.')
  })

  test('of which nobody knows is called unknown', async () => {
    const words = show(PLACE, {})
    expect(await heading(words.unknown)).toBeTruthy()
    expect(screen.queryByRole('table')).toBeNull()
    await titled(words.unknown)
  })
})

const alternatives = {
  typeId: 228,
  place: { id: 281184, name: 'Brno' },
  community: {
    name: 'Židovská obec',
    nameLang: 'en',
    url: '/obec.html',
    phone: '+420 544 509 606',
    town: { name: 'Brno' },
    km: 1,
  },
  town: { name: 'Vienna', url: '/food.html', count: 12, km: 110.2 },
} as const

test('a city without food says what helps instead', async () => {
  const stats = { tlid: 281184, locTitle: 'Brno', total: 1, url: '/g.html', items: [] }
  const words = show('/Kosher_Restaurants-TJ281184-Brno-Kosher_Restaurants.html', {
    '/rest/tjt/locationdiritemsstat/': stats,
    '/rest/tjt/alternatives/': alternatives,
  })
  await heading('Brno')
  const link = screen.getByRole('link', { name: 'Vienna' })
  expect(link.getAttribute('href')).toBe('/food.html')
  const away = /^Nearest town with kosher food: Vienna · 12 places · (110 km|68 mi) away$/
  expect(plain(link.closest('li')!.textContent)).toMatch(away)
  expect(screen.getByRole('link', { name: '+420 544 509 606' }).getAttribute('href')).toBe('tel:+420544509606')
  expect(screen.getByRole('link', { name: 'Add it' }).getAttribute('href')).toBe(
    '/Add_Place.html?type=228&place=281184&town=Brno',
  )
  expect(said()).toMatch(/^No kosher restaurant listed in Brno yet\./)
  expect(said()).toContain(words.others)
})

describe('what one walks to', () => {
  const eruv = nearbyEntry(8, { dtype: 232, businessesType: 'eruv', title: 'The eruv' })
  const WALK = '/Kosher_NearBy-31.77,35.21-Jaffa_Gate.html?walk=1'
  const section = () => screen.getByRole('region', { name: 'Eruv' }).textContent

  test('says of an eruv either that it is unknown, or that one is near', async () => {
    const { walk } = show(WALK, { '/rest/tjt/locnearby/': [{ typeId: 232, typeName: 'Shops', items: [eruv] }] })
    await screen.findByText('The eruv')
    expect(section()).toContain(walk.eruvNote)
    cleanup()
    show(WALK, { '/rest/tjt/locnearby/': [] })
    const lacking = await screen.findByText('Synagogues · Kosher food · Mikvah · Eruv:')
    expect(lacking.parentElement!.textContent).toBe(`${lacking.textContent} ${walk.unknown}`)
    cleanup()
    show(WALK, { '/rest/tjt/locnearby/': [], '/rest/tjt/alternativesnear/228/': alternatives })
    await screen.findByRole('link', { name: 'Vienna' })
    const food = screen.getByRole('region', { name: walk.eat })
    expect(food.textContent).toMatch(new RegExp(`^${walk.eat}${walk.unknown}Nearest community: `))
    // In walking distance there may be none though the town has some.
    expect(food.textContent).not.toContain('No kosher restaurant')
  })

  test('counts the place itself, as being here', async () => {
    const shul = nearbyEntry(7, { dtype: 231, title: 'The shul', position: [35.21, 31.77] })
    const { walk } = show(WALK, { '/rest/tjt/locnearby/': [{ typeId: 231, typeName: 'Synagogues', items: [shul] }] })
    const row = await screen.findByRole('link', { name: new RegExp(`^${walk.here} ?The shul`) })
    expect(row.getAttribute('href')).toBe(shul.url)
    expect(screen.getByRole('region', { name: walk.pray }).textContent).toContain(walk.noTimes)
  })

  test('of the visitor’s own point is measured from there and has its name, which the address has not', async () => {
    onTestFinished(() => keepFrom(undefined))
    const shul = nearbyEntry(7, { dtype: 231, title: 'The shul', position: [35.2103, 31.7698] })
    const answers = { '/rest/tjt/locnearby/': [{ typeId: 231, typeName: 'Synagogues', items: [shul] }] }
    keepFrom({ lat: 31.7698, lng: 35.2103, name: 'Hotel Josef' })
    const { walk } = show(WALK, answers)
    await titled('Within a Shabbat walk of Hotel Josef')
    screen.getByRole('link', { name: new RegExp(`^${walk.here} ?The shul`) })
    expect(screen.getByRole('button', { name: walk.forget }).getAttribute('aria-pressed')).toBe('true')
    cleanup()
    // 110 m or more away it is another.
    keepFrom({ lat: 31.7712, lng: 35.2103, name: 'Hotel Josef' })
    show(WALK, answers)
    await titled('Within a Shabbat walk of Jaffa Gate')
    cleanup()
    keepFrom({ lat: 31.7698, lng: 35.2103, name: 'Hotel Josef' })
    show('/Kosher_NearBy-31.77,35.21-The_shul.html?walk=1', answers)
    await titled('Within a Shabbat walk of The shul')
  })

  test('that fails to load is told', async () => {
    show(WALK, offline)
    await expectToast('error', 'Failed to get kosher items near your location.')
  })
})

describe('a point', () => {
  test('without anything near says so', async () => {
    const words = show('/Kosher_NearBy-31.77,35.21-Jaffa_Gate.html', {
      '/rest/tjt/locnearby/': [],
      '/rest/tjt/alternativesnear/': alternatives,
    })
    await heading('Kosher near Jaffa Gate')
    expect(screen.getByRole('link', { name: 'Vienna' })).toBeTruthy()
    expect(screen.queryByText(words.nearbyNone)).toBeNull()
    await titled('Kosher near Jaffa Gate')
    await expectToast('info', 'No kosher items found near your location.')
  })

  const many = [
    {
      typeId: 228,
      typeName: 'Restaurants',
      items: Array.from({ length: 23 }, (_, at) => nearbyEntry(at + 1)),
      hasMore: true,
    },
    { typeId: 230, typeName: 'Hotels', items: [] },
    {
      typeId: 231,
      typeName: 'Synagogues',
      items: [nearbyEntry(99, { title: 'Shul' })],
    },
  ]
  const path = '/Kosher_NearBy-31.77,35.21-Jaffa_Gate.html'
  const titles = () => screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)

  test('shows ten a page, of the first type that has any', async () => {
    show(path, { '/rest/tjt/locnearby/': many })
    await heading('Kosher near Jaffa Gate')
    const tabs = screen.getAllByRole('tab')
    expect(tabs.map(({ textContent }) => textContent)).toEqual(['Restaurants23+', 'Synagogues and communities1'])
    expect(tabs[0]?.getAttribute('aria-selected')).toBe('true')
    expect(titles()).toHaveLength(10)
    const walk = screen.getByRole('list', { name: 'Within a Shabbat walk · 1 km' })
    expect(within(walk).getAllByRole('listitem')).toHaveLength(10)
    fireEvent.click(screen.getByRole('link', { name: 'Page 3 of 3' }))
    await waitFor(() => expect(titles()).toEqual(['Place 21', 'Place 22', 'Place 23']))
    expect(screen.getByText('Page 3 of 3').role).toBe('status')
  })

  test('a list that ends while there are more says how far it goes', async () => {
    show(path, { '/rest/tjt/locnearby/': many })
    await heading('Kosher near Jaffa Gate')
    await screen.findByText(/^The 23 nearest, up to [\d.]+ (mi|km) away/)
    fireEvent.click(screen.getAllByRole('tab')[1]!)
    await screen.findByText(/^Nearest first, up to (62 mi|100 km) away/)
  })

  test('a tab begins with its first page, also by the arrow keys', async () => {
    show(path, { '/rest/tjt/locnearby/': many })
    await heading('Kosher near Jaffa Gate')
    fireEvent.click(screen.getByRole('link', { name: 'Page 2 of 3' }))
    // The list may follow its store only after it has been drawn.
    await waitFor(() => expect(titles()[0]).toBe('Place 11'))
    const [first, second] = screen.getAllByRole('tab')
    fireEvent.keyDown(first!, { key: 'ArrowRight' })
    await waitFor(() => expect(titles()).toEqual(['Shul']))
    expect(second?.getAttribute('aria-selected')).toBe('true')
    expect(document.activeElement).toBe(second)
    fireEvent.keyDown(second!, { key: 'Home' })
    await waitFor(() => expect(titles()[0]).toBe('Place 1'))
  })
})

describe('near words', () => {
  const rome = { title: 'Tempio', about: 'Roma', lat: 41.892, lng: 12.478 }
  const path = '/kosher_search-nearby-TJ0-Tempio.html'

  test('that may mean several points ask which', async () => {
    const paris = { title: 'Temple', about: '', lat: 48.8534, lng: 2.3488 }
    show(path, { '/rest/tjt/geocode/': [rome, paris] })
    await heading('Kosher near Tempio')
    expect(said()).toBe('Which one do you mean?')
    expect(screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Tempio', '/Kosher_NearBy-41.892,12.478-Tempio.html'],
      ['Temple', '/Kosher_NearBy-48.853,2.349-Temple.html'],
    ])
    expect(screen.getByText('Roma')).toBeTruthy()
  })

  test('that mean nothing, or cannot be found out', async () => {
    show(path, { '/rest/tjt/geocode/': [] })
    await heading('Kosher near Tempio')
    expect(said()).toBe('No results found')
    cleanup()
    show(path, offline)
    await heading('Tempio')
    expect(said()).toBe('The operation failed. Please try again.')
  })

  test.each([path, '/kosher_search-nearby-TJ281184-Jerusalem.html'])(
    'that fail on %s are told as near a point',
    async (one) => {
      show(one, offline)
      await expectToast('error', 'Failed to get kosher items near your location.')
    },
  )
})

test('an address of no known shape is unknown', async () => {
  const words = show('/Place.html', everything)
  expect(await heading(words.unknown)).toBeTruthy()
})

describe('what the server drew', () => {
  const options = { kashrut: {} }
  const origin = 'https://example.test'

  /** The island over the HTML of an address, with the number of calls it made, and what did not match. */
  async function wake(path: string) {
    const { pathname, search, host } = new URL(path, origin)
    const asked = askedOf(pathname, search)!
    const state = (await loadShell('en', asked, { send: network(everything).send })) as KnownShell['state']
    const known: KnownShell = { asked, state, pathname, search, now: Date.parse('2026-11-20T10:00:00Z') }
    const drawn = shellProps({ lang: 'en', options, origin, input: { known } })
    const island = document.createElement('div')
    vi.stubGlobal('location', undefined)
    island.innerHTML = renderToString(<PlaceShell {...drawn} />)
    const json = document.createElement('script')
    json.id = 'known-shell'
    json.type = 'application/json'
    json.textContent = JSON.stringify(known)
    document.body.append(island, json)
    vi.stubGlobal('location', { pathname, search, host })
    const send = vi.fn<typeof fetch>(() => new Promise(() => {}))
    vi.stubGlobal('fetch', send)
    // The page's script does so before the island wakes.
    for (const clock of island.querySelectorAll('.clock')) clock.textContent = '3:57 PM'
    $inMiles.set(true)
    const problems: unknown[] = []
    const drawnHtml = island.innerHTML
    const root = await act(async () =>
      hydrateRoot(island, <PlaceShell {...drawn} known={undefined} />, {
        onRecoverableError: (error) => problems.push(error),
      }),
    )
    onTestFinished(() => {
      act(() => root.unmount())
      $inMiles.set(false)
      document.body.replaceChildren()
    })
    return { send, problems, drawnHtml }
  }

  test('is taken over as it is, without a call', async () => {
    const { send, problems, drawnHtml } = await wake(PLACE)
    expect(problems).toEqual([])
    expect(send).not.toHaveBeenCalled()
    expect(plain(drawnHtml)).toMatch(/\d km/)
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Jerusalem, Israel')
    expect(screen.getAllByText('3:57 PM')).toHaveLength(2)
    await waitFor(() => expect(plain(screen.getByRole('tabpanel').textContent)).toMatch(/\d mi/))
    expect(screen.getByRole('tab').hasAttribute('disabled')).toBe(false)
    await titled('Jerusalem, Israel')
  })

  test.each([
    '/Kosher_NearBy-31.77,35.21-Jaffa_Gate.html?type=228',
    '/Kosher_NearBy-31.77,35.21-Jaffa_Gate.html?walk=1',
    '/Jewish_Guide-TJ0-Jer-Jewish_Guide.html',
  ])('of %s matches', async (path) => {
    const { send, problems } = await wake(path)
    expect(problems).toEqual([])
    expect(send.mock.calls.filter(([url]) => !String(url).includes('/count/'))).toEqual([])
  })
})
