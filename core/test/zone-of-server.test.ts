import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { dayTimes, hebrewDateAt } from '#core/domain/times/day-times.ts'
import { comingShabbatTimes } from '#core/domain/times/shabbat-times.ts'
import { PLACES } from './places.ts'
import { WORLD_PLACES } from './world-places.ts'

// The tests of times are run under each of these zones (vitest.config.ts), so
// that none of them hangs on the zone of the server.

/** The clock of each when it is noon in UTC in January. */
const SERVER_ZONES: Readonly<Record<string, string>> = {
  UTC: 'Thu Jan 01 2026 12:00',
  'Pacific/Kiritimati': 'Fri Jan 02 2026 02:00',
  'America/St_Johns': 'Thu Jan 01 2026 08:30',
}

test('the zone of the server is one of three, and in force', () => {
  const zone = process.env['TZ'] ?? ''
  expect(Object.keys(SERVER_ZONES)).toContain(zone)
  expect(new Intl.DateTimeFormat().resolvedOptions().timeZone).toBe(zone)
  const noon = new Date(Date.UTC(2026, 0, 1, 12))
  expect(noon.toString().slice(0, 21)).toBe(SERVER_ZONES[zone])
})

// Days whose clocks are history: of the coming years a new table of zones may
// think otherwise.
const DAYS = [
  '2020-02-29', '2021-03-14', '2021-03-26', '2022-08-06', '2023-10-29',
  '2024-03-31', '2024-04-22', '2024-06-21', '2024-09-29', '2024-10-03',
  '2024-12-21', '2024-12-27',
] as const // prettier-ignore
const MOMENTS = ['2021-03-28T00:30:00Z', '2023-09-15T23:30:00Z'] as const

/** When a change of the times is meant, take over what the test says instead. */
const DIGEST =
  '970c64d3529531eda1a328584ac3fbd4e7ec3ce5a14c5815e1b0e37684eddb2a'

test('it makes no difference to any time', () => {
  const hash = createHash('sha256')
  let times = 0
  for (const [, place] of WORLD_PLACES) {
    for (const day of DAYS) {
      for (const elevation of [false, true]) {
        hash.update(JSON.stringify(dayTimes(place, day, { elevation })))
        times++
      }
    }
    for (const moment of MOMENTS) {
      const now = new Date(moment)
      hash.update(JSON.stringify(comingShabbatTimes(place, now, 8)))
      hash.update(JSON.stringify(hebrewDateAt(place, now)))
    }
  }
  expect(times).toBe(112 * 12 * 2)
  expect(hash.digest('hex')).toBe(DIGEST)
})

test('nor to what day it is in New York', () => {
  // Saturday 22:30, when the Shabbat is over and Kiritimati has Sunday evening;
  // and Friday 23:30.
  const dayAt = (text: string) =>
    comingShabbatTimes(PLACES.newYork, new Date(text), 1).runs[0]!.day
  expect(dayAt('2024-12-29T03:30:00Z')).toBe('2025-01-04')
  expect(dayAt('2024-12-28T04:30:00Z')).toBe('2024-12-28')
})
