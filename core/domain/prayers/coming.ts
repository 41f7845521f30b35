import type { PrayerTimes } from '../../contract/seed/prayer-times.ts'
import { HOURS_DAYS, timeAt, type Where } from '../hours/stretches.ts'
import { isOldHours } from '../hours/coming.ts'
import { dayNumber, dayText } from '../times/dates.ts'
import { eveningsOf } from '../times/evenings.ts'
import { isIsrael } from '../times/lighting-customs.ts'
import type { TimesPlace } from '../times/types.ts'
import { startOfDay, wallClock } from '../times/zones.ts'
import type { StatedPrayers } from './notation.ts'
import type { Service } from '#core/terms/prayers.ts'
import { isInSeason, rowsOn } from './rules.ts'
import { isOfEarlierWeek } from './week.ts'
import { SERVICE_CODES, type AskPrayersCode, type Coming, type ServiceCode } from '#core/terms/prayers.ts'

/** What a page knows of its synagogue's services, from a day there on. */
export interface ComingPrayers {
  day: string
  coming: readonly Coming[]
  /** Whether they were confirmed more than half a year ago. */
  isOld?: true
  /** Whether they are of a week that has passed. */
  isOfEarlierWeek?: true
}

export function comingPrayers(prayers: PrayerTimes, place: TimesPlace, day: string): ComingPrayers {
  return {
    day,
    coming: comingServices(prayers, place, startOfDay(place.timeZone, day)),
    ...(isOldHours(prayers, day) && { isOld: true }),
    ...(isOfEarlierWeek(prayers, day) && { isOfEarlierWeek: true }),
  }
}

/** The services of the coming eight days at a place, from the start of its day `now` (epoch milliseconds) on. */
export function comingServices(
  prayers: StatedPrayers,
  place: TimesPlace,
  now: number,
  days: number = HOURS_DAYS,
): Coming[] {
  const where: Where = { evenings: eveningsOf(place, now), israel: isIsrael(place) }
  const first = dayNumber(wallClock(place.timeZone, now).day)
  const [start, end] = [first, first + days].map((day) => startOfDay(place.timeZone, dayText(day))) as [number, number]
  // Yesterday's last service may be past midnight.
  const all = Array.from({ length: days + 1 }, (_, at) => servicesOf(prayers, first - 1 + at, where)).flat()
  const within = [...new Map(all.map((service) => [service.join(' '), service])).values()]
    .filter(([at]) => start < at && at <= end)
    .sort(([a], [b]) => a - b)
  return [[start, 'end'], ...within, [end, 'end']]
}

const CODES = Object.fromEntries(Object.entries(SERVICE_CODES).map(([code, service]) => [service, code])) as Record<
  Service,
  ServiceCode
>

/** In their order on a day; one without a name may be any of them. */
const ORDER: readonly ServiceCode[] = ['s', 'm', 'k', 'a', 'p']
const orderOf = (service: Service) => ORDER.indexOf(CODES[service])

/** What one civil day adds: its services, up to the first one whose time nobody knows; from then on one has to ask. */
function servicesOf(prayers: StatedPrayers, day: number, where: Where): Coming[] {
  const { timeZone } = where.evenings
  const { rows, ask } = rowsOn(prayers, day, where.israel)
  const found: { at: number; service: Service }[] = []
  const questions: { code: AskPrayersCode; from: number }[] = ask ? [{ code: ask, from: -1 }] : []
  for (const row of rows) {
    const { service, times } = row
    const from = service === 'service' ? -1 : orderOf(service)
    const isMeant = isInSeason(row, day, timeZone)
    if (isMeant === 'unknown') questions.push({ code: 'N', from })
    if (isMeant !== true) continue
    for (const time of times) {
      const at = timeAt(time, day, 'from', where)
      // Havdalah, where one holy day follows another: they pray, but nobody has said when.
      if (at === 'never') questions.push({ code: 'F', from })
      else if (at === 'none') questions.push({ code: 'S', from })
      else found.push({ at, service })
    }
  }
  const [first] = questions.sort((a, b) => a.from - b.from)
  const known = found
    .filter(({ service }) => !first || orderOf(service) <= first.from)
    .map(({ at, service }): Coming => [at, CODES[service]])
  return first ? [...known, [startOfDay(timeZone, dayText(day + 1)), first.code]] : known
}
