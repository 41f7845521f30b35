import { expect, test } from 'vitest'
import { distanceText } from '#core/i18n/formats.ts'
import { usesMiles } from '#core/domain/miles.ts'
import { degreesIn, weatherUnits, windIn } from '#core/domain/units.ts'
import { plain } from './samples.ts'

test.each([
  ['en-US', 'fahrenheit', 'mile-per-hour'],
  ['es-PR', 'fahrenheit', 'mile-per-hour'],
  ['en-BS', 'fahrenheit', 'kilometer-per-hour'],
  ['en-GB', 'celsius', 'mile-per-hour'],
  ['he-IL', 'celsius', 'kilometer-per-hour'],
  ['fr-CA', 'celsius', 'kilometer-per-hour'],
  ['ru-RU', 'celsius', 'meter-per-second'],
  ['de-Latn-AT-1996', 'celsius', 'kilometer-per-hour'],
  // Without a region: where most people speak it.
  ['en', 'fahrenheit', 'mile-per-hour'],
  ['he', 'celsius', 'kilometer-per-hour'],
  ['ru', 'celsius', 'meter-per-second'],
  ['', 'celsius', 'kilometer-per-hour'],
  ['no language', 'celsius', 'kilometer-per-hour'],
])('%s: %s, %s', (tag, temperature, wind) => {
  expect(weatherUnits(tag)).toEqual({ temperature, wind })
})

test('degrees and winds are shown in whole units', () => {
  const [us, gb, ru] = ['en-US', 'en-GB', 'ru-RU'].map((tag) => weatherUnits(tag))
  expect([-40, 0, 21.4, 37].map((celsius) => degreesIn(celsius, us!))).toEqual([-40, 32, 71, 99])
  expect([21.4, -0.6].map((celsius) => degreesIn(celsius, gb!))).toEqual([21, -1])
  expect([us!, gb!, ru!].map((units) => windIn(10, units))).toEqual([22, 22, 10])
  expect(windIn(10, weatherUnits('he-IL'))).toBe(36)
})

test('winds follow the chosen unit of distances', () => {
  const winds = ['en-US', 'he-IL', 'ru-RU'].map((tag) =>
    [true, false].map((inMiles) => weatherUnits(tag, { inMiles }).wind),
  )
  expect(winds).toEqual([
    ['mile-per-hour', 'kilometer-per-hour'],
    ['mile-per-hour', 'kilometer-per-hour'],
    ['mile-per-hour', 'meter-per-second'],
  ])
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
