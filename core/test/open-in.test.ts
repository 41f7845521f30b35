import { describe, expect, test } from 'vitest'
import { readHours } from '#core/domain/hours/notation.ts'
import { entryHours } from '#core/domain/hours/entry-hours.ts'
import { openIn, type OpenOn } from '#core/domain/hours/open-in.ts'
import { startOfDay } from '#core/domain/times/zones.ts'
import { PLACES } from './places.ts'

// Reasoned by hand. In Jerusalem, on Friday 27 November 2026, candles are lit at 15:55 and Shabbat ends at 17:15.
const { jerusalem } = PLACES
const DAY = '2026-11-25'
const at = (day: string, time: string) => {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return startOfDay(jerusalem.timeZone, day) + (hours * 60 + minutes) * 60_000
}
const SOURCE = { source: { kind: 'place', name: 'Place' }, confirmedAt: '2026-11-01' } as const
const stated = (text: string) => entryHours({ ...readHours(text)!, ...SOURCE } as never, jerusalem, DAY)

/** [hours, when it is asked, what for, answer] */
const CASES: readonly (readonly [hours: string, day: string, time: string, on: OpenOn, is: string])[] = [
  ['Su-Th 10:00-22:00', '2026-11-25', '12:00', 'now', 'open'],
  ['Su-Th 10:00-22:00', '2026-11-25', '09:59', 'now', 'closed'],
  ['Su-Th 10:00-22:00', '2026-11-25', '22:00', 'now', 'closed'],
  // Friday afternoon is from noon to candle lighting.
  ['Su-Th 10:00-22:00', '2026-11-25', '12:00', 'friday-afternoon', 'closed'],
  ['Fr 08:00-12:00', '2026-11-25', '12:00', 'friday-afternoon', 'closed'],
  ['Fr 08:00-12:01', '2026-11-25', '12:00', 'friday-afternoon', 'open'],
  ['Fr 08:00-14:00', '2026-11-27', '13:59', 'friday-afternoon', 'open'],
  // Of this Friday, the rest counts.
  ['Fr 08:00-14:00', '2026-11-27', '14:00', 'friday-afternoon', 'closed'],
  // After Shabbat is from havdalah to three in the night.
  ['Sa 16:00-17:00', '2026-11-25', '12:00', 'after-shabbat', 'closed'],
  ['Sa 20:00-26:00', '2026-11-25', '12:00', 'after-shabbat', 'open'],
  ['Sa 20:00-23:00', '2026-11-28', '23:30', 'after-shabbat', 'closed'],
  ['Su-Th 10:00-22:00', '2026-11-25', '12:00', 'after-shabbat', 'closed'],
  // On a day, from its midnight on; today, from now on.
  ['We 10:00-12:00', '2026-11-25', '11:00', '2026-11-25', 'open'],
  ['We 10:00-12:00', '2026-11-25', '12:30', '2026-11-25', 'closed'],
  ['Mo 10:00-12:00', '2026-11-25', '12:30', '2026-11-30', 'open'],
  ['Mo 10:00-12:00', '2026-11-25', '12:30', '2026-11-29', 'closed'],
  // Beyond the coming days, and in the past, nothing is known.
  ['Mo 10:00-12:00', '2026-11-25', '12:30', '2026-12-14', 'unknown'],
  ['We 10:00-12:00', '2026-11-25', '12:30', '2026-11-24', 'unknown'],
]

test.each(CASES)('%s, on %s at %s: %s is %s', (hours, day, time, on, is) => {
  expect(openIn(stated(hours), on, at(day, time))).toBe(is)
})

describe('hours that nobody has stated', () => {
  test('match neither open nor closed', () => {
    for (const on of ['now', 'friday-afternoon', 'after-shabbat', DAY] as const)
      expect(openIn(undefined, on, at(DAY, '12:00'))).toBe('unknown')
  })
})
