import { flags, HDate, HebrewCalendar, Location, type Event, type TimedEvent } from '@hebcal/core'
import { expect, test } from 'vitest'
import {
  candleMinutes,
  comingShabbatTimes,
  isIsrael,
  type HolyDays,
  type TimesPlace,
} from '#core/domain/times/shabbat-times.ts'
import { dayNumber, dayText } from '#core/domain/times/dates.ts'
import { PLACES } from './places.ts'

// hebcal's own calendar with the same options must agree: it joins days by flags, ours by succession. Far north and
// beyond the date line it cannot.

const MINUTE_MS = 60_000
const ASKED_EARLIER_MS = MINUTE_MS
const APART: readonly TimesPlace[] = [
  PLACES.tromso,
  PLACES.longyearbyen,
  PLACES.apia,
  PLACES.tabwakea,
  PLACES.nukualofa,
]
const places = Object.entries(PLACES).filter(([, place]) => !APART.includes(place))
const START = '2026-09-06'
const RUNS = 120

function hebcalEvents(place: TimesPlace): Event[] {
  const { lat, lng, timeZone, country, id } = place
  const il = isIsrael(place)
  return HebrewCalendar.calendar({
    start: new HDate(new Date(2026, 8, 6)),
    end: new HDate(new Date(2029, 0, 31)),
    location: new Location(lat, lng, il, timeZone, `${id}`, country, `${id}`),
    il,
    candlelighting: true,
    // For 18 in Israel, hebcal would use 20; see ASKED_EARLIER_MS.
    candleLightingMins: candleMinutes(place) + 1,
    havdalahDeg: 8.5,
    sedrot: true,
    noMinorFast: true,
  })
}

function isoDay(event: Event): string {
  const { yy, mm, dd } = gregorian(event)
  return `${yy}-${pad(mm)}-${pad(dd)}`
}

function gregorian(event: Event) {
  const date = event.getDate().greg()
  return {
    yy: date.getFullYear(),
    mm: date.getMonth() + 1,
    dd: date.getDate(),
  }
}

function pad(number: number): string {
  return `${number}`.padStart(2, '0')
}

interface Line {
  what: string
  /** The civil day of the evening, even when nightfall comes after midnight. */
  day: string
  at: number | 'none'
}

/** Lightings and havdalot in the order of time. */
function ourLines(runs: readonly HolyDays[]): Line[] {
  return runs
    .flatMap(({ lightings, havdalah }) => [
      ...lightings.map((lighting) => ({ ...lighting, what: lighting.when as string })),
      { ...havdalah, what: 'havdalah' },
    ])
    .map(({ what, day, at }) => {
      if (at === 'none') return { what, day, at }
      const evening = dayNumber(day) - (at.local < '05:00' ? 1 : 0)
      return { what, day: dayText(evening), at: at.at }
    })
}

function hebcalLines(events: readonly Event[]): Line[] {
  return events
    .filter((event) => ['Candle lighting', 'Havdalah'].includes(event.getDesc()))
    .map((event) => {
      const at = (event as TimedEvent).eventTime.getTime()
      const day = isoDay(event)
      const late = event.getFlags() & flags.LIGHT_CANDLES_TZEIS
      const friday = event.getDate().getDay() === 5
      const saturday = event.getDate().getDay() === 6
      if (event.getDesc() === 'Havdalah') return { what: 'havdalah', day, at }
      const dark = saturday || (late && !friday)
      return dark ? { what: 'afterNightfall', day, at } : { what: 'beforeSunset', day, at: at + ASKED_EARLIER_MS }
    })
}

test.each(places)('%s: the same lightings and havdalot', (_, place) => {
  const now = new Date(`${START}T12:00:00Z`)
  const ours = ourLines(comingShabbatTimes(place, now, RUNS).runs)
  const theirs = hebcalLines(hebcalEvents(place))
  // hebcal omits what it cannot compute.
  const times = ours.filter((line) => line.at !== 'none')
  expect(times.length).toBeGreaterThan(RUNS)
  for (const [index, line] of times.entries()) {
    const their = theirs[index]!
    expect({ ...line, at: 0 }).toEqual({ ...their, at: 0 })
    const late = Number(line.at) - Number(their.at)
    // hebcal rounds nightfall to the nearest minute, we upward.
    const allowed = line.what === 'beforeSunset' ? [0] : [0, MINUTE_MS]
    expect(allowed, `${line.day} ${line.what}`).toContain(late)
  }
})

test.each(places)('%s: the same portions', (_, place) => {
  const now = new Date(`${START}T12:00:00Z`)
  const { runs } = comingShabbatTimes(place, now, RUNS)
  const ours = runs.map((run) => run.parasha.join('-')).filter((name) => name !== '')
  const theirs = hebcalEvents(place)
    .filter((event) => event.getFlags() & flags.PARSHA_HASHAVUA)
    .map((event) => event.getDesc().replace('Parashat ', ''))
  expect(ours).toEqual(theirs.slice(0, ours.length))
})
