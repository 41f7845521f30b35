import { expect, test } from 'vitest'
import { areaOf, areaText, isWithin } from '#core/domain/map/area.ts'
import { choiceOf, choiceUrl } from '#core/domain/results/results-url.ts'

const jerusalem = { west: 35.1952, south: 31.7501, east: 35.2417, north: 31.7934 }

test('an area goes into the address and comes back', () => {
  const path = '/Kosher_Restaurants-TJ281184-Jerusalem-Kosher_Restaurants.html'
  const choice = { filters: { cuisine: ['grill'] }, area: jerusalem, page: 2 }
  const url = choiceUrl(path, choice, 'az')
  expect(url).toBe(`${path}?cuisine=grill&area=35.1952,31.7501,35.2417,31.7934&page=2`)
  expect(choiceOf(new URL(url, 'https://example.org'), 228)).toEqual(choice)
  expect(areaText({ ...jerusalem, west: 35.19524999 })).toBe('35.1952,31.7501,35.2417,31.7934')
})

test.each(['', 'x', '1,2,3', '1,2,3,4,5', '181,0,182,1', '1,2,3,-91', '1,5,3,4', '1e9,0,1,1', '35.1,31.7,35.3,NaN'])(
  'there is no area %j',
  (text) => expect(areaOf(text)).toBeUndefined(),
)

test('an area may cross the date line', () => {
  const fiji = { west: 177, south: -20, east: -178, north: -15 }
  expect(isWithin(fiji, [179.9, -17])).toBe(true)
  expect(isWithin(fiji, [-179, -17])).toBe(true)
  expect(isWithin(fiji, [0, -17])).toBe(false)
  expect(isWithin(fiji, [179, 0])).toBe(false)
  expect(isWithin(jerusalem, [35.2, 31.76])).toBe(true)
  expect(isWithin(jerusalem, [35.3, 31.76])).toBe(false)
})
