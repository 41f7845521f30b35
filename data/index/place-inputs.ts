import { DIRECTORY_TYPES, type DirectoryType } from '#core/terms/directory.ts'
import { pictureOfCity } from '#core/contract/data-files.ts'
import { plotter } from '#core/domain/map/drawing.ts'
import { alternativesIn } from './alternatives-input.ts'
import { placeDetail, placeDrawing, placeRef, type PlaceRow } from './cards.ts'
import { countryFrame } from './country-frame.ts'
import { hasFeeds } from './feed-input.ts'
import { featureGroups } from './feature-groups.ts'
import type { CityInput, CountryInput, PlaceInput, TypeSection } from './inputs.ts'
import { helpInput } from './help-input.ts'
import { nearbyCards } from './near.ts'
import { linkedPlaces, linkSetsOf } from './link-sets.ts'
import type { Index } from './open.ts'
import { openPicture } from './open-pictures.ts'
import { POPULAR, popularPlaces } from './popular-places.ts'
import { sectionsOf, storedTimes, typeCounts } from './queries.ts'

const CARDS_PER_SECTION = 6
/** Maximum offers on a place's pages; the search has the rest. */
export const PLACE_OFFERS = 28
/** So many cities of a country come first, whether they have listings or not. */
export const COUNTRY_FIRST = 12
const NEARBY_CARDS = 6
export const NEARBY_KM = 50
const NEARBY_TYPES = [228, 230, 236, 231, 232, 237] as const

/** The first listings of each given type in a place. */
export function sections(index: Index, place: PlaceRow, types: readonly DirectoryType[]): TypeSection[] {
  return sectionsOf(index, place, { types, limit: CARDS_PER_SECTION })
}

/** Parts shared by several pages, by place: its link sets. `0` has those on every page. */
export function sharedParts(index: Index): Map<number, string> {
  const parts = new Map(linkedPlaces(index).map((place) => [place, JSON.stringify(linkSetsOf(index, place))]))
  return parts.set(0, JSON.stringify(linkSetsOf(index, 0)))
}

export function placeInput(index: Index, row: PlaceRow): PlaceInput | undefined {
  return row.kind === 'country' ? countryInput(index, row) : cityInput(index, row)
}

function cityInput(index: Index, row: PlaceRow): CityInput | undefined {
  const times = storedTimes(index, row.id)
  if (!times) return undefined
  const stats = typeCounts(index, row)
  const photograph = openPicture(index, pictureOfCity(row.id))
  const has = (dtype: DirectoryType) => stats.some((stat) => stat.dtype === dtype && stat.count > 0)
  return {
    kind: 'city',
    place: placeDetail(index, row),
    drawing: placeDrawing(index, row),
    ...(photograph && { photograph }),
    total: row.listed,
    stats,
    hasFeeds: hasFeeds(index, row),
    times,
    help: helpInput(index, row, times),
    alternatives: SEARCHED.filter((types) => !types.some(has)).map(([dtype]) => alternativesIn(index, row, dtype)),
    linkSets: [...linkSetsOf(index, row.id), ...linkSetsOf(index, 0)],
    sections: sections(index, row, DIRECTORY_TYPES),
    popular: popularPlaces(index, row.country, row.id, POPULAR),
    nearby: nearbyCards(index, row.lat, row.lng, {
      km: NEARBY_KM,
      limit: NEARBY_CARDS,
      excludePlace: row.id,
      types: NEARBY_TYPES,
    }),
    features: featureGroups(index, row, { limit: PLACE_OFFERS }),
  }
}

/** To pray, eat and stay at. */
const SEARCHED = [[231], [228], [230, 236]] as const satisfies DirectoryType[][]

const TOWNS = `select count(*) n from places where country = ? and kind = 'city'`
const FOOD_TOWNS = `select count(distinct l.city) n from listings l join places p on p.id = l.city
  where l.country = ? and l.dtype = 228 and l.sample = 0 and p.kind = 'city'`

function townCounts(index: Index, { country }: PlaceRow): Pick<CountryInput, 'towns' | 'foodTowns'> {
  const count = (sql: string) => index.get<{ n: number }>(sql, country)!.n
  return { foodTowns: count(FOOD_TOWNS), towns: count(TOWNS) }
}

function countryInput(index: Index, row: PlaceRow): CountryInput {
  const cities = index.all<PlaceRow>(
    `select * from places where country = ? and kind = 'city' and has_page = 1 order by listed desc, rank`,
    row.country,
  )
  const plot = plotter(countryFrame(index, row.country))
  const stats = typeCounts(index, row)
  const hasFood = stats.some(({ dtype, count }) => dtype === 228 && count > 0)
  return {
    kind: 'country',
    place: placeDetail(index, row),
    drawing: placeDrawing(index, row),
    total: row.listed,
    stats,
    ...townCounts(index, row),
    ...(!hasFood && { alternatives: alternativesIn(index, row, 228) }),
    cities: cities.map((city, at) => {
      const [x = 0, y = 0] = plot([city.lng, city.lat]).map(Math.round)
      const next = at < COUNTRY_FIRST || city.listed > 0 ? storedTimes(index, city.id)?.runs[0] : undefined
      return { place: placeRef(city), total: city.listed, stats: typeCounts(index, city), x, y, ...(next && { next }) }
    }),
    linkSets: [...linkSetsOf(index, row.id), ...linkSetsOf(index, 0)],
    sections: sections(index, row, DIRECTORY_TYPES),
  }
}
