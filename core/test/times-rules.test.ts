import { ZMANIM, type ZmanName } from '#core/domain/times/hebcal-names.ts'
import { describe, expect, test } from 'vitest'
import { dayNumber } from '#core/domain/times/dates.ts'
import { dayTimes, hebrewDateAt, type DayTimes } from '#core/domain/times/day-times.ts'
import { HAVDALAH_METHODS, type HavdalahMethod } from '#core/terms/times.ts'
import { optionsInQuery, queryOfOptions, type TimesOptions } from '#core/domain/times/options.ts'
import { comingShabbatTimes, shabbatTimesBetween } from '#core/domain/times/shabbat-times.ts'
import { skyOver, sunset } from '#core/domain/times/sun.ts'
import type { DayMoment, TimesPlace } from '#core/domain/times/types.ts'
import { PLACES } from './places.ts'

// What experts check, line by line. More is in other files: customs of places in lighting-customs, portions and dates
// in calendar-decade, zones and clock changes in shabbat-zones, days without a zone in dates, and the pages in the
// tests of the site.

const MINUTE_MS = 60_000
const DAY_MS = 86_400_000
const { jerusalem, london, newYork, telAviv, tromso, stockholm } = PLACES

/** '2026-12-11 16:00', or why not. */
function momentText({ day, at }: DayMoment): string {
  return `${day} ${at === 'none' ? at : at.local}`
}

function at({ at: moment }: DayMoment): number {
  if (moment === 'none') throw new Error('no such moment')
  return moment.at
}

function zman(name: ZmanName, place: TimesPlace, day: string, options?: TimesOptions): DayMoment {
  const { zmanim } = dayTimes(place, day, options)
  return zmanim.find((item) => item.name === name)!
}

/** Not yet rounded. */
function sunsetOf(place: TimesPlace, day: string): number {
  const number = dayNumber(day)
  return sunset(skyOver(place, number * DAY_MS), number)!
}

function holy(times: DayTimes): Record<string, string> {
  const { lighting, havdalah } = times
  return {
    ...(lighting && { lighting: lighting.when }),
    ...(havdalah && { havdalah: havdalah.day }),
  }
}

function evening(place: TimesPlace, day: string): Record<string, string> {
  return holy(dayTimes(place, day))
}

describe('candle lighting: 18 minutes, 40, 30, or as the visitor sets', () => {
  const FRIDAY = '2026-12-11'

  test.each([
    ['New York', newYork, 18],
    ['Jerusalem', jerusalem, 40],
    ['Haifa', PLACES.haifa, 30],
    ["Zikhron Ya'akov", PLACES.zikhronYaaqov, 30],
    ['Tel Aviv', telAviv, 18],
  ])('%s', (_, place, minutes) => {
    const times = dayTimes(place, FRIDAY)
    expect(times.method.minutesBeforeSunset).toBe(minutes)
    const lit = at(times.lighting!)
    const exact = sunsetOf(place, FRIDAY) - minutes * MINUTE_MS
    expect(lit).toBe(Math.floor(exact / MINUTE_MS) * MINUTE_MS)
  })

  test.each([0, 1, 15, 18, 22, 40, 90])('%i minutes', (minutes) => {
    for (const place of [newYork, jerusalem]) {
      const options = { minutesBeforeSunset: minutes }
      const times = dayTimes(place, FRIDAY, options)
      expect(times.method.minutesBeforeSunset).toBe(minutes)
      const exact = sunsetOf(place, FRIDAY) - minutes * MINUTE_MS
      const lit = Math.floor(exact / MINUTE_MS) * MINUTE_MS
      expect(at(times.lighting!)).toBe(lit)
      const now = new Date(`${FRIDAY}T06:00:00Z`)
      const coming = comingShabbatTimes(place, now, 2, options)
      expect(coming.method.minutesBeforeSunset).toBe(minutes)
      expect(coming.runs[0]!.lightings[0]).toEqual(times.lighting)
      expect(coming.runs).toEqual(shabbatTimesBetween(place, '2026-12-11', '2026-12-19', options))
    }
  })

  test.each([-1, 91, 17.5, NaN, Infinity])('not %d minutes', (minutes) => {
    const options = { minutesBeforeSunset: minutes }
    const message = `minutes before sunset must be a whole number from 0 to 90: ${minutes}`
    for (const ask of asking(options)) {
      expect(ask).toThrow(RangeError)
      expect(ask).toThrow(message)
    }
  })
})

/** Every function that takes options. */
function asking(options: TimesOptions): (() => unknown)[] {
  const day = '2026-12-11'
  return [
    () => dayTimes(newYork, day, options),
    () => comingShabbatTimes(newYork, new Date(day), 1, options),
    () => shabbatTimesBetween(newYork, day, day, options),
  ]
}

describe('sunset at sea level, elevation only on request', () => {
  const DAY = '2026-12-11'
  const level = { ...jerusalem, elevationMetres: 0 }

  test('without being asked, height makes no difference', () => {
    expect(dayTimes(jerusalem, DAY)).toEqual(dayTimes(level, DAY))
    expect(dayTimes(jerusalem, DAY).method.elevation).toBe(false)
    expect(dayTimes(jerusalem, DAY, { elevation: false })).toEqual(dayTimes(level, DAY))
  })

  test('from 786 metres the sun is seen some four minutes longer', () => {
    const option = { elevation: true }
    const high = dayTimes(jerusalem, DAY, option)
    expect(high.method.elevation).toBe(true)
    const minutes = (name: ZmanName) =>
      (at(zman(name, jerusalem, DAY, option)) - at(zman(name, level, DAY))) / MINUTE_MS
    expect(minutes('sunrise')).toBeLessThanOrEqual(-4)
    expect(minutes('sunrise')).toBeGreaterThan(-6)
    expect(minutes('sunset')).toBeGreaterThanOrEqual(4)
    expect(minutes('sunset')).toBeLessThan(6)
    expect(minutes('tzeit72')).toBe(minutes('sunset'))
    // Times by degrees do not depend on elevation.
    for (const name of ['alot', 'misheyakir', 'tzeit7', 'tzeit8'] as const) {
      expect(minutes(name)).toBe(0)
    }
  })

  test('candles follow the sunset, havdalah by degrees does not', () => {
    const [high, low] = [true, false].map((elevation) => dayTimes(jerusalem, DAY, { elevation }))
    const later = (at(high!.lighting!) - at(low!.lighting!)) / MINUTE_MS
    expect(later).toBeGreaterThanOrEqual(4)
    const ends = [true, false].map((elevation) => at(dayTimes(jerusalem, '2026-12-12', { elevation }).havdalah!))
    expect(ends[0]).toBe(ends[1])
  })

  test('below the sea is at sea level', () => {
    const { tiberias } = PLACES
    const surface = { ...tiberias, elevationMetres: 0 }
    expect(dayTimes(tiberias, DAY, { elevation: true })).toEqual(dayTimes(surface, DAY, { elevation: true }))
  })
})

describe('havdalah at 8.5 degrees, or by the requested method', () => {
  const SHABBAT = '2026-12-12'
  const ends = (havdalah?: HavdalahMethod) => dayTimes(newYork, SHABBAT, { havdalah })

  test('8.5 degrees by default', () => {
    expect(ends()).toEqual(ends('8.5'))
    expect(ends().method.havdalah).toBe('8.5')
    expect(ends().havdalah).toMatchObject(pick(zman('tzeit8', newYork, SHABBAT)))
  })

  test.each(Object.keys(HAVDALAH_METHODS) as HavdalahMethod[])(
    '%s says so, and a list agrees with its day',
    (havdalah) => {
      const times = ends(havdalah)
      expect(times.method.havdalah).toBe(havdalah)
      const [run] = shabbatTimesBetween(newYork, SHABBAT, SHABBAT, { havdalah })
      expect(run!.havdalah).toEqual(times.havdalah)
      const now = new Date(`${SHABBAT}T12:00:00Z`)
      const coming = comingShabbatTimes(newYork, now, 1, { havdalah })
      expect(coming.runs[0]!.havdalah).toEqual(times.havdalah)
      expect(coming.turnsAt).toBe(at(times.havdalah!))
    },
  )

  test.each(['42', '50', '72'] as const)('%s minutes after sunset', (method) => {
    const exact = sunsetOf(newYork, SHABBAT) + Number(method) * MINUTE_MS
    const up = Math.ceil(exact / MINUTE_MS) * MINUTE_MS
    expect(at(ends(method).havdalah!)).toBe(up)
  })

  test('7.083 degrees is earlier, within the minute of its nightfall', () => {
    const seven = at(ends('7.083').havdalah!)
    expect(seven).toBeLessThan(at(ends('8.5').havdalah!))
    const nearest = at(zman('tzeit7', newYork, SHABBAT))
    expect([0, MINUTE_MS]).toContain(seven - nearest)
  })

  test('the second night and Chanukah follow it too', () => {
    const night = dayTimes(newYork, '2026-04-02', { havdalah: '72' })
    const exact = sunsetOf(newYork, '2026-04-02') + 72 * MINUTE_MS
    expect(night.lighting!.when).toBe('afterNightfall')
    expect(at(night.lighting!)).toBe(Math.ceil(exact / MINUTE_MS) * MINUTE_MS)
    const chanukah = dayTimes(newYork, '2026-12-05', { havdalah: '72' })
    expect(chanukah.chanukah!.at).toEqual(chanukah.havdalah!.at)
  })

  test.each(['9', 'toString', '', '8.50'])('not "%s"', (unknown) => {
    const options = { havdalah: unknown as HavdalahMethod }
    for (const ask of asking(options)) {
      expect(ask).toThrow(RangeError)
      expect(ask).toThrow(/^havdalah must be one of .*8\.5.*7\.083/)
    }
  })
})

function pick({ day, at: moment }: DayMoment): DayMoment {
  return { day, at: moment }
}

describe('rounding', () => {
  // A month of evenings has seconds of all kinds.
  const fridays = shabbatTimesBetween(london, '2026-01-01', '2026-12-31')

  test('candle lighting down, havdalah up: never into Shabbat', () => {
    let [early, late] = [0, 0]
    for (const { lightings, havdalah } of fridays) {
      for (const lighting of lightings) {
        if (lighting.when === 'afterNightfall') continue
        const exact = sunsetOf(london, lighting.day) - 18 * MINUTE_MS
        const before = exact - at(lighting)
        expect(before).toBeGreaterThanOrEqual(0)
        expect(before).toBeLessThan(MINUTE_MS)
        early = Math.max(early, before)
      }
      const exact = at(zman('tzeit8', london, havdalah.day))
      expect(at(havdalah)).toBe(exact)
      const nearest = dayTimes(london, havdalah.day, { havdalah: '42' })
      const after = at(nearest.havdalah!) - (sunsetOf(london, havdalah.day) + 42 * MINUTE_MS)
      expect(after).toBeGreaterThanOrEqual(0)
      expect(after).toBeLessThan(MINUTE_MS)
      late = Math.max(late, after)
    }
    // Not to the nearest minute.
    expect(early).toBeGreaterThan(50_000)
    expect(late).toBeGreaterThan(50_000)
  })

  test('other times to the nearest', () => {
    const off = fridays.map(({ day }) => at(zman('sunset', london, day)) - sunsetOf(london, day))
    expect(Math.max(...off)).toBeLessThanOrEqual(30_000)
    expect(Math.min(...off)).toBeGreaterThanOrEqual(-30_000)
    expect(Math.max(...off)).toBeGreaterThan(20_000)
    expect(Math.min(...off)).toBeLessThan(-20_000)
  })
})

describe('eves, second nights and no havdalah between', () => {
  const BEFORE = { lighting: 'beforeSunset' }
  const AFTER = { lighting: 'afterNightfall' }
  const end = (day: string) => ({ havdalah: day })

  test.each([
    // Pesach 5786 begins on a Thursday; New York goes on into Shabbat.
    ['2026-04-01', 'the eve of Pesach', BEFORE, BEFORE],
    ['2026-04-02', 'the first day', end('2026-04-02'), AFTER],
    ['2026-04-03', 'a Friday, in New York Yom Tov', BEFORE, BEFORE],
    ['2026-04-04', 'Shabbat', end('2026-04-04'), end('2026-04-04')],
    // The seventh day was a Wednesday.
    ['2026-04-07', 'the eve of the seventh day', BEFORE, BEFORE],
    ['2026-04-08', 'the seventh day', end('2026-04-08'), AFTER],
    ['2026-04-09', 'the eighth day', {}, end('2026-04-09')],
    // Pesach 5785 begins on a Saturday night.
    ['2025-04-11', 'a Friday', BEFORE, BEFORE],
    ['2025-04-12', 'Shabbat into Yom Tov', AFTER, AFTER],
    ['2025-04-13', 'the first day', end('2025-04-13'), AFTER],
    ['2025-04-14', 'the second day', {}, end('2025-04-14')],
    // Shavuot 5786: a Friday.
    ['2026-05-21', 'the eve of Shavuot', BEFORE, BEFORE],
    ['2026-05-22', 'Shavuot on a Friday', BEFORE, BEFORE],
    ['2026-05-23', 'Shabbat', end('2026-05-23'), end('2026-05-23')],
    // Rosh Hashana 5785 and 5786, Yom Kippur 5786, everywhere alike.
    ['2024-10-02', 'the eve of the new year', BEFORE, BEFORE],
    ['2024-10-03', 'its first day', AFTER, AFTER],
    ['2024-10-04', 'its second, a Friday', BEFORE, BEFORE],
    ['2024-10-05', 'Shabbat', end('2024-10-05'), end('2024-10-05')],
    ['2025-09-23', 'the first day', AFTER, AFTER],
    ['2025-09-24', 'the second day', end('2025-09-24'), end('2025-09-24')],
    ['2025-10-01', 'the eve of Yom Kippur', BEFORE, BEFORE],
    ['2025-10-02', 'Yom Kippur', end('2025-10-02'), end('2025-10-02')],
    // Days without.
    ['2026-04-06', 'Chol HaMoed', {}, {}],
    ['2026-12-09', 'Chanukah', {}, {}],
    ['2026-03-03', 'Purim', {}, {}],
  ])('%s, %s', (day, _, israel, diaspora) => {
    expect(evening(telAviv, day)).toEqual(israel)
    expect(evening(newYork, day)).toEqual(diaspora)
  })

  test('before sunset is before it, after nightfall not before it', () => {
    const eve = dayTimes(newYork, '2026-04-01')
    expect(at(eve.lighting!)).toBeLessThan(sunsetOf(newYork, '2026-04-01'))
    const night = dayTimes(newYork, '2026-04-02')
    expect(night.lighting!.at).toEqual(zman('tzeit8', newYork, night.day).at)
    const friday = dayTimes(newYork, '2026-04-03')
    expect(at(friday.lighting!)).toBeLessThan(sunsetOf(newYork, friday.day))
  })

  test('a festival is named, and no portion, on its Shabbat', () => {
    expect(dayTimes(newYork, '2026-05-23')).toMatchObject({
      parasha: [],
      occasions: [{ name: 'Shavuot II', kind: 'yomTov' }],
    })
    expect(dayTimes(telAviv, '2026-05-23')).toMatchObject({
      israel: true,
      parasha: ['Nasso'],
      occasions: [],
    })
  })
})

describe('fasts', () => {
  const fasts = (place: TimesPlace, day: string) =>
    dayTimes(place, day).fasts.map(({ name, edge, ...moment }) => `${name} ${edge} ${momentText(moment)}`)
  const moved = (place: TimesPlace, day: string) =>
    dayTimes(place, day).occasions.find(({ kind }) => kind === 'fast')?.moved

  test.each([
    ['2025-09-25', 'Tzom Gedaliah'],
    ['2025-12-30', "Asara B'Tevet"],
    ['2026-03-02', "Ta'anit Esther"],
    ['2026-04-01', "Ta'anit Bechorot"],
    ['2026-07-02', 'Tzom Tammuz'],
  ])('%s, %s: from dawn to nightfall of one day', (day, name) => {
    for (const place of [telAviv, newYork]) {
      expect(fasts(place, day)).toEqual([
        `${name} begins ${momentText(zman('alot', place, day))}`,
        `${name} ends ${momentText(zman('tzeit7', place, day))}`,
      ])
      expect(moved(place, day)).toBeUndefined()
    }
  })

  test('9 Av: from the sunset before to nightfall', () => {
    const [eve, day] = ['2026-07-22', '2026-07-23']
    for (const place of [jerusalem, newYork]) {
      expect(fasts(place, eve)).toEqual([`Tish'a B'Av begins ${momentText(zman('sunset', place, eve))}`])
      expect(fasts(place, day)).toEqual([`Tish'a B'Av ends ${momentText(zman('tzeit7', place, day))}`])
    }
  })

  test.each([
    ['2024-10-05', '2024-10-06', 'Tzom Gedaliah'],
    ['2022-07-16', '2022-07-17', 'Tzom Tammuz'],
  ])('%s is a Shabbat: kept on %s', (shabbat, sunday, name) => {
    expect(fasts(newYork, shabbat)).toEqual([])
    expect(fasts(newYork, sunday)).toHaveLength(2)
    expect(fasts(newYork, sunday)[0]).toContain(`${name} begins ${sunday}`)
    expect(moved(newYork, sunday)).toBe(true)
  })

  test('9 Av on a Shabbat: from its own sunset, while Shabbat still is', () => {
    const shabbat = dayTimes(newYork, '2022-08-06')
    expect(shabbat.fasts).toMatchObject([{ name: "Tish'a B'Av", edge: 'begins', day: '2022-08-06' }])
    expect(at(shabbat.fasts[0]!)).toBeLessThan(at(shabbat.havdalah!))
    expect(moved(newYork, '2022-08-06')).toBeUndefined()
    expect(moved(newYork, '2022-08-07')).toBe(true)
    expect(fasts(newYork, '2022-08-07')).toHaveLength(1)
  })

  test('Esther goes before Shabbat, and not to the Friday', () => {
    expect(fasts(newYork, '2024-03-23')).toEqual([])
    expect(fasts(newYork, '2024-03-22')).toEqual([])
    expect(fasts(newYork, '2024-03-21')[0]).toContain("Ta'anit Esther begins")
    expect(moved(newYork, '2024-03-21')).toBe(true)
  })

  test('the firstborn too, when the eve of Pesach is a Shabbat', () => {
    expect(fasts(newYork, '2025-04-12')).toEqual([])
    expect(fasts(newYork, '2025-04-11')).toEqual([])
    expect(fasts(newYork, '2025-04-10')).toHaveLength(2)
    expect(moved(newYork, '2025-04-10')).toBe(true)
  })

  test("Asara B'Tevet stays on its Friday, into Shabbat", () => {
    const friday = dayTimes(jerusalem, '2025-01-10')
    expect(friday.fasts.map(({ edge }) => edge)).toEqual(['begins', 'ends'])
    expect(moved(jerusalem, '2025-01-10')).toBeUndefined()
    expect(at(friday.fasts[1]!)).toBeGreaterThan(at(friday.lighting!))
  })

  test('Yom Kippur has candles and havdalah in their place', () => {
    expect(dayTimes(newYork, '2025-10-01').fasts).toEqual([])
    expect(dayTimes(newYork, '2025-10-02').fasts).toEqual([])
  })

  test('the method of havdalah does not move them', () => {
    const options = { havdalah: '72', minutesBeforeSunset: 40 } as const
    for (const day of ['2026-07-02', '2026-07-22', '2026-07-23']) {
      expect(dayTimes(newYork, day, options).fasts).toEqual(dayTimes(newYork, day).fasts)
    }
  })
})

describe('Chanukah', () => {
  // 25 Kislev 5787 is a Shabbat: Chanukah has two Fridays.
  const lit = (day: string, place: TimesPlace = newYork) => dayTimes(place, day).chanukah

  test('the first candle is lit the evening before, the eighth on the eighth', () => {
    const evenings = Array.from({ length: 12 }, (_, index) => {
      const day = new Date(Date.UTC(2026, 11, 3 + index))
      return lit(day.toISOString().slice(0, 10))?.candles
    })
    expect(evenings).toEqual([undefined, 1, 2, 3, 4, 5, 6, 7, 8, undefined, undefined, undefined])
  })

  test('on a weekday at nightfall', () => {
    const monday = dayTimes(newYork, '2026-12-07')
    expect(monday.chanukah).toMatchObject({ candles: 4, when: 'nightfall' })
    expect(momentText(monday.chanukah!)).toBe(momentText(zman('tzeit7', newYork, monday.day)))
  })

  test.each([
    ['2026-12-04', 1],
    ['2026-12-11', 8],
  ])('on a Friday before the Shabbat candles: %s', (day, candles) => {
    const friday = dayTimes(newYork, day)
    expect(friday.chanukah).toEqual({
      candles,
      when: 'beforeShabbatCandles',
      ...pick(friday.lighting!),
    })
    expect(at(friday.chanukah!)).toBeLessThan(sunsetOf(newYork, day))
    const forty = dayTimes(newYork, day, { minutesBeforeSunset: 40 })
    expect(forty.chanukah!.at).toEqual(forty.lighting!.at)
  })

  test('on Saturday night after havdalah', () => {
    const shabbat = dayTimes(newYork, '2026-12-05')
    expect(shabbat.chanukah).toEqual({
      candles: 2,
      when: 'afterHavdalah',
      ...pick(shabbat.havdalah!),
    })
  })

  test('its day is counted by daylight: the first is the day after the first candle', () => {
    const days = ['2026-12-04', '2026-12-05', '2026-12-12', '2026-12-13'].map(
      (day) => dayTimes(newYork, day).occasions.find(({ name }) => name === 'Chanukah')?.nth,
    )
    expect(days).toEqual([undefined, 1, 8, undefined])
  })
})

describe('where the sun does not set, or it does not get dark', () => {
  const values = (place: TimesPlace, day: string) =>
    Object.fromEntries(dayTimes(place, day).zmanim.map((item) => [item.name, momentText(item)]))

  test('Tromsø at midsummer has nothing to tell', () => {
    const friday = dayTimes(tromso, '2026-06-19')
    expect(friday.lighting).toEqual({
      day: '2026-06-19',
      at: 'none',
      when: 'beforeSunset',
    })
    for (const name of ZMANIM) {
      expect(values(tromso, '2026-06-19')[name]).toBe('2026-06-19 none')
    }
    for (const havdalah of Object.keys(HAVDALAH_METHODS)) {
      const options = { havdalah: havdalah as HavdalahMethod }
      const shabbat = dayTimes(tromso, '2026-06-20', options)
      expect(shabbat.havdalah).toEqual({ day: '2026-06-20', at: 'none' })
    }
  })

  test('Stockholm at midsummer has a sunset and medium stars, but no small ones', () => {
    const day = '2026-06-20'
    const times = values(stockholm, day)
    expect(times['sunset']).toBe('2026-06-20 22:08')
    expect(times['alot']).toBe('2026-06-20 none')
    expect(times['misheyakir']).toBe('2026-06-20 none')
    // The sun goes down to 7.24 degrees.
    expect(times['tzeit7']).toBe('2026-06-21 00:25')
    expect(times['tzeit8']).toBe('2026-06-20 none')
    expect(times['tzeit72']).toBe('2026-06-20 23:20')
    expect(times['plag']).toMatch(/^2026-06-20 20:/)
  })

  test('a moment after midnight says its day', () => {
    const { reykjavik } = PLACES
    expect(momentText(zman('sunset', reykjavik, '2026-06-21'))).toBe('2026-06-22 00:04')
    expect(momentText(zman('tzeit72', reykjavik, '2026-06-21'))).toBe('2026-06-22 01:16')
  })

  test('a fast without a dawn or a nightfall', () => {
    expect(dayTimes(tromso, '2026-07-02').fasts).toEqual([
      { name: 'Tzom Tammuz', edge: 'begins', day: '2026-07-02', at: 'none' },
      { name: 'Tzom Tammuz', edge: 'ends', day: '2026-07-02', at: 'none' },
    ])
    expect(dayTimes(tromso, '2026-07-22').fasts).toMatchObject([{ name: "Tish'a B'Av", edge: 'begins', at: 'none' }])
  })

  test('Chanukah in the polar night: dark, but no sunset to light before', () => {
    const monday = dayTimes(tromso, '2026-12-07').chanukah!
    expect(monday.at).not.toBe('none')
    expect(dayTimes(tromso, '2026-12-11').chanukah).toEqual({
      candles: 8,
      when: 'beforeShabbatCandles',
      day: '2026-12-11',
      at: 'none',
    })
  })

  test('nothing is ever NaN or null', () => {
    for (const place of Object.values(PLACES)) {
      for (const day of ['2026-06-19', '2026-06-20', '2026-12-11']) {
        const text = JSON.stringify(dayTimes(place, day))
        expect(text).not.toMatch(/NaN|Invalid|null/)
      }
    }
  })
})

describe('the Hebrew date turns at sunset', () => {
  const dateAt = (place: TimesPlace, now: number | string) => {
    const { day, month, year } = hebrewDateAt(place, new Date(now))
    return `${day} ${month} ${year}`
  }

  test.each([
    ['Jerusalem', jerusalem, '2026-12-11', '1 Tevet 5787', '2 Tevet 5787'],
    ['New York', newYork, '2026-12-11', '1 Tevet 5787', '2 Tevet 5787'],
    ['Auckland', PLACES.auckland, '2026-09-11', '29 Elul 5786', '1 Tishrei 5787'],
    ['Apia', PLACES.apia, '2026-04-01', '14 Nisan 5786', '15 Nisan 5786'],
    ['Kathmandu', PLACES.kathmandu, '2024-02-29', '20 Adar I 5784', '21 Adar I 5784'],
  ])('in %s', (_, place, day, before, after) => {
    const set = Math.ceil(sunsetOf(place, day) / 1000) * 1000
    expect(dateAt(place, set - 1000)).toBe(before)
    expect(dateAt(place, set)).toBe(after)
    const times = dayTimes(place, day)
    const { hebrew, hebrewAtSunset: next } = times
    expect(`${hebrew.day} ${hebrew.month} ${hebrew.year}`).toBe(before)
    expect(`${next.day} ${next.month} ${next.year}`).toBe(after)
  })

  test('and not at midnight', () => {
    // 23:59 and 00:01 in New York.
    expect(dateAt(newYork, '2026-12-12T04:59:00Z')).toBe('2 Tevet 5787')
    expect(dateAt(newYork, '2026-12-12T05:01:00Z')).toBe('2 Tevet 5787')
  })

  test('at sea level, however high the place', () => {
    const high = { ...jerusalem, elevationMetres: 4000 }
    const set = Math.ceil(sunsetOf(jerusalem, '2026-12-11') / 1000) * 1000
    expect(dateAt(high, set)).toBe('2 Tevet 5787')
  })

  test('at midnight where the sun does not set', () => {
    expect(dateAt(tromso, '2026-06-20T21:59:59Z')).toBe('5 Tamuz 5786')
    expect(dateAt(tromso, '2026-06-20T22:00:00Z')).toBe('6 Tamuz 5786')
  })

  test('after midnight where the sun sets then', () => {
    // Reykjavík, 00:03 and 00:05: the sun sets at 00:04.
    const { reykjavik } = PLACES
    expect(dateAt(reykjavik, '2026-06-21T23:59:00Z')).toBe('6 Tamuz 5786')
    expect(dateAt(reykjavik, '2026-06-22T00:03:00Z')).toBe('6 Tamuz 5786')
    expect(dateAt(reykjavik, '2026-06-22T00:05:00Z')).toBe('7 Tamuz 5786')
    expect(dateAt(reykjavik, '2026-06-22T23:59:00Z')).toBe('7 Tamuz 5786')
  })
})

describe('impossible questions', () => {
  test.each([
    ['a latitude', { lat: 91 }],
    ['a longitude', { lng: 181 }],
    ['no latitude', { lat: NaN }],
    ['no longitude', { lng: NaN }],
    ['no height', { elevationMetres: NaN }],
    ['a zone', { timeZone: 'Europe/Nowhere' }],
  ])('%s that is none', (_, wrong) => {
    const place = { ...london, ...wrong }
    const now = new Date('2026-12-11')
    expect(() => dayTimes(place, '2026-12-11')).toThrow(RangeError)
    expect(() => comingShabbatTimes(place, now, 1)).toThrow(RangeError)
    expect(() => hebrewDateAt(place, now)).toThrow(RangeError)
  })

  test.each(['2026-02-29', '2026-13-01', '11.12.2026', ''])('the day "%s"', (day) => {
    expect(() => dayTimes(london, day)).toThrow(new RangeError(`not a calendar day: ${day}`))
    expect(() => shabbatTimesBetween(london, '2026-01-01', day)).toThrow(RangeError)
  })

  test('a moment that is none', () => {
    expect(() => hebrewDateAt(london, new Date(NaN))).toThrow(RangeError)
  })
})

describe('options in an address', () => {
  const read = (text: string) => optionsInQuery(new URLSearchParams(text))

  test.each<[string, TimesOptions]>([
    ['', {}],
    ['candles=0', { minutesBeforeSunset: 0 }],
    ['candles=90', { minutesBeforeSunset: 90 }],
    ['havdalah=72', { havdalah: '72' }],
    ['elevation=1', { elevation: true }],
    ['candles=40&havdalah=7.083&elevation=1', { minutesBeforeSunset: 40, havdalah: '7.083', elevation: true }],
  ])('"%s" there and back', (text, options) => {
    expect(read(text)).toEqual(options)
    expect(`${new URLSearchParams(queryOfOptions(options))}`).toBe(text)
  })

  test.each([
    'candles=91', 'candles=-1', 'candles=1.5', 'candles=', 'candles=x',
    'havdalah=9', 'havdalah=toString', 'elevation=0', 'elevation=true',
  ])('"%s" says nothing', (text) => {
    expect(read(text)).toEqual({})
  }) // prettier-ignore

  test('what is the default need not be said', () => {
    expect(queryOfOptions({ havdalah: '8.5', elevation: false })).toEqual([])
  })
})
