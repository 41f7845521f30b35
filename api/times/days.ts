import { dayNumber, dayText } from '#core/domain/times/dates.ts'
import { AppError } from '#core/contract/app-error.ts'

/** The years that the calendar is reckoned for. */
const KNOWN = /^(19|20|21)\d\d-/
/** Three years, whichever of them are leap years. */
const MAX_DAYS = 1100

/** The days from 1970-01-01 to a calendar day, `YYYY-MM-DD`. Throws AppError when it is none, or too far away. */
export function requireDay(text: string): number {
  try {
    if (KNOWN.test(text)) return dayNumber(text)
  } catch (cause) {
    throw new AppError('invalidRequest', { cause })
  }
  throw new AppError('invalidRequest')
}

/** The days that a caller asks for: a year from today unless said otherwise. Throws AppError for a wrong or too long span. */
export function requireSpan(
  { from, to }: { from?: string | undefined; to?: string | undefined },
  today: string,
): { from: string; to: string } {
  const first = requireDay(from ?? today)
  const last = to === undefined ? yearAfter(first) : requireDay(to)
  if (last < first || last - first >= MAX_DAYS) {
    throw new AppError('invalidRequest')
  }
  return { from: dayText(first), to: dayText(last) }
}

/** The same date a year later; 1 March where that year has no 29 February. */
function yearAfter(day: number): number {
  const [year = '', month, date] = dayText(day).split('-')
  return Date.UTC(Number(year) + 1, Number(month) - 1, Number(date)) / 86_400_000
}
