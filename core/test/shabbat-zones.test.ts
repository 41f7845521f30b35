import { describe, expect, test } from 'vitest'
import { comingShabbatTimes, type HolyDays, type TimesPlace } from '#core/domain/times/shabbat-times.ts'
import { startOfDay, wallClock, zoneOffset } from '#core/domain/times/zones.ts'
import { PLACES } from './places.ts'
import { sunAltitude } from '#core/domain/times/sun-altitude.ts'

const HOUR_MS = 3_600_000
const MINUTE_MS = 60_000

function firstRun(place: TimesPlace, day: string): HolyDays {
  const now = new Date(`${day}T00:00:00Z`)
  return comingShabbatTimes(place, now, 1).runs[0]!
}

function ends(run: HolyDays) {
  const lighting = run.lightings[0]!
  if (lighting.at === 'none' || run.havdalah.at === 'none') {
    throw new Error('no times')
  }
  return { lighting: lighting.at, havdalah: run.havdalah.at }
}

/** Hours that the wall clock there is ahead of UTC, by the two forms of a moment. */
function hoursAhead(day: string, { at, local }: { at: number; local: string }) {
  return (Date.parse(`${day}T${local}Z`) - at) / HOUR_MS
}

describe('the clock of the place', () => {
  test.each([
    ['kolkata', PLACES.kolkata, 5.5],
    ['kathmandu', PLACES.kathmandu, 5.75],
    ['stJohns', PLACES.stJohns, -3.5],
    ['adelaide', PLACES.adelaide, 10.5],
  ])('%s', (_, place, hours) => {
    const run = firstRun(place, '2026-12-07')
    const { lighting, havdalah } = ends(run)
    expect(hoursAhead('2026-12-11', lighting)).toBe(hours)
    expect(hoursAhead('2026-12-12', havdalah)).toBe(hours)
  })

  // Sunday 2026-11-01 the clocks of New York go back, 2026-03-08 forward.
  test.each([
    ['2026-10-28', '17:36', -4],
    ['2026-11-04', '16:28', -5],
    ['2026-03-04', '17:34', -5],
    ['2026-03-11', '18:42', -4],
  ])('New York after %s', (day, local, hours) => {
    const run = firstRun(PLACES.newYork, day)
    const { lighting } = ends(run)
    expect(lighting.local).toBe(local)
    expect(hoursAhead(run.lightings[0]!.day, lighting)).toBe(hours)
  })

  test('Israel changes the clock on the very Friday', () => {
    const { lighting, havdalah } = ends(firstRun(PLACES.telAviv, '2026-03-25'))
    expect(hoursAhead('2026-03-27', lighting)).toBe(3)
    expect(hoursAhead('2026-03-28', havdalah)).toBe(3)
  })

  test('Auckland changes it in the middle of Shabbat and Sukkot', () => {
    const run = firstRun(PLACES.auckland, '2026-09-23')
    expect(run.festivals).toEqual(['Sukkot I', 'Sukkot II'])
    const { lighting, havdalah } = ends(run)
    expect(hoursAhead('2026-09-25', lighting)).toBe(12)
    expect(run.havdalah.day).toBe('2026-09-27')
    expect(hoursAhead('2026-09-27', havdalah)).toBe(13)
  })
})

describe('beyond the date line', () => {
  // Their calendar is a day ahead of their longitude.
  test.each([
    ['apia', PLACES.apia],
    ['tabwakea', PLACES.tabwakea],
    ['nukualofa', PLACES.nukualofa],
    ['anadyr', PLACES.anadyr],
  ])('%s keeps its own Friday', (_, place) => {
    const run = firstRun(place, '2026-10-20')
    expect(run.day).toBe('2026-10-24')
    expect(run.lightings[0]).toMatchObject({ day: '2026-10-23' })
    expect(run.havdalah.day).toBe('2026-10-24')
    const { lighting, havdalah } = ends(run)
    const sunset = lighting.at + 18 * MINUTE_MS
    expect(sunAltitude(sunset, place.lat, place.lng)).toBeCloseTo(-0.7, 0)
    expect(sunAltitude(havdalah.at, place.lat, place.lng)).toBeCloseTo(-8.5, 0)
    expect(havdalah.at - lighting.at).toBeGreaterThan(24 * HOUR_MS)
    expect(havdalah.at - lighting.at).toBeLessThan(27 * HOUR_MS)
  })
})

describe('zones', () => {
  const at = Date.parse('2026-12-11T20:35:00Z')

  test('the wall clock', () => {
    expect(wallClock('Asia/Kathmandu', at)).toEqual({
      day: '2026-12-12',
      time: '02:20',
    })
    const midnight = Date.parse('2026-12-11T00:00:00Z')
    expect(wallClock('UTC', midnight).time).toBe('00:00')
  })

  test('the offset', () => {
    expect(zoneOffset('Asia/Kathmandu', at)).toBe(5.75 * HOUR_MS)
    expect(zoneOffset('America/St_Johns', at + 12_345)).toBe(-3.5 * HOUR_MS)
  })

  test('the offset turns at the very moment of a change', () => {
    const change = Date.parse('2026-11-01T06:00:00Z')
    const offset = (ms: number) => zoneOffset('America/New_York', change + ms)
    expect([-12_345, -1, 0, 12_345].map(offset)).toEqual([-4 * HOUR_MS, -4 * HOUR_MS, -5 * HOUR_MS, -5 * HOUR_MS])
  })

  test.each([
    ['Europe/Stockholm', '2026-06-21', '2026-06-20T22:00:00Z'],
    // 00:00 is skipped: the day begins at 01:00.
    ['Asia/Beirut', '2026-03-29', '2026-03-28T22:00:00Z'],
    ['Africa/Cairo', '2026-04-24', '2026-04-23T22:00:00Z'],
    // Midnight comes back to 23:00 of the day before.
    ['America/Santiago', '2026-04-05', '2026-04-05T04:00:00Z'],
    // 01:00 comes back to 00:00: the day begins at the first of the two.
    ['America/Havana', '2026-11-01', '2026-11-01T04:00:00Z'],
    ['Pacific/Kiritimati', '2026-11-01', '2026-10-31T10:00:00Z'],
  ])('the start of the day in %s', (zone, day, expected) => {
    const start = startOfDay(zone, day)
    expect(new Date(start).toISOString()).toBe(expected.replace('Z', '.000Z'))
    expect(wallClock(zone, start).day).toBe(day)
    expect(wallClock(zone, start - 1).day < day).toBe(true)
  })
})
