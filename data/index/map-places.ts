import type { MapPlace } from '#core/contract/maps.ts'
import { textIn, type Localized } from '#core/terms/localized.ts'
import type { Lang } from '#core/i18n/languages.ts'
import type { PlaceRow } from './cards.ts'
import type { Index } from './open.ts'

/** In degrees; west is greater than east if the box crosses the antimeridian. */
export interface PlaceBox {
  south: number
  west: number
  north: number
  east: number
}

const MOST = 40

type Row = Pick<PlaceRow, 'id' | 'rank' | 'names' | 'lat' | 'lng' | 'population'>

/** The most populous cities of a box, by their names in a language. */
export function mapPlaces(index: Index, { south, west, north, east }: PlaceBox, lang: Lang): MapPlace[] {
  const halves = [
    { west, east: 180 },
    { west: -180, east },
  ]
  const spans = west <= east ? [{ west, east }] : halves
  const rows = spans.flatMap((span) =>
    index.all<Row>(
      `select p.id, p.rank, p.names, p.lat, p.lng, p.population
       from place_boxes b join places p on p.id = b.id
       where b.max_lng >= ? and b.min_lng <= ? and b.max_lat >= ? and b.min_lat <= ?
       and p.kind = 'city' order by p.rank limit ?`,
      span.west,
      span.east,
      south,
      north,
      MOST,
    ),
  )
  return rows
    .sort((a, b) => a.rank - b.rank)
    .slice(0, MOST)
    .map(({ id, names, lat, lng, population }) => ({
      id,
      name: textIn(lang, JSON.parse(names) as Localized),
      lat,
      lng,
      population,
    }))
}
