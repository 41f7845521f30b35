import { describe, expect, test } from 'vitest'
import { candleMinutes, isIsrael, type TimesPlace } from '#core/domain/times/shabbat-times.ts'
import { PLACES } from './places.ts'

/** A place that GeoNames knows under `id`, near Jerusalem. */
function near(id: number, lat: number, lng: number, country: 'IL' | 'PS'): TimesPlace {
  return { ...PLACES.jerusalem, id, lat, lng, country }
}

describe('minutes before sunset', () => {
  test('follow the id', () => {
    expect(candleMinutes(PLACES.jerusalem)).toBe(40)
    expect(candleMinutes(PLACES.haifa)).toBe(30)
    expect(candleMinutes(PLACES.zikhronYaaqov)).toBe(30)
    expect(candleMinutes(PLACES.telAviv)).toBe(18)
    expect(candleMinutes(PLACES.newYork)).toBe(18)
  })

  test.each([
    ['West Jerusalem', near(7498240, 31.78199, 35.21961, 'IL')],
    ['East Jerusalem', near(7303419, 31.78336, 35.23388, 'PS')],
    ['Old City', near(6945291, 31.77667, 35.23417, 'PS')],
    ['Gilo', near(0, 31.7345, 35.187, 'IL')],
    ['Har Homa', near(0, 31.723, 35.22, 'IL')],
    ['Armon HaNatziv', near(0, 31.748, 35.238, 'IL')],
    ['Neve Yaakov', near(0, 31.8417, 35.2445, 'IL')],
    ["Pisgat Ze'ev", near(0, 31.83, 35.244, 'IL')],
    ['Ramot', near(0, 31.818, 35.195, 'IL')],
    ['Ramat Shlomo', near(0, 31.813, 35.217, 'IL')],
    ['Har Nof', near(0, 31.786, 35.174, 'IL')],
    ['Kiryat HaYovel', near(0, 31.766, 35.175, 'IL')],
    ['Ein Kerem', near(0, 31.767, 35.162, 'IL')],
    ['Hadassah Ein Kerem', near(0, 31.765, 35.149, 'IL')],
    ['Atarot', near(284572, 31.86667, 35.21667, 'PS')],
  ])('%s keeps the custom of Jerusalem', (_, place) => {
    expect(candleMinutes(place)).toBe(40)
    expect(isIsrael(place)).toBe(true)
  })

  test.each([
    ['Mevasseret Zion', near(294245, 31.80186, 35.15072, 'IL')],
    ['Motza Illit', near(294147, 31.79357, 35.15776, 'IL')],
    ['Bet Zayit', near(295421, 31.78233, 35.16161, 'IL')],
    ['Even Sapir', near(295124, 31.76319, 35.13422, 'IL')],
    ['Ora', near(293976, 31.75519, 35.15613, 'IL')],
    ['Amminadav', near(295696, 31.75212, 35.14733, 'IL')],
    ['Har Gilo', near(283743, 31.72119, 35.1724, 'PS')],
    ['Bethlehem', near(284315, 31.70487, 35.20376, 'PS')],
    ['Beit Jala', near(284326, 31.71545, 35.18788, 'PS')],
    ["Ma'ale Adummim", near(282993, 31.7774, 35.29875, 'PS')],
    ['Al Ayzariyah', near(285111, 31.77078, 35.26917, 'PS')],
    ['Abu Dis', near(285279, 31.76215, 35.26166, 'PS')],
    ['Anata', near(284973, 31.80924, 35.25902, 'PS')],
    ['Hizma', near(283676, 31.83337, 35.26315, 'PS')],
    ['Geva Binyamin', near(11979646, 31.85031, 35.27405, 'PS')],
    ['Ar Ram', near(284890, 31.84945, 35.2342, 'PS')],
    ['Bir Nabala', near(284238, 31.8508, 35.2036, 'PS')],
    ['Givat Zeev', near(8199386, 31.86145, 35.16861, 'PS')],
    ['Bayt Iksa', near(284331, 31.81732, 35.17934, 'PS')],
  ])('%s, next to it, does not', (_, place) => {
    expect(candleMinutes(place)).toBe(18)
  })

  test('no name has a say: Jerusalem in New Zealand', () => {
    const jerusalemNz = { ...PLACES.auckland, lat: -39.55, lng: 175.08 }
    expect(candleMinutes(jerusalemNz)).toBe(18)
    expect(isIsrael(jerusalemNz)).toBe(false)
  })
})

test('Israel goes by the country', () => {
  expect(isIsrael(PLACES.haifa)).toBe(true)
  expect(isIsrael(PLACES.tiberias)).toBe(true)
  expect(isIsrael(PLACES.newYork)).toBe(false)
  expect(isIsrael(PLACES.cairo)).toBe(false)
})
