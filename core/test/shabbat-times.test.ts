import { describe, expect, test } from 'vitest'
import { comingShabbatTimes, type HolyDays, type TimesPlace } from '#core/domain/times/shabbat-times.ts'
import { PLACES } from './places.ts'

const { jerusalem, london, newYork, telAviv } = PLACES

function runsFrom(place: TimesPlace, day: string, runs = 1): HolyDays[] {
  const now = new Date(`${day}T00:00:00Z`)
  return [...comingShabbatTimes(place, now, runs).runs]
}

/** The run that comes after `day`, which is not one of holy days itself. */
function runAfter(place: TimesPlace, day: string): HolyDays {
  return runsFrom(place, day)[0]!
}

/** 'YYYY-MM-DD HH:MM' of every lighting, then of havdalah. */
function clock(run: HolyDays): string[] {
  return [...run.lightings, run.havdalah].map(({ day, at }) => (at === 'none' ? `${day} none` : `${day} ${at.local}`))
}

function nights(run: HolyDays): string[] {
  return run.lightings.map(({ day, when }) => `${day} ${when}`)
}

describe('golden times', () => {
  // The table of times for Jerusalem in hebcal/hebcal-es6 issue 354, where
  // havdalah agrees with the printed luach within a minute. hebcal rounds it to
  // the nearest minute (18:37 and 17:20), we upward. The clock changes between
  // the third and the fourth.
  test.each([
    ['2023-10-13', '17:29', '18:45', 'Bereshit'],
    ['2023-10-20', '17:21', '18:38', 'Noach'],
    ['2023-10-27', '17:14', '18:31', 'Lech-Lecha'],
    ['2023-11-03', '16:08', '17:25', 'Vayera'],
    ['2023-11-10', '16:03', '17:21', 'Chayei Sara'],
  ])('Jerusalem on %s', (friday, lighting, havdalah, portion) => {
    const run = runAfter(jerusalem, friday)
    expect(run.parasha).toEqual([portion])
    expect(run.lightings[0]?.at).toMatchObject({ local: lighting })
    expect(run.havdalah.at).toMatchObject({ local: havdalah })
  })

  test('the answer says by which custom and method', () => {
    const now = new Date('2026-12-09T12:00:00Z')
    expect(comingShabbatTimes(jerusalem, now, 1)).toMatchObject({
      place: 281184,
      israel: true,
      method: { minutesBeforeSunset: 40, havdalah: '8.5', elevation: false },
    })
    expect(comingShabbatTimes(newYork, now, 1)).toMatchObject({
      israel: false,
      method: { minutesBeforeSunset: 18, havdalah: '8.5', elevation: false },
    })
  })
})

describe('runs of holy days', () => {
  test('an ordinary Shabbat', () => {
    const run = runAfter(newYork, '2026-12-07')
    expect(run).toMatchObject({
      day: '2026-12-12',
      hebrew: { year: 5787, month: 'Tevet', day: 2 },
      shabbat: true,
      parasha: ['Miketz'],
      festivals: ['Chanukah'],
    })
    expect(nights(run)).toEqual(['2026-12-11 beforeSunset'])
    expect(run.havdalah.day).toBe('2026-12-12')
  })

  test.each([telAviv, newYork])('Rosh Hashanah is two days: %o', (place) => {
    const run = runAfter(place, '2025-09-21')
    expect(run).toMatchObject({
      day: '2025-09-23',
      hebrew: { year: 5786, month: 'Tishrei', day: 1 },
      shabbat: false,
      parasha: [],
      festivals: ['Rosh Hashana', 'Rosh Hashana II'],
    })
    expect(nights(run)).toEqual(['2025-09-22 beforeSunset', '2025-09-23 afterNightfall'])
    expect(run.havdalah.day).toBe('2025-09-24')
  })

  test.each([telAviv, newYork])('Yom Kippur is one day: %o', (place) => {
    const run = runAfter(place, '2025-09-30')
    expect(run).toMatchObject({ day: '2025-10-02', festivals: ['Yom Kippur'] })
    expect(nights(run)).toEqual(['2025-10-01 beforeSunset'])
  })

  test('Yom Kippur on Shabbat has no portion', () => {
    const run = runAfter(london, '2024-10-09')
    expect(run).toMatchObject({
      day: '2024-10-12',
      shabbat: true,
      parasha: [],
      festivals: ['Yom Kippur'],
    })
  })

  test('a festival that runs into Shabbat: Friday before sunset', () => {
    const diaspora = runAfter(newYork, '2024-10-01')
    expect(diaspora).toMatchObject({
      day: '2024-10-03',
      shabbat: true,
      parasha: ["Ha'azinu"],
      festivals: ['Rosh Hashana', 'Rosh Hashana II', 'Shabbat Shuva'],
    })
    expect(nights(diaspora)).toEqual([
      '2024-10-02 beforeSunset',
      '2024-10-03 afterNightfall',
      '2024-10-04 beforeSunset',
    ])
    expect(diaspora.havdalah.day).toBe('2024-10-05')
    expect(nights(runAfter(telAviv, '2024-10-01'))).toEqual(nights(diaspora))
  })

  test('a Shabbat that runs into a festival: Saturday after nightfall', () => {
    const diaspora = runAfter(newYork, '2025-04-10')
    expect(diaspora).toMatchObject({
      day: '2025-04-12',
      parasha: ['Tzav'],
      festivals: ['Shabbat HaGadol', 'Pesach I', 'Pesach II'],
    })
    expect(nights(diaspora)).toEqual([
      '2025-04-11 beforeSunset',
      '2025-04-12 afterNightfall',
      '2025-04-13 afterNightfall',
    ])
    expect(diaspora.havdalah.day).toBe('2025-04-14')

    const israel = runAfter(telAviv, '2025-04-10')
    expect(israel.festivals).toEqual(['Shabbat HaGadol', 'Pesach I'])
    expect(israel.havdalah.day).toBe('2025-04-13')
  })

  test('Sukkot of 5785: three days here, one there', () => {
    expect(runsFrom(newYork, '2024-10-15', 2)).toMatchObject([
      {
        day: '2024-10-17',
        parasha: [],
        festivals: ['Sukkot I', 'Sukkot II', 'Sukkot Shabbat Chol ha-Moed'],
        havdalah: { day: '2024-10-19' },
      },
      {
        day: '2024-10-24',
        parasha: ['Bereshit'],
        festivals: ['Shmini Atzeret', 'Simchat Torah'],
        havdalah: { day: '2024-10-26' },
      },
    ])
    expect(runsFrom(telAviv, '2024-10-15', 4)).toMatchObject([
      { day: '2024-10-17', festivals: ['Sukkot I'], shabbat: false },
      { day: '2024-10-19', festivals: ['Sukkot Shabbat Chol ha-Moed'] },
      { day: '2024-10-24', festivals: ['Shmini Atzeret', 'Simchat Torah'] },
      { day: '2024-10-26', festivals: [], parasha: ['Bereshit'] },
    ])
  })

  test('the portions part after Shavuot of 5786 and meet again', () => {
    const portions = (place: TimesPlace) => runsFrom(place, '2026-05-20', 7).map((run) => [run.day, ...run.parasha])
    expect(portions(newYork)).toEqual([
      ['2026-05-22'],
      ['2026-05-30', 'Nasso'],
      ['2026-06-06', "Beha'alotcha"],
      ['2026-06-13', "Sh'lach"],
      ['2026-06-20', 'Korach'],
      ['2026-06-27', 'Chukat', 'Balak'],
      ['2026-07-04', 'Pinchas'],
    ])
    expect(portions(telAviv)).toEqual([
      ['2026-05-22', 'Nasso'],
      ['2026-05-30', "Beha'alotcha"],
      ['2026-06-06', "Sh'lach"],
      ['2026-06-13', 'Korach'],
      ['2026-06-20', 'Chukat'],
      ['2026-06-27', 'Balak'],
      ['2026-07-04', 'Pinchas'],
    ])
  })

  test('Chanukah, Purim and the fasts make no run', () => {
    const days = runsFrom(newYork, '2026-11-29', 16).map((run) => run.day)
    const weeks = days.map((day) => new Date(day).getUTCDay())
    expect(weeks).toEqual(Array.from({ length: 16 }, () => 6))
    expect(new Set(days).size).toBe(16)
    const [first] = runsFrom(newYork, '2027-03-21')
    expect(first?.day).toBe('2027-03-27')
  })

  test('Chanukah begins in the evening, not on the Shabbat before', () => {
    // 24 Kislev 5777 was a Shabbat, and the first candle was lit after it.
    expect(runsFrom(london, '2016-12-20', 2)).toMatchObject([
      { day: '2016-12-24', festivals: [], parasha: ['Vayeshev'] },
      { day: '2016-12-31', festivals: ['Chanukah'], parasha: ['Miketz'] },
    ])
  })

  test('the shared calendar part does not leak between places', () => {
    const [first] = runsFrom(newYork, '2024-10-15')
    const [second] = runsFrom(london, '2024-10-15')
    expect(clock(first!)).not.toEqual(clock(second!))
    expect(first!.festivals).toEqual(second!.festivals)
  })
})

describe('which run comes first', () => {
  const week = comingShabbatTimes(london, new Date('2026-12-07T12:00:00Z'), 2)

  test('this Shabbat stays until havdalah', () => {
    const { at } = week.runs[0]!.havdalah
    expect(at).not.toBe('none')
    expect(at).toMatchObject({ at: week.turnsAt })
    const before = comingShabbatTimes(london, new Date(week.turnsAt - 1), 1)
    expect(before.runs[0]).toEqual(week.runs[0])
    expect(before.turnsAt).toBe(week.turnsAt)
  })

  test('and is gone at havdalah', () => {
    const after = comingShabbatTimes(london, new Date(week.turnsAt), 1)
    expect(after.runs[0]).toEqual(week.runs[1])
    expect(after.turnsAt).toBeGreaterThan(week.turnsAt)
  })

  test('a long run stays whole until its end', () => {
    const sunday = comingShabbatTimes(newYork, new Date('2025-04-13T20:00:00Z'), 1)
    expect(sunday.runs[0]?.day).toBe('2025-04-12')
    expect(sunday.runs[0]?.lightings).toHaveLength(3)
  })

  test('the day is that of the place', () => {
    // Sunday 00:30 in Auckland, Saturday 04:30 in Los Angeles.
    const now = new Date('2026-12-12T11:30:00Z')
    const { auckland, losAngeles } = PLACES
    const dayIn = (place: TimesPlace) => comingShabbatTimes(place, now, 1).runs[0]?.day
    expect(dayIn(auckland)).toBe('2026-12-19')
    expect(dayIn(losAngeles)).toBe('2026-12-12')
  })
})

describe('impossible arguments', () => {
  const now = new Date('2026-12-09T12:00:00Z')

  test.each([0, -1, 1.5, NaN])('%s runs', (runs) => {
    expect(() => comingShabbatTimes(london, now, runs)).toThrow(RangeError)
  })

  test('no moment, no zone, no such place', () => {
    expect(() => comingShabbatTimes(london, new Date(NaN), 1)).toThrow(RangeError)
    const zone = { ...london, timeZone: 'Europe/Nowhere' }
    expect(() => comingShabbatTimes(zone, now, 1)).toThrow(RangeError)
    const beyond = { ...london, lat: 91 }
    expect(() => comingShabbatTimes(beyond, now, 1)).toThrow(RangeError)
  })

  test('a place below the sea counts as at sea level', () => {
    const { tiberias } = PLACES
    const level = { ...tiberias, elevationMetres: 0 }
    expect(comingShabbatTimes(tiberias, now, 6)).toEqual(comingShabbatTimes(level, now, 6))
  })
})
