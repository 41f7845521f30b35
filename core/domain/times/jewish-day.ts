import { dayNumber, dayText } from './dates.ts'
import { dayOfHebrew, hebrewDateOf, portionOn, SATURDAY, weekday } from './hebrew-day.ts'
import { occasionsOn } from './occasions.ts'
import type { HebrewDate, JewishDay } from './types.ts'

/**
 * The calendar of a civil day: Hebrew date, portion, festivals, fasts, by `@hebcal/core`.
 * RangeError when `day` is not a calendar day.
 */
export function jewishDay(day: string, israel: boolean): JewishDay {
  const number = dayNumber(day)
  const omer = omerOn(number)
  return {
    day,
    hebrew: hebrewDateOf(number),
    parasha: weekday(number) === SATURDAY ? portionOn(number, israel) : [],
    occasions: occasionsOn(number, israel),
    ...(omer !== undefined && { omer }),
  }
}

/** `count` days from `first` on. */
export function jewishDays(first: string, count: number, israel: boolean): JewishDay[] {
  const from = dayNumber(first)
  return Array.from({ length: count }, (_, i) => jewishDay(dayText(from + i), israel))
}

/** Whether Chanukah begins on the evening of a day: its first candle is lit before its first day. */
export const isEveOfChanukah = ({ month, day }: HebrewDate): boolean => month === 'Kislev' && day === 24

/** Counted from 16 Nisan (1) to 5 Sivan (49). */
function omerOn(day: number): number | undefined {
  const { year } = hebrewDateOf(day)
  const nth = day - dayOfHebrew({ year, month: 'Nisan', day: 15 })
  return nth >= 1 && nth <= 49 ? nth : undefined
}
