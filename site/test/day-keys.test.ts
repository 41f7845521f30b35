import { describe, expect, test } from 'vitest'
import { addDays, addMonths, isDay, localDayText, weekdayOf } from '#core/domain/times/dates.ts'
import { dayByKey, type DayGrid } from '#site/ui/dates/day-keys.ts'
import {
  eveBeside,
  eveOf,
  holyDaysFrom,
  isLightingEve,
  nextLightingEve,
  rangeAround,
} from '#site/ui/dates/lighting-eves.ts'
import { EVES } from './candle-samples.ts'
import { plain } from './samples.ts'

describe('calendar days', () => {
  test.each([
    ['2026-12-31', 1, '2027-01-01'],
    ['2028-02-28', 1, '2028-02-29'],
    ['2027-03-01', -1, '2027-02-28'],
    ['2026-11-20', 0, '2026-11-20'],
  ])('%s and %i days are %s', (day, days, sum) => {
    expect(addDays(day, days)).toBe(sum)
  })

  test.each([
    ['2026-11-20', 1, '2026-12-20'],
    ['2026-11-20', -6, '2026-05-20'],
    ['2026-11-20', 24, '2028-11-20'],
    ['2026-12-15', 1, '2027-01-15'],
    ['2026-01-15', -1, '2025-12-15'],
    ['2026-08-31', -6, '2026-02-28'],
    ['2026-08-31', 18, '2028-02-29'],
    ['2026-10-31', 1, '2026-11-30'],
    ['2026-01-31', 1, '2026-02-28'],
    ['2028-02-29', 12, '2029-02-28'],
  ])('%s and %i months are %s', (day, months, sum) => {
    expect(addMonths(day, months)).toBe(sum)
  })

  test('an invalid day is detected and refused', () => {
    expect(isDay('2028-02-29')).toBe(true)
    for (const text of ['2027-02-29', '2027-2-1', '27-02-01', '', 'soon']) {
      expect(isDay(text)).toBe(false)
      expect(() => addMonths(text, 1)).toThrow(RangeError)
    }
  })

  test('their weekday, 0 is Sunday', () => {
    expect(weekdayOf('2026-11-22')).toBe(0)
    expect(weekdayOf('2026-11-20')).toBe(5)
    expect(weekdayOf('1969-12-31')).toBe(3)
  })

  test.each([
    ['en', 'Fri, 20 Nov 2026'],
    ['he', 'יום ו׳, 20 בנוב׳ 2026'],
    ['de', 'Fr., 20. Nov. 2026'],
  ] as const)('%s: short, with the year', (lang, text) => {
    expect(plain(localDayText(lang, '2026-11-20', 'medium'))).toBe(text)
  })
})

describe('the eves', () => {
  const israel = { eves: EVES, israel: true }
  const diaspora = { eves: EVES, israel: false }

  test.each([
    ['2026-11-20', true, true],
    ['2026-11-19', false, false],
    ['2027-04-21', true, true],
    ['2027-04-22', false, true],
  ])('%s: %s in Israel, %s elsewhere', (day, here, there) => {
    expect(isLightingEve(day, israel)).toBe(here)
    expect(isLightingEve(day, diaspora)).toBe(there)
  })

  test('the next one is the day itself, a Friday, or a festival before it', () => {
    expect(nextLightingEve('2026-11-20', israel)).toBe('2026-11-20')
    expect(nextLightingEve('2026-11-21', israel)).toBe('2026-11-27')
    expect(nextLightingEve('2027-04-18', israel)).toBe('2027-04-21')
  })

  test.each([
    ['a Friday', '2026-11-20', '2026-11-20'],
    ['its Shabbat', '2026-11-21', '2026-11-20'],
    ['the day after', '2026-11-22', '2026-11-27'],
    ['the eve of a festival', '2027-04-21', '2027-04-21'],
    ['its first day, the eve of its second', '2027-04-22', '2027-04-21'],
    ['the Shabbat after it', '2027-04-24', '2027-04-21'],
  ])('outside Israel, %s, %s, belongs to %s', (_, day, eve) => {
    expect(eveOf(day, diaspora)).toBe(eve)
  })

  test.each([
    ['2026-11-20', 'forth', '2026-11-27'],
    ['2026-11-20', 'back', '2026-11-13'],
    // A festival before Shabbat, in the diaspora one run with it.
    ['2027-04-21', 'forth', '2027-04-27'],
    ['2027-04-27', 'back', '2027-04-21'],
  ] as const)('beside %s, %s, outside Israel: %s', (eve, way, beside) => {
    expect(eveBeside(eve, way, diaspora)).toBe(beside)
  })

  test('lead to the days of their run', () => {
    expect(holyDaysFrom('2026-11-20', israel)).toEqual(['2026-11-21'])
    expect(holyDaysFrom('2027-04-21', israel)).toEqual(['2027-04-22'])
    expect(holyDaysFrom('2027-04-21', diaspora)).toEqual(['2027-04-22', '2027-04-23', '2027-04-24'])
  })

  test('the range is 6 months back and 2 years ahead', () => {
    expect(rangeAround('2026-08-31')).toEqual({
      from: '2026-02-28',
      to: '2028-08-31',
    })
  })
})

describe('the keys of a calendar', () => {
  const range = rangeAround('2026-11-17')
  const any: DayGrid = { range, dir: 'ltr', canPick: () => true }
  const eves: DayGrid = {
    ...any,
    canPick: (day) => isLightingEve(day, { eves: EVES, israel: false }),
  }
  const press = (day: string, keys: string, grid: DayGrid) => {
    const [key = '', shift] = keys.split('+').reverse()
    return dayByKey(day, { key, shiftKey: shift === 'Shift' }, grid)
  }

  test.each([
    ['ArrowRight', '2026-11-19'],
    ['ArrowLeft', '2026-11-17'],
    ['ArrowDown', '2026-11-25'],
    ['ArrowUp', '2026-11-11'],
    ['PageDown', '2026-12-18'],
    ['PageUp', '2026-10-18'],
    ['Shift+PageDown', '2027-11-18'],
    ['Home', '2026-11-15'],
    ['End', '2026-11-21'],
  ])('%s leads from Wednesday 18 to %s', (keys, day) => {
    expect(press('2026-11-18', keys, any)).toBe(day)
  })

  test.each(['Enter', ' ', 'Tab', 'a', 'Escape'])('%s is not ours', (key) => {
    expect(press('2026-11-18', key, any)).toBeUndefined()
  })

  test('from right to left the arrows change places', () => {
    const rtl: DayGrid = { ...any, dir: 'rtl' }
    expect(press('2026-11-18', 'ArrowLeft', rtl)).toBe('2026-11-19')
    expect(press('2026-11-18', 'ArrowRight', rtl)).toBe('2026-11-17')
    expect(press('2026-11-18', 'ArrowDown', rtl)).toBe('2026-11-25')
  })

  test.each([
    ['a week on', '2026-11-20', 'ArrowRight', '2026-11-27'],
    ['a week back', '2026-11-20', 'ArrowUp', '2026-11-13'],
    ['the next eve', '2027-04-21', 'ArrowRight', '2027-04-22'],
    ['past an eve that is less than a week away', '2027-04-21', 'ArrowDown', '2027-04-28'],
    ['the nearest of the next month', '2026-11-20', 'PageDown', '2026-12-18'],
    ['not out of that month', '2026-11-27', 'PageDown', '2026-12-25'],
    ['not out of the month before', '2026-12-04', 'PageUp', '2026-11-06'],
    ['the nearest of the next year', '2026-11-20', 'Shift+PageDown', '2027-11-19'],
    ['the first eve of the week', '2027-04-23', 'Home', '2027-04-21'],
    ['the last eve of the week', '2027-04-21', 'End', '2027-04-23'],
    ['itself, where it is the only one', '2026-11-20', 'Home', '2026-11-20'],
  ])('among eves: %s', (_, day, keys, next) => {
    expect(press(day, keys, eves)).toBe(next)
  })

  test('none leads out of the range', () => {
    expect(press(range.to, 'ArrowRight', any)).toBeUndefined()
    expect(press(range.from, 'ArrowUp', any)).toBeUndefined()
    expect(press(range.to, 'PageDown', any)).toBe(range.to)
    expect(press(range.from, 'Shift+PageUp', any)).toBe(range.from)
    expect(press('2026-05-22', 'PageUp', eves)).toBe('2026-05-22')
    expect(press(range.from, 'Home', any)).toBe(range.from)
  })
})
