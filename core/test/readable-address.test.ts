import { expect, test } from 'vitest'
import { readableAddress } from '#core/domain/readable-address.ts'

test.each([
  ['וושינגטון 4', 'Washington St 4'],
  ['רחוב וושינגטון 4א', 'Washington St 4A'],
  ['שדרות רוטשילד 12', 'Rothschild Boulevard 12'],
  ['הרצל', 'Herzl St'],
  ['הרצל 43;44', 'Herzl St 43–44'],
])('a reader of Latin letters sees %s as %s, with the Hebrew beside it', (address, text) => {
  const line = readableAddress('en', { address, country: 'IL' })
  expect(line).toEqual({ text, lang: undefined, hebrew: address.replace(';', '–') })
  expect(readableAddress('ru', { address, country: 'IL' })).toMatchObject({ text, lang: 'en' })
})

test('a Hebrew page shows a Hebrew address as it is, and any page one in Latin letters', () => {
  const washington = { address: 'וושינגטון 4', country: 'IL' }
  expect(readableAddress('he', washington)).toEqual({ text: 'וושינגטון 4', lang: undefined })
  for (const lang of ['en', 'fr'] as const)
    expect(readableAddress(lang, { address: '10 rue des Rosiers', country: 'FR' }).text).toBe('10 rue des Rosiers')
})

test.each([
  ['43;44', '43–44'],
  ['535;535A Amsterdam Avenue', '535–535A Amsterdam Avenue'],
  ['5;7;9 rue Richer', '5–9 rue Richer'],
  ['Herzl 1; entrance B', 'Herzl 1; entrance B'],
])('house numbers %s read %s', (address, text) => {
  expect(readableAddress('en', { address, country: 'US' }).text).toBe(text)
})
