import type { ZmanName } from '#core/domain/times/hebcal-names.ts'
import { ComplexZmanimCalendar, DateTime, GeoLocation, JewishCalendar } from 'kosher-zmanim'
import { dayNumber, dayText } from '#core/domain/times/dates.ts'
import type { TimesPlace } from '#core/domain/times/types.ts'

// KosherJava's rules in kosher-zmanim: a second opinion on the sky, and on the
// calendar, where it shares no code with ours.

const MINUTE_MS = 60_000
const ZENITH = 90

/** Epoch milliseconds, null where there is no such moment. */
export type Exact = number | null

/** The part of luxon in use, which comes without types. */
interface Instant {
  offset: number
  toMillis: () => number
  setZone: (timeZone: string) => Instant
  toFormat: (form: string) => string
}

/**
 * KosherJava compares the longitude with the zone's standard time to find the calendar day; kosher-zmanim inverts the
 * sign of that time in zones with clock changes, which moves Sydney and Auckland by a day. This corrects it.
 */
class Meridian extends GeoLocation {
  days: -1 | 0 | 1 = 0

  override getAntimeridianAdjustment(): -1 | 0 | 1 {
    return this.days
  }
}

/** Hours from the mean time of the meridian to the standard time of the zone. */
function hoursApart({ lng, timeZone }: TimesPlace): number {
  const hours = [1, 7].map((month) => {
    const utc = DateTime.utc(2026, month, 1) as Instant
    return utc.setZone(timeZone).offset / 60
  })
  return lng / 15 - Math.min(...hours)
}

/** Its calendar of a place, by sea level or as seen from the height. */
export function zmanimCalendar(place: TimesPlace, { elevation }: { elevation: boolean }): ComplexZmanimCalendar {
  const metres = elevation ? Math.max(0, place.elevationMetres) : 0
  const { lat, lng, timeZone } = place
  const location = new Meridian(`${place.id}`, lat, lng, metres, timeZone)
  const hours = hoursApart(place)
  location.days = hours >= 20 ? 1 : hours <= -20 ? -1 : 0
  const calendar = new ComplexZmanimCalendar(location)
  calendar.setUseElevation(elevation)
  return calendar
}

export function turnTo(calendar: ComplexZmanimCalendar, day: string): void {
  const [year, month, date] = day.split('-').map(Number)
  calendar.setDate(DateTime.utc(year!, month!, date!))
}

function exact(instant: Instant | null): Exact {
  return instant === null ? null : instant.toMillis()
}

/** Its moments of a day, by our names; the calendar stays set to that day. */
export function momentsOf(calendar: ComplexZmanimCalendar, day: string): Record<ZmanName, Exact> {
  turnTo(calendar, dayText(dayNumber(day) + 1))
  const nextRise = riseOf(calendar)
  turnTo(calendar, day)
  const [rise, set] = [riseOf(calendar), setOf(calendar)]
  return {
    alot: exact(calendar.getAlosHashachar()),
    misheyakir: exact(calendar.getMisheyakir11Point5Degrees()),
    sunrise: exact(rise),
    shmaMga: exact(calendar.getSofZmanShmaMGA()),
    shmaGra: exact(calendar.getSofZmanShmaGRA()),
    tefillaMga: exact(calendar.getSofZmanTfilaMGA()),
    tefillaGra: exact(calendar.getSofZmanTfilaGRA()),
    // By default it takes the sun's transit, some seconds off half the day.
    chatzot: exact(calendar.getSunTransit(rise, set)),
    minchaGedola: exact(calendar.getMinchaGedola(rise, set)),
    minchaKetana: exact(calendar.getMinchaKetana(rise, set)),
    plag: exact(calendar.getPlagHamincha(rise, set)),
    sunset: exact(set),
    // Its own constant is 7° 5', a tenth of a second after 7.083.
    tzeit7: exact(calendar.getSunsetOffsetByDegrees(ZENITH + 7.083)),
    tzeit8: exact(calendar.getTzais()),
    tzeit72: exact(calendar.getTzais72()),
    chatzotNight: exact(calendar.getSunTransit(set, nextRise)),
  }
}

function riseOf(calendar: ComplexZmanimCalendar): Instant | null {
  return calendar.isUseElevation() ? calendar.getSunrise() : calendar.getSeaLevelSunrise()
}

function setOf(calendar: ComplexZmanimCalendar): Instant | null {
  return calendar.isUseElevation() ? calendar.getSunset() : calendar.getSeaLevelSunset()
}

/** Its candle lighting on the day it is set to. */
export function candlesOf(calendar: ComplexZmanimCalendar, minutes: number): Exact {
  // It uses sunset at sea level even with elevation.
  if (calendar.isUseElevation()) return fromSunset(calendar, -minutes)
  calendar.setCandleLightingOffset(minutes)
  return exact(calendar.getCandleLighting())
}

/** Its nightfall, 8.5 degrees, on the day it is set to. */
export function tzaisOf(calendar: ComplexZmanimCalendar): Exact {
  return exact(calendar.getTzais())
}

/** Minutes after sunset on the day it is set to. */
export function fromSunset(calendar: ComplexZmanimCalendar, minutes: number): Exact {
  const offset = minutes * MINUTE_MS
  return exact(ComplexZmanimCalendar.getTimeOffset(setOf(calendar), offset))
}

/** 'YYYY-MM-DD HH:MM' there, by luxon. */
export function clockThere(timeZone: string, at: number): string {
  const there = (DateTime.fromMillis(at) as Instant).setZone(timeZone)
  return there.toFormat('yyyy-MM-dd HH:mm')
}

/** Its Jewish calendar of a civil day. */
export function jewishCalendar(day: string, { israel }: { israel: boolean }): JewishCalendar {
  const [year, month, date] = day.split('-').map(Number)
  const calendar = new JewishCalendar()
  calendar.setInIsrael(israel)
  calendar.setUseModernHolidays(true)
  calendar.setGregorianDate(year!, month! - 1, date!)
  return calendar
}
