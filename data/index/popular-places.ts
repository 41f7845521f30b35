import { placeRef, placeRow, type PlaceRow } from './cards.ts'
import type { HeldPlace, PopularPlace } from './inputs.ts'
import { keptWhileUnchanged, type Index } from './open.ts'
import { typeCounts } from './queries.ts'

export const POPULAR = 12
/** So many of one country at most are among the popular places of the world. */
const POPULAR_OF_COUNTRY = 3

/** The places with most listings in a country, or in the world a few of each country, without the place itself. */
export function popularPlaces(
  index: Index,
  country: string | undefined,
  except: number,
  limit: number,
): PopularPlace[] {
  if (country === undefined) return popularOfWorld(index, except, limit)
  return index
    .all<PlaceRow>(
      `select * from places where country = ? and kind = 'city' and has_page = 1 and id <> ?
       order by popularity desc, rank limit ?`,
      country,
      except,
      limit,
    )
    .map(popularPlace)
}

/** The cities of the world with most listings, however many of one country. */
export const popularCities = (index: Index, limit: number): PlaceRow[] =>
  index.all<PlaceRow>(
    `select * from places where kind = 'city' and has_page = 1 order by popularity desc, rank limit ?`,
    limit,
  )

const popularPlace = (row: PlaceRow): PopularPlace => ({ place: placeRef(row), picture: row.picture })

export const heldPlace = (index: Index, row: PlaceRow): HeldPlace => ({
  ...popularPlace(row),
  stats: typeCounts(index, row),
})

function popularOfWorld(index: Index, except: number, limit: number): PopularPlace[] {
  const found = new Map<string, number>()
  return firstOfCountries(index)
    .filter(({ place: { id, country } }) => {
      if (id === except) return false
      const at = (found.get(country) ?? 0) + 1
      found.set(country, at)
      return at <= POPULAR_OF_COUNTRY
    })
    .slice(0, limit)
}

/** Of each country one more than is shown: a page leaves its own place out. */
const firstOfCountries = keptWhileUnchanged((index) =>
  index
    .all<PlaceRow>(
      `select * from (
         select *, row_number() over (partition by country order by popularity desc, rank) at
         from places where has_page = 1 and kind = 'city'
       ) where at <= ? order by popularity desc, rank`,
      POPULAR_OF_COUNTRY + 1,
    )
    .map(popularPlace),
)

/** The popular places of the world with what each of them has. */
export const popularHeld = (index: Index): HeldPlace[] =>
  popularPlaces(index, undefined, 0, POPULAR).map((popular) => {
    const row = placeRow(index, popular.place.id)
    return { ...popular, stats: row ? typeCounts(index, row) : [] }
  })
