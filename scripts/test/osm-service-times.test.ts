import { describe, expect, test } from 'vitest'
import { prayersText } from '#core/domain/prayers/notation.ts'
import { readServiceTimes } from '../import/osm/service-times.ts'

const read = (text: string) => {
  const prayers = readServiceTimes(text)
  return prayers && prayersText(prayers)
}

describe('service_times of OpenStreetMap', () => {
  test.each([
    ['Mo-Fr 07:00', 'service Mo-Fr 07:00'],
    ['07:00', 'service Su-Sa 07:00'],
    ['Sa 09:00; Su-Fr 6:30,08:00', 'service Sa 09:00; service Su-Fr 06:30, 08:00'],
    ['Sa 09:30-12:00', 'service Sa 09:30'],
    ['Fr sunset; Sa (sunset-00:30)', 'service Fr sunset; service Sa (sunset-00:30)'],
    ['Sa 09:00 "Shacharit"; Sa 17:00 "mincha"', 'shacharit Sa 09:00; mincha Sa 17:00'],
    ['Fr 19:00 "Kabbalat Shabbat"', 'kabbalatShabbat Fr 19:00'],
    ['Su-Th 20:00 "ערבית"', 'maariv Su-Th 20:00'],
  ])('%s is read', (text, line) => {
    expect(read(text)).toBe(line)
  })

  test('the string itself is kept, and nothing is said of festivals', () => {
    const { raw, jewishDays } = readServiceTimes('Sa 09:00')!
    expect(raw).toBe('Sa 09:00')
    expect(new Set(Object.values(jewishDays))).toEqual(new Set(['unknown']))
  })

  test.each([
    '', 'Sa', 'Sa morning', 'Sa 09:00; Sa 17:00', 'Mo-Fr 07:00, Sa 09:00', 'Sa 09:00 "Bar Mitzvah"', 'PH 09:00',
    'Sa[1] 09:00', 'Apr-Sep: Sa 09:00', 'Sa 09:00+', 'Sa off', 'by appointment', 'Sa 09:00 "Kabbalat Shabbat"',
    `Sa 09:00${' '.repeat(300)}`,
  ])('%s stays text', (text) => {
    expect(read(text)).toBeUndefined()
  }) // prettier-ignore
})
