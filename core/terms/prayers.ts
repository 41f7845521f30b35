// What prayer times are made of; runs in the browser, too.

import { HOURS_ANSWERS, WEEKDAYS, type AskAbout, type JewishDayName, type Weekday } from './hours.ts'

/** `service`: one whose name nobody has stated. */
export const SERVICES = ['shacharit', 'mincha', 'maariv', 'kabbalatShabbat', 'service'] as const
export type Service = (typeof SERVICES)[number]

/** Weekdays, and days of the Jewish calendar that have times of their own. */
export const PRAYER_DAYS = [...WEEKDAYS, ...(Object.keys(HOURS_ANSWERS) as JewishDayName[])] as const
export type PrayerDay = Weekday | JewishDayName

/** By the place's change of clocks. */
export const CLOCK_SEASONS = ['summer', 'winter'] as const

/** `season`: of times for summer and winter, where clocks do not change. */
export type AskPrayers = Exclude<AskAbout, 'friday' | 'shabbat'> | 'season'

/** One letter each, as pages and the API carry them. */
export const SERVICE_CODES = {
  s: 'shacharit',
  m: 'mincha',
  a: 'maariv',
  k: 'kabbalatShabbat',
  p: 'service',
} as const satisfies Record<string, Service>
export const ASK_CODES = {
  F: 'festival',
  E: 'eve',
  C: 'cholHamoed',
  T: 'fast',
  S: 'sun',
  N: 'season',
} as const satisfies Record<string, AskPrayers>
export type ServiceCode = keyof typeof SERVICE_CODES
export type AskPrayersCode = keyof typeof ASK_CODES

/**
 * The services of the coming days in their order, each at its moment, epoch milliseconds; days to ask about, and what
 * nothing is known of (`end`), stand at the moment until which that holds.
 */
export type Coming = readonly [at: number, code: ServiceCode | AskPrayersCode | 'end']
