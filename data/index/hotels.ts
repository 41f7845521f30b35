import type { StoredHotel, StoredHotels } from '#core/contract/data-files.ts'
import type { Found } from '#core/contract/maps.ts'
import type { Localized } from '#core/terms/localized.ts'
import { distanceKm } from '#core/domain/distance.ts'
import { FAR_KM } from '#core/domain/reach.ts'
import { searchForm } from '#core/domain/slug.ts'
import { memo } from '#core/domain/memo.ts'
import type { Lang } from '#core/i18n/languages.ts'
import { placeRow } from './cards.ts'
import type { ContentDocument } from './content-document.ts'
import { placeText } from './found-places.ts'
import type { Index } from './open.ts'

// Hotels that people walk from: points with names, which no page and no list shows.

/** Writes the hotels of a town in place of those before. */
export function writeHotels(index: Index, { id: town, body, deleted }: ContentDocument): void {
  const place = Number(town)
  index.run('delete from hotel_names where rowid in (select id from hotels where place = ?)', place)
  index.run('delete from hotels where place = ?', place)
  if (deleted) return
  const towns = townNames(index, place)
  for (const hotel of (JSON.parse(body) as StoredHotels).hotels) {
    const [lng, lat] = hotel.position
    const sql = 'insert into hotels (place, lat, lng, body) values (?, ?, ?, ?)'
    const { lastInsertRowid } = index.run(sql, place, lat, lng, JSON.stringify(hotel))
    nameHotel(index, { id: Number(lastInsertRowid), hotel, towns })
  }
}

/** Updates every hotel, because names of towns may have changed. */
export function nameHotels(index: Index): void {
  index.run('delete from hotel_names')
  const townsOf = namesOfTowns(index)
  const rows = index.all<Row>('select id, place, body from hotels')
  for (const { id, place, body } of rows)
    nameHotel(index, { id, hotel: JSON.parse(body) as StoredHotel, towns: townsOf(place) })
}

interface Row {
  id: number
  place: number
  body: string
}

interface NamedHotel {
  id: number
  hotel: StoredHotel
  /** In search form. */
  towns: readonly string[]
}

function nameHotel(index: Index, { id, hotel, towns }: NamedHotel): void {
  const sql = 'insert into hotel_names (rowid, names, towns) values (?, ?, ?)'
  index.run(sql, id, namesOf(hotel).join(' '), towns.join(' '))
}

/** In search form. */
const namesOf = ({ name, names = {}, also = [] }: StoredHotel): string[] => [
  ...new Set([name, ...Object.values(names), ...also].map(searchForm)),
]

/** In search form. */
function townNames(index: Index, place: number): string[] {
  const town = placeRow(index, place)
  return town ? [...new Set(Object.values(JSON.parse(town.names) as Localized).map(searchForm))] : []
}

/** The same, read once for all hotels of a town. */
function namesOfTowns(index: Index): (place: number) => string[] {
  const known = memo<string[]>()
  return (place) => known(String(place), () => townNames(index, place))
}

/** What is said in front of or behind a name and may be left out, in search form. */
const GENERIC = new Set(
  [
    'the hotel hotels hostel guesthouse hôtel auberge pension gästehaus gasthof gasthaus',
    'hostal posada albergo ostello pensione отель гостиница хостел מלון אכסניה אכסניית',
  ].flatMap((words) => words.split(' ').map(searchForm)),
)

/** Its words without those that may be left out. */
const ownWords = (text: string): string[] => text.split(' ').filter((word) => word !== '' && !GENERIC.has(word))

/** Enough to find the best among them. */
const MAX_CALLED = 200
const MAX_FOUND = 5

export interface FoundHotels {
  found: Found[]
  /** Whether the text names the first one, and not only the beginning of it. */
  isNamed: boolean
}

interface HotelSearch {
  lang: Lang
  /** Those near it are meant if there are any. */
  near?: { lat: number; lng: number } | undefined
}

/**
 * Hotels by the words of their names in any order, optionally with their town; 'hotel' may be left out. First those of
 * just that name, then those in the best-known towns.
 */
export function hotelsNamed(index: Index, typed: string, { lang, near }: HotelSearch): FoundHotels {
  const words = ownWords(typed)
  if (words.length === 0) return { found: [], isNamed: false }
  const called = hotelsCalled(index, words, near)
  const townsOf = namesOfTowns(index)
  const ranked = called.map((row) => ({ row, isNamed: isNamed(row, { words, towns: townsOf(row.place) }) }))
  const best = ranked.sort((a, b) => Number(b.isNamed) - Number(a.isNamed)).slice(0, MAX_FOUND)
  return {
    found: best.map(({ row }) => pointOfHotel(index, row, lang)),
    isNamed: best[0]?.isNamed === true,
  }
}

interface PlacedRow extends Row {
  lat: number
  lng: number
}

function hotelsCalled(index: Index, words: readonly string[], near: HotelSearch['near']): PlacedRow[] {
  const starts = words.map((word) => `"${word}" *`)
  // At least one word must be its own: a town alone would match everything in it.
  const query = [...starts, `names : (${starts.join(' OR ')})`].join(' AND ')
  const { lat, lng } = near ?? { lat: 0, lng: 0 }
  const rows = index.all<PlacedRow>(
    `select h.id, h.place, h.lat, h.lng, h.body from hotel_names n join hotels h on h.id = n.rowid
     join places p on p.id = h.place where hotel_names match ?
     order by ? and abs(h.lat - ?) < 1 and abs(h.lng - ?) < 2 desc, p.popularity desc, p.rank, h.id limit ?`,
    query,
    near ? 1 : 0,
    lat,
    lng,
    MAX_CALLED,
  )
  const there = near ? rows.filter((row) => distanceKm(lat, lng, row.lat, row.lng) <= FAR_KM) : []
  return there.length > 0 ? there : rows
}

/** Whether some words are just one of its names, with or without the town. */
function isNamed({ body }: Row, { words, towns }: { words: readonly string[]; towns: readonly string[] }): boolean {
  const ofTown = new Set(towns.flatMap((name) => name.split(' ')))
  const bare = (all: readonly string[]) => new Set(all.filter((word) => !ofTown.has(word)))
  const typed = bare(words)
  return namesOf(JSON.parse(body) as StoredHotel)
    .map((name) => bare(ownWords(name)))
    .some((name) => name.size > 0 && name.symmetricDifference(typed).size === 0)
}

function pointOfHotel(index: Index, { place, body, lat, lng }: PlacedRow, lang: Lang): Found {
  const { name, names = {} } = JSON.parse(body) as StoredHotel
  const town = placeRow(index, place)
  return { title: names[lang] ?? name, about: town ? placeText(index, town, lang) : '', lat, lng }
}
