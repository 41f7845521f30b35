import { expect, test } from 'vitest'
import { LANDING_HOURS, latestLandings } from '#core/domain/times/landing.ts'
import { comingShabbatTimes } from '#core/domain/times/shabbat-times.ts'
import { wallClock } from '#core/domain/times/zones.ts'
import { moments, places } from './arbitrary-places.ts'
import { fc } from './properties.ts'

const HOUR_MS = 3_600_000

const place = (lat: number, lng: number, timeZone: string) => ({
  id: 1,
  lat,
  lng,
  timeZone,
  country: 'XX',
  elevationMetres: 0,
})
const LONDON = place(51.5, -0.13, 'Europe/London')

/** The landings before the coming holy days, and their candle lighting. */
function landings(where: typeof LONDON, now: string, runs = 3) {
  const times = comingShabbatTimes(where, new Date(now), runs)
  return { times, found: latestLandings(times, where.timeZone) }
}

test('three hours before candle lighting, by the clock of the place', () => {
  const { times, found } = landings(LONDON, '2026-10-20T12:00:00Z')
  expect(found.map(({ day, at }) => [day, at !== 'none' && at.local])).toEqual([
    ['2026-10-23', '14:32'],
    // Clocks went back on October 25.
    ['2026-10-30', '13:19'],
    ['2026-11-06', '13:06'],
  ])
  for (const [at, run] of times.runs.entries()) {
    const [candles, landing] = [run.lightings[0]!.at, found[at]!.at]
    expect(candles !== 'none' && landing !== 'none' && candles.at - landing.at).toBe(LANDING_HOURS * HOUR_MS)
  }
})

test('wherever and whenever, three hours have passed between landing and candles', () => {
  fc.assert(
    fc.property(places, moments, (where, now) => {
      const times = comingShabbatTimes(where, now, 4)
      for (const [at, landing] of latestLandings(times, where.timeZone).entries()) {
        const candles = times.runs[at]!.lightings[0]!.at
        if (candles === 'none' || landing.at === 'none') expect(landing.at).toBe(candles)
        else {
          expect(candles.at - landing.at.at).toBe(LANDING_HOURS * HOUR_MS)
          expect([landing.day, landing.at.local]).toEqual(Object.values(wallClock(where.timeZone, landing.at.at)))
        }
      }
    }),
  )
})

test('before a festival that goes on into Shabbat, the festival counts', () => {
  // Rosh Hashanah 2028 begins on the evening of Wednesday, September 20.
  const { times, found } = landings(LONDON, '2028-09-18T12:00:00Z', 1)
  expect(times.runs[0]!.shabbat).toBe(true)
  expect(found).toMatchObject([{ day: '2028-09-20', at: { local: '15:44' } }])
})

test('there is none where the sun does not set', () => {
  const { found } = landings(place(69.6, 18.9, 'Europe/Oslo'), '2026-06-16T12:00:00Z', 1)
  expect(found).toEqual([{ day: '2026-06-19', at: 'none' }])
})

test('candles after midnight, landing on Friday', () => {
  const { times, found } = landings(place(64.84, -147.72, 'America/Anchorage'), '2026-06-16T12:00:00Z', 1)
  expect(times.runs[0]!.lightings[0]!.day).toBe('2026-06-20')
  expect(found).toMatchObject([{ day: '2026-06-19', at: { local: '21:29' } }])
})
