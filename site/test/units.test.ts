import { expect, test } from 'vitest'
import { degreesIn, weatherUnits, windIn } from '#site/lib/units.ts'

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

test('degrees and winds are told in whole units', () => {
  const [us, gb, ru] = ['en-US', 'en-GB', 'ru-RU'].map(weatherUnits)
  expect([-40, 0, 21.4, 37].map((celsius) => degreesIn(celsius, us!))).toEqual([
    -40, 32, 71, 99,
  ])
  expect([21.4, -0.6].map((celsius) => degreesIn(celsius, gb!))).toEqual([
    21, -1,
  ])
  expect([us!, gb!, ru!].map((units) => windIn(10, units))).toEqual([
    22, 22, 10,
  ])
  expect(windIn(10, weatherUnits('he-IL'))).toBe(36)
})
