import { expect, test } from 'vitest'
import { dayNumber, dayText } from '#core/domain/times/dates.ts'
import { eveningsOf } from '#core/domain/times/evenings.ts'
import { fridaysOf } from '#core/domain/times/fridays.ts'
import { sunrise, sunset } from '#core/domain/times/sun.ts'

const MINUTE_MS = 60_000

const place = (lat: number, lng: number, timeZone: string) => ({
  id: 1,
  lat,
  lng,
  timeZone,
  country: 'XX',
  elevationMetres: 0,
})
const REYKJAVIK = place(64.135, -21.895, 'Atlantic/Reykjavik')
const TROMSO = place(69.65, 18.96, 'Europe/Oslo')
const SYDNEY = place(-33.87, 151.2, 'Australia/Sydney')
const MCMURDO = place(-77.85, 166.67, 'Antarctica/McMurdo')

test('north of the equator the shortest Friday is in December, south of it in June', () => {
  const north = fridaysOf(REYKJAVIK, 2026)
  expect(north.shortest).toMatchObject({ day: '2026-12-18', minutes: 249, candles: { at: { local: '15:10' } } })
  expect(north.longest).toMatchObject({ day: '2026-06-19', minutes: 1268, candles: { at: { local: '23:44' } } })
  const south = fridaysOf(SYDNEY, 2026)
  expect(south.shortest!.day).toBe('2026-06-19')
  expect(south.longest!.day).toBe('2026-12-25')
  expect(south.noSunset).toEqual([])
})

test.each([-54.8, -33.9, -10, 0, 1.3, 31.8, 51.5, 54.9])(
  'at %d degrees no other Friday is shorter or longer',
  (lat) => {
    const where = place(lat, 0, 'Etc/UTC')
    for (const year of [2026, 2028, 2031]) {
      const { sky } = eveningsOf(where, Date.UTC(year, 6))
      const lengths: number[] = []
      for (let day = dayNumber(`${year}-01-01`); dayText(day).startsWith(`${year}`); day++) {
        if (new Date(dayText(day)).getUTCDay() === 5) lengths.push((sunset(sky, day)! - sunrise(sky, day)!) / MINUTE_MS)
      }
      const { shortest, longest } = fridaysOf(where, year)
      expect(Math.abs(shortest!.minutes - Math.min(...lengths))).toBeLessThanOrEqual(1)
      expect(Math.abs(longest!.minutes - Math.max(...lengths))).toBeLessThanOrEqual(1)
    }
  },
)

test('white nights: the sun sets, and night does not fall', () => {
  const { noSunset, noSunrise, noNightfall } = fridaysOf(REYKJAVIK, 2026)
  expect([noSunset, noSunrise]).toEqual([[], []])
  expect(noNightfall).toEqual([{ from: '2026-05-09', to: '2026-08-01' }])
  expect(fridaysOf(place(59.33, 18.07, 'Europe/Stockholm'), 2026).noNightfall).toHaveLength(1)
  expect(fridaysOf(place(55.68, 12.57, 'Europe/Copenhagen'), 2026).noNightfall).toEqual([])
})

test('beyond the polar circle some Fridays have no sunset, and some no sunrise', () => {
  const { shortest, longest, noSunset, noSunrise } = fridaysOf(TROMSO, 2027)
  expect(noSunset).toEqual([{ from: '2027-05-21', to: '2027-07-23' }])
  expect(noSunrise).toEqual([
    { from: '2027-01-01', to: '2027-01-08' },
    { from: '2027-12-03', to: '2027-12-31' },
  ])
  expect(shortest!.minutes).toBeLessThan(60)
  expect(longest!.minutes).toBeGreaterThan(20 * 60)
})

test('in the far south the year begins and ends without a sunset', () => {
  const { noSunset, noSunrise } = fridaysOf(MCMURDO, 2027)
  expect(noSunset).toEqual([
    { from: '2027-01-01', to: '2027-02-19' },
    { from: '2027-10-29', to: '2027-12-31' },
  ])
  expect(noSunrise).toEqual([{ from: '2027-04-30', to: '2027-08-13' }])
})

test('at the pole no Friday has both', () => {
  const { shortest, longest } = fridaysOf(place(90, 0, 'Etc/UTC'), 2026)
  expect([shortest, longest]).toEqual([undefined, undefined])
})
