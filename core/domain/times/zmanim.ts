import { type ZmanName, ZMANIM } from './hebcal-names.ts'
import { MINUTE_MS, momentOf, nearest, up, type Evenings } from './evenings.ts'
import { dawn, nightfall, sunrise, sunset } from './sun.ts'
import type { DayMoment } from './types.ts'

/** Alot hashachar: the sun 16.1 degrees below the horizon. */
export const ALOT_DEGREES = 16.1
/** Three medium stars: 7.083 degrees (7° 5'). */
export const TZEIT_DEGREES = 7.083
const SMALL_STARS_DEGREES = 8.5
const MISHEYAKIR_DEGREES = 11.5
/** Rabbeinu Tam's nightfall and the Magen Avraham's day, in minutes. */
const SEVENTY_TWO = 72 * MINUTE_MS

export interface Zman extends DayMoment {
  name: ZmanName
}

/**
 * The moments of a day (numbered from 1970-01-01): dawn by degrees, hours by the Gra (sunrise to sunset) and the
 * Magen Avraham (72 minutes more at both ends), nightfall by degrees and by Rabbeinu Tam. Rounded to the nearest
 * minute, except havdalah's nightfall, which is rounded up.
 */
export function zmanimOf(day: number, { sky, timeZone }: Evenings): Zman[] {
  const rise = sunrise(sky, day)
  const set = sunset(sky, day)
  const gra = hoursBetween(rise, set)
  const mga = hoursBetween(
    rise === undefined ? undefined : rise - SEVENTY_TWO,
    set === undefined ? undefined : set + SEVENTY_TWO,
  )
  const night = hoursBetween(set, sunrise(sky, day + 1))
  const exact: Record<ZmanName, number | undefined> = {
    alot: dawn(sky, day, ALOT_DEGREES),
    misheyakir: dawn(sky, day, MISHEYAKIR_DEGREES),
    sunrise: rise,
    shmaMga: mga(3),
    shmaGra: gra(3),
    tefillaMga: mga(4),
    tefillaGra: gra(4),
    chatzot: gra(6),
    minchaGedola: gra(6.5),
    minchaKetana: gra(9.5),
    plag: gra(10.75),
    sunset: set,
    tzeit7: nightfall(sky, day, TZEIT_DEGREES),
    tzeit8: nightfall(sky, day, SMALL_STARS_DEGREES),
    tzeit72: set === undefined ? undefined : set + SEVENTY_TWO,
    chatzotNight: night(6),
  }
  return ZMANIM.map((name) => {
    const round = name === 'tzeit8' ? up : nearest
    return { name, ...momentOf(round(exact[name]), day, timeZone) }
  })
}

/** The end of the nth of twelve equal hours between two moments. */
function hoursBetween(from: number | undefined, to: number | undefined): (hours: number) => number | undefined {
  if (from === undefined || to === undefined) return () => undefined
  return (hours) => from + ((to - from) * hours) / 12
}
