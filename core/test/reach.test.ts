import { expect, test } from 'vitest'
import { isNearAny, isReach, isWithinWalk, kmOfReach, REACHES, tenMetres } from '#core/domain/reach.ts'
import { prepareEntries, resultsOf, type Choice } from '#core/domain/results/results.ts'
import { sortsOf } from '#core/domain/results/results-sorts.ts'
import { choiceOf, choiceUrl } from '#core/domain/results/results-url.ts'
import { LANGS } from '#core/i18n/languages.ts'
import { reachText } from '#core/text/values.ts'
import { entry } from '#core/test/entry.ts'

const hotel = { lat: 31.77, lng: 35.2, name: 'Hotel' }
/** A degree of latitude is 111.195 km. */
const north = (km: number): [number, number] => [hotel.lng, hotel.lat + km / 111.195]

const entries = [3, 0.4, 0.9, 45].map((km, at) => entry(at + 1, { title: `${at}`, position: north(km) }))
const centre = [35.2, 40] as const
const directory = prepareEntries(entries, { lang: 'en', dtype: 228, origin: centre, from: hotel })
const found = (choice: Partial<Choice>, all = directory) =>
  resultsOf(all, { filters: {}, page: 1, ...choice }).found.map(({ tnid }) => tnid)

test('a point near any of the places is where distances are from', () => {
  expect(directory.from).toBe(hotel)
  expect(found({ sort: 'distance' })).toEqual([2, 3, 1, 4])
  expect(found({ within: '1km', sort: 'distance' })).toEqual([2, 3])
  expect(found({ within: '0.25mi' })).toEqual([2])
  expect(found({ within: '0.5km', filters: {} })).toEqual([2])
})

test('options are counted within the distance', () => {
  const eaten = entries.map((item, at) => ({ ...item, cuisine: [at < 2 ? 'grill' : 'sushi'] }))
  const all = prepareEntries(eaten, { lang: 'en', dtype: 228, from: hotel })
  const { counts } = resultsOf(all, { filters: {}, within: '1km', page: 1 })
  expect(counts.cuisine).toEqual(new Map([['all', 2], ['grill', 1], ['sushi', 1]])) // prettier-ignore
})

test('a point far from all of them says nothing: distances are from the centre, and none is too far', () => {
  const paris = { lat: 48.86, lng: 2.35, name: 'Paris' }
  const far = prepareEntries(entries, { lang: 'en', dtype: 228, origin: centre, from: paris })
  expect(far.from).toBeUndefined()
  expect(found({ sort: 'distance' }, far)).toEqual([4, 1, 3, 2])
  expect(found({ within: '0.5km' }, far)).toHaveLength(4)
  const country = prepareEntries(entries, { lang: 'en', dtype: 228, from: paris })
  expect(sortsOf(country)).not.toContain('distance')
  expect(sortsOf(prepareEntries(entries, { lang: 'en', dtype: 228, from: hotel }))).toContain('distance')
})

test('50 km are near', () => {
  expect(isNearAny(hotel, [north(49.9)])).toBe(true)
  expect(isNearAny(hotel, [north(50.1)])).toBe(false)
  expect(isNearAny(hotel, [])).toBe(false)
})

test.each([...REACHES.km, ...REACHES.miles])('the address keeps %s', (within) => {
  const url = choiceUrl('/R.html', { filters: {}, within, page: 1 }, 'az')
  expect(url).toBe(`/R.html?within=${within}`)
  expect(choiceOf(new URL(url, 'http://x'), 228).within).toBe(within)
})

test.each(['', '1', '1 km', '7km', '1KM', '__proto__'])('the address ignores the distance %j', (text) => {
  expect(isReach(text)).toBe(false)
  expect(choiceOf({ pathname: '/R.html', search: `?within=${text}` }, 228)).not.toHaveProperty('within')
})

test('a distance in both units', () => {
  expect(REACHES.km.map(kmOfReach)).toEqual([0.5, 1, 2, 5])
  expect(REACHES.miles.map((reach) => Math.round(kmOfReach(reach) * 1000))).toEqual([402, 805, 1609, 4828])
  expect(reachText('en', '0.5km')).toBe('500 m')
  expect(reachText('en', '0.25mi')).toBe('0.25 mi')
  for (const lang of LANGS) expect(reachText(lang, '2km')).toMatch(/2/)
})

test('a place is within a Shabbat walk as far as its distance is written', () => {
  expect(isWithinWalk(1.04, { inMiles: false })).toBe(true)
  expect(isWithinWalk(1.06, { inMiles: false })).toBe(false)
  expect(isWithinWalk(1.04, { inMiles: true })).toBe(true)
  expect(isWithinWalk(1.05, { inMiles: true })).toBe(false)
})

test.each([
  [31.777_654_321, 31.7777],
  [-0.000_04, 0],
  [179.999_96, 180],
])('%d degrees become %d', (degrees, decimals) => {
  expect(tenMetres(degrees)).toBe(decimals)
})
