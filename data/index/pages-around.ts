import type { AffectedPages } from './affected-pages.ts'
import type { ListingRow } from './cards.ts'
import { placesWithin } from './near.ts'
import type { Index } from './open.ts'
import { COMMUNAL } from './alternatives-input.ts'
import { NEARBY_KM } from './place-inputs.ts'

// The pages that a change of a listing touches besides its own.

/** The pages of places that show a listing: its place's, city's and country's, nearby places', and results. */
export function touchAround(index: Index, row: ListingRow, types: readonly number[], touched: AffectedPages): void {
  const countryId = index.get<{ parent: number | null }>('select parent from places where id = ?', row.place)?.parent
  for (const place of new Set([row.place, row.city, countryId])) {
    if (place == null) continue
    touched.places.add(place)
    for (const dtype of types) touched.results.add(`${place} ${dtype}`)
  }
  if (countryId != null && types.includes(231)) touchEmptyLists(index, { id: countryId, country: row.country }, touched)
  for (const place of placesWithin(index, row.lat, row.lng, NEARBY_KM)) touched.places.add(place)
}

/** Lists of a country that have samples alone name its community. */
function touchEmptyLists(index: Index, { id, country }: { id: number; country: string }, touched: AffectedPages): void {
  const hasReal = 'select 1 from listings where country = ? and dtype = ? and sample = 0 limit 1'
  for (const dtype of COMMUNAL) if (!index.get(hasReal, country, dtype)) touched.results.add(`${id} ${dtype}`)
}

/** Recounts the listings of a place and its country; neighbouring popular places may change. */
export function recount(index: Index, { place, city, country }: ListingRow, touched: AffectedPages): void {
  for (const [scope, id] of Object.entries({ place, city }))
    index.run(
      `update places set listed = (select count(*) from listings where ${scope} = ? and sample = 0),
         has_page = max(has_page, exists (select 1 from listings where ${scope} = ?)) where id = ?`,
      id,
      id,
      id,
    )
  index.run(
    `update places set listed = (select count(*) from listings where country = ? and sample = 0),
       has_page = max(has_page, exists (select 1 from listings where country = ?))
       where country = ? and kind = 'country'`,
    country,
    country,
    country,
  )
  touchCountry(index, country, touched)
  // They link to the place once it has a page.
  const features = index.all<{ nid: number }>(
    'select nid from features where place in (select id from places where country = ?)',
    country,
  )
  for (const { nid } of features) touched.features.add(nid)
}

/** Every guide of a country names its embassy, and its popular places. */
export function touchCountry(index: Index, country: string, touched: AffectedPages): void {
  const ids = index.all<{ id: number }>('select id from places where country = ? and has_page = 1', country)
  for (const { id } of ids) touched.places.add(id)
}
