import type { Frame } from '#core/domain/map/drawing.ts'
import type { Confirmer } from '#core/domain/freshness.ts'
import type { OwnValues } from '#core/contract/data-files.ts'
import type { Localized } from '#core/terms/localized.ts'
import type { PlaceRef } from './shown-parts.ts'
import type { ListingCard, PlaceDetail, PlaceDrawing } from './inputs.ts'
import type { Index } from './open.ts'
import { ownFacts } from './own-fields.ts'

export interface PlaceRow {
  id: number
  kind: 'city' | 'country'
  rank: number
  country: string
  parent: number | null
  region: string | null
  lat: number
  lng: number
  elevation: number
  time_zone: string
  population: number
  names: string
  about: string | null
  picture: string
  listed: number
  has_page: number
  part_of: number | null
  popularity: number
}

export interface ListingRow {
  tnid: number
  dtype: number
  place: number
  /** Its place, or the city of that district. */
  city: number
  country: string
  paid: number
  sample: number
  lat: number
  lng: number
  card: string
  body: string
  reviews: number
  rating: number | null
  /** YYYY-MM-DD */
  checked: string | null
  /** Sightings, JSON. */
  sightings: string | null
  /** YYYY-MM-DD */
  confirmed: string | null
  confirmed_by: Confirmer | null
  judged: string
  turns: string | null
  worth: number
  old: number
  /** YYYY-MM-DD */
  said: string | null
}

/** The columns that a card needs. */
export type CardRow = Pick<ListingRow, 'place' | 'card' | 'reviews' | 'rating' | 'confirmed' | 'old'>

export type StoredCard = Omit<ListingCard, 'place' | 'rating' | 'confirmed' | 'isOld' | 'own'> & {
  /** In the fields of editors; which of them a card shows may change. */
  own?: OwnValues
}

export function placeRow(index: Index, id: number): PlaceRow | undefined {
  return index.get<PlaceRow>('select * from places where id = ?', id)
}

export function placeRef(row: PlaceRow): PlaceRef {
  return {
    id: row.id,
    kind: row.kind,
    names: JSON.parse(row.names) as Localized,
    country: row.country,
    hasPage: row.has_page === 1,
  }
}

export function placeDetail(index: Index, row: PlaceRow): PlaceDetail {
  const parent = row.parent === null ? undefined : placeRow(index, row.parent)
  return {
    ...placeRef(row),
    lat: row.lat,
    lng: row.lng,
    elevationMetres: row.elevation,
    timeZone: row.time_zone,
    population: row.population,
    ...(row.region && { region: JSON.parse(row.region) as Localized }),
    ...(parent && { parent: placeRef(parent) }),
    ...(row.about && { about: JSON.parse(row.about) as Localized }),
  }
}

/** The picture of a place with a page. */
export function placeDrawing(index: Index, { id }: PlaceRow): PlaceDrawing {
  const found = index.get<PlaceDrawing>('select key, shows from drawings where place = ?', id)
  return found ?? { key: '', shows: 'land' }
}

/** What part of the earth that picture shows. */
export function drawingFrame(index: Index, { id }: PlaceRow): Frame | undefined {
  const found = index.get<{ frame: string }>('select frame from drawings where place = ?', id)
  return found && (JSON.parse(found.frame) as Frame)
}

/** A card with its place and its rating, from the row of the listing. */
function listingCard(index: Index, row: CardRow, place: PlaceRef): ListingCard {
  const { own, ...card } = JSON.parse(row.card) as StoredCard
  const facts = ownFacts(index, { dtype: card.dtype, own }).filter((fact) => fact.card || fact.filter)
  return {
    ...card,
    ...(facts.length > 0 && { own: facts }),
    place,
    ...(row.confirmed && { confirmed: row.confirmed }),
    ...(row.old === 1 && { isOld: true }),
    ...(row.reviews > 0 &&
      row.rating !== null && {
        rating: { mean: row.rating, count: row.reviews },
      }),
  }
}

/** Cards of rows in any places; each place is read once. */
export function listingCards(index: Index, rows: readonly CardRow[]): ListingCard[] {
  const places = new Map<number, PlaceRef>()
  return rows.flatMap((row) => {
    let place = places.get(row.place)
    if (!place) {
      const found = placeRow(index, row.place)
      if (!found) return []
      places.set(row.place, (place = placeRef(found)))
    }
    return [listingCard(index, row, place)]
  })
}
