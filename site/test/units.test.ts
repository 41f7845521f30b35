import { expect, test } from 'vitest'
import { distanceText, lengthText, metresText } from '#core/text/values.ts'
import { KNOWN_LANGS } from '#core/i18n/languages.ts'
import { MESSAGES, NAMESPACES } from '#core/i18n/messages.ts'
import { minutesOnFoot } from '#core/domain/distance.ts'
import { degreesIn, unitsOf } from '#core/domain/units.ts'
import { inTwelveHours } from '#core/i18n/twelve-hours.ts'
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
])('%s: %s', (tag, degrees) => {
  expect(unitsOf(tag, 'en').degrees).toBe(degrees)
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
  const distances = (tag: string) => unitsOf(tag, 'en').distances
  expect(['en-US', 'en-GB', 'es-PR', 'en'].map(distances)).toEqual(Array(4).fill('miles'))
  expect(['en-CA', 'he-IL', 'de', 'ru', 'es-419'].map(distances)).toEqual(Array(5).fill('km'))
})

test.each([
  ['en-US', 'en', '12'],
  ['en', 'en', '12'],
  ['en-CA', 'en', '12'],
  ['en-GB', 'en', '24'],
  ['en-IL', 'en', '24'],
  ['es-MX', 'es', '12'],
  ['es-ES', 'es', '24'],
  // Written as the language of the page is.
  ['en-US', 'he', '24'],
  ['en-US', 'es', '24'],
  ['es-MX', 'en', '24'],
])('a reader with %s of a page in %s reads %s hours', (tag, lang, time) => {
  expect(unitsOf(tag, lang).time).toBe(time)
})

test('each time in a text is turned into twelve hours, and nothing else', () => {
  const halves = { am: 'am', pm: 'pm' }
  const turned = (text: string) => plain(inTwelveHours(text, halves))
  expect(turned('00:00, 00:05, 09:30, 11:59, 12:00, 16:13, 23:59, 24:00')).toBe(
    '12:00 am, 12:05 am, 9:30 am, 11:59 am, 12:00 pm, 4:13 pm, 11:59 pm, 12:00 am',
  )
  expect(turned('Fri 10:00–14:30')).toBe('Fri 10:00 am–2:30 pm')
  expect(turned('1 h 05, 20 min, 2026-11-20')).toBe('1 h 05, 20 min, 2026-11-20')
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

test('a length that is known roughly is in metres or feet', () => {
  expect([200, 100].map((metres) => plain(lengthText('en', metres, { inMiles: false })))).toEqual(['200 m', '100 m'])
  expect([200, 100].map((metres) => plain(lengthText('en', metres, { inMiles: true })))).toEqual(['660 ft', '330 ft'])
})

test('what is near is in metres, or in feet where miles would be none', () => {
  const textOf = (km: number, inMiles: boolean) => plain(metresText('en', km, { inMiles }))
  expect([0.03, 0.35, 1.2].map((km) => textOf(km, false))).toEqual(['30 m', '350 m', '1.2 km'])
  expect([0.03, 0.15, 0.35].map((km) => textOf(km, true))).toEqual(['100 ft', '490 ft', '0.2 mi'])
})

const WITH_UNIT =
  /\d\s?(km|m|metres?|mètres|metros?|metri|Meter|mi|miles?|ft|feet|км|м|метр\p{L}*|ק״מ|מ׳|מטר\p{L}*)(?!\p{L})/u

test.each(KNOWN_LANGS)('%s: no message for visitors has a distance in a unit of its own', (lang) => {
  const textsOf = (part: unknown): string[] =>
    typeof part === 'string' ? [part] : Object.values(part as object).flatMap(textsOf)
  const texts = NAMESPACES.filter((name) => name !== 'desk').flatMap((name) => textsOf(MESSAGES[lang][name]))
  expect(texts.length).toBeGreaterThan(1000)
  expect(texts.filter((text) => WITH_UNIT.test(text))).toEqual([])
})
