import type { FoundPlace } from '#core/contract/places.ts'
import type { Lang } from '#core/i18n/languages.ts'
import type { PlaceRow } from './cards.ts'
import { keptWhileUnchanged, type Index } from './open.ts'

type PlaceKind = PlaceRow['kind']

/** What searches need of many places, kept while the index is unchanged: comparing hundreds takes no query. */
interface Known {
  /** The number of listings of places with pages, by rank; of districts at least one, since they belong to a city. */
  listed: ReadonlyMap<number, number>
  /** The ranks of countries. */
  countries: ReadonlySet<number>
  /** Texts that the places of a region or country share, as they were asked for. */
  shared: Map<string, string>
  /** What answers tell of places, by language and rank. */
  found: Map<Lang, Map<number, FoundPlace>>
}

/** An index, and what is known of its places. */
export interface Places extends Known {
  index: Index
}

const knownPlaces = keptWhileUnchanged((index): Known => {
  const listed = index.all<{ rank: number; listed: number }>(
    `select rank, max(listed, part_of is not null) listed from places
     where has_page = 1 and (listed > 0 or part_of is not null)`,
  )
  const countries = index.all<{ rank: number }>("select rank from places where kind = 'country'")
  return {
    listed: new Map(listed.map((place) => [place.rank, place.listed])),
    countries: new Set(countries.map(({ rank }) => rank)),
    shared: new Map(),
    found: new Map(),
  }
})

/** Ask once a search: it looks whether the index has changed. */
export const placesOf = (index: Index): Places => ({ ...knownPlaces(index), index })

const MAX_KEPT = 50_000

/** A text that places of a region or country share, made once. */
export function sharedText({ shared }: Places, key: string, make: () => string): string {
  let text = shared.get(key)
  if (text === undefined) {
    if (shared.size >= MAX_KEPT) shared.clear()
    shared.set(key, (text = make()))
  }
  return text
}

/** What was found in a language, by rank. */
export function foundIn({ found }: Places, lang: Lang): Map<number, FoundPlace> {
  let known = found.get(lang)
  if (!known || known.size > MAX_KEPT) found.set(lang, (known = new Map()))
  return known
}

const NONE: ReadonlySet<number> = new Set()

/** Steps of the number of listings that order places. Within a step, the larger city comes first. */
const MANY = [5, 25]
const classOf = (listed: number) => MANY.filter((from) => listed >= from).length

/** Unique ranks of places of some kinds in display order; `whole` has those of exact names. */
export function inOrder(
  { listed, countries }: Places,
  ranks: readonly number[],
  kinds: readonly PlaceKind[],
  whole: ReadonlySet<number> = NONE,
): number[] {
  const kindOf = (rank: number): PlaceKind => (countries.has(rank) ? 'country' : 'city')
  // First those with listings, among them exact names, then those with many.
  const orderOf = (rank: number) => {
    const count = listed.get(rank) ?? 0
    return Number(count > 0) * 8 + Number(whole.has(rank)) * 4 + classOf(count)
  }
  return [...new Set(ranks)]
    .filter((rank) => kinds.includes(kindOf(rank)))
    .map((rank) => ({ rank, order: orderOf(rank) }))
    .sort((a, b) => b.order - a.order || a.rank - b.rank)
    .map(({ rank }) => rank)
}
