import { expect, test } from 'vitest'
import { callingCodes } from '#core/domain/calling-codes.ts'

const codes = callingCodes()
const countries = codes.flatMap((entry) => entry.countries)

test('a code stands once, in digits that begin with no other code', () => {
  for (const { code } of codes) {
    expect(code).toMatch(/^[1-9]\d{0,2}$/)
    const others = codes.filter((other) => other.code.startsWith(code))
    expect(others.map((other) => other.code)).toEqual([code])
  }
})

test('a country has one code, and a name in the browser', () => {
  expect(new Set(countries).size).toBe(countries.length)
  const names = new Intl.DisplayNames('en', {
    type: 'region',
    fallback: 'none',
  })
  for (const country of countries) expect(names.of(country), country).toBeTruthy()
})

test.each([
  ['IL', '972'],
  ['US', '1'],
  ['GB', '44'],
  ['FR', '33'],
  ['RU', '7'],
  ['DE', '49'],
  ['ES', '34'],
])('%s is called by %s', (country, code) => {
  const found = codes.find((entry) => entry.countries.includes(country))
  expect(found?.code).toBe(code)
})
