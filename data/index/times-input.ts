import { dayNumber, dayText } from '#core/domain/times/dates.ts'
import { FRIDAY, weekday } from '#core/domain/times/hebrew-day.ts'
import { holyRunsBetween } from '#core/domain/times/holy-days.ts'
import { placeDetail, placeRef, placeRow, type PlaceRow } from './cards.ts'
import type { CalendarInput, CandleTimesInput, ShabbatTimesInput } from './inputs.ts'
import type { Index } from './open.ts'
import { storedTimes } from './queries.ts'

/** Jerusalem: the place whose times appear on pages about no particular place. */
export const TIMES_PLACE = 281184

const PORTAL_CITIES = 150

/** Ordered by an index: times are long, and only those of the first cities are read. */
export const PORTAL_CITIES_SQL = `select p.*, t.body from places p cross join times t on t.place = p.id
  where p.kind = 'city' and p.has_page = 1 order by p.listed desc, p.rank limit ?`

/** Israel on its own, then the continents, each with its best-known cities. */
export function shabbatTimesInput(index: Index): ShabbatTimesInput {
  const rows = index.all<PlaceRow & { body: string }>(PORTAL_CITIES_SQL, PORTAL_CITIES)
  const continents = JSON.parse(index.meta('continents') ?? '{}') as Record<string, string>
  const regionOf = (row: PlaceRow) => (row.country === 'IL' ? 'IL' : (continents[row.country] ?? 'EU'))
  const groups = Map.groupBy(rows, regionOf)
  const order = ['IL', 'NA', 'SA', 'EU', 'AS', 'AF', 'OC']
  return {
    regions: order.flatMap((region) => {
      const cities = groups.get(region)
      if (!cities) return []
      return [
        {
          region,
          cities: cities.map((row) => ({
            place: placeRef(row),
            times: JSON.parse(row.body),
          })),
        },
      ]
    }),
  }
}

/** Visitors can pick days from 6 months back to 2 years ahead, on a page that may be some weeks old. */
const DAYS_BACK = 280
const DAYS_AHEAD = 830

export function candleTimesInput(index: Index): CandleTimesInput | undefined {
  const row = placeRow(index, TIMES_PLACE)
  const times = storedTimes(index, TIMES_PLACE)
  const run = times?.runs[0]
  if (!row || !times || !run) return undefined
  const day = dayNumber(run.day)
  return {
    place: placeDetail(index, row),
    times,
    festivalEves: {
      israel: festivalEves(true, day),
      diaspora: festivalEves(false, day),
    },
  }
}

function festivalEves(israel: boolean, around: number): string[] {
  const runs = holyRunsBetween(israel, around - DAYS_BACK, around + DAYS_AHEAD)
  return runs
    .flatMap(({ lightings }) => lightings)
    .filter(({ eve }) => weekday(eve) !== FRIDAY)
    .map(({ eve }) => dayText(eve))
}

export function calendarInput(index: Index): CalendarInput | undefined {
  const row = placeRow(index, TIMES_PLACE)
  const run = storedTimes(index, TIMES_PLACE)?.runs[0]
  if (!row || !run) return undefined
  return { place: placeDetail(index, row), year: run.hebrew.year, day: run.day }
}
