import { describe, expect, test } from 'vitest'
import { hoursText } from '#core/domain/hours/notation.ts'
import { readOsmHours } from '../import/osm/hours.ts'
import { openingHoursOf } from '../import/osm/opening-hours.ts'

const read = (text: string, israel = true) => {
  const hours = readOsmHours(text, israel)
  return hours && hoursText(hours)
}

describe('opening_hours of OpenStreetMap', () => {
  test.each([
    ['Su-Th 10:00-22:00; Fr 10:00-14:00; Sa off', 'Su-Th 10:00-22:00; Fr 10:00-14:00; Sa off'],
    ['Mo-Su 08:00-20:00', 'Su-Sa 08:00-20:00'],
    ['08:00-20:00', 'Su-Sa 08:00-20:00'],
    ['24/7', 'Su-Sa 00:00-24:00'],
    ['Mo-Fr 10:00-14:00,16:00-20:00', 'Mo-Fr 10:00-14:00, 16:00-20:00'],
    ['Mo-Sa 10:00-18:00; We 10:00-14:00', 'Mo,Tu,Th,Fr,Sa 10:00-18:00; We 10:00-14:00'],
    ['Su-Th 10:00-02:00; Sa sunset-24:00', 'Su-Th 10:00-26:00; Sa sunset-24:00'],
    ['Fr 09:00-(sunset-02:00)', 'Fr 09:00-(sunset-02:00)'],
    ['Su-Th 10:00-22:00; PH off', 'Su-Th 10:00-22:00; yomTov closed'],
    ['Su-Th 10:00-22:00; Sa,PH off', 'Su-Th 10:00-22:00; Sa off; yomTov closed'],
  ])('%s is read', (text, hours) => {
    expect(read(text)).toBe(hours)
  })

  test('the string itself is kept', () => {
    expect(readOsmHours('24/7', true)?.raw).toBe('24/7')
  })

  test.each([
    'off', 'Su-Th 10:00+', 'Apr-Sep: Su 10:00-12:00', 'Su-Th 10:00-22:00; SH off', 'PH 10:00-12:00', 'by appointment',
    'Su "after prayers"', 'Mo[1] 10:00-12:00', 'Fr 10:00-14:00 || "call"', 'dawn-dusk',
    'Mo-Fr 10:00-14:00, Sa 10:00-12:00',
    '2026 Jan 01 off', 'Mo-Fr',
  ])('%s stays text', (text) => {
    expect(read(text)).toBeUndefined()
  }) // prettier-ignore

  test('civil holidays are not known', () => {
    expect(read('Mo-Fr 10:00-18:00; PH off', false)).toBeUndefined()
    expect(read('Mo-Fr 10:00-18:00', false)).toBe('Mo-Fr 10:00-18:00')
  })
})

test('a minus is not a dash, and twilight of the map is civil', () => {
  const hours = openingHoursOf('Fr 11:00-(sunset-01:30); Sa (sunset+01:00)-03:00; Su dawn-dusk')
  expect(hours?.en.split('\n')).toEqual([
    expect.stringContaining('11:00–(sunset\u00a0\u2212\u00a001:30)'),
    expect.stringContaining('(sunset\u00a0+\u00a001:00)–03:00'),
    expect.stringContaining('civil dawn–civil dusk'),
  ])
  // The times of halacha are others.
  expect(hours?.he).toContain('דמדומי בוקר–דמדומי ערב')
  expect(hours?.he).not.toMatch(/עלות השחר|צאת הכוכבים/)
})
