import { waitingCandidates } from '#data/store/candidates.repository.ts'
import type { Store } from '#data/store/database.ts'
import type { SeedListing } from '#core/contract/data-files.ts'
import { distanceKm } from '#core/domain/distance.ts'
import type { CityBody } from '#data/index/write-places.ts'
import { loadTowns } from '#scripts/import/places/nearest-town.ts'
import { FetchError } from './world.ts'

export interface Circle {
  lat: number
  lng: number
  km: number
}

/** The requested area: a country by its ISO 3166-1 code, or a circle. */
export type Area = { country: string } | Circle

/** An area as people name it; a city by its GeoNames id. */
export type AskedArea = { country: string } | { city: number; km?: number } | { around: Circle }

export const isCountry = (text: string): boolean => /^[A-Z]{2}$/.test(text)

/** For the names of files. */
export function nameOf(area: AskedArea): string {
  if ('country' in area) return area.country
  if ('city' in area) return area.km ? `${area.city}_${area.km}km` : String(area.city)
  const { lat, lng, km } = area.around
  return `${lat}_${lng}_${km}km`
}

/** Throws FetchError where the gazetteer does not know what is named, or is not there yet. */
export async function areaOf(db: Store, area: AskedArea): Promise<Area> {
  if (!(await cityRows(db).executeTakeFirst()))
    throw new FetchError('The store has no towns yet, which places refer to: run `npm run import` first.')
  if ('around' in area) return area.around
  if ('city' in area) return cityArea(db, area)
  const towns = await loadTowns(db)
  if (towns.hasCountry(area.country)) return area
  throw new FetchError(`The gazetteer has no town of ${area.country}.`)
}

const cityRows = (db: Store) => db.selectFrom('content').select('body').where('kind', '=', 'cities').limit(1)

/** How far a small town reaches, and how much farther a city of ten millions. */
const LEAST_KM = 5
const MORE_KM = 32
const CROWD = 10_000_000

/** A circle around a city, by its inhabitants unless `km` says how far. */
async function cityArea(db: Store, { city, km }: { city: number; km?: number }): Promise<Area> {
  const row = await cityRows(db).where('id', '=', String(city)).executeTakeFirst()
  if (!row) throw new FetchError(`The gazetteer has no city ${city}: it is named by its GeoNames id.`)
  const { lat, lng, population } = JSON.parse(row.body) as CityBody
  return { lat, lng, km: km ?? reachKm(population) }
}

/** How far a city of so many inhabitants usually reaches. */
export const reachKm = (population: number): number =>
  Math.round(LEAST_KM + MORE_KM * Math.sqrt(Math.min(population, CROWD) / CROWD))

/** The ids of a source's listings inside of an area, as near as we know, and of those that may become some. */
export async function idsInside(db: Store, source: string, area: Area): Promise<string[]> {
  const rows = await db
    .selectFrom('imported')
    .innerJoin('content', (join) =>
      join.onRef('content.kind', '=', 'imported.kind').onRef('content.id', '=', 'imported.item'),
    )
    .select(['source_id', 'body'])
    .where('source', '=', source)
    .where('imported.kind', '=', 'listings')
    .where('vanished_at', 'is', null)
    .orderBy('source_id')
    .execute()
  const waiting = await waitingCandidates(db, source)
  const towns = await loadTowns(db)
  const isInside = ({ place, position: [lng, lat] }: SeedListing) =>
    'country' in area ? towns.get(place)?.country === area.country : distanceKm(area.lat, area.lng, lat, lng) <= area.km
  return [...rows, ...waiting]
    .filter(({ body }) => isInside(JSON.parse(body) as SeedListing))
    .map(({ source_id }) => source_id)
}
