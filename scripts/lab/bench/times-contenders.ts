import {
  GeoLocation,
  getHolidaysOnDate,
  getSedra,
  HDate,
  HebrewCalendar,
  Location,
  Zmanim,
  type TimedEvent,
} from '@hebcal/core'
import { dayNumber, dayText } from '#core/domain/times/dates.ts'
import { dayTimes } from '#core/domain/times/day-times.ts'
import { candleMinutes, comingShabbatTimes, isIsrael, shabbatTimesBetween } from '#core/domain/times/shabbat-times.ts'
import type { TimesPlace } from '#core/domain/times/types.ts'
import {
  candlesOf,
  clockThere,
  jewishCalendar,
  momentsOf,
  turnTo,
  tzaisOf,
  zmanimCalendar,
} from '#core/test/kosher-java.ts'

// The same tasks for ours, for hebcal as in its manual, and for kosher-zmanim. All return local times; each returns
// the number of times, so that none can skip work.

const DAY_MS = 86_400_000
/** hebcal counts days from 0001-01-01. */
const RATA_DIE_OF_1970 = 719_163

export interface Contender {
  /** All times of one day. */
  day: (place: TimesPlace, day: string) => number
  /** The next six runs of holy days, or six weeks of them. */
  coming: (place: TimesPlace, day: string) => number
  /** Candle lighting and havdalah for two years. */
  span: (place: TimesPlace, first: string, last: string) => number
}

const RUNS = 6

export const ours: Contender = {
  day: (place, day) => dayTimes(place, day).zmanim.length,
  coming(place, day) {
    const now = new Date(dayNumber(day) * DAY_MS)
    return 2 * comingShabbatTimes(place, now, RUNS).runs.length
  },
  span: (place, first, last) => 2 * shabbatTimesBetween(place, first, last).length,
}

const formatters = new Map<string, Intl.DateTimeFormat>()

function formatterOf(timeZone: string): Intl.DateTimeFormat {
  let formatter = formatters.get(timeZone)
  if (!formatter) {
    formatter = new Intl.DateTimeFormat('en-US', {
      timeZone,
      hour: 'numeric',
      minute: 'numeric',
    })
    formatters.set(timeZone, formatter)
  }
  return formatter
}

function hebcalDay(place: TimesPlace, day: string): number {
  const { lat, lng, timeZone } = place
  const israel = isIsrael(place)
  const date = new HDate(dayNumber(day) + RATA_DIE_OF_1970)
  const location = new GeoLocation(null, lat, lng, 0, timeZone)
  const zmanim = new Zmanim(location, date, false)
  const times = [
    zmanim.alotHaShachar(),
    zmanim.misheyakir(),
    zmanim.sunrise(),
    zmanim.sofZmanShmaMGA(),
    zmanim.sofZmanShma(),
    zmanim.sofZmanTfillaMGA(),
    zmanim.sofZmanTfilla(),
    zmanim.chatzot(),
    zmanim.minchaGedola(),
    zmanim.minchaKetana(),
    zmanim.plagHaMincha(),
    zmanim.sunset(),
    zmanim.tzeit(7.083),
    zmanim.tzeit(8.5),
    zmanim.sunsetOffset(72),
    zmanim.chatzotNight(),
  ]
  getHolidaysOnDate(date, israel)
  getSedra(date.getFullYear(), israel).lookup(date)
  const formatter = formatterOf(timeZone)
  return times.map((time) => (Number.isNaN(time.getTime()) ? '' : Zmanim.formatTime(time, formatter))).length
}

function hebcalEvents(place: TimesPlace, first: string, days: number): TimedEvent[] {
  const { lat, lng, timeZone, country } = place
  const il = isIsrael(place)
  const start = dayNumber(first) + RATA_DIE_OF_1970
  const events = HebrewCalendar.calendar({
    start: new HDate(start),
    end: new HDate(start + days - 1),
    location: new Location(lat, lng, il, timeZone, 'there', country),
    il,
    candlelighting: true,
    candleLightingMins: candleMinutes(place),
    havdalahDeg: 8.5,
    sedrot: true,
    noMinorFast: true,
  })
  return events.filter((event) => 'eventTime' in event) as TimedEvent[]
}

function daysBetween(first: string, last: string): number {
  return dayNumber(last) - dayNumber(first) + 1
}

export const hebcal: Contender = {
  day: hebcalDay,
  coming: (place, day) => hebcalEvents(place, day, RUNS * 7).length,
  span: (place, first, last) => hebcalEvents(place, first, daysBetween(first, last)).length,
}

function kosherSpan(place: TimesPlace, first: string, days: number): number {
  const calendar = zmanimCalendar(place, { elevation: false })
  const israel = isIsrael(place)
  const said: string[] = []
  for (let ahead = 0; ahead < days; ahead++) {
    const day = dayText(dayNumber(first) + ahead)
    const jewish = jewishCalendar(day, { israel })
    const isLit = jewish.hasCandleLighting()
    const isHoly = jewish.isAssurBemelacha()
    if (!isLit && !isHoly) continue
    turnTo(calendar, day)
    const at = isLit ? candlesOf(calendar, candleMinutes(place)) : tzaisOf(calendar)
    said.push(at === null ? '' : clockThere(place.timeZone, at))
  }
  return said.length
}

export const kosherZmanim: Contender = {
  day(place, day) {
    const calendar = zmanimCalendar(place, { elevation: false })
    const jewish = jewishCalendar(day, { israel: isIsrael(place) })
    jewish.getYomTovIndex()
    jewish.getParsha()
    const times = Object.values(momentsOf(calendar, day))
    return times.map((at) => (at === null ? '' : clockThere(place.timeZone, at))).length
  },
  coming: (place, day) => kosherSpan(place, day, RUNS * 7),
  span: (place, first, last) => kosherSpan(place, first, daysBetween(first, last)),
}
