import type { EntryHours } from '../../contract/entries.ts'
import { dayNumber, dayText } from '../times/dates.ts'
import { eveningsOf, lightingDown, MINUTE_MS, nightfallUp } from '../times/evenings.ts'
import { FRIDAY, SATURDAY, weekday } from '../times/hebrew-day.ts'
import type { TimesPlace } from '../times/types.ts'
import { startOfDay } from '../times/zones.ts'
import { comingHours, type BelievedHours } from './coming.ts'
import { HOURS_DAYS } from './stretches.ts'

const NOON_MS = 12 * 60 * MINUTE_MS
/** Who opens after Shabbat opens by three in the night. */
const LATE_MS = 3 * 60 * MINUTE_MS

const minute = (at: number): number => Math.round(at / MINUTE_MS)

/** What lists know of a place's hours, from a day there on. Where the sun does not set, it has no such afternoons. */
export function entryHours(hours: BelievedHours, place: TimesPlace, day: string): EntryHours {
  const { timeZone } = place
  const midnight = (nth: number) => startOfDay(timeZone, dayText(nth))
  const evenings = eveningsOf(place, startOfDay(timeZone, day))
  const first = dayNumber(day)
  const days = Array.from({ length: HOURS_DAYS + 1 }, (_, at) => first - 1 + at)
  const fridays = days
    .filter((nth) => weekday(nth) === FRIDAY)
    .flatMap((nth): [number, number][] => {
      const candles = lightingDown(nth, evenings)
      return candles === undefined ? [] : [[minute(midnight(nth) + NOON_MS), minute(candles)]]
    })
  const nights = days
    .filter((nth) => weekday(nth) === SATURDAY)
    .flatMap((nth): [number, number][] => {
      const havdalah = nightfallUp(nth, evenings)
      return havdalah === undefined ? [] : [[minute(havdalah), minute(midnight(nth + 1) + LATE_MS)]]
    })
  const { stretches } = comingHours(hours, place, day)
  return { timeZone, stretches: stretches.map(([from, code]) => [minute(from), code]), fridays, nights }
}
