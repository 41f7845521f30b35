import { placeRef, type PlaceRow } from './cards.ts'
import type { ShabbatTimesInput } from './inputs.ts'
import type { Index } from './open.ts'

const PORTAL_CITIES = 150

/** Israel by itself, then the continents, each with its best-known cities. */
export function shabbatTimesInput(index: Index): ShabbatTimesInput {
  const rows = index.all<PlaceRow & { body: string }>(
    `select p.*, t.body from places p join times t on t.place = p.id where p.kind = 'city' and p.has_page = 1
     order by p.listed desc, p.rank limit ?`,
    PORTAL_CITIES,
  )
  const continents = JSON.parse(index.meta('continents') ?? '{}') as Record<
    string,
    string
  >
  const regionOf = (row: PlaceRow) =>
    row.country === 'IL' ? 'IL' : (continents[row.country] ?? 'EU')
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
