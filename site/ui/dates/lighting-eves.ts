import { addDays, addMonths, weekdayOf } from '#core/domain/times/dates.ts'

const FRIDAY = 5
const MONTHS_BACK = 6
const MONTHS_AHEAD = 24

/** Days other than Fridays with candle lighting, `YYYY-MM-DD`. */
export interface FestivalEves {
  israel: readonly string[]
  diaspora: readonly string[]
}

/** First and last selectable day. */
export interface DayRange {
  from: string
  to: string
}

export function rangeAround(today: string): DayRange {
  return {
    from: addMonths(today, -MONTHS_BACK),
    to: addMonths(today, MONTHS_AHEAD),
  }
}

export function isWithin({ from, to }: DayRange, day: string): boolean {
  return from <= day && day <= to
}

interface Where {
  eves: FestivalEves
  /** Whether festivals are observed as in Israel. */
  israel: boolean
}

/** Whether a day has candle lighting in the evening. */
export function isLightingEve(day: string, { eves, israel }: Where): boolean {
  if (weekdayOf(day) === FRIDAY) return true
  return (israel ? eves.israel : eves.diaspora).includes(day)
}

/** The first such day from `day` on. */
export function nextLightingEve(day: string, where: Where): string {
  let eve = day
  while (!isLightingEve(eve, where)) eve = addDays(eve, 1)
  return eve
}

/** The eve of the Shabbat or festival, or run of them, that a day belongs to, or else of the next one. */
export function eveOf(day: string, where: Where): string {
  const first = firstOf(day, where)
  return first === day ? nextLightingEve(day, where) : first
}

/** The first of the eves up to a day without a weekday between them. */
function firstOf(day: string, where: Where): string {
  let first = day
  while (isLightingEve(addDays(first, -1), where)) first = addDays(first, -1)
  return first
}

/** The eve of the Shabbat or festival before or after that of an eve. */
export function eveBeside(eve: string, way: 'back' | 'forth', where: Where): string {
  if (way === 'forth') return nextLightingEve(holyDaysFrom(eve, where).at(-1)!, where)
  let before = addDays(eve, -1)
  while (!isLightingEve(before, where)) before = addDays(before, -1)
  return firstOf(before, where)
}

/** The holy days from an eve to their havdalah: each but the last is the eve of the next. */
export function holyDaysFrom(eve: string, where: Where): string[] {
  const days = [addDays(eve, 1)]
  while (isLightingEve(days.at(-1)!, where)) days.push(addDays(days.at(-1)!, 1))
  return days
}
