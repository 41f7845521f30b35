import { loadMessages } from '#site/ui/page/messages.ts'
import { MESSAGES } from '#core/i18n/messages.ts'
import { act, fireEvent, render, screen, within } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import type { FeatureItem } from '#core/contract/content.ts'
import type { Entry } from '#core/contract/entries.ts'
import { FavouritesPage } from '#site/features/favourites/FavouritesPage.tsx'
import { partOf } from '#site/features/favourites/favourites.ts'
import { $inMiles } from '#site/ui/units/units.ts'
import { $from } from '#site/features/nearby/from-point.ts'
import { loadFromWords } from '#site/features/nearby/from-words.ts'
import { toasts } from '#site/ui/page/toasts.ts'
import { SharedPage } from '#site/features/favourites/SharedPage.tsx'
import { fakeApi, miriam, refusal, SESSION, sessionOf } from './fake-api.ts'
import { closePage, openPage } from './page.ts'

const words = MESSAGES.en.accounts.saved
const LIST = 'GET /rest/tjt/mysaveditems/7/en'
const LISTS = 'GET /rest/tjt/savedlists/7'

const place = (tnid: number): Entry => ({
  tnid,
  dtype: 228,
  title: `Place ${tnid}`,
  description: 'A place to eat.',
  position: [35.2, 31.8],
  paid: false,
  sample: tnid === 1,
  worth: 0,
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

const gone = refusal(404, 'listNotShared', 'This list is not shared, or no longer.')

afterEach(closePage)

const example = { title: 'A list for Rome', entries: [place(2), place(3)] }

async function show(answers: Parameters<typeof fakeApi>[0], { session = miriam, path = '/My_Favourites.html' } = {}) {
  const api = fakeApi({ [SESSION]: { body: session }, [LISTS]: { body: { lists: [], marks: [] } }, ...answers })
  await openPage(api.send, { path })
  await Promise.all([loadMessages('common.typeNames', 'en'), loadFromWords('en')])
  // happy-dom has no layout to scroll.
  Element.prototype.scrollIntoView = vi.fn()
  render(<FavouritesPage words={words} example={example} />)
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
    expect(first?.textContent).toMatch(/Jerusalem.*Main Street 1/)
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

describe('from the point of the visitor', () => {
  const from = { lat: 31.8, lng: 35.2, name: 'Hotel' }
  const far = [3, 1, 0.4].map((km, at) => ({ ...place(at + 2), position: [35.2, 31.8 + km / 111.195] }))
  const answers = { [LIST]: { body: { directory: far, features: [] } } }
  const named = () => [...document.querySelectorAll('.saved-list .card-title')].map(({ textContent }) => textContent)
  const field = (label: string) => screen.getByLabelText<HTMLSelectElement>(label)
  afterEach(() => act(() => $from.set(undefined)))

  test('cards say how far it is, and it sorts and narrows them down in the address', async () => {
    $from.set(from)
    $inMiles.set(false)
    await show(answers)
    expect(screen.getByText('1 km · 16 min on foot')).toBeTruthy()
    expect(named()).toEqual(['Place 2', 'Place 3', 'Place 4'])
    fireEvent.change(field(words.sort), { target: { value: 'distance' } })
    expect(named()).toEqual(['Place 4', 'Place 3', 'Place 2'])
    const { distance } = MESSAGES.en.places.nearby.from
    fireEvent.change(field(distance), { target: { value: field(distance).options[1]!.value } })
    expect(location.search).toBe('?sort=distance&within=0.5km')
    expect(named()).toEqual(['Place 4'])
    fireEvent.click(screen.getByRole('button', { name: 'From: Hotel. Forget this point' }))
    expect(named()).toEqual(['Place 2', 'Place 3', 'Place 4'])
    expect(location.search).toBe('')
  })

  test('a point far away says nothing', async () => {
    $from.set({ ...from, lat: 48 })
    await show(answers)
    expect(document.querySelector('.card-way')).toBeNull()
    expect(screen.queryByLabelText(words.sort)).toBeNull()
  })
})

describe('lists with names', () => {
  const rome = { id: 3, name: 'Rome', share: null }
  const answers = {
    [LIST]: list(places(3), [offer]),
    [LISTS]: {
      body: { lists: [rome], marks: [{ itemType: 'directory', tnid: 2, list: 3, note: 'Ask for\nthe terrace' }] },
    },
  }
  const dialog = () => within(screen.getByRole('dialog'))

  test('show what is on them, in the address too', async () => {
    await show(answers)
    const lists = within(screen.getByRole('navigation', { name: words.lists }))
    expect(titles()).toHaveLength(3)
    await press(lists.getByRole('link', { name: 'Rome' }))
    expect(location.search).toBe('?list=3')
    expect(titles()).toEqual(['Place 2'])
    expect(screen.queryByRole('region', { name: /^Travel offers/ })).toBeNull()
    expect(screen.getByText(/^Ask for\s+the terrace$/)).toBeTruthy()
    await press(lists.getByRole('link', { name: words.all }))
    expect(titles()).toHaveLength(3)
    expect(location.search).toBe('')
  })

  test('are made, and a favourite is put on them', async () => {
    const { asked } = await show({
      ...answers,
      'POST /rest/tjt/savedlists/7': { body: { id: 4, name: 'Athens', share: null } },
      'PUT /rest/tjt/savedmark/7/1/directory': { body: { list: 4, note: '' } },
    })
    await press(screen.getByRole('button', { name: words.newList }))
    await press(dialog().getByRole('button', { name: words.create }))
    expect(dialog().getByRole('textbox', { name: words.listName }).getAttribute('aria-invalid')).toBe('true')
    fireEvent.input(dialog().getByRole('textbox', { name: words.listName }), { target: { value: ' Athens ' } })
    await press(dialog().getByRole('button', { name: words.create }))
    expect(asked.at(-1)!.body).toEqual({ name: 'Athens' })
    expect(screen.getByText(words.emptyList)).toBeTruthy()
    await press(screen.getByRole('link', { name: words.all }))
    const select = screen.getByRole('combobox', { name: 'List : Place 1' })
    await act(async () => fireEvent.change(select, { target: { value: '4' } }))
    expect(asked.at(-1)!.body).toEqual({ list: 4, note: '' })
    await press(screen.getByRole('link', { name: 'Athens' }))
    expect(titles()).toEqual(['Place 1'])
  })

  test('what is removed and saved again is on its list, with its note', async () => {
    const { asked } = await show({
      ...answers,
      'PUT /rest/tjt/starsaveitem/7/2/directory': [{ body: { saved: false } }, { body: { saved: true } }],
      'PUT /rest/tjt/savedmark/7/2/directory': { body: { list: 3, note: 'Ask for\nthe terrace' } },
    })
    await press(screen.getByRole('button', { name: 'Remove : Place 2' }))
    await press(screen.getByRole('button', { name: 'Save again : Place 2' }))
    expect(asked.at(-1)).toMatchObject({
      route: 'PUT /rest/tjt/savedmark/7/2/directory',
      body: { list: 3, note: 'Ask for\nthe terrace' },
    })
  })

  test('are shared by a link, which can be taken back', async () => {
    const key = 'abcdefghijklmnopqrstuv'
    const { asked } = await show(
      {
        ...answers,
        'PUT /rest/tjt/savedlistshare/7/3': [{ body: { ...rome, share: key } }, { body: rome }],
      },
      { path: '/My_Favourites.html?list=3' },
    )
    await press(screen.getByRole('button', { name: words.share }))
    const link = screen.getByRole<HTMLInputElement>('textbox', { name: words.link })
    expect(new URL(link.value).hash).toBe(`#shared=${key}`)
    expect(document.activeElement).toBe(link)
    await press(screen.getByRole('button', { name: words.stopSharing }))
    expect(screen.queryByRole('textbox', { name: words.link })).toBeNull()
    expect(document.activeElement).toBe(screen.getByRole('button', { name: words.share }))
    expect(asked.slice(-2).map(({ body }) => body)).toEqual([{ share: true }, { share: false }])
  })

  test('are deleted after a question, what was on them stays', async () => {
    await show(
      { ...answers, 'DELETE /rest/tjt/savedlists/7/3': { body: { removed: true } } },
      { path: '/My_Favourites.html?list=3' },
    )
    await press(screen.getByRole('button', { name: words.deleteList }))
    await press(dialog().getByRole('button', { name: words.deleteList }))
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(titles()).toHaveLength(3)
    expect(location.search).toBe('')
  })

  test('a shared list is shown without a session, and says when it is gone', async () => {
    const key = 'abcdefghijklmnopqrstuv'
    const route = `GET /rest/tjt/sharedlist/${key}/en`
    const api = fakeApi({ [route]: [{ body: { name: 'Rome', directory: [place(1)], features: [] } }, gone] })
    await openPage(api.send, { path: `/My_Favourites.html#shared=${key}` })
    await Promise.all([loadMessages('common.typeNames', 'en'), loadFromWords('en')])
    const { unmount } = render(<SharedPage share={key} words={words} />)
    expect(await screen.findByRole('heading', { name: 'Rome' })).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Place 1' })).toBeTruthy()
    unmount()
    render(<SharedPage share={key} words={words} />)
    expect((await screen.findByRole('alert')).textContent).toBe('This list is not shared, or no longer.')
    expect(api.routes()).toEqual([route, route])
  })
})

test('an empty list explains how to save', async () => {
  await show({ [LIST]: list([]) })
  expect(screen.getByRole('heading', { name: words.empty })).toBeTruthy()
  expect(screen.getByRole('link', { name: words.search }).getAttribute('href')).toBe('/Search.html')
})

test('a visitor is asked to log in, and nothing else is asked', async () => {
  const { routes } = await show({}, { session: sessionOf() })
  expect(screen.getByRole('button', { name: 'Log in' }).dataset['dialog']).toBe('login')
  expect(routes()).toEqual([SESSION])
})

test('a visitor sees an example, which says that it is one; who is logged in does not', async () => {
  await show({}, { session: sessionOf() })
  const shown = part(/^A list for Rome Example$/)
  expect(shown.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Place 2', 'Place 3'])
  await closePage()
  await show({ [LIST]: list([]) })
  expect(screen.queryByText(example.title)).toBeNull()
})

test('places of several towns stand below their names, those of one without', async () => {
  const inRome = { ...place(2), town: 'Rome' }
  await show({ [LIST]: list([place(1), inRome, place(3)]) })
  const inTown = (name: string) =>
    within(screen.getByRole('list', { name }))
      .getAllByRole('heading')
      .map(({ textContent }) => textContent)
  expect(inTown('Jerusalem')).toEqual(['Place 1', 'Place 3'])
  expect(inTown('Rome')).toEqual(['Place 2'])
  await closePage()
  await show({ [LIST]: list([place(1), place(3)]) })
  expect(screen.queryByRole('list', { name: 'Jerusalem' })).toBeNull()
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
