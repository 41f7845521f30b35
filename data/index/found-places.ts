import type { FoundPlace } from '#core/contract/places.ts'
import { textIn, type Localized } from '#core/terms/localized.ts'
import { slugIn } from '#core/domain/routes.ts'
import type { Lang } from '#core/i18n/languages.ts'
import { placeRow, type PlaceRow } from './cards.ts'
import type { Index } from './open.ts'
import { foundIn, placesOf, sharedText, type Places } from './place-order.ts'

// What answers of a search tell of the places that it found.

/** A place by its id. */
export function placeFound(index: Index, id: number, lang: Lang): FoundPlace | undefined {
  const row = placeRow(index, id)
  return row && foundPlace(placesOf(index), row, lang)
}

/** What answers tell of a place. */
type Row = Pick<
  PlaceRow,
  'rank' | 'id' | 'kind' | 'country' | 'parent' | 'region' | 'names' | 'lat' | 'lng' | 'has_page'
>

/** Places in the order of their ranks given. */
export function foundPlaces(places: Places, ranks: readonly number[], lang: Lang): FoundPlace[] {
  const found = foundIn(places, lang)
  const missing = ranks.filter((rank) => !found.has(rank))
  for (const row of missing.length > 0 ? rowsOf(places.index, missing) : [])
    found.set(row.rank, foundPlace(places, row, lang))
  return ranks.flatMap((rank) => found.get(rank) ?? [])
}

function rowsOf(index: Index, ranks: readonly number[]): Row[] {
  return index.all<Row>(
    `select p.rank, p.id, p.kind, p.country, p.parent, p.region, p.names, p.lat, p.lng, p.has_page
     from json_each(?) j join places p on p.rank = j.value`,
    JSON.stringify(ranks),
  )
}

function foundPlace(places: Places, row: Row, lang: Lang): FoundPlace {
  const names = JSON.parse(row.names) as Localized
  return {
    id: row.id,
    text: textOf(places, { ...row, names }, lang),
    name: textIn(lang, names),
    slug: slugIn(lang, names, row.id),
    kind: row.kind,
    country: row.country,
    lat: row.lat,
    lng: row.lng,
    hasPage: row.has_page === 1,
  }
}

/** 'Springfield, Illinois, United States'; without a region named like the city. */
export function placeText(index: Index, row: Pick<PlaceRow, 'names' | 'region' | 'parent'>, lang: Lang): string {
  return textOf(placesOf(index), { ...row, names: JSON.parse(row.names) as Localized }, lang)
}

interface Named extends Pick<PlaceRow, 'region' | 'parent'> {
  names: Localized
}

function textOf(places: Places, { names, region, parent }: Named, lang: Lang): string {
  const within = sharedText(places, `${lang} ${parent} ${region}`, () => {
    const country = parent === null ? undefined : placeRow(places.index, parent)?.names
    const around = [region, country].map((json) => (json ? textIn(lang, JSON.parse(json) as Localized) : ''))
    return [...new Set(around)].join('\n')
  })
  const name = textIn(lang, names)
  return [name, ...within.split('\n').filter((other) => other && other !== name)].join(', ')
}
