import type { PrayerTimes } from '../../contract/data-files.ts'
import type { EntryMinyanim } from '../../contract/entries.ts'
import type { TimesPlace } from '../times/types.ts'
import { comingPrayers } from './coming.ts'

const MINUTE_MS = 60_000

/** What lists know of a synagogue's services, from a day there on. */
export function entryMinyanim(prayers: PrayerTimes, place: TimesPlace, day: string): EntryMinyanim {
  const { coming } = comingPrayers(prayers, place, day)
  return { timeZone: place.timeZone, coming: coming.map(([at, code]) => [Math.round(at / MINUTE_MS), code]) }
}
