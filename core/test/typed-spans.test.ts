import { describe, expect, test } from 'vitest'
import {
  dayProblem,
  hoursText,
  lineProblem,
  readHours,
  spansText,
  textOfParts,
  hoursParts,
} from '../domain/hours/notation.ts'
import { prayerLineProblem, prayersText, readPrayers } from '../domain/prayers/notation.ts'
import { readTypedSpans } from '../domain/hours/spans.ts'

const textOf = (typed: string) => {
  const read = readTypedSpans(typed)
  return 'spans' in read ? spansText(read.spans) : read.problem
}

describe('the hours of a day as people type them', () => {
  test.each([
    ['10-22', '10:00-22:00'],
    ['9-17', '09:00-17:00'],
    ['9 - 17', '09:00-17:00'],
    ['9–17', '09:00-17:00'],
    ['9 — 17', '09:00-17:00'],
    ['9:00–14:00, 16–20', '09:00-14:00, 16:00-20:00'],
    ['9:00-14:00; 16:00-20:00', '09:00-14:00, 16:00-20:00'],
    ['9-14\n16-20', '09:00-14:00, 16:00-20:00'],
    ['9-14 & 16-20', '09:00-14:00, 16:00-20:00'],
    ['9.30-17.15', '09:30-17:15'],
    ['0930-1715', '09:30-17:15'],
    ['9h30–17h', '09:30-17:00'],
    ['09:00-17:30', '09:00-17:30'],
    // Languages.
    ['9 to 17', '09:00-17:00'],
    ['from 9 until 17', '09:00-17:00'],
    ['9 bis 17 Uhr', '09:00-17:00'],
    ['von 9 Uhr bis 17 Uhr und 18-20', '09:00-17:00, 18:00-20:00'],
    ['9:00 עד 17:00', '09:00-17:00'],
    ['מ־9 עד 17', '09:00-17:00'],
    ['9-14 ו-16-20', '09:00-14:00, 16:00-20:00'],
    ['9 à 17', '09:00-17:00'],
    ['de 9h à 12h30 et de 14h à 18h', '09:00-12:30, 14:00-18:00'],
    ['9 до 17', '09:00-17:00'],
    ['с 9 до 14 и с 16 до 20', '09:00-14:00, 16:00-20:00'],
    ['de 9 a 17 y 18-20', '09:00-17:00, 18:00-20:00'],
    ['dalle 9 alle 17', '09:00-17:00'],
    // Halves of the day.
    ['9am-5pm', '09:00-17:00'],
    ['9 a.m. to 5:30 p.m.', '09:00-17:30'],
    ['12pm-11:30PM', '12:00-23:30'],
    ['9pm-2am', '21:00-26:00'],
    // Past midnight.
    ['18-2', '18:00-26:00'],
    ['18:00-02:00', '18:00-26:00'],
    ['22:00-24:00', '22:00-24:00'],
    ['10-0', '10:00-24:00'],
    ['20:00-26:00', '20:00-26:00'],
    ['24/7', '00:00-24:00'],
    // Events.
    ['9 to candles', '09:00-candles'],
    ['9:00 until candle lighting', '09:00-candles'],
    ['9 עד הדלקת נרות', '09:00-candles'],
    ["9h à l'allumage des bougies", '09:00-candles'],
    ['9 hasta el encendido de velas', '09:00-candles'],
    ['с 9 до зажигания свечей', '09:00-candles'],
    ['9 Uhr bis Kerzenzünden', '09:00-candles'],
    ["dalle 9 fino all'accensione delle candele", '09:00-candles'],
    ['9 to an hour before candles', '09:00-(candles-01:00)'],
    ['9 until 90 min before candle lighting', '09:00-(candles-01:30)'],
    ['9 עד שעה לפני הדלקת נרות', '09:00-(candles-01:00)'],
    ['9 bis eine Stunde vor Kerzenzünden', '09:00-(candles-01:00)'],
    ['09:00-(candles-01:00)', '09:00-(candles-01:00)'],
    ['(havdalah+01:00)-24:00', '(havdalah+01:00)-24:00'],
    ['1 h after havdalah - 24', '(havdalah+01:00)-24:00'],
    ['sunrise-sunset', 'sunrise-sunset'],
    ['sunset-01:00', 'sunset-25:00'],
    // Closed.
    ...['closed', 'Closed.', 'off', 'סגור', 'fermé', 'cerrado', 'закрыто', 'geschlossen', 'chiuso'].map((word) => [
      word,
      'off',
    ]),
  ])('%s is %s', (typed, spans) => {
    expect(textOf(typed)).toBe(spans)
  })

  test.each([
    ['9-5', 'unclear'],
    ['9:00-5:00', 'unclear'],
    ['9-5pm', 'unclear'],
    ['2-6', 'unclear'],
    ['12-2', 'unclear'],
    ['to candles', 'noStart'],
    ['עד הדלקת נרות', 'noStart'],
    ['until 17', 'noStart'],
    ['', 'unreadable'],
    ['10', 'unreadable'],
    ['10-', 'unreadable'],
    ['by appointment', 'unreadable'],
    ['10:75-12', 'unreadable'],
    ['25-26', 'unreadable'],
    ['10-40', 'unreadable'],
    ['13pm-15pm', 'unreadable'],
    ['9-(candles-13:00)', 'unreadable'],
    ['9-14, lunch, 16-20', 'unreadable'],
  ])('“%s” is %s', (typed, problem) => {
    expect(textOf(typed)).toBe(problem)
  })
})

test('a line says at which day it cannot be read', () => {
  expect(lineProblem('Su-Th 10-22; Fr 9 to candles; 2026-12-25 closed')).toBeUndefined()
  expect(lineProblem('Su-Th 10-22; Fr soon')).toEqual({ part: 'Fr', problem: 'unreadable' })
  expect(lineProblem('Su-Th 10-22; Fr 14-16, 9-12')).toEqual({ part: 'Fr', problem: 'order' })
  expect(lineProblem('Su-Th 10-22; perhaps')).toEqual({ part: 'exceptions', problem: 'unreadable' })
  expect(dayProblem('9-havdalah', 'Fr')).toBe('neverHappens')
  expect(dayProblem('', 'Fr')).toBeUndefined()
})

test('a form writes what people type in notation, and loses nothing that it cannot read', () => {
  const parts = { ...hoursParts(''), exceptions: '2026-12-25 closed' }
  const days = { ...parts.days, Su: '10-22', Mo: '9–14; 16–20', Fr: 'by phone; ask', Sa: 'closed' }
  const line = textOfParts({ ...parts, days })
  expect(line).toBe('Su 10:00-22:00; Mo 09:00-14:00, 16:00-20:00; Fr by phone, ask; Sa off; 2026-12-25 off')
  expect(hoursParts(line).days.Fr).toBe('by phone, ask')
  expect(hoursText(readHours('Su-Th 10-22; Fr 9 to candles')!)).toBe('Su-Th 10:00-22:00; Fr 09:00-candles')
})

test.each([
  ['shacharit Su-Fr 6:30, 8', 'shacharit Su-Fr 06:30, 08:00'],
  ['shacharit Sunday–Fri 6.30am; Sat 9', undefined],
  ['shacharit Sunday–Fri 6.30am; shacharit Sat 9', 'shacharit Su-Fr 06:30; shacharit Sa 09:00'],
  ['mincha Mon 15 min before sunset winter', 'mincha Mo (sunset-00:15) winter'],
])('prayer times %s are %s', (typed, line) => {
  const read = readPrayers(typed)
  expect(read && prayersText(read)).toBe(line)
})

test('prayer times say at which service they cannot be read', () => {
  expect(prayerLineProblem('shacharit 6:30, 8')).toEqual({ part: 'shacharit', problem: 'noDays' })
  expect(prayerLineProblem('shacharit Su 6:30; mincha soon')).toEqual({ part: 'mincha', problem: 'unreadable' })
  expect(prayerLineProblem('maariv Fr havdalah')).toEqual({ part: 'maariv', problem: 'neverHappens' })
  expect(prayerLineProblem('shacharit Su-Fr 6:30')).toBeUndefined()
})
