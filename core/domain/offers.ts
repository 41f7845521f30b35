import { addDays, isDay } from './times/dates.ts'
import { startOfDay } from './times/zones.ts'

/** The days of a travel offer, `YYYY-MM-DD`, the last one included. */
interface OfferDates {
  from: string
  to: string
}

/** The end of an offer without end: the last possible Date. */
export const NEVER = 8_640_000_000_000_000

/** UTC-12 (the sign in its name is inverted): the last zone where a day ends. */
const LAST_ZONE = 'Etc/GMT+12'

/** The last four-digit day, which means that there is no end. */
const LAST_DAY = '9999-12-31'

/**
 * The moment when an offer expires, epoch milliseconds: when its last day ends there, or everywhere if its zone
 * is unknown. NEVER without dates or with an invalid last day.
 */
export function offerEnd(dates: OfferDates | undefined, timeZone: string | undefined): number {
  if (!dates) return NEVER
  const { from, to } = dates
  const last = from > to ? from : to
  if (!isDay(last) || last >= LAST_DAY) return NEVER
  const next = addDays(last, 1)
  try {
    return startOfDay(timeZone ?? LAST_ZONE, next)
  } catch (error) {
    // The zone is unknown to Intl.
    if (!(error instanceof RangeError)) throw error
    return startOfDay(LAST_ZONE, next)
  }
}
