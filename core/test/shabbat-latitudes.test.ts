import { describe, expect, test } from 'vitest'
import { comingShabbatTimes, type HolyDays, type TimesPlace } from '#core/domain/times/shabbat-times.ts'
import { PLACES } from './places.ts'
import { sunAltitude } from '#core/domain/times/sun-altitude.ts'

const HOUR_MS = 3_600_000
const { longyearbyen, stockholm, tromso, ushuaia } = PLACES

function firstRun(place: TimesPlace, day: string): HolyDays {
  const now = new Date(`${day}T00:00:00Z`)
  return comingShabbatTimes(place, now, 1).runs[0]!
}

/** The sun's greatest and least height in degrees within 12 hours after `from`. */
function heights(place: TimesPlace, from: number) {
  const steps = Array.from({ length: 145 }, (_, step) =>
    sunAltitude(from + (step * HOUR_MS) / 12, place.lat, place.lng),
  )
  return { highest: Math.max(...steps), lowest: Math.min(...steps) }
}

describe('no sunset or no nightfall', () => {
  test.each([
    ['midsummer in Tromsø', tromso, '2026-06-15'],
    ['midsummer in Longyearbyen', longyearbyen, '2026-06-15'],
  ])('%s: the sun never sets', (_, place, day) => {
    const run = firstRun(place, day)
    expect(run.lightings).toEqual([{ day: '2026-06-19', at: 'none', when: 'beforeSunset' }])
    expect(run.havdalah).toEqual({ day: '2026-06-20', at: 'none' })
  })

  test.each([
    ['midwinter in Tromsø', tromso],
    ['midwinter in Longyearbyen', longyearbyen],
  ])('%s: the sun never rises, so it does not set', (_, place) => {
    const run = firstRun(place, '2026-12-14')
    expect(run.lightings[0]).toMatchObject({ day: '2026-12-18', at: 'none' })
  })

  test('midwinter night: dark in Tromsø at its hour, in Longyearbyen always', () => {
    const { havdalah } = firstRun(tromso, '2026-12-14')
    expect(havdalah.day).toBe('2026-12-19')
    if (havdalah.at === 'none') throw new Error('no nightfall')
    const height = sunAltitude(havdalah.at.at, tromso.lat, tromso.lng)
    expect(height).toBeLessThan(-8.45)
    expect(height).toBeGreaterThan(-8.8)
    expect(firstRun(longyearbyen, '2026-12-14').havdalah.at).toBe('none')
  })

  test('June in Stockholm: a sunset without a nightfall', () => {
    const run = firstRun(stockholm, '2026-06-15')
    expect(run.lightings[0]?.at).toMatchObject({ local: '21:49' })
    expect(run.havdalah).toEqual({ day: '2026-06-20', at: 'none' })
    const { lowest } = heights(stockholm, Date.parse('2026-06-20T12:00:00Z'))
    expect(lowest).toBeGreaterThan(-8.5)
  })

  test('the second night has none either', () => {
    const run = firstRun(longyearbyen, '2026-05-20')
    expect(run.festivals).toEqual(['Shavuot I', 'Shavuot II'])
    expect(run.lightings.map(({ at }) => at)).toEqual(['none', 'none'])
  })

  test('Ushuaia has all times all year', () => {
    const now = new Date('2026-01-01T00:00:00Z')
    const { runs } = comingShabbatTimes(ushuaia, now, 60)
    const moments = runs.flatMap(({ lightings, havdalah }) => [...lightings.map(({ at }) => at), havdalah.at])
    expect(moments).not.toContain('none')
    const summer = firstRun(ushuaia, '2026-12-14').lightings[0]!
    const winter = firstRun(ushuaia, '2026-06-15').lightings[0]!
    expect(summer.at).toMatchObject({ local: expect.stringMatching(/^21/) })
    expect(winter.at).toMatchObject({ local: expect.stringMatching(/^16/) })
  })
})

describe('when the list turns over without havdalah', () => {
  test('at the end of the civil day there', () => {
    const now = new Date('2026-06-15T00:00:00Z')
    const { turnsAt } = comingShabbatTimes(stockholm, now, 1)
    expect(new Date(turnsAt).toISOString()).toBe('2026-06-20T22:00:00.000Z')
    const before = comingShabbatTimes(stockholm, new Date(turnsAt - 1), 1)
    expect(before.runs[0]?.day).toBe('2026-06-20')
    const after = comingShabbatTimes(stockholm, new Date(turnsAt), 1)
    expect(after.runs[0]?.day).toBe('2026-06-27')
  })

  test('not before a sunset that comes after midnight', () => {
    // Tromsø, some evenings of May and July: the sun sets after 00:00.
    const late = ['2026-05-11', '2026-07-20', '2026-07-27'].map((day) => {
      const now = new Date(`${day}T00:00:00Z`)
      return comingShabbatTimes(tromso, now, 1)
    })
    for (const { runs, turnsAt } of late) {
      const end = Date.parse(`${runs[0]!.day}T22:00:00Z`)
      expect(runs[0]!.havdalah.at).toBe('none')
      expect(turnsAt).toBeGreaterThanOrEqual(end)
      expect(turnsAt).toBeLessThan(end + 2 * HOUR_MS)
      if (turnsAt > end) {
        const { lat, lng } = tromso
        expect(sunAltitude(turnsAt, lat, lng)).toBeCloseTo(-0.83, 0)
      }
    }
    const ends = late.map(({ turnsAt }) => new Date(turnsAt).toISOString())
    expect(ends.some((end) => !end.includes('T22:00:00'))).toBe(true)
  })
})

test('a nightfall after midnight says the day it falls on', () => {
  const run = firstRun(stockholm, '2027-05-24')
  expect(run.day).toBe('2027-05-29')
  expect(run.havdalah.day).toBe('2027-05-30')
  expect(run.havdalah.at).toMatchObject({
    local: expect.stringMatching(/^00:/),
  })
  // Sunday 00:01 there: Shabbat is not over.
  const now = new Date('2027-05-29T22:01:00Z')
  expect(comingShabbatTimes(stockholm, now, 1).runs[0]).toEqual(run)
})
