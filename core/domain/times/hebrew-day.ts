import { getSedra, HDate } from '@hebcal/core'
import { dayText } from './dates.ts'
import type { HebrewDate } from './types.ts'

// Civil days by their number (from 1970-01-01) in the Hebrew calendar. What a
// number stands for is its daylight: the evening before belongs to it too.

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

/** The Hebrew date of a civil day's daylight; the next one begins at its sunset. */
export function hebrewDateOf(day: number): HebrewDate {
  const date = hebrewDay(day)
  return {
    year: date.getFullYear(),
    month: date.getMonthName(),
    day: date.getDate(),
  }
}

/** The number of the civil day whose daylight a Hebrew date is. */
export function dayOfHebrew({ year, month, day }: HebrewDate): number {
  return new HDate(day, month, year).abs() - RATA_DIE_OF_1970
}

/** The number of the civil day on which a Hebrew year begins. */
export function newYear(year: number): number {
  return dayOfHebrew({ year, month: 'Tishrei', day: 1 })
}

/** The first and the last civil day of a Hebrew year, `YYYY-MM-DD`. */
export function daysOfYear(year: number): { first: string; last: string } {
  return { first: dayText(newYear(year)), last: dayText(newYear(year + 1) - 1) }
}

/** hebcal's keys of what is read on a Shabbat; the names of the festival where one takes the portion's place. */
export function readingOn(shabbat: number, israel: boolean): { names: readonly string[]; isFestival: boolean } {
  const date = hebrewDay(shabbat)
  const { parsha, chag } = getSedra(date.getFullYear(), israel).lookup(date)
  return { names: parsha, isFestival: chag }
}

/** The weekly portion of a Shabbat: one name, two when joined, none when a festival takes its place. */
export function portionOn(shabbat: number, israel: boolean): readonly string[] {
  const { names, isFestival } = readingOn(shabbat, israel)
  return isFestival ? [] : names
}
