import type { DirectoryType } from '#core/terms/directory.ts'
import { distanceKm } from '#core/domain/distance.ts'
import { placeDetail, placeDrawing, placeRef, placeRow, type PlaceRow } from './cards.ts'
import { featureCounts, featureGroups, hasOffersOf } from './feature-groups.ts'
import type { TravelInput } from './inputs.ts'
import { linkSetsOf, popularVacations } from './link-sets.ts'
import { categoryCard } from './offer-inputs.ts'
import type { Index } from './open.ts'
import { PLACE_OFFERS, sections } from './place-inputs.ts'
import { POPULAR, popularPlaces } from './popular-places.ts'
import { LISTED, storedTimes } from './queries.ts'

// What the travel page of a place shows: its offers, and what helps to plan a stay.

const TRAVEL_TYPES: readonly DirectoryType[] = [230, 236, 228]
const CITIES = 18
const NEAREST = 6

export function travelInput(index: Index, row: PlaceRow): TravelInput {
  const counts = featureCounts(index, row)
  const offers = counts.reduce((total, { count }) => total + count, 0)
  const times = row.kind === 'city' ? storedTimes(index, row.id) : undefined
  const vacations = popularVacations(index, row.id)
  return {
    place: placeDetail(index, row),
    drawing: placeDrawing(index, row),
    features: featureGroups(index, row, { limit: PLACE_OFFERS }),
    offers,
    hasSamples: hasOffersOf(index, row, { samples: true }),
    categories: counts.flatMap(({ category, count }) => categoryCard(index, category, count) ?? []),
    cities: row.kind === 'country' ? citiesWithOffers(index, row) : [],
    nearest: counts.length === 0 ? nearestWithOffers(index, row) : [],
    ...(times && { times }),
    sections: sections(index, row, TRAVEL_TYPES),
    total: row.listed,
    ...(vacations && { vacations }),
    linkSets: linkSetsOf(index, 0).filter(({ name }) => name !== vacations?.name),
    popular: popularPlaces(index, row.country, row.id, POPULAR),
  }
}

function citiesWithOffers(index: Index, country: PlaceRow): TravelInput['cities'] {
  return index
    .all<PlaceRow & { count: number }>(
      `select p.*, counted.count from places p
       join (select place, count(*) count from features where ${LISTED} group by place) counted
         on counted.place = p.id
       where p.country = ? and p.has_page = 1 order by counted.count desc, p.rank limit ?`,
      country.country,
      CITIES,
    )
    .map((row) => {
      const next = storedTimes(index, row.id)?.runs[0]
      const { picture, count } = row
      return { place: placeRef(row), picture, count, ...(next && { next }) }
    })
}

/** The nearest cities with offers and a page. */
function nearestWithOffers(index: Index, { lat, lng }: PlaceRow): TravelInput['nearest'] {
  return offerPlaces(index)
    .map((place) => ({
      id: place.id,
      km: distanceKm(lat, lng, place.lat, place.lng),
    }))
    .sort((a, b) => a.km - b.km || a.id - b.id)
    .slice(0, NEAREST)
    .flatMap(({ id, km }) => {
      const row = placeRow(index, id)
      return row ? [{ place: placeRef(row), km: Math.round(km) }] : []
    })
}

/** The places with a page and offers: pages of places without offers show them. */
export function offerPlaces(index: Index): { id: number; lat: number; lng: number }[] {
  return index.all(
    `select id, lat, lng from places
     where has_page = 1 and id in (select place from features where ${LISTED}) order by id`,
  )
}
