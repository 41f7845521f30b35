import { expect, test } from 'vitest'
import type { HolyDays } from '#core/domain/times/types.ts'
import { cityList } from '#site/features/place/cities.html.ts'
import { hamlet, israel, jerusalem, read } from './samples.ts'

const run = (day: string, local: string): HolyDays => ({
  lightings: [{ day, at: { at: 0, local }, when: 'beforeSunset' }],
  havdalah: { day, at: 'none' },
  day,
  hebrew: { year: 5787, month: 'Kislev', day: 18 },
  shabbat: true,
  parasha: [],
  festivals: [],
})

const city = (name: string, total: number, next?: HolyDays) => ({
  place: { ...hamlet, names: { en: name } },
  total,
  stats: total > 0 ? [{ dtype: 231 as const, count: total }] : [],
  x: 0,
  y: 0,
  ...(next && { next }),
})

const input = {
  kind: 'country',
  place: { ...jerusalem, ...israel },
  drawing: { key: 'place-2-0a1b2c3d', shows: 'coast' },
  total: 4,
  stats: [],
  foodTowns: 0,
  towns: 5,
  cities: [
    city('Full', 3, run('2026-11-27', '16:20')),
    city('West', 1, run('2026-12-04', '16:25')),
    city('Large', 0, run('2026-11-27', '16:30')),
    city('Zulu', 0),
    city('Alpha', 0),
  ],
  linkSets: [],
  sections: [],
} as const

const texts = (root: HTMLElement, selector: string) =>
  [...root.querySelectorAll(selector)].map(({ textContent }) => textContent.replaceAll(/\s+/g, ' ').trim())

test('cities with listings and the largest come first, with their next candle lighting, then others by name', () => {
  const root = read(cityList('en', input)!)
  expect(texts(root, 'li')).toEqual([
    'Full 16:20 3 synagogues',
    'West Fri, 4 Dec 16:25 1 synagogue',
    'Large 16:30',
    'Alpha',
    'Zulu',
  ])
  expect(texts(root, '.country-note p')).toEqual(['Candle lighting · Fri, 27 Nov', 'By number of places.'])
})

test('the heading says how many cities have listings', () => {
  const heading = (cities: (typeof input.cities)[number][]) => texts(read(cityList('en', { ...input, cities })!), 'h2')
  expect(heading([...input.cities])).toEqual(['Cities 2 with places'])
  expect(heading(input.cities.slice(0, 2))).toEqual(['Cities 2'])
  expect(heading(input.cities.slice(2))).toEqual(['Cities 3'])
})

test('a long list leaves out cities without listings, and says only of its first ones what they have', () => {
  const many = Array.from({ length: 198 }, (_, at) => city(`City ${at}`, 300 - at))
  const shown = (cities: (typeof input.cities)[number][]) => texts(read(cityList('en', { ...input, cities })!), 'li')
  const fits = shown([...many, city('Alpha', 0), city('Zulu', 0)])
  expect(fits.slice(-3)).toEqual(['City 197 103 synagogues', 'Alpha', 'Zulu'])
  const long = shown([...many, city('Alpha', 0), city('Beta', 0), city('Zulu', 0)])
  expect(long).toHaveLength(198)
  expect(long[39]).toBe('City 39 261 synagogues')
  expect(long[40]).toBe('City 40')
})
