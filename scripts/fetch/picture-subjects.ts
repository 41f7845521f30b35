import { pictureOfCity, pictureOfListing, type SeedListing } from '#core/contract/data-files.ts'

import { isPhotograph } from '#core/domain/pictures.ts'
import type { Store } from '#data/store/database.ts'
import type { CityBody } from '#data/index/write-places.ts'
import { importedItems, rowsOf } from './content-rows.ts'

/** What is looked for: a listing by its item of Wikidata, or a city by its GeoNames id. */
export interface Subject {
  /** Of its picture. */
  id: string
  /** For reports. */
  name: string
  item?: string
  geonames?: number
}

const WITH_PICTURES: ReadonlySet<number> = new Set([231, 237])
const MOST_CITIES = 60

/** Synagogues and heritage without a photograph of their own, and the cities that have most listings. */
export async function pictureSubjects(db: Store): Promise<Subject[]> {
  const linked = await importedItems(db)
  const rows = await rowsOf(db, 'listings').where('sample', '=', 0).orderBy('id').execute()
  const listings = rows.map(({ body }) => JSON.parse(body) as SeedListing)
  const places = listings.flatMap((listing): Subject[] => {
    const { tnid, dtype, title, pictures = [], vanished } = listing
    const item = listing.wikidata ?? linked.get(String(tnid))
    const isWanted = WITH_PICTURES.has(dtype) && !vanished && !pictures.some(isPhotograph)
    return item && isWanted ? [{ id: pictureOfListing(tnid), name: title.en, item }] : []
  })
  const cities = (await rowsOf(db, 'cities').execute()).map(({ body }) => JSON.parse(body) as CityBody)
  return [...places, ...bestKnown(cities, listings)]
}

function bestKnown(cities: readonly CityBody[], listings: readonly SeedListing[]): Subject[] {
  const counts = new Map<number, number>()
  for (const { place } of listings) counts.set(place, (counts.get(place) ?? 0) + 1)
  const countOf = ({ id }: CityBody) => counts.get(id) ?? 0
  return cities
    .filter((city) => countOf(city) > 0)
    .sort((a, b) => countOf(b) - countOf(a) || b.population - a.population || a.id - b.id)
    .slice(0, MOST_CITIES)
    .map(({ id, names }) => ({ id: pictureOfCity(id), name: names.en, geonames: id }))
}
