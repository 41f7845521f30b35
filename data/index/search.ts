import { AUTOCOMPLETE_MIN } from '#core/contract/directory.ts'
import type { FoundPlace } from '#core/contract/places.ts'
import { textIn, type Localized } from '#core/domain/localized.ts'
import { slugIn } from '#core/domain/routes.ts'
import { searchForm } from '#core/domain/slug.ts'
import type { Lang } from '#core/i18n/languages.ts'
import { placeRow, type PlaceRow } from './cards.ts'
import { COUNTRY_SHORT_NAMES, STATE_CODES } from '#core/domain/country-short-names.ts'
import { corrected, inLayouts } from './corrected.ts'
import type { Index } from './open.ts'
import { foundIn, inOrder, placesOf, sharedText, type Places } from './place-order.ts'
import { placesStarting, wordsWith } from './place-starts.ts'
import { isWord } from './words.ts'

export type PlaceKind = PlaceRow['kind']

export interface SearchOptions {
  lang: Lang
  limit?: number
  kinds?: readonly PlaceKind[]
}

const LIMIT = 10
/** With so many that start with the text, nothing is looked for inside words. */
const ENOUGH = 5
/** Of places that mistyped words of a longer text may mean. */
const CORRECTED = 5
/** No name is longer; the rest of a longer text is ignored. */
const LONGEST = 100
/** 'london uk'; one letter may begin any region. */
const SHORTEST_REGION = 2
/** Maximum namesakes searched for one in a named region. */
const NAMESAKES = 200
const ALL_KINDS: readonly PlaceKind[] = ['city', 'country']
const BOTH = ['names', 'aliases'] as const

/**
 * Places by word prefix: first of their names in our languages, then of their aliases; then, if these are few, those
 * with the text inside a word. An exact match of any name counts as the first kind. Ignores accents and niqqud. Within
 * each kind, places with listings come first, among them exact names, then those with many listings, then the most
 * populous.
 */
export function searchPlaces(
  index: Index,
  text: string,
  { lang, limit = LIMIT, kinds = ALL_KINDS }: SearchOptions,
): FoundPlace[] {
  const typed = searchForm(text.slice(0, LONGEST))
  if ([...typed].length < AUTOCOMPLETE_MIN) return []
  const places = placesOf(index)
  const ranks = ranksBy(places, typed, { kinds, limit })
  if (ranks.length < Math.min(limit, ENOUGH)) {
    const within = inOrder(places, ranksWithin(index, typed), kinds)
    ranks.push(...within.filter((rank) => !ranks.includes(rank)))
  }
  const first = ranks.slice(0, limit)
  const isListed = first.some((rank) => places.listed.has(rank))
  const inRegion = isListed ? [] : namedWithRegion(places, typed, kinds)
  const found = unique([...inRegion, ...first])
  const meant = found.length > 0 ? found : respelled(places, text.slice(0, LONGEST), { kinds, limit })
  return foundPlaces(places, meant.slice(0, limit), lang)
}

/** How a text names a place: completely, with its first letters or a region, or with mistakes. */
export type Match = 'whole' | 'start' | 'mistyped'

/** Places that a text in search form names in this way. */
export function findPlaces(index: Index, text: string, lang: Lang, way: Match): FoundPlace[] {
  if ([...text].length < AUTOCOMPLETE_MIN) return []
  const places = placesOf(index)
  return foundPlaces(places, ranksNamed(places, text, way).slice(0, LIMIT), lang)
}

function ranksNamed(places: Places, text: string, way: Match): number[] {
  const { index } = places
  const wanted = { kinds: ALL_KINDS, limit: LIMIT }
  if (way === 'mistyped') return respelled(places, text, { ...wanted, limit: CORRECTED }, [text])
  const named = placesStarting(index, text, BOTH).flatMap(({ whole }) => whole)
  if (way === 'whole' && named.length === 0) return []
  const started = ranksBy(places, text, wanted).slice(0, LIMIT)
  if (way === 'start') return unique([...namedWithRegion(places, text, ALL_KINDS), ...started])
  return named.includes(started[0] ?? -1) ? started : []
}

interface Wanted {
  kinds: readonly PlaceKind[]
  limit: number
}

const unique = (ranks: readonly number[]): number[] => [...new Set(ranks)]

/** Ranks of places of a text that was mistyped, those of its likeliest correction first. */
function respelled(places: Places, text: string, wanted: Wanted, readings = inLayouts(text)): number[] {
  let ranks: number[] = []
  for (const other of corrected(places.index, readings)) {
    if ([...other].length < AUTOCOMPLETE_MIN) continue
    const found = ranksBy(places, other, wanted).slice(0, wanted.limit)
    ranks = unique([...ranks, ...(found.length > 0 ? found : namedWithRegion(places, other, wanted.kinds))])
    if (ranks.length >= wanted.limit) break
  }
  return ranks
}

/** Ranks of places with the text at the start of a word of a name, in display order. */
function ranksBy(places: Places, typed: string, { kinds, limit }: Wanted): number[] {
  const { index } = places
  // Three letters may be an airport code.
  const isLong = [...typed].length > AUTOCOMPLETE_MIN
  const [names, aliases] = placesStarting(index, typed, isLong ? BOTH : ['names'])
  const whole = new Set([...names!.whole, ...(aliases?.whole ?? [])])
  const ranks = inOrder(places, [...whole, ...names!.ranks], kinds, whole)
  if (ranks.length >= limit) return ranks
  const others = aliases ?? placesStarting(index, typed, ['aliases'])[0]!
  return unique([...ranks, ...inOrder(places, others.ranks, kinds)])
}

/** Places with the one-word text inside one of their words. */
function ranksWithin(index: Index, typed: string): number[] {
  if (typed.includes(' ')) return []
  // Those that start with it were found before.
  const words = wordsWith(index, typed).filter((word) => !word.startsWith(typed))
  return words.flatMap((word) => placesStarting(index, word, ['names']).flatMap(({ ranks }) => ranks))
}

/** 'springfield illinois': the name, followed by words of its region or country. */
function namedWithRegion(places: Places, typed: string, kinds: readonly PlaceKind[]): number[] {
  const words = typed.split(' ')
  const last = words.at(-1)!
  if (words.length === 1 || last.length < SHORTEST_REGION || !isWord(places.index, 'region', last, true)) return []
  for (let count = words.length - 1; count > 0; count--) {
    const name = words.slice(0, count).join(' ')
    if ([...name].length < AUTOCOMPLETE_MIN) return []
    const around = words.slice(count).map((word) => ` ${word}`)
    const namesakes = ranksBy(places, name, { kinds, limit: NAMESAKES }).slice(0, NAMESAKES)
    const found = namesakes.filter((rank) => around.every((word) => namesAround(places, rank).includes(word)))
    if (found.length > 0) return found
  }
  return []
}

/** The names of region and country in all languages, every word preceded by a space. */
function namesAround(places: Places, rank: number): string {
  return sharedText(places, `${rank}`, () => {
    const place = places.index.get<Pick<PlaceRow, 'region' | 'parent' | 'country'>>(
      'select region, parent, country from places where rank = ?',
      rank,
    )!
    return sharedText(places, `${place.parent} ${place.region}`, () => namesOf(places.index, place))
  })
}

function namesOf(index: Index, { region, parent, country }: Pick<PlaceRow, 'region' | 'parent' | 'country'>): string {
  const within = parent === null ? undefined : placeRow(index, parent)
  const regions = region ? (JSON.parse(region) as Localized) : undefined
  const countries = within ? (JSON.parse(within.names) as Localized) : undefined
  const short = [STATE_CODES.get(regions?.en ?? '') ?? [], COUNTRY_SHORT_NAMES[country] ?? []].flat()
  const all = [...Object.values(regions ?? {}), ...Object.values(countries ?? {}), ...short]
  return all.map((name) => ` ${searchForm(name)}`).join('')
}

/** A place by its id. */
export function placeFound(index: Index, id: number, lang: Lang): FoundPlace | undefined {
  const row = placeRow(index, id)
  return row && foundPlace(placesOf(index), row, lang)
}

/** What answers of a search tell of a place. */
type Row = Pick<
  PlaceRow,
  'rank' | 'id' | 'kind' | 'country' | 'parent' | 'region' | 'names' | 'lat' | 'lng' | 'has_page'
>

/** Places in the order of their ranks given. */
function foundPlaces(places: Places, ranks: readonly number[], lang: Lang): FoundPlace[] {
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

/** The most populous city of a time zone; undefined if there is none. */
export function largestCityOfZone(index: Index, timeZone: string): PlaceRow | undefined {
  return index.get<PlaceRow>(
    `select * from places where time_zone = ? and kind = 'city' order by rank limit 1`,
    timeZone,
  )
}
