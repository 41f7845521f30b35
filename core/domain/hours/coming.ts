import type { DirectoryType } from '#core/terms/directory.ts'
import type { Hours } from '../../contract/seed/hours.ts'
import type { SaidHours } from './rules.ts'
import { comingStretches } from './stretches.ts'
import type { Stretch } from './state.ts'
import { addDays } from '../times/dates.ts'
import type { TimesPlace } from '../times/types.ts'
import { startOfDay } from '../times/zones.ts'

/** Days after which hours that nobody has confirmed are shown with their day. */
const FRESH_DAYS = 180
/** Pages carry eight days, and are rendered again a day before they run out. */
const SHOWN_DAYS = 7

/** What a page knows of its place's hours, from a day there on. */
export interface ComingHours {
  day: string
  stretches: readonly Stretch[]
  /** Whether they were confirmed more than half a year ago. */
  isOld?: true
}

export function comingHours(hours: BelievedHours, place: TimesPlace, day: string): ComingHours {
  return {
    day,
    stretches: comingStretches(hours, place, startOfDay(place.timeZone, day)),
    ...(isOldHours(hours, day) && { isOld: true }),
  }
}

/** The hours of a listing, and whether they are believed on Shabbat. */
export type BelievedHours = Hours & SaidHours

const RESTAURANTS = 228

/** The hours of a listing. Those that a map states for Shabbat are not believed of what is said to be kosher. */
export const believed = (hours: Hours, dtype: DirectoryType): BelievedHours => ({
  ...hours,
  isShabbatDoubted: dtype === RESTAURANTS && hours.raw !== undefined && hours.jewishDays.yomTov === 'unknown',
})

/** Whether hours, or prayer times, have to be shown with their day. */
export const isOldHours = ({ confirmedAt }: Pick<Hours, 'confirmedAt'>, day: string): boolean =>
  day > addDays(confirmedAt, FRESH_DAYS)

/** The first day on which a page of that day has to say something else of hours, or of prayer times. */
export function hoursTurn(
  { confirmedAt, shabbat }: Pick<Hours, 'confirmedAt'> & { shabbat?: string },
  day: string,
): string {
  const old = addDays(confirmedAt, FRESH_DAYS + 1)
  const afterWeek = shabbat ? addDays(shabbat, 1) : ''
  return [addDays(day, SHOWN_DAYS), ...[old, afterWeek].filter((turn) => turn > day)].sort()[0]!
}
