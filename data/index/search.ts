import { AUTOCOMPLETE_MIN } from '#core/terms/directory.ts'
import type { FoundPlace } from '#core/contract/places.ts'
import { unabbreviated } from '#core/domain/abbreviations.ts'
import { TWO_LETTERS } from '#core/domain/country-short-names.ts'
import { searchForm } from '#core/domain/slug.ts'
import type { Lang } from '#core/i18n/languages.ts'
import type { PlaceRow } from './cards.ts'
import { foundPlaces } from './found-places.ts'
import type { Index } from './open.ts'
import { inOrder, placesOf, type Places } from './place-order.ts'
import {
  BOTH, namedInRegion, namedWithRegion, placesCalled, ranksWithin, respelled, unique, type PlaceKind,
} from './place-ranks.ts' // prettier-ignore
import { placesStarting } from './place-starts.ts'

export interface SearchOptions {
  lang: Lang
  limit?: number
  kinds?: readonly PlaceKind[]
}

const LIMIT = 10
/** So many that begin with a text are looked through for those that do in the reader's language. */
const MANY = 40
/** With so many that start with the text, nothing is looked for inside words. */
const ENOUGH = 5
/** Of places that mistyped words of a longer text may mean. */
const CORRECTED = 5
/** No name is longer; the rest of a longer text is ignored. */
const LONGEST = 100
const ALL_KINDS: readonly PlaceKind[] = ['city', 'country']

/**
 * Places by word prefix: first those that bear the name, then those with names in our languages that begin so, then by
 * their aliases; then, if these are few, those with the text inside a word. Mistakes count only where nothing fits.
 * Ignores accents and niqqud, and reads Hebrew abbreviations. Within each kind, places with listings come first, then
 * those with many listings, then the most populous.
 */
export function searchPlaces(
  index: Index,
  text: string,
  { lang, limit = LIMIT, kinds = ALL_KINDS }: SearchOptions,
): FoundPlace[] {
  const full = unabbreviated(text.slice(0, LONGEST))
  const typed = searchForm(full)
  if ([...typed].length < AUTOCOMPLETE_MIN) return []
  const places = placesOf(index)
  const options = { kinds, limit, lang }
  const { ranks, isName } = placesCalled(places, typed, options)
  if (ranks.length < Math.min(limit, ENOUGH)) ranks.push(...inOrder(places, ranksWithin(index, typed), kinds))
  const first = unique(ranks).slice(0, limit)
  const isMeant = isName || first.some((rank) => places.listed.has(rank))
  const inRegion = isMeant ? [] : namedWithRegion(places, typed, options)
  const found = unique([...inRegion, ...first])
  const best = found.length > 0 ? found : respelled(places, full, options)
  return foundPlaces(places, best.slice(0, limit), lang)
}

/** How a text names a place: completely, with its first letters or a region, or with mistakes. */
export type Match = 'whole' | 'start' | 'mistyped'

/** Places that a text in search form, which may be part of a longer one, names in this way. */
export function findPlaces(index: Index, part: string, lang: Lang, way: Match): FoundPlace[] {
  const text = way === 'whole' ? (TWO_LETTERS.get(part) ?? part) : part
  if ([...text].length < AUTOCOMPLETE_MIN) return []
  const places = placesOf(index)
  return foundPlaces(places, ranksNamed(places, text, { lang, way }).slice(0, LIMIT), lang)
}

function ranksNamed(places: Places, text: string, { lang, way }: { lang: Lang; way: Match }): number[] {
  const { index } = places
  const options = { kinds: ALL_KINDS, limit: LIMIT, lang }
  if (way === 'mistyped') return respelled(places, text, { ...options, limit: CORRECTED }, [text])
  if (way === 'start') {
    const inRegion = namedWithRegion(places, text, options)
    return unique([
      ...inRegion,
      ...begunInOwn(places, placesCalled(places, text, options).ranks.slice(0, MANY), text, lang),
    ])
  }
  const named = placesStarting(index, text, BOTH).flatMap(({ whole }) => whole)
  if (named.length === 0) return []
  const started = placesCalled(places, text, options).ranks.slice(0, LIMIT)
  return named.includes(started[0] ?? -1) ? started : []
}

/**
 * Those that begin so in the language of the reader or in English, if any do; only else those that do in another:
 * 'jer' is Jerusalem, not Yerevan, which is Jerewan in German.
 */
function begunInOwn(places: Places, ranks: readonly number[], text: string, lang: Lang): readonly number[] {
  const own = new Set<number>()
  for (const language of new Set<Lang>(['en', lang]))
    for (const [at, { name }] of foundPlaces(places, ranks, language).entries())
      if (` ${searchForm(name)}`.includes(` ${text}`)) own.add(ranks[at]!)
  return own.size > 0 ? ranks.filter((rank) => own.has(rank)) : ranks
}

/** Places with a whole name that stands for nothing else, followed by their region or country. */
export function findInRegion(index: Index, text: string, lang: Lang, isName: (name: string) => boolean): FoundPlace[] {
  const places = placesOf(index)
  return foundPlaces(places, namedInRegion(places, text, isName).slice(0, LIMIT), lang)
}

/** The most populous city of a time zone; undefined if there is none. */
export function largestCityOfZone(index: Index, timeZone: string): PlaceRow | undefined {
  return index.get<PlaceRow>(
    `select * from places where time_zone = ? and kind = 'city' order by rank limit 1`,
    timeZone,
  )
}
