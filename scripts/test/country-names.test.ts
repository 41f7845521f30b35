import { expect, test } from 'vitest'
import { countryCode, countryNames } from '../import/country-names.ts'

test.each([
  ['Germany', 'DE'],
  ['deutschland', 'DE'],
  [' Israel ', 'IL'],
  ['ישראל', 'IL'],
  ['Hong Kong', 'HK'],
  ['USA', 'US'],
  ['U.K.', 'GB'],
  ['uk', 'GB'],
  ['fr', 'FR'],
  ['Atlantis', undefined],
])('%s: %s', (name, code) => {
  expect(countryCode(name)).toBe(code)
})

test('a country has its usual name in each language', () => {
  expect(countryNames('DE')).toMatchObject({ en: 'Germany', he: 'גרמניה', de: 'Deutschland' })
  expect(countryNames('HK').en).toBe('Hong Kong')
})
