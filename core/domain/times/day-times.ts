import { dayNumber } from './dates.ts'
import { eveningsOf, lightingDown, momentOf, nearest, nightfallUp, type Evenings } from './evenings.ts'
import { hebrewDateOf, FRIDAY, SATURDAY, weekday } from './hebrew-day.ts'
import { holyRunsBetween } from './holy-days.ts'
import { jewishDay } from './jewish-day.ts'
import { isIsrael } from './lighting-customs.ts'
import { occasionsOn } from './occasions.ts'
import type { TimesMethod, TimesOptions } from './options.ts'
import { lightingAt } from './shabbat-times.ts'
import { dawn, nightfall, skyOver, sunset } from './sun.ts'
import type { DayMoment, HebrewDate, JewishDay, Lighting, Occasion, TimesPlace } from './types.ts'
import { wallClock } from './zones.ts'
import { ALOT_DEGREES, TZEIT_DEGREES, zmanimOf, type Zman } from './zmanim.ts'

const DAY_MS = 86_400_000
const NINTH_OF_AV = "Tish'a B'Av"

/**
 * The candles of a night of Chanukah: at nightfall, but on Friday before the Shabbat candles, on Saturday after
 * havdalah.
 */
export interface ChanukahLighting extends DayMoment {
  /** How many candles. */
  candles: number
  when: 'nightfall' | 'beforeShabbatCandles' | 'afterHavdalah'
}

/** The part of a fast on this day: 9 Av starts the evening before its date. */
export interface FastMoment extends DayMoment {
  name: Occasion['name']
  edge: 'begins' | 'ends'
}

/** Everything of one civil day at a place. */
export interface DayTimes extends JewishDay {
  place: number
  israel: boolean
  method: TimesMethod
  /** The Hebrew date that begins at this day's sunset. */
  hebrewAtSunset: HebrewDate
  /** Candles of this evening, for Shabbat or a festival. */
  lighting?: Lighting
  /** The end of Shabbat or of a festival this evening. */
  havdalah?: DayMoment
  fasts: readonly FastMoment[]
  chanukah?: ChanukahLighting
  zmanim: readonly Zman[]
}

/**
 * The times of one calendar day (`YYYY-MM-DD`) at a place, by the options or else its custom.
 * Minor fasts last from dawn (16.1 degrees) to 7.083 degrees, 9 Av from the previous sunset.
 * RangeError for an impossible place, day or option.
 */
export function dayTimes(place: TimesPlace, day: string, options: TimesOptions = {}): DayTimes {
  const number = dayNumber(day)
  const israel = isIsrael(place)
  const evenings = eveningsOf(place, number * DAY_MS, options)
  const chanukah = chanukahLighting(number, israel, evenings)
  return {
    place: place.id,
    israel,
    method: evenings.method,
    ...jewishDay(day, israel),
    hebrewAtSunset: hebrewDateOf(number + 1),
    ...holyEvening(number, israel, evenings),
    fasts: fastMoments(number, israel, evenings),
    ...(chanukah && { chanukah }),
    zmanim: zmanimOf(number, evenings),
  }
}

function holyEvening(day: number, israel: boolean, evenings: Evenings): Pick<DayTimes, 'lighting' | 'havdalah'> {
  const runs = holyRunsBetween(israel, day, day)
  const lit = runs.flatMap(({ lightings }) => lightings).find(({ eve }) => eve === day)
  const ends = runs.some(({ last }) => last === day)
  return {
    ...(lit && { lighting: lightingAt(lit, evenings) }),
    ...(ends && {
      havdalah: momentOf(nightfallUp(day, evenings), day, evenings.timeZone),
    }),
  }
}

function fastMoments(day: number, israel: boolean, { sky, timeZone }: Evenings): FastMoment[] {
  const moment = (at: number | undefined) => momentOf(nearest(at), day, timeZone)
  const fastOn = (at: number) => occasionsOn(at, israel).find(({ kind }) => kind === 'fast')?.name
  const today = fastOn(day)
  const found: FastMoment[] = []
  if (today !== undefined && today !== NINTH_OF_AV) {
    const at = dawn(sky, day, ALOT_DEGREES)
    found.push({ name: today, edge: 'begins', ...moment(at) })
  }
  if (today !== undefined) {
    const at = nightfall(sky, day, TZEIT_DEGREES)
    found.push({ name: today, edge: 'ends', ...moment(at) })
  }
  if (fastOn(day + 1) === NINTH_OF_AV) {
    found.push({
      name: NINTH_OF_AV,
      edge: 'begins',
      ...moment(sunset(sky, day)),
    })
  }
  return found
}

/** On weekdays at nightfall (7.083 degrees), on Friday with the Shabbat candles, after Shabbat not before havdalah. */
function chanukahLighting(day: number, israel: boolean, evenings: Evenings): ChanukahLighting | undefined {
  const tomorrow = occasionsOn(day + 1, israel)
  const candles = tomorrow.find(({ name }) => name === 'Chanukah')?.nth
  if (candles === undefined) return undefined
  const lit = (when: ChanukahLighting['when'], at: number | undefined) => ({
    candles,
    when,
    ...momentOf(at, day, evenings.timeZone),
  })
  if (weekday(day) === FRIDAY) return lit('beforeShabbatCandles', lightingDown(day, evenings))
  if (weekday(day) === SATURDAY) return lit('afterHavdalah', nightfallUp(day, evenings))
  return lit('nightfall', nearest(nightfall(evenings.sky, day, TZEIT_DEGREES)))
}

/**
 * The Hebrew date at a place at a moment: it changes at local sunset, at sea level; at midnight if the sun does not
 * set.
 */
export function hebrewDateAt(place: TimesPlace, now: Date): HebrewDate {
  const at = now.getTime()
  const today = dayNumber(wallClock(place.timeZone, at).day)
  const sky = skyOver(place, at)
  // Far north, a summer day's sun sets after midnight, and only then does the day end.
  const late = sunset(sky, today - 1)
  if (late !== undefined && at < late) return hebrewDateOf(today - 1)
  const set = sunset(sky, today)
  return hebrewDateOf(set !== undefined && at >= set ? today + 1 : today)
}
