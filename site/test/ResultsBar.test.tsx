import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { MESSAGES } from '#core/i18n/messages.ts'
import { renderToString } from 'react-dom/server'
import { afterEach, describe, expect, test, vi } from 'vitest'
import type { Entry } from '#core/contract/entries.ts'
import type { Lang } from '#core/i18n/languages.ts'
import { ResultsBar } from '#site/features/results/ResultsBar.tsx'
import { resultsProps } from '#site/features/results/results-props.page.ts'
import { showSamples } from '#site/features/samples/samples.ts'
import { network } from './network.ts'
import { jerusalem } from './samples.ts'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  document.body.replaceChildren()
  happyDOM.setViewport({ width: 1024 })
})

const { happyDOM } = window as unknown as { happyDOM: { setViewport: (size: { width: number }) => void } }

const entries: Entry[] = Array.from({ length: 30 }, (_, at) => ({
  tnid: at + 1,
  dtype: 228,
  title: `Place ${at + 1}`,
  description: '',
  position: [35, 31],
  paid: at === 9,
  sample: false,
  worth: 0,
  unchecked: false,
  approximate: false,
  image: '/pictures/food-1-800.webp',
  url: `/${at + 1}.html`,
  address: 'Street',
  town: 'Jerusalem',
  foodType: [at < 25 ? 'meat' : 'dairy'],
  cuisine: [at % 2 ? 'grill' : 'sushi'],
}))
const list = (...ids: string[]) => ({
  items: ['all', ...ids].map((id) => ({ id, name: id })),
})
const api = (lang: Lang, own: readonly Entry[] = entries) => ({
  [`/rest/tjt/entries/228/281184/${lang}`]: own.filter(({ sample }) => !sample),
  [`/rest/tjt/entries/228/281184/${lang}?samples=with`]: own,
  '/rest/tjt/cuisine': list('grill', 'sushi', 'pizza'),
  '/rest/tjt/foodtype': list('meat', 'dairy'),
  '/rest/tjt/pricerange': list('low'),
  '/rest/tjt/supervision': list('board'),
})

interface Setting {
  lang?: Lang
  query?: string
  hasPaid?: boolean
  hasRated?: boolean
  entries?: readonly Entry[]
  width?: number
  hasSamples?: boolean
  total?: number
}

function show({
  lang = 'en',
  query = '',
  hasPaid = true,
  hasRated = false,
  width = 390,
  hasSamples = false,
  total = 30,
  entries: own,
}: Setting = {}) {
  happyDOM.setViewport({ width })
  const props = resultsProps({
    lang,
    input: {
      place: jerusalem,
      dtype: 228,
      page: 1,
      pages: 2,
      total,
      hasSamples,
      hasPaid,
      hasRated,
      entries: { [lang]: [] } as never,
      stats: [],
      picture: '',
    },
  })
  history.replaceState(undefined, '', props.path + query)
  const { send, urls } = network(api(lang, own))
  vi.stubGlobal('fetch', send)
  document.body.innerHTML = '<div id="results-list">static</div><div id="results-found"></div>'
  render(<ResultsBar {...props} />)
  return { props, urls, words: MESSAGES[lang].places.filters }
}

const box = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name })
const status = () => screen.getByRole('status').textContent
const found = () => document.getElementById('results-found')!

test('where there is room for the map, its places come with the first look', async () => {
  const { urls } = show({ width: 1024 })
  await waitFor(() => expect(found().querySelectorAll('.card')).toHaveLength(20))
  expect(urls[0]).toBe('/rest/tjt/entries/228/281184/en')
})

test('a part of the map is a chip, and its results are within it', async () => {
  const { words } = show({ query: '?area=34.9,30.9,35.1,31.1' })
  await waitFor(() => expect(status()).toBe('Showing 1–20 of 30'))
  const chip = screen.getByRole('link', { name: `Remove ${words.area}` })
  fireEvent.click(chip)
  await waitFor(() => expect(location.search).toBe(''))
  cleanup()
  show({ query: '?area=35.1,30.9,35.2,31.1' })
  await waitFor(() => expect(status()).toBe(words.none))
  fireEvent.click(within(found()).getByRole('button', { name: words.clear }))
  await waitFor(() => expect(location.search).toBe(''))
})

test('nothing is requested and nothing changes before interaction', () => {
  const { urls } = show()
  expect(urls).toEqual([])
  expect(document.getElementById('results-list')?.textContent).toBe('static')
  expect(status()).toBe('Showing 1–20 of 30')
})

test('filters, with counts; all stands alone and comes back', async () => {
  show()
  fireEvent.click(screen.getByRole('button', { name: 'Filters' }))
  const group = await screen.findByRole('group', { name: 'Type of food' })
  expect(document.getElementById('results-list')).toBeNull()
  expect(
    within(group)
      .getAllByRole('checkbox')
      .map((one) => one.parentElement?.textContent),
  ).toEqual(['all 30', 'meat 25', 'dairy 5'])
  // What no place has is not offered, nor a list of which none has anything.
  expect(screen.queryByRole('checkbox', { name: /pizza/ })).toBeNull()
  expect(screen.queryByRole('group', { name: 'Price range' })).toBeNull()

  fireEvent.click(box('dairy 5'))
  expect(status()).toBe('5 places to eat')
  expect(within(group).getByRole<HTMLInputElement>('checkbox', { name: 'all 30' }).checked).toBe(false)
  expect(box('grill 3').checked).toBe(false)
  expect(found().querySelectorAll('.card')).toHaveLength(5)
  expect(location.search).toBe('?foodtype=dairy')
  expect(screen.getByRole('button', { name: 'Filters 1' })).toBeTruthy()

  fireEvent.click(box('dairy 5'))
  expect(within(group).getByRole<HTMLInputElement>('checkbox', { name: 'all 30' }).checked).toBe(true)
  expect(location.search).toBe('')
})

test('an option that would leave nothing cannot be chosen, and what leaves nothing can be cleared', async () => {
  show({ query: '?foodtype=dairy&cuisine=grill' })
  fireEvent.click(screen.getByRole('button', { name: /^Filters/ }))
  await screen.findByRole('group', { name: 'Type of food' })
  const before = found().querySelectorAll('.card').length
  expect(before).toBe(3)
  expect(box('sushi 2').disabled).toBe(false)
  fireEvent.click(screen.getByRole('button', { name: 'Clear filters' }))
  expect(status()).toBe('Showing 1–20 of 30')
})

test('what was chosen can be taken away piece by piece, in the address too', async () => {
  const { words } = show({ query: '?foodtype=dairy&cuisine=grill,sushi&sort=za' })
  const chips = await screen.findByRole('list', { name: words.chosen })
  const links = () => within(chips).getAllByRole('link')
  const named = () => links().map((link) => link.getAttribute('aria-label') ?? link.textContent)
  expect(named()).toEqual([
    'Remove Kosher restaurants',
    'Remove dairy',
    'Remove grill',
    'Remove sushi',
    'Remove Jerusalem',
    'Clear all',
  ])
  // Elsewhere, the same filters hold.
  expect(links().at(-2)!.getAttribute('href')).toMatch(/TJ294640-.*\?foodtype=dairy&cuisine=grill,sushi&sort=za$/)
  expect(links()[0]!.getAttribute('href')).toMatch(/^\/Jewish_Guide-TJ281184/)
  expect(links()[1]!.getAttribute('href')).toMatch(/\?cuisine=grill,sushi&sort=za$/)
  fireEvent.click(within(chips).getByRole('link', { name: 'Remove dairy' }))
  expect(location.search).toBe('?cuisine=grill,sushi&sort=za')
  expect(status()).toBe('Showing 1–20 of 30')
  await waitFor(() => expect(document.activeElement?.getAttribute('aria-label')).toBe('Remove grill'))
  fireEvent.click(within(chips).getByRole('link', { name: 'Remove grill' }))
  expect(status()).toBe('15 places to eat')
  fireEvent.click(within(chips).getByRole('link', { name: 'Remove sushi' }))
  expect(location.search).toBe('?sort=za')
  // Without filters, nothing is left to take away.
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('status')))
  expect(screen.queryByRole('list', { name: words.chosen })).toBeNull()
})

test('a name is found as it is typed, in one step of the history, and cleared with all else', async () => {
  const { words } = show({ query: '?foodtype=dairy' })
  const before = history.length
  const field = screen.getByRole<HTMLInputElement>('searchbox', { name: words.name })
  fireEvent.change(field, { target: { value: 'place 2' } })
  await waitFor(() => expect(status()).toBe('4 places to eat'))
  fireEvent.change(field, { target: { value: 'PLACE 29 ' } })
  expect(status()).toBe('1 place to eat')
  expect(field.value).toBe('PLACE 29 ')
  expect(location.search).toBe('?foodtype=dairy&name=PLACE%2029')
  expect(history.length).toBe(before + 1)
  fireEvent.click(screen.getByRole('link', { name: 'Remove PLACE 29' }))
  expect(field.value).toBe('')
  expect(status()).toBe('5 places to eat')
  fireEvent.change(field, { target: { value: 'nothing of that name' } })
  expect(status()).toBe(words.none)
  fireEvent.click(screen.getByRole('link', { name: words.clearAll }))
  expect(location.search).toBe('')
  expect(status()).toBe('Showing 1–20 of 30')
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('status')))
})

describe('samples', () => {
  const mixed = entries.map((one, at): Entry => ({ ...one, sample: at >= 18, foodType: [at < 18 ? 'dairy' : 'meat'] }))
  const { samples: words } = MESSAGES.en.places
  const button = (name: string) => within(found()).getByRole('button', { name })
  afterEach(() => act(() => showSamples(false)))

  test('come with the button at the end of the list, with a band above, and go with its button', async () => {
    show({ hasSamples: true, total: 18, entries: mixed })
    fireEvent.click(screen.getByRole('button', { name: 'Filters' }))
    await screen.findByRole('group', { name: 'Cuisine' })
    expect(status()).toBe('18 places to eat')
    // None of them is a choice either.
    expect(screen.queryByRole('checkbox', { name: /meat/ })).toBeNull()
    expect(screen.queryByText(words.shown)).toBeNull()
    fireEvent.click(button(words.show))
    await screen.findByText(words.shown)
    expect(screen.getByText('Showing 1–20 of 30')).toBeTruthy()
    expect(found().querySelectorAll('.is-sample')).toHaveLength(2)
    expect(screen.getByRole('checkbox', { name: 'meat 12' })).toBeTruthy()
    expect(sessionStorage.getItem('samples')).toBe('1')
    fireEvent.click(screen.getByRole('button', { name: words.hide }))
    await waitFor(() => expect(screen.queryByText(words.shown)).toBeNull())
    expect(status()).toBe('18 places to eat')
    expect(sessionStorage.getItem('samples')).toBeNull()
  })

  test('are there from the start once this visit shows them', async () => {
    act(() => showSamples(true))
    const { urls } = show({ hasSamples: true, total: 18, entries: mixed })
    await screen.findByText(words.shown)
    expect(urls[0]).toBe('/rest/tjt/entries/228/281184/en?samples=with')
  })

  test('are shown from their first page on', async () => {
    show({
      hasSamples: true,
      total: 20,
      entries: entries.map((one, at) => ({ ...one, sample: at >= 20 })),
      query: '?sort=az',
    })
    fireEvent.click(await within(found()).findByRole('button', { name: words.show }))
    await screen.findByText('Showing 21–30 of 30')
    expect(location.search).toBe('?sort=az&page=2')
  })

  test('alone are a list that is empty without them', async () => {
    const { urls } = show({ hasSamples: true, total: 0, entries: entries.map((one) => ({ ...one, sample: true })) })
    expect(urls).toEqual([])
    expect(screen.queryByRole('button', { name: 'Filters' })).toBeNull()
    act(() => showSamples(true))
    await screen.findByText('Showing 1–20 of 30')
    fireEvent.click(screen.getByRole('button', { name: words.hide }))
    await waitFor(() => expect(status()).toBe(MESSAGES.en.places.place.empty))
    // The page says what helps instead.
    expect(found().textContent).toBe(words.show)
  })

  test('a list whose places have gone since it was published says that it is empty', async () => {
    show({ query: '?sort=az', total: 3, entries: [] })
    await waitFor(() => expect(found().textContent).toBe(MESSAGES.en.places.place.empty))
  })

  test('are never asked for where a list has none', async () => {
    act(() => showSamples(true))
    const { urls } = show({ query: '?sort=az' })
    await screen.findByText('Showing 1–20 of 30')
    expect(urls[0]).toBe('/rest/tjt/entries/228/281184/en')
    expect(within(found()).queryByRole('button', { name: words.hide })).toBeNull()
  })
})

describe('hours', () => {
  const minute = Math.floor(Date.now() / 60_000)
  const hoursOf = (code: 'o' | 's'): NonNullable<Entry['hours']> => ({
    timeZone: 'Asia/Jerusalem',
    stretches: [
      [minute - 60, code],
      [minute + 90, code === 'o' ? 's' : 'o'],
      [minute + 9000, 'end'],
    ],
    fridays: [[minute + 30, minute + 60]],
    nights: [[minute + 120, minute + 180]],
  })
  const withHours = entries.map((entry, at) => (at > 4 ? entry : { ...entry, hours: hoursOf(at < 3 ? 'o' : 's') }))

  test('narrow the results down; what is unknown is counted, and matches nothing', async () => {
    const { words } = show({ entries: withHours })
    fireEvent.click(screen.getByRole('button', { name: 'Filters' }))
    const group = await screen.findByRole('group', { name: words.open.title })
    const option = (name: string) => within(group).getByRole<HTMLInputElement>('radio', { name })
    expect(option('Any time').checked).toBe(true)
    fireEvent.click(option('Open now'))
    expect(status()).toBe('3 places to eat · Hours unknown: 25')
    expect(location.search).toBe('?open=now')
    expect(found().querySelector('.card')?.textContent).toMatch(/Open now · closes in 1 h (30|29) for Shabbat/)
    fireEvent.click(option('After Shabbat'))
    expect(status()).toBe('2 places to eat · Hours unknown: 25')
    expect(found().querySelector('.card')?.textContent).toContain('Closed for Shabbat · opens')
    fireEvent.click(screen.getByRole('button', { name: words.open.withUnknown }))
    expect(status()).toBe('Showing 1–20 of 27')
    expect(location.search).toBe('?open=after-shabbat&hours=unknown')
    expect(screen.queryByRole('button', { name: words.open.withUnknown })).toBeNull()
    fireEvent.click(screen.getByRole('link', { name: 'Remove After Shabbat, or hours unknown' }))
    expect(location.search).toBe('')
    expect(status()).toBe('Showing 1–20 of 30')
  })

  test('on a day are asked for in the address, and cleared with the filters', async () => {
    const { words } = show({ entries: withHours, query: '?open=2020-01-01' })
    expect(await screen.findByText(`${words.none} Hours unknown: 30`)).toBeTruthy()
    fireEvent.click(screen.getByRole('button', { name: words.open.withUnknown }))
    expect(status()).toBe('Showing 1–20 of 30')
    expect(location.search).toBe('?open=2020-01-01&hours=unknown')
    fireEvent.click(screen.getByRole('link', { name: words.clearAll }))
    expect(status()).toBe('Showing 1–20 of 30')
  })

  test('are no filter where nobody has stated any', async () => {
    const { words } = show()
    fireEvent.click(screen.getByRole('button', { name: 'Filters' }))
    await screen.findByRole('group', { name: 'Type of food' })
    expect(screen.queryByRole('group', { name: words.open.title })).toBeNull()
  })
})

test('orders: featured first where something is paid, else not offered', async () => {
  const { words } = show()
  const select = screen.getByRole<HTMLSelectElement>('combobox', { name: words.sort })
  expect(
    within(select)
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual(['Featured', 'Most relevant', 'A–Z', 'Z–A', 'Distance from the centre', 'Last confirmed'])
  fireEvent.change(select, { target: { value: 'za' } })
  await screen.findByRole('link', { name: 'Place 30' })
  expect(location.search).toBe('?sort=za')
  cleanup()
  show({ hasPaid: false, hasRated: true })
  expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
    'Most relevant',
    'A–Z',
    'Z–A',
    'Distance from the centre',
    'Rating',
    'Last confirmed',
  ])
})

test('a changed order is said, that of the address is not', async () => {
  const { words } = show({ query: '?sort=az' })
  await screen.findByRole('link', { name: 'Next' })
  expect(status()).toBe('Showing 1–20 of 30')
  fireEvent.change(screen.getByRole('combobox', { name: words.sort }), { target: { value: 'za' } })
  await waitFor(() => expect(status()).toBe('Showing 1–20 of 30 · Sort: Z–A'))
})

test('the box of the map beside the list has a name, also once its button has gone', async () => {
  const { words } = show({ width: 1024 })
  const box = screen.getByRole('group', { name: words.map })
  await waitFor(() => expect(within(box).queryByRole('button', { name: words.map })).toBeNull())
  expect(screen.getByRole('group', { name: words.map })).toBe(box)
})

test('pages are links that stay in the page', async () => {
  show({ query: '?sort=az' })
  const next = await screen.findByRole('link', { name: 'Next' })
  expect(next.getAttribute('href')).toContain('?sort=az&page=2')
  fireEvent.click(next)
  expect(status()).toBe('Showing 21–30 of 30')
  expect(document.activeElement).toBe(screen.getByRole('status'))
  expect(location.search).toBe('?sort=az&page=2')
  expect(screen.getByRole('link', { name: 'Page 2' }).getAttribute('aria-current')).toBe('page')
})

test('an order that was chosen before the script came is kept', async () => {
  const { props } = show()
  cleanup()
  const root = document.createElement('div')
  root.innerHTML = renderToString(<ResultsBar {...props} />)
  document.body.append(root)
  root.querySelector('select')!.value = 'za'
  render(<ResultsBar {...props} />, { container: root, hydrate: true })
  await screen.findByRole('link', { name: 'Place 30' })
  expect(root.querySelector('select')!.value).toBe('za')
  expect(location.search).toBe('?sort=za')
})
