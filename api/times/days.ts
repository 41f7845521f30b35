import { dayNumber, dayText } from '#core/domain/times/dates.ts'
import { AppError } from '#core/contract/app-error.ts'

/** The supported years. */
const KNOWN = /^(19|20|21)\d\d-/
/** Three years, whichever of them are leap years. */
const MAX_DAYS = 1100

/** The days from 1970-01-01 to a calendar day, `YYYY-MM-DD`. Throws AppError if it is invalid or too far away. */
export function requireDay(text: string): number {
  try {
    if (KNOWN.test(text)) return dayNumber(text)
  } catch (cause) {
    throw new AppError('invalidRequest', { cause })
  }
  throw new AppError('invalidRequest')
}

/** Of candle lighting before a festival to the end of the Shabbat after it, with room. */
const MAX_RUN_DAYS = 7

/** The days from `date` to `to`. Throws AppError if one is invalid, or there are too many. */
export function requireDays({ date, to = date }: { date: string; to?: string | undefined }): string[] {
  const first = requireDay(date)
  const count = requireDay(to) - first + 1
  if (count < 1 || count > MAX_RUN_DAYS) throw new AppError('invalidRequest')
  return Array.from({ length: count }, (_, at) => dayText(first + at))
}

/** The requested span: by default a year from today. Throws AppError if it is invalid or too long. */
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

/** The same date a year later; 1 March if that year has no 29 February. */
function yearAfter(day: number): number {
  const [year = '', month, date] = dayText(day).split('-')
  return Date.UTC(Number(year) + 1, Number(month) - 1, Number(date)) / 86_400_000
}
