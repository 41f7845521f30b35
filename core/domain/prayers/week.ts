import type { PrayerTimes } from '../../contract/seed/prayer-times.ts'
import { addDays, weekdayOf } from '../times/dates.ts'

const SATURDAY = 6

/** The Shabbat of a day's week, 'YYYY-MM-DD': that day itself on a Shabbat. */
export const shabbatOf = (day: string): string => addDays(day, SATURDAY - weekdayOf(day))

/** Whether prayer times are those of a week that has passed on a day. */
export const isOfEarlierWeek = ({ shabbat }: Pick<PrayerTimes, 'shabbat'>, day: string): boolean =>
  shabbat !== undefined && day > shabbat
