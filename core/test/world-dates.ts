import { dayNumber, dayText } from '#core/domain/times/dates.ts'
import { weekday } from '#core/domain/times/hebrew-day.ts'

// Twenty days of each of six years: the days on which clocks are changed, north
// and south, and the days on which the sun turns or the calendar does.

const [SUNDAY, FRIDAY] = [0, 5]
/** Three leap years; Brazil and Iran still changed their clocks in the first. */
const YEARS = [2016, 2024, 2025, 2027, 2032, 2049] as const

function text(year: number, month: number, date: number): string {
  return dayText(Date.UTC(year, month - 1, date) / 86_400_000)
}

/** The nth such weekday of a month, or the last. */
function nth(year: number, month: number, nthDay: number, which: 1 | 2 | 'last'): string {
  const start = dayNumber(which === 'last' ? text(year, month + 1, -6) : text(year, month, 1))
  const ahead = (nthDay - weekday(start) + 7) % 7
  return dayText(start + ahead + (which === 2 ? 7 : 0))
}

function daysOf(year: number): string[] {
  return [
    text(year, 1, 1),
    // A leap day, or the first of March.
    text(year, 2, 29),
    nth(year, 3, SUNDAY, 2), // North America goes forward
    text(year, 3, 20),
    nth(year, 3, FRIDAY, 'last'), // Israel, in these years
    nth(year, 3, SUNDAY, 'last'), // Europe
    nth(year, 4, SUNDAY, 1), // Australia, New Zealand, Chile go back
    nth(year, 4, FRIDAY, 'last'), // Egypt
    text(year, 5, 22), // the last sunsets of the north
    text(year, 6, 21),
    text(year, 7, 24), // and the first
    nth(year, 9, SUNDAY, 1), // Chile goes forward
    text(year, 9, 22),
    nth(year, 9, SUNDAY, 'last'), // New Zealand
    nth(year, 10, SUNDAY, 1), // Australia
    nth(year, 10, SUNDAY, 'last'), // Europe and Israel go back
    nth(year, 11, SUNDAY, 1), // North America
    text(year, 11, 27), // the last sunrises of the north
    text(year, 12, 21),
    text(year, 12, 31),
  ]
}

export const WORLD_DATES: readonly string[] = YEARS.flatMap(daysOf)
