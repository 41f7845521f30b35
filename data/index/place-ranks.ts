import { AUTOCOMPLETE_MIN } from '#core/terms/directory.ts'
import { COUNTRY_SHORT_NAMES, STATE_CODES, TWO_LETTERS } from '#core/domain/country-short-names.ts'
import type { Localized } from '#core/terms/localized.ts'
import { searchForm } from '#core/domain/slug.ts'
import type { Lang } from '#core/i18n/languages.ts'
import { placeRow, type PlaceRow } from './cards.ts'
import { corrected, inLayouts } from './corrected.ts'
import { foundPlaces } from './found-places.ts'
import type { Index } from './open.ts'
import { inOrder, sharedText, type Places } from './place-order.ts'
import { placesStarting, wordsWith } from './place-starts.ts'
import { isWord } from './name-words.ts'

// The ranks of places that a text in search form may mean, likeliest first.

export type PlaceKind = PlaceRow['kind']

export interface Wanted {
  kinds: readonly PlaceKind[]
  limit: number
  /** Of the reader. */
  lang: Lang
}

/** 'london uk'; one letter may begin any region. */
const SHORTEST_REGION = 2
/** Maximum namesakes searched for one in a named region. */
const NAMESAKES = 200
/** Three letters are a small place's name less often than the beginning of that of a place with so many listings. */
const WELL_KNOWN = 4
export const BOTH = ['names', 'aliases'] as const

export const unique = (ranks: readonly number[]): number[] => [...new Set(ranks)]

/** Places that a text finds. */
export interface Found {
  ranks: number[]
  /** Whether some bear this very name. */
  isName: boolean
}

const isWellKnown = ({ listed }: Places, rank: number): boolean => (listed.get(rank) ?? 0) >= WELL_KNOWN

/**
 * Places with the text at the start of a word of a name, in display order: first those that bear the name. Where some
 * do, no other is meant by a name that the gazetteer gives it beside its own: Salem is not Jerusalem.
 */
export function placesCalled(places: Places, typed: string, { kinds, limit, lang }: Wanted): Found {
  const { index } = places
  // Three letters may be an airport code.
  const isLong = [...typed].length > AUTOCOMPLETE_MIN
  const [names, aliases] = placesStarting(index, typed, isLong ? BOTH : ['names'])
  const named = inOrder(places, names!.whole, kinds)
  const isName = named.length > 0
  const called = new Set(isName ? names!.whole : aliases?.whole)
  // Three letters that are the name of a small place count no more than a beginning.
  const whole = isLong ? called : new Set([...called].filter((rank) => isWellKnown(places, rank)))
  const begun = inOrder(places, [...called, ...names!.ranks], kinds, whole)
  const ranks = unique(isLong || !isName ? [...named, ...begun] : shortNamed(places, typed, { named, begun, lang }))
  if (ranks.length >= limit) return { ranks, isName }
  const others = aliases ?? placesStarting(index, typed, ['aliases'])[0]!
  const left = isName ? new Set(others.ranks).difference(new Set(others.whole)) : others.ranks
  return { ranks: unique([...ranks, ...inOrder(places, [...left], kinds)]), isName }
}

/**
 * Of three letters: places called so in English or by the reader, after those that are well known and begin so there.
 * In other languages three letters are a small place's name by chance, often a guessed one.
 */
function shortNamed(
  places: Places,
  typed: string,
  { named, begun, lang }: { named: readonly number[]; begun: readonly number[]; lang: Lang },
): number[] {
  const isOwn = (rank: number, fits: (name: string) => boolean) =>
    (['en', lang] as const).some((language) =>
      foundPlaces(places, [rank], language).some(({ name }) => fits(searchForm(name))),
    )
  const own = named.filter((rank) => isOwn(rank, (name) => name === typed))
  const known = own.length === 0 ? [] : begun.filter((rank) => isWellKnown(places, rank))
  return [...known.filter((rank) => isOwn(rank, (name) => name.startsWith(typed))), ...own, ...begun]
}

/** Places whose names have the one-word text inside one of their words. */
export function ranksWithin(index: Index, typed: string): number[] {
  if (typed.includes(' ')) return []
  // Those that start with it were found before.
  const words = wordsWith(index, typed).filter((word) => !word.startsWith(typed))
  return words.flatMap((word) => placesStarting(index, word, ['names']).flatMap(({ ranks }) => ranks))
}

/** Places of a text that was mistyped, those of its likeliest correction first. */
export function respelled(places: Places, text: string, options: Wanted, readings = inLayouts(text)): number[] {
  let ranks: number[] = []
  for (const other of corrected(places.index, readings)) {
    if ([...other].length < AUTOCOMPLETE_MIN) continue
    const found = placesCalled(places, other, options).ranks.slice(0, options.limit)
    ranks = unique([...ranks, ...(found.length > 0 ? found : namedWithRegion(places, other, options))])
    if (ranks.length >= options.limit) break
  }
  return ranks
}

/** A name, and the words of a region or country behind it, each preceded by a space. */
interface InRegion {
  name: string
  around: readonly string[]
}

/** The ways in which the last words of a text may be those of a region or country: the fewest words first. */
function* withRegion(index: Index, typed: string, isPrefix: boolean): Generator<InRegion> {
  const words = typed.split(' ')
  const last = words.at(-1)!
  if (words.length === 1 || last.length < SHORTEST_REGION || !isWord(index, 'region', last, isPrefix)) return
  for (let count = words.length - 1; count > 0; count--) {
    const typedName = words.slice(0, count).join(' ')
    const name = TWO_LETTERS.get(typedName) ?? typedName
    if ([...name].length < AUTOCOMPLETE_MIN) return
    yield { name, around: words.slice(count).map((word) => ` ${word}`) }
  }
}

/** 'springfield illinois': the name or its beginning, then words of its region or country, perhaps unfinished. */
export function namedWithRegion(places: Places, typed: string, options: Wanted): number[] {
  for (const { name, around } of withRegion(places.index, typed, true)) {
    const namesakes = placesCalled(places, name, { ...options, limit: NAMESAKES }).ranks.slice(0, NAMESAKES)
    const found = namesakes.filter((rank) => around.every((word) => namesAround(places, rank).includes(word)))
    if (found.length > 0) return found
  }
  return []
}

/** The same of whole names and words, where the name stands for nothing else. */
export function namedInRegion(places: Places, typed: string, isName: (name: string) => boolean): number[] {
  for (const { name, around } of withRegion(places.index, typed, false)) {
    const [named] = isName(name) ? placesStarting(places.index, name, ['names']) : []
    const isAround = (rank: number) => around.every((word) => `${namesAround(places, rank)} `.includes(`${word} `))
    const found = inOrder(places, (named?.whole ?? []).filter(isAround), ['city'])
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
