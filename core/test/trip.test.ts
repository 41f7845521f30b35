import { describe, expect, test } from 'vitest'
import type { ShabbatRun } from '#core/contract/times.ts'
import { jewishDays } from '#core/domain/times/jewish-day.ts'
import { isIsrael } from '#core/domain/times/lighting-customs.ts'
import { shabbatTimesBetween } from '#core/domain/times/shabbat-times.ts'
import type { DayMoment, TimesPlace } from '#core/domain/times/types.ts'
import { dayNumber } from '#core/domain/times/dates.ts'
import {
  latestArrival,
  leftDuring,
  fromEve,
  overHolyDays,
  stayDays,
  warningsOf,
  type StayCalendar,
} from '#core/domain/trip/stay.ts'
import { MAX_POINT_NAME, readStayPoint, stayPointText } from '#core/domain/trip/stay-point.ts'
import {
  keptQuery,
  leavingDay,
  endedEarlier,
  madeLater,
  MAX_STOPS,
  overlaps,
  publicQuery,
  readTrip,
  tripQuery,
  type Stop,
} from '#core/domain/trip/stops.ts'
import { MAX_TRIP_QUERY } from '#core/terms/limits.ts'

const JERUSALEM: TimesPlace = {
  id: 281184,
  lat: 31.769,
  lng: 35.2163,
  elevationMetres: 786,
  timeZone: 'Asia/Jerusalem',
  country: 'IL',
}
const ROME: TimesPlace = {
  id: 3169070,
  lat: 41.8919,
  lng: 12.5113,
  elevationMetres: 20,
  timeZone: 'Europe/Rome',
  country: 'IT',
}
const TROMSO: TimesPlace = {
  id: 3133895,
  lat: 69.6489,
  lng: 18.9551,
  elevationMetres: 0,
  timeZone: 'Europe/Oslo',
  country: 'NO',
}

/** As the API answers, with hebcal's names. */
function calendarOf(place: TimesPlace, stop: Stop): StayCalendar {
  const [from, to] = [stop.day, leavingDay(stop)]
  const moment = ({ day, at }: DayMoment) => (at === 'none' ? { day } : { day, time: at.local, at: at.at })
  const times = shabbatTimesBetween(place, from, to).map(
    ({ lightings, havdalah, parasha, festivals, shabbat, day }): ShabbatRun => ({
      day,
      shabbat,
      hebrewDate: '',
      parasha: parasha.join('-'),
      festivals: [...festivals],
      lightings: lightings.map((lighting) => ({ ...moment(lighting), when: lighting.when })),
      havdalah: moment(havdalah),
    }),
  )
  const days = jewishDays(from, dayNumber(to) - dayNumber(from) + 1, isIsrael(place))
  return {
    times,
    days: days.map(({ day, occasions }) => ({
      day,
      hebrewDate: '',
      occasions: occasions.map(({ name, kind }) => ({ name, kind })),
    })),
  }
}

const stop = (place: TimesPlace, day: string, nights: number, time?: string): Stop => ({
  place: place.id,
  day,
  nights,
  ...(time && { time }),
})

const daysOf = (place: TimesPlace, stay: Stop) => stayDays(stay, calendarOf(place, stay))
const kindsOf = (place: TimesPlace, stay: Stop, hours = 3) =>
  warningsOf(stay, calendarOf(place, stay), hours).map(({ kind }) => kind)

describe('a trip to keep', () => {
  const query = 'stop=3169070,2027-04-19T15:30,3&stop=281184,2027-04-22,7'

  test.each([
    [query, query],
    [`?${query}&hours=3`, `${query}&hours=3`],
    ['stop=281184,2027-04-22&stop=3169070,2027-04-19T15:30,3&x=1', `${query.slice(0, -1)}1`],
  ])('%s', (text, keptPart) => {
    expect(keptQuery(text)).toBe(keptPart)
    expect(keptQuery(keptPart)).toBe(keptPart)
  })

  test.each([
    '',
    'hours=3',
    `${query}&hours=0`,
    `${query}&hours=many`,
    `${query}&stop=281184,2027-02-31,3`,
    Array.from({ length: MAX_STOPS + 1 }, () => 'stop=281184,2027-04-22,7').join('&'),
  ])('is not %s', (text) => expect(keptQuery(text)).toBeUndefined())
})

describe('the address of a trip', () => {
  test('is read as it was written', () => {
    const query = 'stop=3169070,2027-04-19T15:30,3&stop=281184,2027-04-22,7&hours=4'
    const trip = readTrip(`?${query}`)
    expect(trip.stops).toHaveLength(2)
    expect(tripQuery(trip)).toBe(query)
  })

  test('is in the order of the arrivals, with one night unless it says more', () => {
    const { stops } = readTrip('?stop=281184,2027-04-22&stop=3169070,2027-04-19,3')
    expect(stops.map(({ place, nights }) => [place, nights])).toEqual([
      [3169070, 3],
      [281184, 1],
    ])
  })

  test('a stop makes room for a longer stay before it, as long as a night of it is left', () => {
    const next = stop(JERUSALEM, '2027-04-22', 7, '15:30')
    const until = (day: string) => stop(ROME, '2027-04-19', dayNumber(day) - dayNumber('2027-04-19'))
    expect(madeLater(next, until('2027-04-25'))).toEqual(stop(JERUSALEM, '2027-04-25', 4, '15:30'))
    expect(madeLater(next, until('2027-04-28'))).toMatchObject({ nights: 1 })
    for (const day of ['2027-04-21', '2027-04-22', '2027-04-29']) expect(madeLater(next, until(day))).toBeUndefined()
  })

  test.each([
    '281184',
    '281184,2027-02-31,3',
    '0,2027-04-22,3',
    '281184,2027-04-22,0',
    '281184,2027-04-22T25:00,1',
    'x,y,z',
  ])('tells what is no stop: %s', (text) =>
    expect(readTrip(`?stop=${text}`)).toMatchObject({ stops: [], unread: [`stop=${text}`] }),
  )

  test('of a site has its own usual hours, which a trip may name others than', () => {
    expect(readTrip('?stop=1,2027-04-19', 5).hours).toBe(5)
    expect(readTrip('?stop=1,2027-04-19&hours=3', 5).hours).toBe(3)
    const { stops } = readTrip('?stop=1,2027-04-19')
    expect(tripQuery({ stops, hours: 5 }, 5)).toBe('stop=1,2027-04-19,1')
    expect(tripQuery({ stops, hours: 3 }, 5)).toBe('stop=1,2027-04-19,1&hours=3')
  })

  test.each(['0', '13', '2.5', 'x'])('has the usual hours instead of %s', (hours) =>
    expect(readTrip(`?hours=${hours}`).hours).toBe(3),
  )
})

describe('the days of a stay', () => {
  // Pesach 5787 begins on the evening of Wednesday, April 21, 2027.
  test('over Passover: candles on its eve, after nightfall on the second in the diaspora, and its names', () => {
    const days = daysOf(ROME, stop(ROME, '2027-04-20', 8))
    const lit = days.filter(({ lighting }) => lighting).map(({ day, lighting }) => [day, lighting?.when])
    expect(lit).toEqual([
      ['2027-04-21', 'beforeSunset'],
      ['2027-04-22', 'afterNightfall'],
      ['2027-04-23', 'beforeSunset'],
      ['2027-04-27', 'beforeSunset'],
    ])
    expect(days.filter(({ havdalah }) => havdalah).map(({ day }) => day)).toEqual(['2027-04-24'])
    expect(days[2]?.occasions).toContain('Pesach I')
    // The Shabbat of Chol HaMoed has no portion of the week.
    expect(days[4]).toMatchObject({ day: '2027-04-24', isShabbat: true, parasha: '' })
  })

  test('a festival of two days in the diaspora is one in Israel', () => {
    const candles = (place: TimesPlace) =>
      daysOf(place, stop(place, '2027-04-20', 3)).flatMap(({ day, lighting }) => (lighting ? [day] : []))
    expect(candles(ROME)).toEqual(['2027-04-21', '2027-04-22'])
    expect(candles(JERUSALEM)).toEqual(['2027-04-21'])
  })

  test('the day of leaving has its names, but the evening is elsewhere', () => {
    const last = daysOf(JERUSALEM, stop(JERUSALEM, '2027-01-14', 2)).at(-1)
    expect(last).toMatchObject({ day: '2027-01-16', isLeaving: true, isShabbat: true, parasha: 'Bo' })
    expect(last).not.toHaveProperty('havdalah')
  })

  test('where the sun does not set, the lighting is there without a time', () => {
    const friday = daysOf(TROMSO, stop(TROMSO, '2027-06-18', 2))[0]
    expect(friday?.lighting).toBeDefined()
    expect(friday?.lighting).not.toHaveProperty('time')
    expect(kindsOf(TROMSO, stop(TROMSO, '2027-06-18', 2, '12:00'))).toEqual(['sunless'])
  })
})

describe('warnings', () => {
  // Candle lighting in Jerusalem on Friday, January 15, 2027.
  const friday = (time?: string) => stop(JERUSALEM, '2027-01-15', 2, time)
  const [run] = calendarOf(JERUSALEM, friday()).times
  const [hour = 0, minute = 0] = (run?.lightings[0]?.time ?? '').split(':').map(Number)
  const before = (hours: number) => `${hour - hours}:${String(minute).padStart(2, '0')}`

  test('two hours before candle lighting is close, three are enough, by the chosen hours', () => {
    const two = friday(before(2))
    expect(warningsOf(two, calendarOf(JERUSALEM, two), 3)).toMatchObject([{ kind: 'close', minutes: 120 }])
    expect(kindsOf(JERUSALEM, friday(before(3)))).toEqual(['inTime'])
    expect(kindsOf(JERUSALEM, two, 2)).toEqual(['inTime'])
  })

  test('after candle lighting and on the day it is too late, after havdalah it is not', () => {
    expect(kindsOf(JERUSALEM, friday('23:00'))).toEqual(['during'])
    expect(kindsOf(JERUSALEM, stop(JERUSALEM, '2027-01-16', 1, '10:00'))).toEqual(['during'])
    expect(kindsOf(JERUSALEM, stop(JERUSALEM, '2027-01-16', 1, '22:00'))).toEqual([])
  })

  test('without a time it says by when to arrive', () => {
    expect(kindsOf(JERUSALEM, friday())).toEqual(['eve'])
    expect(latestArrival(run!, 3)).toBe(`${hour - 3}:${String(minute).padStart(2, '0')}`)
    expect(latestArrival(run!, 23)).toBeUndefined()
  })

  test('a festival, and leaving on a holy day', () => {
    const stay = stop(ROME, '2027-04-20', 3)
    expect(warningsOf(stay, calendarOf(ROME, stay), 3)).toMatchObject([
      { kind: 'leaving', names: ['Pesach II'] },
      { kind: 'festival', names: ['Pesach I'] },
      { kind: 'eruvTavshilin' },
    ])
    expect(kindsOf(ROME, stop(ROME, '2027-04-22', 1))).toEqual(['during', 'leaving', 'eruvTavshilin'])
    expect(kindsOf(JERUSALEM, stop(JERUSALEM, '2027-01-11', 2))).toEqual([])
  })

  test('leaving on the eve, by Friday or before a festival, loses the Shabbat', () => {
    expect(kindsOf(JERUSALEM, stop(JERUSALEM, '2027-01-13', 2))).toEqual(['leavingEve'])
    expect(kindsOf(JERUSALEM, stop(JERUSALEM, '2027-01-13', 3))).toEqual(['leaving'])
    expect(kindsOf(JERUSALEM, stop(JERUSALEM, '2027-01-13', 4))).toEqual([])
    expect(kindsOf(ROME, stop(ROME, '2027-04-19', 2))).toEqual(['leavingEve'])
  })

  // In 2027, Pesach begins on a Thursday and Shavuot on a Friday.
  test.each([
    ['of two days before Shabbat, in the diaspora', ROME, '2027-04-20', 6, '2027-04-21'],
    ['on a Friday, in Israel too', JERUSALEM, '2027-06-09', 5, '2027-06-10'],
    ['on the day before it, whoever arrives on the festival', ROME, '2027-04-22', 3, '2027-04-21'],
  ] as const)('an eruv tavshilin is for a festival %s', (_, place, day, nights, eve) => {
    const stay = stop(place, day, nights)
    const eruv = warningsOf(stay, calendarOf(place, stay), 3).filter(({ kind }) => kind === 'eruvTavshilin')
    expect(eruv).toMatchObject([{ day: eve, lighting: { day: eve } }])
  })

  test.each([
    ['of one day before a Friday, in Israel', JERUSALEM, '2027-04-20', 6],
    ['in the middle of a week', ROME, '2027-04-26', 6],
    ['after Shabbat', ROME, '2027-09-30', 5],
    ['that one has left before', ROME, '2027-04-18', 3],
    ['that is over', ROME, '2027-04-24', 3],
  ] as const)('there is no eruv tavshilin for a festival %s', (_, place, day, nights) =>
    expect(kindsOf(place, stop(place, day, nights))).not.toContain('eruvTavshilin'),
  )

  test('a festival that begins as Shabbat ends: its name, and its candles after nightfall', () => {
    // Rosh Hashana 5788 is on Shabbat and Sunday.
    const stay = stop(ROME, '2027-09-30', 5)
    const after = warningsOf(stay, calendarOf(ROME, stay), 3).filter(({ kind }) => kind === 'afterShabbat')
    expect(after).toMatchObject([
      { names: ['Rosh Hashana II'], lighting: { day: '2027-10-02', when: 'afterNightfall' } },
    ])
    expect(kindsOf(ROME, stop(ROME, '2027-10-03', 3))).not.toContain('afterShabbat')
    expect(kindsOf(ROME, stop(ROME, '2027-09-30', 2))).not.toContain('afterShabbat')
    // Its first night follows no Shabbat.
    expect(kindsOf(ROME, stop(ROME, '2027-04-20', 6))).not.toContain('afterShabbat')
  })

  test('candles after the first are lit from a flame', () => {
    const lit = daysOf(ROME, stop(ROME, '2027-04-20', 8)).flatMap(({ lighting }) => lighting ?? [])
    expect(lit.map(({ isFromFlame }) => isFromFlame)).toEqual([false, true, true, false])
  })

  test('stops overlap, but not those across the date line', () => {
    const auckland: Stop = { place: 2193733, day: '2027-01-10', nights: 4 }
    // One leaves on the 14th, and arrives in Honolulu on the 13th.
    expect(overlaps(auckland, { place: 5856195, day: '2027-01-13', nights: 2 })).toBe(false)
    expect(overlaps(auckland, { place: 5856195, day: '2027-01-12', nights: 2 })).toBe(true)
  })
})

describe('a stay over Shabbat or a festival', () => {
  const over = (place: TimesPlace, stay: Stop) => overHolyDays(stay, calendarOf(place, stay))?.nights
  const cut = (place: TimesPlace, stay: Stop) => leftDuring(stay, calendarOf(place, stay))?.day

  test.each([
    ['on a Friday', '2027-01-13', 2, 4, undefined],
    ['on Shabbat', '2027-01-13', 3, 4, '2027-01-16'],
    ['on a Sunday', '2027-01-13', 4, undefined, undefined],
    ['on a Thursday', '2027-01-13', 1, undefined, undefined],
  ])('who leaves %s', (_, day, nights, longer, run) => {
    const stay = stop(JERUSALEM, day, nights)
    expect([over(JERUSALEM, stay), cut(JERUSALEM, stay)]).toEqual([longer, run])
  })

  test('lasts until all days without havdalah between are over', () => {
    expect(over(ROME, stop(ROME, '2027-04-20', 2))).toBe(5)
    expect(over(JERUSALEM, stop(JERUSALEM, '2027-04-20', 2))).toBe(3)
  })

  test.each([
    ['on Shabbat', '2027-01-16', { day: '2027-01-15', nights: 4 }],
    ['on a Friday', '2027-01-15', undefined],
    ['on a Sunday', '2027-01-17', undefined],
  ])('who arrives %s may come on its eve', (_, day, earlier) => {
    const stay = stop(JERUSALEM, day, 3, '12:00')
    const found = fromEve(stay, calendarOf(JERUSALEM, stay))
    if (!earlier) expect(found).toBeUndefined()
    else {
      expect(found).toMatchObject(earlier)
      expect(found).not.toHaveProperty('time')
    }
  })

  test('the stop before ends on that eve, unless it ended before, or nothing were left of it', () => {
    const stay = stop(JERUSALEM, '2027-01-15', 4)
    const before = (day: string, nights: number) => stop(ROME, day, nights)
    expect(endedEarlier(before('2027-01-12', 4), stay)).toMatchObject({ nights: 3 })
    const [inTime, none] = [before('2027-01-12', 3), before('2027-01-15', 1)]
    expect(endedEarlier(inTime, stay)).toBe(inTime)
    expect(endedEarlier(none, stay)).toBeUndefined()
  })

  test('is no longer than a stop may be', () => {
    expect(over(JERUSALEM, stop(JERUSALEM, '2027-01-13', 59))).toBe(60)
    expect(over(JERUSALEM, stop(JERUSALEM, '2027-01-12', 60))).toBeUndefined()
  })
})

describe('where one stays', () => {
  const stopOf = (where: string) => readTrip(`stop=281184,2027-04-22,7,${where}`).stops[0]

  test('is a listing by its number', () => {
    expect(stopOf('4711')?.point).toEqual({ tnid: 4711 })
    expect(keptQuery('stop=281184,2027-04-22,7,4711')).toBe('stop=281184,2027-04-22,7,4711')
  })

  test.each(['Rue X 5, Paris', 'A & B #1 +2 100%', 'מלון המלך דוד', '', 'Crêpe=“q”?'])(
    'is a point with a name, to ten metres: %s',
    (name) => {
      const own = { lat: 31.7743, lng: -35.2229, name }
      const query = tripQuery({ stops: [{ place: 281184, day: '2027-04-22', nights: 7, point: own }], hours: 3 })
      expect(readTrip(query).stops[0]?.point).toEqual(own)
      // As a browser writes it.
      expect(readTrip(new URL(`https://example.org/?${query}`).search).stops[0]?.point).toEqual(own)
      expect(keptQuery(query)).toBe(query)
      expect(publicQuery(query)).toBe('stop=281184,2027-04-22,7')
    },
  )

  test('is cut where it is longer than a line', () => {
    const point = readStayPoint(`31.774312,35.222987,${'King David '.repeat(9)}\n`)
    expect(point).toMatchObject({ lat: 31.7743, lng: 35.223 })
    expect([...(point as { name: string }).name].length).toBeLessThanOrEqual(MAX_POINT_NAME)
    expect(stopOf(stayPointText(point!))?.point).toEqual(point)
  })

  test.each(['0', '99999999999', '31.77', '31.77,35.22', '91,35.22,x', '31.77,181,x', 'x', ''])(
    'is not %s: the stop is told',
    (where) => {
      const text = `281184,2027-04-22,7,${where}`
      expect(readTrip(`stop=${text}`)).toMatchObject({ stops: [], unread: [`stop=${text}`] })
      expect(keptQuery(`stop=${text}`)).toBeUndefined()
    },
  )

  test('is public only if it is a listing; hours that are not named stay so', () => {
    const query = 'stop=281184,2027-04-22T10:00,7,31.7743,35.223,X&stop=3169070,2027-05-01,1,4711'
    expect(publicQuery(query)).toBe('stop=281184,2027-04-22T10:00,7&stop=3169070,2027-05-01,1,4711')
    expect(publicQuery(`${query}&hours=3`)).toMatch(/&hours=3$/)
  })

  test('fits into what is kept, in the longest trip', () => {
    const point = { lat: -89.1234, lng: -179.1234, name: '&'.repeat(MAX_POINT_NAME) }
    const longest = { place: 2 ** 31 - 1, day: '2027-04-22', time: '15:30', nights: 60, point }
    const stops = Array.from({ length: MAX_STOPS }, () => longest)
    const query = tripQuery({ stops, hours: 12 })
    expect(query.length).toBeLessThanOrEqual(MAX_TRIP_QUERY)
    expect(keptQuery(query)).toBe(query)
  })
})
