import { unabbreviated } from '#core/domain/abbreviations.ts'
import { STOP_WORDS } from '#core/domain/search-words.ts'
import { otherLayouts } from '#core/domain/spelling.ts'
import type { Lang } from '#core/i18n/languages.ts'
import { readingOnce, type Index } from './open.ts'
import { listingsNamed, type NamedListing } from './named-listings.ts'
import { correctConcepts, isConcept, phrasesAround, readConcepts, readFestival } from './read-concepts.ts'
import { formOf, hasNoMeaning, markRead, phrases, readingsOf, runsOf, wordsOf, type Word } from './search-text.ts'
import { placeFound } from './found-places.ts'
import { findInRegion, findPlaces, type Match } from './search.ts'
import type { Understood } from './understood.ts'
import { isWord } from './name-words.ts'

const LONGEST = 100
const NAMED_PLACES = 5
const NAMED_LISTINGS = 5
/** A kind and a place alone are no name. */
const NAME_OF_WORDS = 4

/** Reads a search for places, kinds, dishes, authorities, listings, festivals and times, in any language and order. */
export function understand(baseIndex: Index, text: string, lang: Lang): Understood {
  const index = readingOnce(baseIndex)
  const typed = unabbreviated(text.slice(0, LONGEST))
  const found = read(index, typed, lang)
  if (isClear(found)) return found
  // As typed with another keyboard layout, if that explains every word.
  for (const other of isEveryWordKnown(index, typed) ? [] : otherLayouts(typed)) {
    const reading = read(index, other, lang, { withMistakes: false })
    if (isClear(reading)) return reading
  }
  return isAnswered(found) ? found : { ...found, ...nearest(index, typed, { lang, isRead: found.isRead }) }
}

function isEveryWordKnown(index: Index, text: string): boolean {
  return formsOf(wordsOf(text)).every(
    (form) => isWord(index, 'place', form, false) || isWord(index, 'listing', form, false),
  )
}

/** Whether something was found by every word, or by the names of listings. */
function isClear({ isRead, isExplained, match, isListing }: Understood): boolean {
  return isListing || (isRead && isExplained && match !== 'mistyped')
}

function isAnswered({ isExplained, places, listings }: Understood): boolean {
  return isExplained || places.length + listings.length > 0
}

/**
 * Where nothing fits: a listing with mistakes in the first letters, else a place that one of the words names; with
 * mistakes, a place without a page only beside words that were read.
 */
function nearest(index: Index, text: string, { lang, isRead }: { lang: Lang; isRead: boolean }): Partial<Understood> {
  const forms = formsOf(wordsOf(text))
  const far = listingsNamed(index, forms, 'rebroken')
  if (far.length > 0) return { ...asListings(far), isListing: true, isGuess: true }
  const longest = forms.toSorted((a, b) => b.length - a.length)
  for (const way of ['whole', 'mistyped'] as const)
    for (const form of longest) {
      const places = STOP_WORDS.has(form) ? [] : findPlaces(index, form, lang, way)
      const isLikely = isRead || way === 'whole' || places[0]?.hasPage
      if (places.length > 0 && isLikely)
        return { places: places.slice(0, NAMED_PLACES), match: 'mistyped', isGuess: true }
    }
  return {}
}

const asListings = (named: readonly NamedListing[]) => ({
  listings: named.map(({ tnid }) => tnid).slice(0, NAMED_LISTINGS),
})

function read(index: Index, text: string, lang: Lang, { withMistakes = true } = {}): Understood {
  const words = wordsOf(text)
  let named: readonly NamedListing[] = listingsNamed(index, formsOf(words), 'same')
  const found: Understood = {
    options: {},
    times: false,
    near: false,
    places: [],
    listings: [],
    isListing: false,
    isName: named.some(({ isWhole }) => isWhole),
    isRead: false,
    isExplained: false,
    isGuess: false,
  }
  const places = findPlaces(index, formOf(words), lang, 'whole')
  if (places.length > 0) {
    markRead(words)
    Object.assign(found, { places, match: 'whole' })
  } else {
    readPlaceInRegion(index, words, found, lang)
    readFestival(words, found)
    readNamedPlace(index, words, found, lang)
    readConcepts(index, words, found)
    const hasName = words.some(hasNoMeaning)
    found.isListing = named.some(({ isExact }) => isExact) && (hasName || words.length >= NAME_OF_WORDS)
    if (hasName && !found.isListing) named = readName(index, words, { found, lang, named, withMistakes })
    settle(found)
  }
  Object.assign(found, asListings(named))
  found.isRead = words.some((word) => word.isRead)
  found.isExplained = !words.some(hasNoMeaning)
  found.isGuess ||= found.isListing ? (named[0]?.mistakes ?? 0) > 0 : found.match === 'mistyped'
  return found
}

/** A place with its region or country, words of which may mean something else: Gaya, India. */
function readPlaceInRegion(index: Index, words: readonly Word[], found: Understood, lang: Lang): void {
  for (const phrase of phrases(words, words.length)) {
    const places = findInRegion(index, formOf(phrase), lang, (name) => !isConcept(index, name))
    if (places.length === 0) continue
    Object.assign(found, { places: places.slice(0, NAMED_PLACES), match: 'whole' })
    markRead(phrase)
    return
  }
}

/** A place with a name of several words, one of which means something else: Times Square. */
function readNamedPlace(index: Index, words: readonly Word[], found: Understood, lang: Lang): void {
  if (found.places.length > 0) return
  for (const phrase of phrasesAround(index, words)) {
    const places = findPlaces(index, formOf(phrase), lang, 'whole')
    if (places.length === 0) continue
    Object.assign(found, { places: places.slice(0, NAMED_PLACES), match: 'whole' })
    markRead(phrase)
    return
  }
}

const formsOf = (words: readonly Word[]): string[] => words.map(({ form }) => form)

interface Reading {
  found: Understood
  lang: Lang
  named: readonly NamedListing[]
  withMistakes: boolean
}

/**
 * What the words without a meaning name: a place by its whole name, a listing, a place by its start, mistyped. Returns
 * the listings that were meant.
 */
function readName(index: Index, words: readonly Word[], reading: Reading): readonly NamedListing[] {
  const { found, lang, named, withMistakes } = reading
  const isPlace = findPlace(index, words, found, { lang, match: 'whole' })
  // 'Neue Synagoge Berlin' is more than the kind and the place.
  const isName = named.some(({ isStart, isWhole }) => isStart && isWhole) && words.some(hasNoMeaning)
  if (isPlace) {
    found.isListing = isName
    return named
  }
  const mistyped = named.length > 0 || !withMistakes ? named : listingsNamed(index, formsOf(words), 'mistyped')
  const several = mistyped.length > 0 ? mistyped : ofKind(index, words, found, { least: found.near ? 1 : 2 })
  found.isListing = several.some(({ isWhole }) => isWhole)
  if (found.isListing) {
    if (found.near && found.type !== undefined) nearListing(index, several, { found, lang })
    return several
  }
  if (findPlace(index, words, found, { lang, match: 'start' }) || !withMistakes) return several
  if (correctConcepts(index, words, found)) return readName(index, words, { ...reading, named: several })
  const isMistyped = findPlace(index, words, found, { lang, match: 'mistyped' })
  const last = several.length > 0 || isMistyped ? several : ofKind(index, words, found, { least: 1 })
  found.isListing = last.length > 0 && !(isMistyped && found.places[0]?.hasPage)
  return last
}

/** Listings of the kind that is meant, named by the other words: 'restaurant Machneyuda'. */
function ofKind(
  index: Index,
  words: readonly Word[],
  { type, near }: Understood,
  { least }: { least: number },
): NamedListing[] {
  const rest = formsOf(words.filter(hasNoMeaning))
  if ((type === undefined && !near) || rest.length < least) return []
  return listingsNamed(index, rest, 'mistyped').filter(({ dtype, isWhole }) => isWhole && (near || dtype === type))
}

/** 'Restaurants near the Western Wall': near the place of that listing. */
function nearListing(
  index: Index,
  [first]: readonly NamedListing[],
  { found, lang }: Pick<Reading, 'found' | 'lang'>,
): void {
  const place = first && placeFound(index, first.place, lang)
  if (place) Object.assign(found, { places: [place], match: 'whole', isListing: false })
}

function findPlace(
  index: Index,
  words: readonly Word[],
  found: Understood,
  { lang, match }: { lang: Lang; match: Match },
): boolean {
  for (const run of runsOf(words))
    for (const { phrase, form } of readingsOf(run)) {
      const places = findPlaces(index, form, lang, match)
      if (places.length === 0) continue
      Object.assign(found, { places: places.slice(0, NAMED_PLACES), match })
      markRead(phrase)
      return true
    }
  return false
}

/** A festival somewhere is a vacation; a kind is no question for times. */
function settle(found: Understood): void {
  if (found.festival && found.places.length > 0) found.type ??= 0
  if (found.type !== undefined) found.times = false
}
