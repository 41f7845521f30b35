import { expect, test } from 'vitest'
import { distanceText } from '#core/i18n/formats.ts'
import { minutesOnFoot } from '#core/domain/distance.ts'
import { usesMiles } from '#core/domain/miles.ts'
import { degreesIn, degreesOf } from '#core/domain/units.ts'
import { plain } from './samples.ts'

test.each([
  ['en-US', 'fahrenheit'],
  ['es-PR', 'fahrenheit'],
  ['en-BS', 'fahrenheit'],
  ['en-GB', 'celsius'],
  ['he-IL', 'celsius'],
  ['de-Latn-AT-1996', 'celsius'],
  // Without a region: where most people speak it.
  ['en', 'fahrenheit'],
  ['he', 'celsius'],
  ['', 'celsius'],
  ['no language', 'celsius'],
])('%s: %s', (tag, degrees) => {
  expect(degreesOf(tag)).toBe(degrees)
})

test('degrees are shown in whole units', () => {
  expect([-40, 0, 21.4, 37].map((celsius) => degreesIn(celsius, 'fahrenheit'))).toEqual([-40, 32, 71, 99])
  expect([21.4, -0.6].map((celsius) => degreesIn(celsius, 'celsius'))).toEqual([21, -1])
})

test('minutes on foot are those of the straight line, made longer', () => {
  // 1 km as the crow flies is 1.3 km at 4.8 km/h.
  expect([0, 0.01, 1, 3.7].map(minutesOnFoot)).toEqual([1, 1, 16, 60])
})

test('miles are for those whose region measures in them', () => {
  expect(['en-US', 'en-GB', 'es-PR', 'en'].every(usesMiles)).toBe(true)
  const others = ['en-CA', 'he-IL', 'de', 'ru', '', 'not a locale']
  expect(others.some(usesMiles)).toBe(false)
})

test.each([
  ['en', 1.234, true, '0.8 mi'],
  ['en', 1.234, false, '1.2 km'],
  ['en', 100, true, '62 mi'],
  ['de', 1.25, false, '1,3 km'],
  ['ru', 12.6, false, '13 км'],
  ['he', 1.2, false, '1.2 ק״מ'],
] as const)('%s: %d km, miles %s: %s', (lang, km, inMiles, text) => {
  expect(plain(distanceText(lang, km, { inMiles }))).toBe(text)
})
