import { expect, test } from 'vitest'
import { comingShabbatTimes, type Moment } from '#core/domain/times/shabbat-times.ts'
import { dayNumber } from '#core/domain/times/dates.ts'
import { wallClock } from '#core/domain/times/zones.ts'
import { fc } from '#core/test/properties.ts'
import { anywhere, moments } from './arbitrary-places.ts'
import { sunAltitude } from '#core/domain/times/sun-altitude.ts'

const MINUTE_MS = 60_000
const DAY_MS = 86_400_000

function known(at: Moment): number[] {
  return at === 'none' ? [] : [at.at]
}

test('times come in order, whole minutes, never NaN', () => {
  fc.assert(
    fc.property(anywhere, moments, (place, now) => {
      const { runs, turnsAt } = comingShabbatTimes(place, now, 4)
      expect(runs).toHaveLength(4)
      expect(turnsAt).toBeGreaterThan(now.getTime())
      const times = runs.flatMap(({ lightings, havdalah }) => [
        ...lightings.flatMap(({ at }) => known(at)),
        ...known(havdalah.at),
      ])
      expect(times).toEqual([...times].toSorted((a, b) => a - b))
      expect(times.every((at) => at % MINUTE_MS === 0)).toBe(true)
      expect(JSON.stringify(runs)).not.toMatch(/null|NaN|Invalid/)
    }),
    { numRuns: 300 },
  )
})

test('every time is of its own evening, and says the right clock', () => {
  fc.assert(
    fc.property(anywhere, moments, (place, now) => {
      for (const run of comingShabbatTimes(place, now, 3).runs) {
        const first = dayNumber(run.day)
        const evenings = run.lightings.map((_, index) => first - 1 + index)
        const last = evenings.at(-1)! + 1
        const timed = [...run.lightings, run.havdalah]
        for (const [index, { day, at }] of timed.entries()) {
          const evening = evenings[index] ?? last
          if (at === 'none') {
            expect(dayNumber(day)).toBe(evening)
            continue
          }
          const clock = wallClock(place.timeZone, at.at)
          expect({ day, time: at.local }).toEqual(clock)
          const hours = (Date.parse(`${day}T${at.local}Z`) / DAY_MS - evening) * 24
          // From before noon (polar autumn) to the small hours.
          expect(hours).toBeGreaterThan(8)
          expect(hours).toBeLessThan(29)
        }
      }
    }),
    { numRuns: 300 },
  )
})

test('rounded to the safe side: the sun, reckoned another way', () => {
  // Where the sun moves slowly past the horizon the two ways differ more.
  const temperate = anywhere.filter(({ lat }) => Math.abs(lat) < 50)
  fc.assert(
    fc.property(temperate, moments, (place, now) => {
      const times = comingShabbatTimes(place, now, 2)
      const height = (at: number) => sunAltitude(at, place.lat, place.lng)
      const slack = 0.06
      for (const { lightings, havdalah } of times.runs) {
        for (const { at, when } of [...lightings, { ...havdalah, when: '' }]) {
          if (at === 'none') continue
          if (when === 'beforeSunset') {
            const sunset = at.at + times.method.minutesBeforeSunset * MINUTE_MS
            expect(height(sunset)).toBeGreaterThan(-5 / 6 - slack)
            expect(height(sunset + MINUTE_MS)).toBeLessThan(-5 / 6 + slack)
          } else {
            expect(height(at.at)).toBeLessThan(-8.5 + slack)
            expect(height(at.at - MINUTE_MS)).toBeGreaterThan(-8.5 - slack)
          }
        }
      }
    }),
    { numRuns: 300 },
  )
})

test('the list moves on without a gap', () => {
  fc.assert(
    fc.property(anywhere, moments, (place, now) => {
      const times = comingShabbatTimes(place, now, 3)
      const next = comingShabbatTimes(place, new Date(times.turnsAt), 2)
      expect(next.runs).toEqual(times.runs.slice(1))
      const before = comingShabbatTimes(place, new Date(times.turnsAt - 1), 3)
      expect(before).toEqual(times)
    }),
    { numRuns: 200 },
  )
})
