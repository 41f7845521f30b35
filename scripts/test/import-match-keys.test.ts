import { expect, test } from 'vitest'
import { KeyGrid } from '../import/places/key-grid.ts'
import { Towns } from '#scripts/import/places/nearest-town.ts'
import { matchOf, e164, matchKeys, type MatchKeys } from '../import/places/match-keys.ts'

const ROME = 3169070
const towns = new Towns()
towns.add({
  id: ROME,
  lat: 41.89,
  lng: 12.48,
  country: 'IT',
  names: { en: 'Rome', he: 'רומא', fr: 'Rome', es: 'Roma', ru: 'Рим', de: 'Rom' },
  aliases: [],
  admin1: '',
  capital: true,
  population: 2_300_000,
  elevationMetres: 20,
  timeZone: 'Europe/Rome',
})

const marks = (title: string, more: object = {}): MatchKeys =>
  matchKeys({ dtype: 231, place: ROME, title: { en: title }, position: [12.48, 41.89], ...more }, towns)
const isSame = (name: string, other: string) => matchOf(marks(name), marks(other)) !== undefined

test.each([
  ['Tempio Maggiore di Roma', 'TEMPIO MAGGIORE'],
  ['Great Synagogue of Rome', 'The Great Synagogue'],
  ['Bevis Marks Synagogue', 'Synagogue Bevis-Marks'],
  ['Congregation Beth El', 'Beth-El'],
  ['Café Élysée', 'Elysee Restaurant'],
  ['Synagogue Étincelles', 'étincelles'],
  ['Sinagoga Ibn Gabirol', 'Ibn Gabirol'],
  ['Synagoge Große Straße', 'Grosse Strasse'],
  ['Кошерный ресторан «Йона»', 'Йона'],
  ['Синагога на Бронной', 'на Бронной'],
  ['בית הכנסת הגדול', 'הגדול, רומא'],
  ['ביהכ״נ אוהל יעקב', 'בית כנסת "אוהל יעקב"'],
  ['בֵּית דָּוִד', 'בית דוד'],
  ['Synagogue of Rome', 'Rome Synagogue'],
])('%s and %s are one name', (a, b) => {
  expect(isSame(a, b)).toBe(true)
})

test.each([
  ['Synagogue', 'Synagogue'],
  ['בית כנסת', 'בית הכנסת'],
  ['Kosher Restaurant', 'Restaurant casher'],
  ['Chabad of Rome', 'Great Synagogue of Rome'],
  ['Beth El', 'Beth Israel'],
  ['Ohel Yaakov', 'Ohel Yitzchak'],
  ['Hamsa 1', 'Hamsa 2'],
  ['אוהל יעקב', 'אוהל יצחק'],
  ['', ''],
])('%s and %s are no name in common', (a, b) => {
  expect(isSame(a, b)).toBe(false)
})

test.each([
  ['+39 06 6840 0661', '', '390668400661'],
  ['06 6840 0661', 'IT', '390668400661'],
  ['0039-06-68400661', 'DE', '390668400661'],
  ['+44 (0)20 7626 1274', '', '442076261274'],
  ['020 7626 1274', 'GB', '442076261274'],
  ['(212) 555-0100 ext. 5', 'US', '12125550100'],
  ['1-212-555-0100', 'US', '12125550100'],
  ['8 495 555 01 00', 'RU', '74955550100'],
  ['03-555-0100', 'IL', '97235550100'],
  ['*2050', 'IL', undefined],
  ['212 555 0100', '', undefined],
])('%s of %s', (phone, country, number) => {
  expect(e164(phone, country)).toBe(number)
})

test('a kind that both say must be the same; of flats, a phone says nothing', () => {
  const phones = ['+39 06 6840 0661']
  const school = { dtype: 232, businessesType: 'school', phones }
  const mikvah = { ...school, businessesType: 'mikvah' }
  const unsaid = { dtype: 232, phones }
  expect(matchOf(marks('A B', school), marks('C D', mikvah))).toBeUndefined()
  expect(matchOf(marks('A B', school), marks('C D', unsaid))).toEqual({
    alike: ['phone'],
    metres: 0,
  })
  const flat = { dtype: 236, phones, website: 'https://flats.example.org/' }
  expect(matchOf(marks('Flat 1', flat), marks('Flat 2', flat))).toBeUndefined()
})

test.each([
  [228, 'https://www.hamsa.example.org', true],
  [231, 'https://www.federation.example.org/', false],
  [231, 'https://www.federation.example.org/synagogues/great', true],
  [233, 'https://missions.example.org/rome?lang=it', true],
])('of type %d, the website %s tells a place: %s', (dtype, website, tells) => {
  const marksA = marks('A B', { dtype, website })
  const other = marks('C D', { dtype, website: website.replace('https://www.', 'http://') })
  const alike = tells ? { alike: ['website'], metres: 0 } : undefined
  expect(matchOf(marksA, other)).toEqual(alike)
})

test.each([
  ['over the edge of a cell', [12.4899999, 41.8999999], [12.4900001, 41.9000001]],
  ['over the antimeridian', [179.9999, -16.5], [-179.9999, -16.5]],
  ['far in the north', [10, 89.2], [10.05, 89.2]],
] as const)('what is near is found %s', (_, example, other) => {
  const [a, b] = [example, other].map((position) => marks('Hamsa', { position }))
  const grid = new KeyGrid()
  grid.add(7, a!)
  expect(matchOf(a!, b!)).toBeDefined()
  expect([...grid.near(b!)]).toEqual([7])
  expect([...grid.near(marks('Other', { position: other }))]).toEqual([])
})
