import { globSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { dayNumber, dayText, localDayText, weekdayName } from '#core/domain/times/dates.ts'
import { LANGUAGES, type Lang } from '#core/i18n/languages.ts'

const FRIDAY = '2026-12-11'

describe('a calendar day in words', () => {
  test.each<[Lang, string, string, string]>([
    ['en', 'Friday, 11 December 2026', 'Fri, 11 Dec', 'Friday'],
    ['he', 'יום שישי, 11 בדצמבר 2026', 'יום ו׳, 11 בדצמ׳', 'יום שישי'],
    ['fr', 'vendredi 11 décembre 2026', 'ven. 11 déc.', 'vendredi'],
    ['es', 'viernes, 11 de diciembre de 2026', 'vie, 11 dic', 'viernes'],
    ['ru', 'пятница, 11 декабря 2026 г.', 'пт, 11 дек.', 'пятница'],
    ['de', 'Freitag, 11. Dezember 2026', 'Fr., 11. Dez.', 'Freitag'],
  ])('%s', (lang, long, short, weekday) => {
    // Some versions of ICU put narrow or no-break spaces.
    const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, ' ')
    expect(plain(localDayText(lang, FRIDAY, 'long'))).toBe(long)
    expect(plain(localDayText(lang, FRIDAY, 'short'))).toBe(short)
    expect(weekdayName(lang, FRIDAY)).toBe(weekday)
  })

  test('the short weekday', () => {
    expect(weekdayName('de', FRIDAY, 'short')).toBe('Fr')
  })

  test.each(['2026-02-30', '2026-13-01', '11.12.2026', '', '2026-12-11T00:00'])('%s is not a day', (text) => {
    expect(() => localDayText('en', text, 'long')).toThrow(RangeError)
    expect(() => dayNumber(text)).toThrow(RangeError)
  })
})

test('days are counted from 1970', () => {
  expect(dayNumber('1970-01-01')).toBe(0)
  expect(dayNumber('1969-12-31')).toBe(-1)
  expect(dayNumber('2028-03-01') - dayNumber('2028-02-28')).toBe(2)
  for (let day = -800_000; day < 800_000; day += 9_973) {
    if (dayText(day).startsWith('-')) continue
    expect(dayNumber(dayText(day))).toBe(day)
  }
})

test('dates are formatted in the one locale that a language has for them', () => {
  // A fixed locale finds out about zones, and a visitor's tag about hours; neither is shown.
  const permitted = /^(LANGUAGES\[[^\]]+\(?\)?\]\.dateLocale|dateLocale|'en(-US)?'|tag|\))/
  const files = globSync('{api,core,data,scripts,site}/**/*.{ts,tsx}').filter((file) => !/\/test\/|\/lab\//.test(file))
  const others = files.flatMap((file) => {
    const calls = readFileSync(file, 'utf8').split('Intl.DateTimeFormat(').slice(1)
    return calls.filter((call) => !permitted.test(call)).map((call) => `${file}: ${call.split('\n')[0]}`)
  })
  expect(others).toEqual([])
})

test('English dates are British, with 24 hours', () => {
  const fields = { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' } as const
  const moment = new Intl.DateTimeFormat(LANGUAGES.en.dateLocale, fields)
  expect(moment.format(Date.UTC(2026, 10, 27, 16, 30))).toBe('27 Nov 2026, 16:30')
})
