import { describe, expect, test } from 'vitest'
import { LANGS } from '#core/i18n/languages.ts'
import { monthShowing } from '#site/ui/dates/day-keys.ts'
import { enquiryDays, nightsOf, pickDay, rangeOf, rangeText, rangeValue } from '#site/ui/dates/day-range.ts'
import { dateOf, dayOf } from '#site/ui/dates/local-day.ts'

describe('a range as text', () => {
  test('is two days with a stroke between', () => {
    const value = '2027-04-20/2027-04-30'
    const range = { from: '2027-04-20', to: '2027-04-30' }
    expect(rangeOf(value)).toEqual(range)
    expect(rangeValue(range)).toBe(value)
    expect(nightsOf(range)).toBe(10)
  })

  test('is one day twice where nothing else was chosen', () => {
    expect(rangeValue({ from: '2027-04-20' })).toBe('2027-04-20/2027-04-20')
  })

  test.each([
    '',
    '2027-04-20',
    '2027-04-31/2027-05-02',
    '2027-04-30/2027-04-20',
    '2027-04-20/2027-04-30/2027-05-01',
    'x/y',
  ])('“%s” is none', (value) => {
    expect(rangeOf(value)).toBeUndefined()
  })

  test.each(LANGS)('is written with its year in %s', (lang) => {
    const text = rangeText(lang, { from: '2027-04-20', to: '2027-05-02' })
    expect(text).toMatch(/20.*2.*2027/)
    expect(rangeText(lang, { from: '2027-04-20', to: '2027-04-20' })).toMatch(/^\D*20\D+2027\D*$/)
  })
})

describe('a press on a day', () => {
  test('begins a range, ends it, and begins another', () => {
    const begun = pickDay(undefined, '2027-04-20')
    expect(begun).toEqual({ from: '2027-04-20' })
    const ended = pickDay(begun, '2027-04-30')
    expect(ended).toEqual({ from: '2027-04-20', to: '2027-04-30' })
    expect(pickDay(ended, '2027-04-25')).toEqual({ from: '2027-04-25' })
  })

  test('before the first day restarts the range, and on it makes one day of it', () => {
    const begun = { from: '2027-04-20' }
    expect(pickDay(begun, '2027-04-19')).toEqual({ from: '2027-04-19' })
    expect(pickDay(begun, '2027-04-20')).toEqual({
      from: '2027-04-20',
      to: '2027-04-20',
    })
  })
})

test.each([
  ['2026-11-22', '2027-11-22'],
  ['2028-02-29', '2029-02-28'],
])('from %s an enquiry reaches to %s', (from, to) => {
  expect(enquiryDays(from)).toEqual({ from, to })
})

describe('the months in sight', () => {
  test.each([
    ['2027-04', 1, '2027-04-20', '2027-04'],
    ['2027-04', 1, '2027-05-20', '2027-05'],
    ['2027-04', 2, '2027-05-20', '2027-04'],
    ['2027-04', 2, '2027-06-20', '2027-05'],
    ['2027-04', 2, '2027-03-31', '2027-03'],
    ['2027-11', 2, '2028-01-31', '2027-12'],
  ])('from %s, %i of them, go for %s to %s', (from, months, day, wanted) => {
    expect(monthShowing(`${from}-10`, day, months).slice(0, 7)).toBe(wanted)
  })
})

test('a day is that of the reader, whatever the hour', () => {
  expect(dayOf(new Date(2026, 10, 22, 0, 5))).toBe('2026-11-22')
  expect(dayOf(new Date(2026, 10, 22, 23, 55))).toBe('2026-11-22')
  expect(dayOf(dateOf('2027-03-26'))).toBe('2027-03-26')
})
