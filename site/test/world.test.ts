import { expect, test } from 'vitest'
import { pageHref, worldHref } from '#core/domain/links.ts'
import type { WorldInput } from '#data/index/inputs.ts'
import { worldBest, worldLead, worldList, worldTabs } from '#site/features/world/world.html.ts'
import { card, page, read } from './samples.ts'

const place = (id: number, kind: 'city' | 'country', names: object, country: string) =>
  ({ id, kind, names, country, hasPage: true }) as WorldInput['countries'][number]['place']

const ISRAEL = {
  place: place(1, 'country', { en: 'Israel', he: 'ישראל', fr: 'Israël' }, 'IL'),
  total: 40,
  cities: [{ place: place(2, 'city', { en: 'Haifa', he: 'חיפה' }, 'IL'), count: 30 }],
  towns: 2,
}
const AUSTRIA = {
  place: place(3, 'country', { en: 'Austria', he: 'אוסטריה', fr: 'Autriche' }, 'AT'),
  total: 9,
  cities: [{ place: place(4, 'city', { en: 'Vienna', he: 'וינה' }, 'AT'), count: 9 }],
  towns: 1,
}
const of = (dtype: WorldInput['dtype']): WorldInput => ({
  dtype,
  total: 49,
  countries: [ISRAEL, AUSTRIA],
  best: [],
  types: [228, 231],
})
const lines = (root: HTMLElement, selector: string) =>
  [...root.querySelectorAll(selector)].map(({ textContent }) => textContent.replaceAll(/\s+/g, ' ').trim())
const hrefs = (root: HTMLElement) => [...root.querySelectorAll('a')].map((link) => link.getAttribute('href'))

const BELGIUM = {
  place: place(5, 'country', { en: 'Belgium', he: 'בלגיה', fr: 'Belgique' }, 'BE'),
  total: 8,
  cities: [
    { place: place(6, 'city', { en: 'Antwerp', he: 'אנטוורפן' }, 'BE'), count: 7 },
    { place: place(7, 'city', { en: 'Brussels', he: 'בריסל' }, 'BE'), count: 1 },
  ],
  towns: 2,
}

test.each([
  ['en', ['Belgium 8', 'Israel 40']],
  ['he', ['בלגיה 8', 'ישראל 40']],
] as const)('countries stand by their names in %s, each with its number', (lang, names) => {
  const root = read(worldList(lang, { ...of(228), countries: [ISRAEL, BELGIUM] }))
  expect(lines(root, 'h3')).toEqual(names)
})

test('a country with one city is a line of a list of its own', () => {
  const root = read(worldList('en', of(228)))
  expect(lines(root, 'h2')).toEqual(['More countries A–Z', 'Countries with one city'])
  expect(lines(root, 'h3')).toEqual(['Israel 40'])
  expect(lines(root, '.world-one-city li')).toEqual(['Austria Vienna 9'])
})

test('of one type they lead to its lists, of all to guides; more is offered where there are more cities', () => {
  expect(hrefs(read(worldList('en', of(228))))).toEqual([
    '/Kosher_Restaurants-TJ1-Israel-Kosher_Restaurants.html',
    '/Kosher_Restaurants-TJ2-Haifa-Kosher_Restaurants.html',
    '/Kosher_Restaurants-TJ1-Israel-Kosher_Restaurants.html',
    '/Kosher_Restaurants-TJ3-Austria-Kosher_Restaurants.html',
    '/Kosher_Restaurants-TJ4-Vienna-Kosher_Restaurants.html',
  ])
  expect(hrefs(read(worldList('en', of(200)))).at(0)).toBe('/Jewish_Guide-TJ1-Israel-Jewish_Guide.html')
})

test('the largest of many countries stand above them, each with the way to its list', () => {
  const countries = Array.from({ length: 9 }, (_, i) => ({ ...ISRAEL, place: { ...ISRAEL.place, id: 10 + i } }))
  const root = read(worldList('en', { ...of(228), countries }))
  expect(hrefs(root.querySelector('nav')!)).toEqual(
    [10, 11, 12, 13, 14, 15, 16, 17].map((id) => `/Kosher_Restaurants-TJ${id}-Israel-Kosher_Restaurants.html`),
  )
})

test('the best-known sites are cards with their towns; without any there is no section', () => {
  const best = [card({ title: { en: 'Western Wall', he: 'הכותל המערבי' }, dtype: 237 })]
  const root = read(worldBest(page('en'), { ...of(237), best })!)
  expect(lines(root, 'h2, .card-title')).toEqual(['Best-known sites', 'Western Wall'])
  expect(lines(root, '.card-town')).toEqual(['Jerusalem'])
  expect(worldBest(page('en'), of(237))).toBeUndefined()
})

test('a list that holds nothing says so and leads to all places and to the form', () => {
  const empty = { ...of(230), total: 0, countries: [] }
  expect(worldLead('en', empty)).toBe('Nothing is listed here yet.')
  expect(hrefs(read(worldList('en', empty)))).toEqual([worldHref('en', 200), pageHref('en', 'addPlace')])
})

test('the page says how many there are, and which of the types it is', () => {
  expect(worldLead('en', of(228))).toBe('49 places to eat in 2 countries')
  expect(worldLead('en', of(200))).toBe('49 places in 2 countries')
  const current = (dtype: WorldInput['dtype']) => lines(read(worldTabs('en', of(dtype))), '[aria-current]')
  expect(current(200)).toEqual(['All places'])
  expect(current(231)).toEqual(['Synagogues and communities'])
})
