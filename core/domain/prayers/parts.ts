// What prayer times are made of; runs in the browser, too.

import { HOURS_ANSWERS, WEEKDAYS, type JewishDayName, type Weekday } from '../hours/parts.ts'

/** `service`: one whose name nobody has stated. */
export const SERVICES = ['shacharit', 'mincha', 'maariv', 'kabbalatShabbat', 'service'] as const
export type Service = (typeof SERVICES)[number]

/** Weekdays, and days of the Jewish calendar that have times of their own. */
export const PRAYER_DAYS = [...WEEKDAYS, ...(Object.keys(HOURS_ANSWERS) as JewishDayName[])] as const
export type PrayerDay = Weekday | JewishDayName

/** By the place's change of clocks. */
export const CLOCK_SEASONS = ['summer', 'winter'] as const
