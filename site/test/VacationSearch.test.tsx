import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { FeatureSearchResults } from '#core/contract/enquiries.ts'
import type { Lang } from '#core/i18n/languages.ts'
import { VacationSearch } from '#site/features/vacations/VacationSearch.tsx'
import { vacationSearchProps } from '#site/features/vacations/search-props.page.ts'
import { slowNetwork } from './network.ts'
import { hamlet, israel, jerusalem } from './samples.ts'

const SEARCH = '/kosher_vacations_search'
const cruises = {
  id: 7,
  title: { en: 'Cruises', he: 'הפלגות' },
  description: { en: 'On board.' },
  picture: 'travel-1',
  count: 2,
  sample: false,
}
const input = {
  categories: [cruises],
  features: [],
  total: 3,
  hasSamples: false,
  samples: [],
  kinds: [],
  destinations: [
    { place: jerusalem, count: 2 },
    { place: israel, count: 3 },
    { place: hamlet, count: 1 },
  ],
  months: ['2027-04'],
  prices: [{ amount: 1000, currency: 'EUR' }],
  forShabbat: ['shabbat-lift', 'sukkah'] as const,
}

vi.mock('#site/ui/page/late-toasts.ts', () => ({ toastLate: (toast: unknown) => toasted(toast) }))
const toasted = vi.fn<(toast: unknown) => void>()

beforeEach(() => {
  document.title = 'Kosher vacations'
  Element.prototype.scrollIntoView = () => {}
})
afterEach(() => {
  cleanup()
  toasted.mockReset()
  vi.unstubAllGlobals()
})

function show(query = '', lang: Lang = 'en') {
  const { sent, send } = slowNetwork()
  vi.stubGlobal('fetch', send)
  const props = vacationSearchProps({ lang, input })
  history.replaceState(undefined, '', props.action + query)
  render(<VacationSearch {...props} />)
  const text = screen.getByRole<HTMLInputElement>('searchbox', { name: props.words.form.text })
  const place = screen.getByRole<HTMLSelectElement>('combobox', { name: props.words.form.destination })
  const submit = () => fireEvent.submit(screen.getByRole('search'))
  return { props, words: props.words.results, sent, text, place, submit }
}

function found(
  total: number,
  { page = 1, currencies = [], ...more }: Partial<FeatureSearchResults> = {},
): FeatureSearchResults {
  const pages = Math.max(1, Math.ceil(total / 10))
  const from = (page - 1) * 10
  const features = Array.from({ length: Math.min(10, total - from) }, (_, at) => ({
    nid: from + at + 1,
    title: `Offer ${from + at + 1}`,
    summary: 'In short.',
    locTitle: 'Jerusalem',
    image: '/pictures/travel-1-800.webp',
    url: `/${from + at + 1}.html`,
    sample: false,
  }))
  const destinations = [
    { id: 294640, name: 'Israel', count: total },
    { id: 281184, name: 'Jerusalem', count: total - 1 },
  ]
  return { total, page, pages, features, currencies, destinations, ...more }
}

const status = () => screen.getByRole('status').textContent
const address = () => decodeURIComponent(location.pathname + location.search)
const titles = () => screen.queryAllByRole('heading', { level: 3 }).map((one) => one.textContent)

test('drawn on the server it is a form that works without a script', () => {
  const props = vacationSearchProps({ lang: 'he', input })
  document.body.innerHTML = renderToString(<VacationSearch {...props} />)
  const form = document.querySelector('form')!
  expect(form.getAttribute('action')).toBe('/he/kosher_vacations_search')
  expect(form.method).toBe('get')
  expect([...new FormData(form).keys()]).toEqual(['q', 'destination', 'category', 'month', 'price'])
  const options = [...form.querySelectorAll('[name=destination] option')]
  // By the alphabet.
  expect(options.map(({ textContent }) => textContent)).toEqual(['בכל מקום', 'ירושלים', 'ישראל', 'Hamlet'])
  expect(document.querySelector('section')).toBeNull()
  document.body.replaceChildren()
})

test('what the hotel must have for Shabbat is chosen among what hotels have, and removed by its chip', async () => {
  const { sent, submit } = show()
  const group = screen.getByRole('group', { name: 'For Shabbat and festivals' })
  expect(within(group).getAllByRole('checkbox')).toHaveLength(2)
  fireEvent.click(within(group).getByLabelText('Sukkah'))
  fireEvent.click(within(group).getByLabelText('Shabbat lift'))
  submit()
  expect(address()).toBe(`${SEARCH}?forshabbat=shabbat-lift,sukkah`)
  expect(sent[0]!.body).toMatchObject({ for_shabbat: ['shabbat-lift', 'sukkah'] })
  sent[0]!.answer(found(2))
  await waitFor(() => expect(document.title).toBe('Vacations: Shabbat lift · Sukkah'))
  fireEvent.click(screen.getByRole('link', { name: /Sukkah/ }))
  expect(sent[1]!.body).toMatchObject({ for_shabbat: ['shabbat-lift'] })
  expect(within(group).getByLabelText<HTMLInputElement>('Sukkah').checked).toBe(false)
})

test('no filter is shown where no hotel of an offer is known to have anything for Shabbat', () => {
  const props = vacationSearchProps({ lang: 'he', input: { ...input, forShabbat: [] } })
  document.body.innerHTML = renderToString(<VacationSearch {...props} />)
  expect(document.querySelector('[name=forshabbat]')).toBeNull()
  document.body.replaceChildren()
})

test('nothing is requested or shown before a search', () => {
  const { sent } = show()
  expect(sent).toEqual([])
  expect(screen.queryByRole('status')).toBeNull()
  expect(document.documentElement.classList.contains('is-searching')).toBe(false)
  expect(document.title).toBe('Kosher vacations')
})

test('words and a destination are looked for, and what is found is said and shown', async () => {
  const { sent, text, place, submit, words } = show()
  fireEvent.change(text, { target: { value: ' rome & more ' } })
  fireEvent.change(place, { target: { value: '281184' } })
  submit()
  expect(status()).toBe(words.loading)
  expect(document.documentElement.classList.contains('is-searching')).toBe(true)
  expect(address()).toBe(`${SEARCH}?rome & more&destination=281184`)
  expect(sent[0]!.body).toEqual({
    key_word: 'rome & more',
    loc_type: 281184,
    page: 1,
    language: 'en',
  })
  sent[0]!.answer(found(12))
  await waitFor(() => expect(status()).toBe('Showing 1–10 of 12'))
  const heading = screen.getByRole('heading', { level: 2 })
  expect(heading.textContent).toBe('Vacations: “rome & more” · Jerusalem')
  expect(document.title).toBe('Vacations: “rome & more” · Jerusalem')
  expect(titles()).toHaveLength(10)
  expect(text.value).toBe('rome & more')
  expect(place.value).toBe('281184')
})

test.each(['ab', '?!', ' a '])('with "%s" nothing happens', (typed) => {
  const { sent, text, submit } = show()
  fireEvent.change(text, { target: { value: typed } })
  submit()
  expect(sent).toEqual([])
  expect(address()).toBe(SEARCH)
})

test('without words all are looked for', async () => {
  const { sent, submit } = show()
  submit()
  expect(sent[0]!.body).toMatchObject({ key_word: '', loc_type: 0 })
  sent[0]!.answer(found(3))
  await screen.findByRole('heading', { name: 'All vacations' })
  expect(address()).toBe(`${SEARCH}?page=1`)
  expect(screen.queryByRole('navigation', { name: /pages/i })).toBeNull()
})

test('the address is looked for at once, and fills the fields', async () => {
  const { sent, text, place } = show('?rome&destination=5&page=2')
  expect(text.value).toBe('rome')
  expect(place.value).toBe('5')
  expect(sent[0]!.body).toMatchObject({ key_word: 'rome', loc_type: 5, page: 2 })
  sent[0]!.answer(found(11, { page: 2 }))
  await waitFor(() => expect(status()).toBe('Showing 11–11 of 11'))
})

test('a destination that the page does not list is listed by what the answer calls it', async () => {
  const { sent, place } = show('?destination=99')
  const destinations = [{ id: 99, name: 'Haifa', count: 0 }]
  sent[0]!.answer({ ...found(0), features: [], destinations })
  await waitFor(() => expect(status()).toBe('No vacations found'))
  expect(place.selectedOptions[0]?.textContent).toBe('Haifa')
  expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('Vacations: Haifa')
})

test('a destination that nobody knows is called so', async () => {
  const { sent, place } = show('?destination=99999')
  expect(place.selectedOptions[0]?.textContent).toBe('…')
  sent[0]!.answer({ code: 'couldNotGetFeatures' }, 404)
  await waitFor(() => expect(status()).toBe('No vacations found'))
  expect(place.selectedOptions[0]?.textContent).toBe('Unknown destination')
  expect(document.title).toBe('Vacations: Unknown destination')
  expect(screen.queryByRole('navigation')).toBeNull()
  expect(screen.getByRole('link', { name: 'Show all vacations' })).toBeTruthy()
})

test('pages are links that the page itself answers; the line that says so is focused', async () => {
  const { sent } = show('?rome')
  sent[0]!.answer(found(25))
  const pages = await screen.findByRole('navigation', { name: 'Pages of vacations' })
  expect(within(pages).queryByText('Previous')).toBeNull()
  const second = within(pages).getByRole('link', { name: 'Page 2' })
  expect(second.getAttribute('href')).toBe(`${SEARCH}?rome&page=2`)
  // Another tab is the browser's business.
  expect(fireEvent.click(second, { ctrlKey: true })).toBe(true)
  expect(sent).toHaveLength(1)
  expect(fireEvent.click(second)).toBe(false)
  expect(document.activeElement).toBe(screen.getByRole('status'))
  sent[1]!.answer(found(25, { page: 2 }))
  await waitFor(() => expect(status()).toBe('Showing 11–20 of 25'))
  expect(titles()[0]).toBe('Offer 11')
  expect(within(pages).getByRole('link', { current: 'page' }).textContent).toBe('2')
})

test('destinations narrow the list, and All widens it', async () => {
  const { sent, place } = show('?rome&page=2')
  sent[0]!.answer(found(12, { page: 2 }))
  const places = await screen.findByRole('navigation', { name: 'Destinations of these vacations' })
  const all = within(places).getByRole('link', { name: 'All' })
  expect(all.getAttribute('aria-current')).toBe('true')
  fireEvent.click(within(places).getByRole('link', { name: 'Jerusalem 11' }))
  expect(address()).toBe(`${SEARCH}?rome&destination=281184`)
  expect(place.value).toBe('281184')
  sent[1]!.answer(found(11))
  await waitFor(() => expect(status()).toBe('Showing 1–10 of 11'))
  fireEvent.click(within(places).getByRole('link', { name: 'All' }))
  expect(address()).toBe(`${SEARCH}?rome`)
})

test('of a month, also one without offers; the month can be taken away', async () => {
  const { sent, submit, words } = show('?rome&month=2026-12')
  expect(sent[0]!.body).toMatchObject({ key_word: 'rome', month: '2026-12' })
  sent[0]!.answer({ ...found(0), features: [], destinations: [] })
  await waitFor(() => expect(status()).toBe(words.none))
  const month = screen.getByRole<HTMLSelectElement>('combobox', { name: 'When' })
  expect([...month.options].map(({ text }) => text)).toEqual(['At any time', 'December 2026', 'April 2027'])
  expect(document.title).toBe('Vacations: “rome” · December 2026')
  fireEvent.change(month, { target: { value: '2027-04' } })
  submit()
  expect(address()).toBe(`${SEARCH}?rome&month=2027-04`)
  sent[1]!.answer({ ...found(0), features: [], destinations: [] })
  fireEvent.click(await screen.findByRole('link', { name: 'Search at any time' }))
  expect(address()).toBe(`${SEARCH}?rome`)
  expect(sent[2]!.body).not.toHaveProperty('month')
})

test('that finds nothing offers all kinds and any price', async () => {
  const { sent } = show('?category=7&price=EUR1000')
  sent[0]!.answer({ ...found(0), features: [], destinations: [] })
  const price = await screen.findByRole('link', { name: 'Search at any price' })
  expect(price.getAttribute('href')).toBe(`${SEARCH}?category=7`)
  fireEvent.click(screen.getByRole('link', { name: 'Search all kinds' }))
  expect(address()).toBe(`${SEARCH}?price=EUR1000`)
})

test('of a kind and up to a price; each can be taken away', async () => {
  const { sent, submit } = show('?category=7')
  expect(sent[0]!.body).toMatchObject({ category: 7 })
  const price = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Price' })
  expect([...price.options].map(({ text }) => text)).toEqual(['Any price', 'Up to €1,000'])
  fireEvent.change(price, { target: { value: 'EUR1000' } })
  submit()
  expect(address()).toBe(`${SEARCH}?category=7&price=EUR1000`)
  expect(sent[1]!.body).toMatchObject({ category: 7, max_price: { amount: 1000, currency: 'EUR' } })
  sent[1]!.answer(found(3))
  await screen.findByRole('heading', { name: 'Vacations: Cruises · Up to €1,000' })
  const without = screen.getByRole('link', { name: /Up to €1,000/ })
  expect(without.getAttribute('href')).toBe(`${SEARCH}?category=7`)
  expect(screen.getByRole('link', { name: /Cruises/ }).getAttribute('href')).toBe(`${SEARCH}?price=EUR1000`)
})

test('a kind or a price that the page does not know has a name all the same', async () => {
  const { sent } = show('?category=99&price=HUF500000')
  const kind = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Kind of vacation' })
  expect(kind.selectedOptions[0]?.text).toBe('Unknown kind of vacation')
  const price = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Price' })
  expect(price.selectedOptions[0]?.text).toContain('500,000')
  sent[0]!.answer({ ...found(0), features: [], destinations: [] })
  await waitFor(() => expect(document.title).toContain('Unknown kind of vacation'))
})

test('sorts by price only where there are prices, and says that currencies are not compared', async () => {
  const { sent } = show('?rome')
  sent[0]!.answer(found(3))
  const sort = await screen.findByRole<HTMLSelectElement>('combobox', { name: 'Sort' })
  const values = () => [...sort.options].map(({ value }) => value)
  expect(values()).toEqual(['', 'date'])
  fireEvent.change(sort, { target: { value: 'date' } })
  sent[1]!.answer(found(3, { currencies: ['ILS', 'EUR'] }))
  await waitFor(() => expect(values()).toEqual(['', 'date', 'price']))
  fireEvent.change(sort, { target: { value: 'price' } })
  expect(sent[2]!.body).toMatchObject({ sort: 'price' })
  expect(address()).toBe(`${SEARCH}?rome&sort=price`)
  sent[2]!.answer(found(3, { currencies: ['ILS', 'EUR'] }))
  const note = await screen.findByText(/ILS, EUR/)
  expect(sort.getAttribute('aria-describedby')).toBe(note.id)
})

describe('nothing found', () => {
  test('says so and offers ways out', async () => {
    const { sent } = show('?zzzz&destination=281184')
    sent[0]!.answer({ ...found(0), features: [], destinations: [] })
    await waitFor(() => expect(status()).toBe('No vacations found'))
    const everywhere = screen.getByRole('link', { name: 'Search all destinations' })
    const all = screen.getByRole('link', { name: 'Show all vacations' })
    expect(all.getAttribute('href')).toBe(`${SEARCH}?page=1`)
    fireEvent.click(everywhere)
    expect(address()).toBe(`${SEARCH}?zzzz`)
    expect(document.activeElement).toBe(screen.getByRole('status'))
  })

  test('without a destination there is no other to look in', async () => {
    const { sent } = show('?zzzz')
    sent[0]!.answer({ ...found(0), features: [], destinations: [] })
    await screen.findByRole('link', { name: 'Show all vacations' })
    expect(screen.queryByRole('link', { name: 'Search all destinations' })).toBeNull()
  })
})

test('a failure shows in a toast and on the page, and can be retried', async () => {
  const { sent } = show('?rome')
  sent[0]!.fail()
  const again = await screen.findByRole('button', { name: 'Try again' })
  expect(toasted.mock.calls).toEqual([[{ type: 'error', text: 'The vacations could not be loaded.' }]])
  expect(status()).toBe('The vacations could not be loaded.')
  fireEvent.click(again)
  expect(document.activeElement).toBe(screen.getByRole('status'))
  sent[1]!.answer(found(2))
  await waitFor(() => expect(status()).toBe('Showing 1–2 of 2'))
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
})

test('what is typed while another search comes in stays; a step back fills the fields', async () => {
  const { sent, text, submit } = show('?rome')
  fireEvent.change(text, { target: { value: 'paris' } })
  sent[0]!.answer(found(2))
  await waitFor(() => expect(status()).toBe('Showing 1–2 of 2'))
  expect(text.value).toBe('paris')
  submit()
  expect(address()).toBe(`${SEARCH}?paris`)
  history.replaceState(undefined, '', `${SEARCH}?rome`)
  fireEvent(window, new PopStateEvent('popstate'))
  expect(text.value).toBe('rome')
  history.replaceState(undefined, '', `${SEARCH}.html`)
  fireEvent(window, new PopStateEvent('popstate'))
  expect(text.value).toBe('')
  expect(screen.queryByRole('status')).toBeNull()
  expect(document.title).toBe('Kosher vacations')
})

test('a Hebrew search is requested and answered in Hebrew', async () => {
  const { sent, text, submit } = show('', 'he')
  fireEvent.change(text, { target: { value: 'ירושלים' } })
  submit()
  expect(address()).toBe(`/he${SEARCH}?ירושלים`)
  expect(sent[0]!.body).toMatchObject({ language: 'he' })
  sent[0]!.answer(found(1))
  await waitFor(() => expect(status()).toBe('מוצגות 1–1 מתוך 1'))
  expect(screen.getByRole('heading', { level: 2 }).innerHTML).toContain('<bdi>״ירושלים״</bdi>')
})
