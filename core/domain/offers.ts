import { addDays, isDay } from './times/dates.ts'
import { startOfDay } from './times/zones.ts'

/** The days of a travel offer, `YYYY-MM-DD`, the last one included. */
interface OfferDates {
  from: string
  to: string
}

/** When an offer ends that never does: the last moment that a Date can be. */
export const NEVER = 8_640_000_000_000_000

/** UTC-12 (its name has the other sign): the last place on earth where a day ends. */
const LAST_ZONE = 'Etc/GMT+12'

/** No day follows it in four digits; who writes it means that there is no end. */
const LAST_DAY = '9999-12-31'

/**
 * The moment from which on an offer is past, epoch milliseconds: when the day after its last one begins where it is,
 * or everywhere while its zone is unknown. NEVER without dates, and where the last of them is no day.
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
    // Intl knows no such zone.
    if (!(error instanceof RangeError)) throw error
    return startOfDay(LAST_ZONE, next)
  }
}
