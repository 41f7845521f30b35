import { MESSAGES } from '#core/i18n/messages.ts'
import { describe, expect, test } from 'vitest'
import { distanceKm, milesOf } from '#core/domain/distance.ts'
import { boundsRadius, coarseDegrees, isAccurate, permissionOf } from '#core/domain/geolocation.ts'
import { nearPlaceHref, nearPointHref, nearWordsHref } from '#core/domain/near-routes.ts'
import { rewriteOf } from '#core/domain/rewrites.ts'
import { LANGS } from '#core/i18n/languages.ts'
import { fc } from '#core/test/properties.ts'

test.each([
  [false, undefined, 0],
  [false, 'granted', 0],
  [true, 'denied', 0],
  [true, 'prompt', 1],
  [true, undefined, 1],
  [true, 'granted', 2],
] as const)('supported %s, %s: %i', (isSupported, state, permission) => {
  expect(permissionOf(isSupported, state)).toBe(permission)
})

test('a position is taken below 201 m', () => {
  expect([0, 200, 200.9, 201, 500].map(isAccurate)).toEqual([true, true, true, false, false])
  expect(boundsRadius(24.4)).toBe(624)
})

test('a rounded position lies within 80 m of the true one', () => {
  fc.assert(
    fc.property(
      fc.double({ min: -90, max: 90, noNaN: true }),
      fc.double({ min: -180, max: 180, noNaN: true }),
      (lat, lng) => {
        const [near, by] = [coarseDegrees(lat), coarseDegrees(lng)]
        expect(distanceKm(lat, lng, near, by)).toBeLessThan(0.08)
        expect(String(near)).toMatch(/^-?\d{1,2}(\.\d{1,3})?$/)
        expect(String(by)).not.toBe('-0')
      },
    ),
  )
})

describe('the addresses', () => {
  test.each([
    [
      nearPointHref('en', { lat: 31.7766, lng: -35.2, name: 'Jaffa Gate' }),
      '/Kosher_NearBy-31.777,-35.2-Jaffa_Gate.html',
    ],
    [
      nearPointHref('ru', { lat: 1, lng: 2, name: 'Москва', radius: 650 }),
      '/ru/Kosher_NearBy-1,2-.html?q=%D0%9C%D0%BE%D1%81%D0%BA%D0%B2%D0%B0&r=650',
    ],
    [nearPlaceHref('de', { id: 5, slug: 'Rom' }), '/de/kosher_search-nearby-TJ5-Rom.html'],
    [nearWordsHref('en', ' Great Synagogue '), '/kosher_search-nearby-TJ0-Great_Synagogue.html'],
  ])('%s', (href, path) => {
    expect(href).toBe(path)
  })

  test('are answered by the prebuilt page', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...LANGS),
        fc.double({ min: -90, max: 90, noNaN: true }),
        fc.double({ min: -180, max: 180, noNaN: true }),
        fc.string({ unit: 'binary', maxLength: 60 }),
        (lang, lat, lng, name) => {
          for (const href of [nearPointHref(lang, { lat, lng, name, radius: 650 }), nearWordsHref(lang, name)]) {
            const path = decodeURI(href.split('?', 1)[0]!)
            expect(rewriteOf(path)?.lang, path).toBe(lang)
          }
        },
      ),
    )
  })
})

test('a mile has 1.609344 km', () => {
  expect(milesOf(1.609344)).toBe(1)
})

type Tree = { readonly [key: string]: string | Tree }
function textsOf(tree: Tree, path = ''): Record<string, string> {
  return Object.assign(
    {},
    ...Object.entries(tree).map(([key, value]) =>
      typeof value === 'string' ? { [`${path}${key}`]: value } : textsOf(value, `${path}${key}:`),
    ),
  ) as Record<string, string>
}

describe.each(LANGS.filter((lang) => lang !== 'en'))('the words: %s', (lang) => {
  const english = textsOf(MESSAGES.en.places.nearby)
  const texts = textsOf(MESSAGES[lang].places.nearby)
  const placeholders = (text = '') => (text.match(/\{\{\w+\}\}/g) ?? []).toSorted()

  test('say all that English says, in words of their own', () => {
    expect(Object.keys(texts)).toEqual(Object.keys(english))
    // What has its Hebrew name in many languages.
    const ofHebrew = new Set(['walk:eruv', 'walk:techum'])
    const alike = Object.entries(texts).filter(([key, text]) => text === english[key] && !ofHebrew.has(key))
    expect(alike).toEqual([])
    for (const [key, text] of Object.entries(texts)) expect(placeholders(text), key).toEqual(placeholders(english[key]))
  })
})
