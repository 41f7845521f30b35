import { getSedra, HDate } from '@hebcal/core'
import { dayText } from './dates.ts'
import type { HebrewDate } from './types.ts'

// Civil days, numbered from 1970-01-01, in the Hebrew calendar. A number means its
// daylight; the evening before belongs to it too.

/** hebcal counts days from 0001-01-01 (R.D. 1). */
const RATA_DIE_OF_1970 = 719_163
export const FRIDAY = 5
export const SATURDAY = 6

/** 0 is Sunday; 1970-01-01 was a Thursday. */
export function weekday(day: number): number {
  return (((day + 4) % 7) + 7) % 7
}

/** hebcal's date of a civil day. */
export function hebrewDay(day: number): HDate {
  return new HDate(day + RATA_DIE_OF_1970)
}

/** The Hebrew date of a civil day's daylight; the next one starts at sunset. */
export function hebrewDateOf(day: number): HebrewDate {
  const date = hebrewDay(day)
  return {
    year: date.getFullYear(),
    month: date.getMonthName(),
    day: date.getDate(),
  }
}

/** The number of the civil day of a Hebrew date's daylight. */
export function dayOfHebrew({ year, month, day }: HebrewDate): number {
  return new HDate(day, month, year).abs() - RATA_DIE_OF_1970
}

/** The number of the civil day on which a Hebrew year starts. */
export function newYear(year: number): number {
  return dayOfHebrew({ year, month: 'Tishrei', day: 1 })
}

/** The first and the last civil day of a Hebrew year, `YYYY-MM-DD`. */
export function daysOfYear(year: number): { first: string; last: string } {
  return { first: dayText(newYear(year)), last: dayText(newYear(year + 1) - 1) }
}

/** hebcal's keys of a Shabbat's reading; the names of the festival if one replaces the portion. */
export function readingOn(shabbat: number, israel: boolean): { names: readonly string[]; isFestival: boolean } {
  const date = hebrewDay(shabbat)
  const { parsha, chag } = getSedra(date.getFullYear(), israel).lookup(date)
  return { names: parsha, isFestival: chag }
}

/** The weekly portion of a Shabbat: one name, two if joined, none if a festival replaces it. */
export function portionOn(shabbat: number, israel: boolean): readonly string[] {
  const { names, isFestival } = readingOn(shabbat, israel)
  return isFestival ? [] : names
}
