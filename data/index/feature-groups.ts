import type { PlaceRow } from './cards.ts'
import type { FeatureGroups } from './inputs.ts'
import type { Index } from './open.ts'
import { featureCard, LISTED, type FeatureRow } from './queries.ts'

// The travel features of one place.

const GROUP_A = 4

/** Features of a city, or of a country's cities; `f` is their table. */
function featuresOf(place: PlaceRow): {
  where: string
  value: number | string
} {
  return place.kind === 'city'
    ? { where: 'f.place = ?', value: place.id }
    : {
        where: 'f.place in (select id from places where country = ?)',
        value: place.country,
      }
}

interface GroupOptions {
  limit?: number
  /** Epoch milliseconds: leaves out those that have ended by then, though pages may still show them. */
  at?: number
}

/** The current features of a city or of a country's cities without samples: the first 4, the rest up to a limit. */
export function featureGroups(index: Index, place: PlaceRow, { limit = -1, at = 0 }: GroupOptions = {}): FeatureGroups {
  const { where, value } = featuresOf(place)
  const rows = index.all<FeatureRow>(
    `select place, body from features where nid in
       (select f.nid from features f where ${where} and ${LISTED} and f.ends_at > ?
        order by f.top desc, f.nid limit ?)
     order by top desc, nid`,
    value,
    at,
    limit,
  )
  const cards = rows.flatMap((row) => featureCard(index, row) ?? [])
  return { a: cards.slice(0, GROUP_A), b: cards.slice(GROUP_A) }
}

/** Whether a city or a country's cities have a current feature that is real, or one that is a sample. */
export function hasOffersOf(index: Index, place: PlaceRow, { samples }: { samples: boolean }): boolean {
  const { where, value } = featuresOf(place)
  const sql = `select 1 from features f where ${where} and f.past = 0 and f.sample = ?`
  return index.get(sql, value, Number(samples)) !== undefined
}

/** The number of current features per category in a city or a country's cities, without samples, ordered by id. */
export function featureCounts(index: Index, place: PlaceRow): { category: number; count: number }[] {
  const { where, value } = featuresOf(place)
  return index.all(
    `select f.category, count(*) count from features f where ${where} and ${LISTED}
     group by f.category order by f.category`,
    value,
  )
}
