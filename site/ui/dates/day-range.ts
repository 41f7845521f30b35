import { addMonths, dayNumber, isDay } from '#core/domain/times/dates.ts'
import { LANGUAGES, type Lang } from '#core/i18n/languages.ts'
import type { DayRange } from './lighting-eves.ts'

/** The selection so far: the first day, and the last one once chosen. */
export interface PickedRange {
  from: string
  to?: string
}

/** First and last day of `2027-04-20/2027-04-30`; undefined if empty or invalid. */
export function rangeOf(value: string): DayRange | undefined {
  const [from = '', to = '', ...rest] = value.split('/')
  const isRange = rest.length === 0 && isDay(from) && isDay(to) && from <= to
  return isRange ? { from, to } : undefined
}

export const rangeValue = ({ from, to = from }: PickedRange): string => `${from}/${to}`

/** The selection after pressing a day: starts, ends, or restarts a range. */
export function pickDay(picked: PickedRange | undefined, day: string): PickedRange {
  const isOpen = picked !== undefined && picked.to === undefined
  return isOpen && day >= picked.from ? { from: picked.from, to: day } : { from: day }
}

/** The days that an enquiry may be about: from today to one year ahead. */
export const enquiryDays = (today: string): DayRange => ({
  from: today,
  to: addMonths(today, 12),
})

export const nightsOf = ({ from, to }: DayRange): number => dayNumber(to) - dayNumber(from)

/** '20–30 Apr 2027' as the language writes it. */
export function rangeText(lang: Lang, { from, to }: DayRange): string {
  const printer = new Intl.DateTimeFormat(LANGUAGES[lang].dateLocale, {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    calendar: 'gregory',
    timeZone: 'UTC',
  })
  const [first, last] = [from, to].map((day) => dayNumber(day) * 86_400_000)
  return printer.formatRange(first!, last!)
}
