import { dayNumber, dayText } from './dates.ts'
import { dayTimes, type ChanukahLighting, type FastMoment } from './day-times.ts'
import { jewishDays } from './jewish-day.ts'
import { isIsrael } from './lighting-customs.ts'
import type { TimesOptions } from './options.ts'
import { shabbatTimesBetween } from './shabbat-times.ts'
import type { DayMoment, JewishDay, Lighting, Occasion, TimesPlace } from './types.ts'

export const NINTH_OF_AV = "Tish'a B'Av"

/** A special civil day, under its own date even if one of its moments falls after midnight. */
export interface AgendaDay extends JewishDay {
  /** Candle lighting on the evening before a Shabbat or festival. */
  eve?: Lighting
  /** The end of a Shabbat or festival this evening. */
  havdalah?: DayMoment
  fasts: readonly FastMoment[]
  /** Chanukah candles this evening. */
  chanukah?: ChanukahLighting
}

/**
 * The special days from `first` to `last` (`YYYY-MM-DD`, inclusive), with the times that only they have.
 * RangeError for an impossible place, day or option.
 */
export function agendaBetween(place: TimesPlace, first: string, last: string, options: TimesOptions = {}): AgendaDay[] {
  const holy = holyTimes(place, first, last, options)
  const count = dayNumber(last) - dayNumber(first) + 1
  const days = jewishDays(first, count + 1, isIsrael(place))
  return days.slice(0, count).flatMap((day, at) => {
    const rare = rareTimes(place, day, days[at + 1], options)
    const times = holy.get(day.day)
    const isSomething = times || rare || day.occasions.length > 0
    return isSomething ? [{ ...day, ...times, ...(rare ?? { fasts: [] }) }] : []
  })
}

/** The times of fasts and of Chanukah on a day before `next`; undefined if it can have none. */
export function rareTimes(
  place: TimesPlace,
  day: JewishDay,
  next: JewishDay | undefined,
  options: TimesOptions = {},
): Pick<AgendaDay, 'fasts' | 'chanukah'> | undefined {
  if (!isRare(day, next)) return undefined
  const { fasts, chanukah } = dayTimes(place, day.day, options)
  return { fasts, ...(chanukah && { chanukah }) }
}

/** Whether a day may have times of a fast or Chanukah: both can start on the previous evening. */
function isRare(day: JewishDay, next: JewishDay | undefined): boolean {
  const isFast = day.occasions.some(({ kind }) => kind === 'fast')
  const begins = ({ name }: Occasion) => name === NINTH_OF_AV || name === 'Chanukah'
  return isFast || Boolean(next?.occasions.some(begins))
}

type HolyTimes = Pick<AgendaDay, 'eve' | 'havdalah'>

function holyTimes(place: TimesPlace, first: string, last: string, options: TimesOptions): Map<string, HolyTimes> {
  const found = new Map<string, HolyTimes>()
  for (const run of shabbatTimesBetween(place, first, last, options)) {
    // The days of a run are consecutive, each with its lighting on the previous evening.
    run.lightings.forEach((eve, at) => {
      const isLast = at === run.lightings.length - 1
      const day = dayText(dayNumber(run.day) + at)
      found.set(day, { eve, ...(isLast && { havdalah: run.havdalah }) })
    })
  }
  return found
}
