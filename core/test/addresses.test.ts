import { expect, test } from 'vitest'
import { addressLang, isPostcodeFirst, isTownOnly, withoutTown } from '../domain/addresses.ts'

test.each([
  ['he', 'King George Street 12', 'IL', 'en'],
  ['en', 'King George Street 12', 'IL', undefined],
  ['en', 'המלך ג׳ורג׳ 12', 'IL', 'he'],
  ['he', 'המלך ג׳ורג׳ 12', 'IL', undefined],
  ['ru', '10 rue des Rosiers', 'FR', 'fr'],
  ['he', 'ul. Szeroka 24', 'PL', undefined],
  ['he', '12', 'IL', undefined],
] as const)('on a page in %s, %s in %s is in %s', (lang, address, country, written) => {
  expect(addressLang(lang, { address, country })).toBe(written)
})

test('an address may be just the town, in any language', () => {
  const town = { en: 'Jerusalem', he: 'ירושלים' }
  expect(['Jerusalem', 'ירושלים', 'Jerusalem Street 5', ''].map((text) => isTownOnly(text, town))).toEqual([
    true,
    true,
    false,
    false,
  ])
})

test.each([
  ['44 rue de la Victoire, Paris', '44 rue de la Victoire'],
  ['רחוב ויקטואר 44, פריז', 'רחוב ויקטואר 44'],
  ['Paris', 'Paris'],
  ['12 rue Paris', '12 rue Paris'],
  ['5 rue des Rosiers, 75004 Paris', '5 rue des Rosiers, 75004 Paris'],
])('%s is %s where the town is said', (address, street) => {
  expect(withoutTown(address, ['Paris', 'פריז'])).toBe(street)
})

test('a postcode stands where the country writes it', () => {
  expect(['IT', 'FR', 'DE', 'UA', 'IL', 'GB', 'US'].map(isPostcodeFirst)).toEqual([
    true,
    true,
    true,
    true,
    false,
    false,
    false,
  ])
})
