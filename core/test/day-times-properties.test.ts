import { ZMANIM, type ZmanName } from '#core/domain/times/hebcal-names.ts'
import { describe, expect, test } from 'vitest'
import { dayNumber, dayText } from '#core/domain/times/dates.ts'
import { dayTimes, hebrewDateAt, type DayTimes } from '#core/domain/times/day-times.ts'
import { dayOfHebrew, FRIDAY, SATURDAY, weekday } from '#core/domain/times/hebrew-day.ts'
import { jewishDay } from '#core/domain/times/jewish-day.ts'
import type { HavdalahMethod } from '#core/terms/times.ts'
import { comingShabbatTimes, shabbatTimesBetween } from '#core/domain/times/shabbat-times.ts'
import type { DayMoment, HolyDays, TimesPlace } from '#core/domain/times/types.ts'
import { wallClock } from '#core/domain/times/zones.ts'
import { fc } from '#core/test/properties.ts'
import { days, moments, options, places, somewhere } from './arbitrary-places.ts'
import { PLACES } from './places.ts'

const MINUTE_MS = 60_000
const HOUR_MS = 3_600_000
const DAY_MS = 86_400_000

function known({ at }: DayMoment): number | undefined {
  return at === 'none' ? undefined : at.at
}

function momentsOf(times: DayTimes): DayMoment[] {
  const { zmanim, fasts, lighting, havdalah, chanukah } = times
  const evening = [lighting, havdalah, chanukah].filter((moment) => moment !== undefined)
  return [...zmanim, ...fasts, ...evening]
}

function byName(times: DayTimes): Partial<Record<ZmanName, number>> {
  return Object.fromEntries(
    times.zmanim.flatMap((zman) => {
      const at = known(zman)
      return at === undefined ? [] : [[zman.name, at]]
    }),
  )
}

/** Those of a chain that there are, each with the one before. */
function links(times: DayTimes, chain: readonly ZmanName[]): { before: number; after: number }[] {
  const at = byName(times)
  const present = chain.flatMap((name) => at[name] ?? [])
  return present.slice(1).map((after, index) => ({ before: present[index]!, after }))
}

describe('the moments of a day', () => {
  // The sun needs at least 4 minutes for a degree, so twilights are never one
  // minute, however it grazes the horizon.
  const TWILIGHTS = [
    ['alot', 'misheyakir', 'sunrise', 'chatzot'],
    ['chatzot', 'sunset', 'tzeit7', 'tzeit8'],
    ['sunset', 'tzeit72'],
    ['sunset', 'chatzotNight'],
  ] as const
  // A polar day may be shorter than its twelve hours are apart when rounded.
  const HOURS = [
    ['sunrise', 'shmaGra', 'tefillaGra', 'chatzot', 'minchaGedola', 'minchaKetana', 'plag', 'sunset'],
    ['shmaMga', 'shmaGra', 'tefillaGra'],
    ['shmaMga', 'tefillaMga', 'tefillaGra', 'chatzot'],
  ] as const
  const SHORT_DAY_MS = 2 * HOUR_MS

  test('are in order', () => {
    let [short, long] = [0, 0]
    fc.assert(
      fc.property(places, days, options, (place, day, timesOptions) => {
        const times = dayTimes(place, day, timesOptions)
        const { sunrise, sunset } = byName(times)
        for (const chain of TWILIGHTS) {
          for (const { before, after } of links(times, chain)) {
            const isDay = chain.some((name) => name === 'chatzot')
            if (isDay) expect(after).toBeGreaterThanOrEqual(before)
            else expect(after).toBeGreaterThan(before)
          }
        }
        if (sunrise === undefined || sunset === undefined) return
        const isShort = sunset - sunrise < SHORT_DAY_MS
        if (isShort) short++
        else long++
        for (const chain of HOURS) {
          for (const { before, after } of links(times, chain)) {
            if (isShort) expect(after).toBeGreaterThanOrEqual(before)
            else expect(after).toBeGreaterThan(before)
          }
        }
      }),
      // A short day of the north is rare, so one is given.
      { numRuns: 1000, examples: [[PLACES.tromso, '2026-01-16', {}]] },
    )
    expect(short).toBeGreaterThan(0)
    expect(long).toBeGreaterThan(600)
  })

  test('are all there or said to be none, in whole minutes, never NaN', () => {
    fc.assert(
      fc.property(places, days, options, (place, day, timesOptions) => {
        const times = dayTimes(place, day, timesOptions)
        expect(times.zmanim.map(({ name }) => name)).toEqual(ZMANIM)
        for (const moment of momentsOf(times)) {
          const at = known(moment)
          if (at === undefined) expect(moment.day).toBe(day)
          else expect(at % MINUTE_MS).toBe(0)
        }
        expect(JSON.stringify(times)).not.toMatch(/null|NaN|Invalid/)
      }),
      { numRuns: 500 },
    )
  })

  test('are of their own solar day', () => {
    fc.assert(
      fc.property(places, days, options, (place, day, timesOptions) => {
        const times = dayTimes(place, day, timesOptions)
        const noon = solarNoon(place, day)
        for (const moment of momentsOf(times)) {
          const at = known(moment)
          if (at === undefined) continue
          // From midnight to midnight, the 72 minutes and the sun's own unevenness besides.
          expect(at).toBeGreaterThan(noon - 13.6 * HOUR_MS)
          expect(at).toBeLessThan(noon + 13.6 * HOUR_MS)
        }
        const { sunrise, sunset } = byName(times)
        if (sunrise) expect(sunrise).toBeLessThan(noon + 0.4 * HOUR_MS)
        if (sunset) expect(sunset).toBeGreaterThan(noon - 0.4 * HOUR_MS)
      }),
      { numRuns: 1000 },
    )
  })

  test("say the clock of the place, as Intl's", () => {
    fc.assert(
      fc.property(somewhere, days, options, (place, day, timesOptions) => {
        for (const moment of momentsOf(dayTimes(place, day, timesOptions))) {
          if (moment.at === 'none') continue
          const { at, local } = moment.at
          expect(`${moment.day}, ${local}`).toBe(intlClock(place, at))
        }
      }),
      { numRuns: 300 },
    )
  })
})

/** Noon by the mean time of the meridian, on the day there that it mostly belongs to. */
function solarNoon({ lng, timeZone }: TimesPlace, day: string): number {
  const noon = dayNumber(day) * DAY_MS + (12 - lng / 15) * HOUR_MS
  const near = [-DAY_MS, 0, DAY_MS].map((off) => noon + off)
  return near.find((at) => wallClock(timeZone, at).day === day)!
}

const formatters = new Map<string, Intl.DateTimeFormat>()

/** '2026-12-11, 16:00'. */
function intlClock({ timeZone }: TimesPlace, at: number): string {
  let formatter = formatters.get(timeZone)
  if (!formatter) {
    // Swedes write dates in this way.
    formatter = new Intl.DateTimeFormat('sv-SE', {
      timeZone,
      dateStyle: 'short',
      timeStyle: 'short',
    })
    formatters.set(timeZone, formatter)
  }
  return formatter.format(at).replace(' ', ', ')
}

describe('candles and havdalah', () => {
  function isHoly(day: number, israel: boolean): boolean {
    if (weekday(day) === SATURDAY) return true
    const { occasions } = jewishDay(dayText(day), israel)
    return occasions.some(({ kind }) => kind === 'yomTov')
  }

  test('every Friday has its lighting before sunset', () => {
    fc.assert(
      fc.property(places, days, options, (place, some, timesOptions) => {
        const day = dayNumber(some)
        const friday = dayText(day + ((FRIDAY - weekday(day) + 7) % 7))
        const times = dayTimes(place, friday, timesOptions)
        expect(times.lighting?.when).toBe('beforeSunset')
        const { sunset } = byName(times)
        const lit = known(times.lighting!)
        expect(lit === undefined).toBe(sunset === undefined)
        if (lit === undefined || sunset === undefined) return
        // Sunset is rounded either way, the lighting down.
        const early = sunset - lit - times.method.minutesBeforeSunset * MINUTE_MS
        expect([0, MINUTE_MS]).toContain(early)
      }),
      { numRuns: 500 },
    )
  })

  test('a day is lit for if the next is holy, and ends if the next is not', () => {
    fc.assert(
      fc.property(places, days, (place, some) => {
        for (let day = dayNumber(some); day < dayNumber(some) + 8; day++) {
          const times = dayTimes(place, dayText(day))
          const today = isHoly(day, times.israel)
          const tomorrow = isHoly(day + 1, times.israel)
          expect(times.lighting !== undefined).toBe(tomorrow)
          expect(times.havdalah !== undefined).toBe(today && !tomorrow)
        }
      }),
      { numRuns: 200 },
    )
  })

  /** Lightings and ends of some runs by the civil day of their evening. */
  function byEvening(runs: readonly HolyDays[]) {
    const lightings = new Map<number, HolyDays['lightings'][number]>()
    const ends = new Map<number, DayMoment>()
    for (const run of runs) {
      const first = dayNumber(run.day)
      run.lightings.forEach((lighting, index) => lightings.set(first - 1 + index, lighting))
      ends.set(first + run.lightings.length - 1, run.havdalah)
    }
    return { lightings, ends }
  }

  test('day by day they are those of the lists', () => {
    const spans = fc.integer({ min: 0, max: 25 })
    fc.assert(
      fc.property(places, days, spans, options, (place, some, span, timesOptions) => {
        const [from, to] = [dayNumber(some), dayNumber(some) + span]
        const runs = shabbatTimesBetween(place, some, dayText(to), timesOptions)
        const { lightings, ends } = byEvening(runs)
        for (let day = from; day <= to; day++) {
          const times = dayTimes(place, dayText(day), timesOptions)
          expect(times.lighting).toEqual(lightings.get(day))
          expect(times.havdalah).toEqual(ends.get(day))
        }
      }),
      { numRuns: 200 },
    )
  })

  test('and those of the coming runs', () => {
    fc.assert(
      fc.property(places, moments, options, (place, now, timesOptions) => {
        const { runs } = comingShabbatTimes(place, now, 3, timesOptions)
        const { lightings, ends } = byEvening(runs)
        for (const [day, lighting] of lightings) {
          expect(dayTimes(place, dayText(day), timesOptions).lighting).toEqual(lighting)
        }
        for (const [day, end] of ends) {
          expect(dayTimes(place, dayText(day), timesOptions).havdalah).toEqual(end)
        }
      }),
      { numRuns: 200 },
    )
  })
})

describe('options', () => {
  const minutes = fc.integer({ min: 0, max: 90 })

  test('more minutes, just as much earlier', () => {
    fc.assert(
      fc.property(places, days, minutes, minutes, (place, some, a, b) => {
        const [eve] = shabbatTimesBetween(place, some, dayText(dayNumber(some) + 6))
        const friday = dayText(dayNumber(eve!.day) - 1)
        const [first, second] = [a, b].map((minutesBeforeSunset) =>
          known(dayTimes(place, friday, { minutesBeforeSunset }).lighting!),
        )
        if (first === undefined || second === undefined) {
          expect(first).toBe(second)
        } else expect(first - second).toBe((b - a) * MINUTE_MS)
      }),
      { numRuns: 200 },
    )
  })

  test('72 minutes are later than 50, these than 42; 8.5 degrees than 7.083', () => {
    fc.assert(
      fc.property(places, days, fc.boolean(), (place, some, elevation) => {
        const day = dayNumber(some)
        const shabbat = dayText(day + ((SATURDAY - weekday(day) + 7) % 7))
        const end = (havdalah: HavdalahMethod) => {
          const times = dayTimes(place, shabbat, { havdalah, elevation })
          return times.havdalah && known(times.havdalah)
        }
        const [short, middle, long] = [end('42'), end('50'), end('72')]
        if (short !== undefined) {
          expect(middle! - short).toBe(8 * MINUTE_MS)
          expect(long! - short).toBe(30 * MINUTE_MS)
        }
        const [seven, eight] = [end('7.083'), end('8.5')]
        // Around the pole the winter's sun may rise to the one and not to the other.
        if (seven !== undefined && eight !== undefined) expect(seven).toBeLessThan(eight)
      }),
      { numRuns: 300 },
    )
  })

  test('from higher up the sun rises earlier and sets later, the stars alike', () => {
    fc.assert(
      fc.property(places, days, (place, day) => {
        const low = byName(dayTimes(place, day))
        const high = byName(dayTimes(place, day, { elevation: true }))
        if (low.sunrise && high.sunrise) expect(high.sunrise).toBeLessThanOrEqual(low.sunrise)
        if (low.sunset && high.sunset) expect(high.sunset).toBeGreaterThanOrEqual(low.sunset)
        for (const name of ['alot', 'misheyakir', 'tzeit7', 'tzeit8'] as const) expect(high[name]).toBe(low[name])
      }),
      { numRuns: 300 },
    )
  })
})

describe('the Hebrew date', () => {
  const numberAt = (place: TimesPlace, at: number) => dayOfHebrew(hebrewDateAt(place, new Date(at)))

  test('only ever goes on, and by one a day', () => {
    const later = fc.integer({ min: 0, max: 30 * HOUR_MS })
    fc.assert(
      fc.property(places, moments, later, (place, now, ahead) => {
        const at = now.getTime()
        const steps = numberAt(place, at + ahead) - numberAt(place, at)
        expect([0, 1, 2]).toContain(steps)
        const tenDays = numberAt(place, at + 10 * DAY_MS) - numberAt(place, at)
        // The sunset of ten days later may be before this hour, or after it.
        expect([9, 10, 11]).toContain(tenDays)
      }),
      { numRuns: 500 },
    )
  })

  test('is that of the civil day there, or of the next one in the evening', () => {
    fc.assert(
      fc.property(places, moments, (place, now) => {
        const at = now.getTime()
        const { day, time } = wallClock(place.timeZone, at)
        const ahead = numberAt(place, at) - dayNumber(day)
        expect([-1, 0, 1]).toContain(ahead)
        // A sunset after midnight is a matter of the small hours.
        if (ahead === -1) expect(time < '04:00').toBe(true)
        if (ahead === 1) expect(time > '09:00').toBe(true)
        expect(dayTimes(place, day).hebrew).toEqual(jewishDay(day, true).hebrew)
      }),
      { numRuns: 500 },
    )
  })
})
