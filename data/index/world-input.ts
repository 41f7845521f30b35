import { ALL_TYPES, DIRECTORY_TYPES, type WorldType } from '#core/terms/directory.ts'
import { listingCards, placeRef, placeRow, type CardRow, type PlaceRow } from './cards.ts'
import { BEST_FIRST } from './list-order.ts'
import { keptWhileUnchanged, type Index } from './open.ts'
import { allTypeCounts, CARD_COLUMNS } from './queries.ts'
import type { ListingCard } from './shown-cards.ts'
import type { WorldCountry, WorldInput } from './shown-world.ts'

/** The types that have a page of the world. */
export const WORLD_TYPES: readonly WorldType[] = [ALL_TYPES, ...DIRECTORY_TYPES]

/** So many cities of a country come first; its own page has all. */
const FIRST_CITIES = 8
/** Of a country that has so much of all there is. */
const MORE_CITIES = 16
const LARGE_SHARE = 0.25

const HERITAGE = 237
const BEST_SITES = 8

export function worldInput(index: Index, ref: number): WorldInput | undefined {
  const dtype = WORLD_TYPES.find((type) => type === ref)
  if (!dtype) return undefined
  const counts = cityCounts(index).get(dtype) ?? []
  const all = sumOf(counts)
  const countries = [...Map.groupBy(counts, ({ row }) => row.parent)].flatMap(([id, cities]) => {
    const country = id === null ? undefined : placeRow(index, id)
    return country ? [countryOf(country, cities, all)] : []
  })
  return {
    dtype,
    total: countries.reduce((sum, { total }) => sum + total, 0),
    countries: countries.sort((a, b) => b.total - a.total || a.place.id - b.place.id),
    best: dtype === HERITAGE ? bestSites(index) : [],
    types: allTypeCounts(index).map((stat) => stat.dtype),
  }
}

function bestSites(index: Index): ListingCard[] {
  const rows = index.all<CardRow>(
    `select ${CARD_COLUMNS} from listings where dtype = ? and sample = 0 order by ${BEST_FIRST}, tnid limit ?`,
    HERITAGE,
    BEST_SITES,
  )
  return listingCards(index, rows)
}

interface CityCount {
  row: PlaceRow
  count: number
}

const sumOf = (cities: readonly CityCount[]): number => cities.reduce((sum, { count }) => sum + count, 0)

/** `all`: how many there are in all countries. */
function countryOf(country: PlaceRow, cities: readonly CityCount[], all: number): WorldCountry {
  const total = sumOf(cities)
  const isLarge = total >= all * LARGE_SHARE
  return {
    place: placeRef(country),
    total,
    ...(isLarge && { isLarge }),
    cities: cities
      .toSorted((a, b) => b.count - a.count || a.row.rank - b.row.rank)
      .slice(0, isLarge ? MORE_CITIES : FIRST_CITIES)
      .map(({ row, count }) => ({ place: placeRef(row), count })),
    towns: cities.length,
  }
}

/** The listings of each city, by type, without samples. */
const cityCounts = keptWhileUnchanged((index) => {
  const rows = index.all<{ city: number; dtype: number; n: number }>(
    'select city, dtype, count(*) n from listings where sample = 0 group by city, dtype',
  )
  const byType = new Map<number, CityCount[]>(WORLD_TYPES.map((type) => [type, []]))
  for (const [city, types] of Map.groupBy(rows, (row) => row.city)) {
    const row = placeRow(index, city)
    if (!row) continue
    for (const { dtype, n } of types) byType.get(dtype)?.push({ row, count: n })
    byType.get(ALL_TYPES)!.push({ row, count: types.reduce((sum, { n }) => sum + n, 0) })
  }
  return byType
})
