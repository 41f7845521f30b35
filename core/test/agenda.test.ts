import { describe, expect, test } from 'vitest'
import { agendaBetween } from '#core/domain/times/agenda.ts'
import { dayNumber, dayText } from '#core/domain/times/dates.ts'
import { dayTimes } from '#core/domain/times/day-times.ts'
import { fc } from '#core/test/properties.ts'
import { days, options, places } from './arbitrary-places.ts'
import { PLACES } from './places.ts'

const next = (day: string) => dayText(dayNumber(day) + 1)

describe('the agenda', () => {
  test('leaves plain weekdays out', () => {
    const agenda = agendaBetween(PLACES.newYork, '2026-11-15', '2026-11-28')
    expect(agenda.map(({ day }) => day)).toEqual(['2026-11-21', '2026-11-28'])
  })

  test('has the candles of a festival under its own days', () => {
    const agenda = agendaBetween(PLACES.newYork, '2026-09-11', '2026-09-14')
    expect(
      agenda.map(({ day, eve, havdalah, fasts }) => [
        day,
        eve?.day,
        eve?.when,
        havdalah?.day,
        fasts.map(({ edge }) => edge),
      ]),
    ).toEqual([
      ['2026-09-11', undefined, undefined, undefined, []],
      ['2026-09-12', '2026-09-11', 'beforeSunset', undefined, []],
      ['2026-09-13', '2026-09-12', 'afterNightfall', '2026-09-13', []],
      ['2026-09-14', undefined, undefined, undefined, ['begins', 'ends']],
    ])
  })

  test('knows on its last day what begins that evening', () => {
    const of = (day: string) => agendaBetween(PLACES.jerusalem, day, day)
    expect(of('2027-08-11')).toMatchObject([{ occasions: [], fasts: [{ edge: 'begins' }] }])
    expect(of('2027-12-24')).toMatchObject([{ occasions: [], chanukah: { candles: 1 } }])
  })

  test('has nothing between days the wrong way round', () => {
    expect(agendaBetween(PLACES.paris, '2026-11-21', '2026-11-20')).toEqual([])
  })

  test('a day that no calendar has is refused', () => {
    const { paris } = PLACES
    expect(() => agendaBetween(paris, '2026-02-30', '2026-03-01')).toThrow(RangeError)
  })
})

test('says of every day what the times of that day say', () => {
  fc.assert(
    fc.property(places, days, options, (place, first, chosen) => {
      const last = dayText(dayNumber(first) + 29)
      const agenda = agendaBetween(place, first, last, chosen)
      const byDay = new Map(agenda.map((day) => [day.day, day]))
      for (let day = first; day <= last; day = next(day)) {
        const known = dayTimes(place, day, chosen)
        const found = byDay.get(day)
        expect(found?.occasions ?? []).toEqual(known.occasions)
        expect(found?.fasts ?? []).toEqual(known.fasts)
        expect(found?.chanukah).toEqual(known.chanukah)
        expect(found?.havdalah).toEqual(known.havdalah)
        if (day < last) {
          expect(byDay.get(next(day))?.eve).toEqual(known.lighting)
        }
      }
    }),
    { numRuns: 40 },
  )
})
