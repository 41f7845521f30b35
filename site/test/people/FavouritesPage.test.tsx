import { loadTypeNames } from '#site/stores/page/type-names.ts'
import { MESSAGES } from '#core/i18n/messages.ts'
import { act, fireEvent, render, screen, within } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import type { FeatureItem } from '#core/contract/content.ts'
import type { Entry } from '#core/contract/entries.ts'
import { FavouritesPage } from '#site/islands/favourites/FavouritesPage.tsx'
import { $dialog } from '#site/stores/dialogs/dialogs.ts'
import { partOf } from '#site/stores/favourites/favourites.ts'
import { toasts } from '#site/stores/page/toasts.ts'
import { fakeApi, miriam, SESSION, sessionOf } from './fake-api.ts'
import { closePage, openPage } from './page.ts'

const words = MESSAGES.en.accounts.saved
const LIST = 'GET /rest/tjt/mysaveditems/7/en'

const place = (tnid: number): Entry => ({
  tnid,
  dtype: 228,
  title: `Place ${tnid}`,
  description: 'A place to eat.',
  position: [35.2, 31.8],
  paid: false,
  sample: tnid === 1,
  unchecked: false,
  approximate: false,
  image: '/pictures/food-1-800.webp',
  url: `/Kosher_Restaurants-DI${tnid}-Place.html`,
  address: 'Main Street 1',
  town: 'Jerusalem',
  ...(tnid === 1 && { rating: { mean: 4.5, count: 12 } }),
})

const offer: FeatureItem = {
  nid: 5,
  title: 'חופשה',
  titleLang: 'he',
  summary: 'Rest.',
  locTitle: 'Rome',
  image: '/pictures/travel-1-800.webp',
  url: '/Kosher_Tours-FT5-x.html',
  sample: true,
  dates: { from: '2026-12-01', to: '2026-12-08' },
  startRate: { amount: 900, currency: 'EUR' },
}

const places = (count: number) => Array.from({ length: count }, (_, at) => place(at + 1))

afterEach(closePage)

async function show(answers: Parameters<typeof fakeApi>[0], { session = miriam, path = '/My_Favourites.html' } = {}) {
  const api = fakeApi({ [SESSION]: { body: session }, ...answers })
  await openPage(api.send, { path })
  await loadTypeNames('en')
  // happy-dom has no layout to scroll.
  Element.prototype.scrollIntoView = vi.fn()
  render(<FavouritesPage words={words} />)
  await act(async () => {})
  return api
}

const list = (directory: Entry[], features: FeatureItem[] = []) => ({
  body: { directory, features },
})
const part = (name: RegExp) => within(screen.getByRole('region', { name }))
const titles = () =>
  part(/^Places/)
    .getAllByRole('heading', { level: 3 })
    .map(({ textContent }) => textContent)
const press = (element: HTMLElement) =>
  act(async () => {
    fireEvent.click(element)
  })

describe('the list', () => {
  test('shows what is known of each', async () => {
    await show({ [LIST]: list([place(1)], [offer]) })
    const [first] = part(/^Places 1$/).getAllByRole('listitem')
    expect(first?.textContent).toContain('Sample listing')
    expect(first?.textContent).toContain('Kosher restaurants')
    expect(first?.textContent).toContain('Jerusalem, Main Street 1')
    const stars = within(first!).getByRole('img', { name: /./ })
    expect(stars.getAttribute('aria-label')).toBe('4.5 out of 5, reviews: 12')
    const link = within(first!).getByRole('link', { name: 'Place 1' })
    expect(link.getAttribute('href')).toBe('/Kosher_Restaurants-DI1-Place.html')
    const second = part(/^Travel offers 1$/)
    expect(second.getByRole('link').querySelector('bdi')?.lang).toBe('he')
    expect(second.getByText('€900').closest('.card-price')?.textContent).toBe('from €900')
  })

  test('says of an offer that has ended that it has, and no price', async () => {
    await show({ [LIST]: list([], [{ ...offer, past: true }]) })
    const shown = part(/^Travel offers 1$/)
    expect(shown.getByText(words.datesPassed)).toBeTruthy()
    expect(shown.queryByText('from €900')).toBeNull()
  })

  test('turns its pages in the address, back and forth', async () => {
    await show({ [LIST]: list(places(12), [offer]) })
    expect(titles()).toHaveLength(10)
    const nav = () => screen.getByRole('navigation', { name: 'Pages: Places' })
    expect(nav().textContent).toContain('Page 1 of 2')
    await press(within(nav()).getByRole('link', { name: words.next }))
    expect(titles()).toEqual(['Place 11', 'Place 12'])
    expect(location.search).toBe('?directory=2')
    expect(document.activeElement?.textContent).toContain('Places')
    const back = within(nav()).getByRole('link', { name: words.previous })
    expect(back.getAttribute('href')).toBe('/My_Favourites.html')
    await act(async () => {
      history.replaceState(undefined, '', '?features=1')
      dispatchEvent(new PopStateEvent('popstate'))
    })
    expect(titles()).toHaveLength(10)
  })

  test('opens at the page of the address, or at the last one', async () => {
    await show({ [LIST]: list(places(12)) }, { path: '/My_Favourites.html?directory=99&features=-1' })
    expect(titles()).toEqual(['Place 11', 'Place 12'])
    expect(screen.getByText(words.noOffers)).toBeTruthy()
  })

  test('takes an item off and puts it back, in its place', async () => {
    const { asked } = await show({
      [LIST]: list(places(3)),
      'PUT /rest/tjt/starsaveitem/7/2/directory': [{ body: { saved: false } }, { body: { saved: true } }],
    })
    const button = (name: string) => screen.getByRole('button', { name })
    await press(button('Remove : Place 2'))
    expect(titles()).toEqual(['Place 1', 'Place 2', 'Place 3'])
    expect(part(/^Places 2$/).getByText(words.removed)).toBeTruthy()
    await press(button('Save again : Place 2'))
    expect(part(/^Places 3$/).queryByText(words.removed)).toBeNull()
    expect(asked.slice(-2).map(({ body }) => body)).toEqual([{ save: false }, { save: true }])
  })

  test('keeps what could not be removed', async () => {
    await show({
      [LIST]: list(places(1)),
      'PUT /rest/tjt/starsaveitem/7/1/directory': 'offline',
    })
    await press(screen.getByRole('button', { name: /^Remove/ }))
    expect(part(/^Places 1$/).queryByText(words.removed)).toBeNull()
    expect(toasts.$toasts.get()[0]?.text).toBe('Could not save item')
  })
})

test('an empty list explains how to save', async () => {
  await show({ [LIST]: list([]) })
  expect(screen.getByRole('heading', { name: words.empty })).toBeTruthy()
  expect(screen.getByRole('link', { name: words.search }).getAttribute('href')).toBe('/Search.html')
})

test('a visitor is asked to log in, and nothing else is asked', async () => {
  const { routes } = await show({}, { session: sessionOf() })
  await press(screen.getByRole('button', { name: 'Log in' }))
  expect($dialog.get()?.name).toBe('login')
  expect(routes()).toEqual([SESSION])
})

test('a list that fails to load can be retried', async () => {
  await show({ [LIST]: ['offline', list(places(1))] })
  expect(screen.getByRole('alert').textContent).toBe('Could not get saved item')
  await press(screen.getByRole('button', { name: words.tryAgain }))
  expect(titles()).toEqual(['Place 1'])
})

test.each([
  [0, 1, { page: 1, pages: 1, items: [] }],
  [10, 2, { page: 1, pages: 1, items: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] }],
  [11, 2, { page: 2, pages: 2, items: [11] }],
])('of %i items, page %i', (count, asked, part) => {
  const items = Array.from({ length: count }, (_, at) => at + 1)
  expect(partOf(items, asked)).toEqual(part)
})
