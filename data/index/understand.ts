import type { DirectoryType } from '#core/contract/directory.ts'
import { festivalNamed, type NamedFestival } from '#core/domain/festival-names.ts'
import { FILTERS } from '#core/domain/results.ts'
import { conceptsOf, lexiconOf, STOP_WORDS, type Concept } from '#core/domain/search-words.ts'
import { isWithin, otherLayouts, permittedMistakes } from '#core/domain/spelling.ts'
import type { FilterListName } from '#core/contract/options.ts'
import { FIELD_OF_LIST } from '#core/fields/listing.ts'
import type { Lang } from '#core/i18n/languages.ts'
import type { Index } from './open.ts'
import { listingsNamed, type NamedListing } from './listing-names.ts'
import { optionNames } from './queries.ts'
import {
  formOf,
  hasNoMeaning,
  markRead,
  phrases,
  readingsOf,
  runsOf,
  withoutPrefix,
  wordsOf,
  type Word,
} from './search-text.ts'
import { findPlaces, type FoundPlace, type Match } from './search.ts'

/** What a search asks for: any of them may be missing. */
export interface Understood {
  /** 0 for vacations. */
  type?: DirectoryType | 0
  /** Options of the type's filters. */
  options: Partial<Record<FilterListName, string[]>>
  times: boolean
  /** Near the place; without one, near the visitor. */
  near: boolean
  festival?: NamedFestival
  /** Places that were meant, likeliest first. */
  places: FoundPlace[]
  /** How well the text names the first of them. */
  match?: Match
  /** Ids of listings with these words in their names, likeliest first. */
  listings: number[]
  /** Whether a listing is meant rather than a place or a kind. */
  isListing: boolean
  /** Whether any words were read as something other than the name of a listing. */
  isRead: boolean
  /** Whether no word is left that stands for nothing known. */
  isExplained: boolean
}

const LONGEST = 100
const NAMED_PLACES = 5
const NAMED_LISTINGS = 5
const SHORTEST_MISTYPED = 5
/** A kind and a place alone are no name. */
const NAME_OF_WORDS = 4
const lexicons = new WeakMap<Index, ReturnType<typeof lexiconOf>>()
const SHORTEST_ID = 3

/** With the names of options and authorities, while the index is open. */
function lexicon(index: Index): ReturnType<typeof lexiconOf> {
  let known = lexicons.get(index)
  if (!known) {
    const isFilter = (list: string): list is FilterListName => list in FIELD_OF_LIST
    const names = Object.entries(optionNames(index)).flatMap(([list, options]) =>
      isFilter(list) && !WITHOUT_NAMES.has(list)
        ? Object.entries(options).flatMap(([id, name]) => {
            const concept = { kind: 'option', list, id } as const
            const all = list === 'supervision' ? [...Object.values(name), id] : Object.values(name)
            return all.filter((one) => one.length >= SHORTEST_ID).map((one) => [one, concept] as const)
          })
        : [],
    )
    lexicons.set(index, (known = lexiconOf(names)))
  }
  return known
}

/** Lists whose names are words of every other search. */
const WITHOUT_NAMES: ReadonlySet<string> = new Set([
  'kashrut', 'kosherstandard', 'wheelchair', 'pricerange', 'apartmentsnumberofrooms',
]) // prettier-ignore

/** Reads a search for places, kinds, dishes, authorities, listings, festivals and times, in any language and order. */
export function understand(index: Index, text: string, lang: Lang): Understood {
  const typed = text.slice(0, LONGEST)
  const found = read(index, typed, lang)
  if (isClear(found)) return found
  // As typed with another keyboard layout, if that explains every word.
  const others = otherLayouts(typed).map((other) => read(index, other, lang))
  return others.find((other) => isClear(other) && other.match !== 'mistyped') ?? found
}

/** Whether something was found by every word, or by the names of listings. */
function isClear({ isRead, isExplained, match, isListing }: Understood): boolean {
  return isListing || (isRead && isExplained && match !== 'mistyped')
}

function read(index: Index, text: string, lang: Lang): Understood {
  const words = wordsOf(text)
  const found: Understood = {
    options: {},
    times: false,
    near: false,
    places: [],
    listings: [],
    isListing: false,
    isRead: false,
    isExplained: false,
  }
  const named = listingsNamed(
    index,
    words.map(({ form }) => form),
  )
  const places = findPlaces(index, formOf(words), lang, 'whole')
  if (places.length > 0) {
    markRead(words)
    Object.assign(found, { places, match: 'whole' })
  } else {
    readFestival(words, found)
    readConcepts(index, words, found)
    const hasName = words.some(hasNoMeaning)
    found.isListing = named.some(({ isExact }) => isExact) && (hasName || words.length >= NAME_OF_WORDS)
    if (hasName && !found.isListing) readPlace(index, words, { found, lang, named })
    settle(found)
  }
  found.listings = named.map(({ tnid }) => tnid).slice(0, NAMED_LISTINGS)
  found.isRead = words.some((word) => word.isRead)
  found.isExplained = !words.some(hasNoMeaning)
  return found
}

function readFestival(words: readonly Word[], found: Understood): void {
  for (const phrase of phrases(words)) {
    const form = formOf(phrase)
    const festival = [form, withoutPrefix(form)].map((one) => festivalNamed(one)).find(Boolean)
    if (!festival) continue
    found.festival = festival
    markRead(phrase)
    return
  }
}

function readConcepts(index: Index, words: readonly Word[], found: Understood): void {
  const known = lexicon(index)
  const options: Concept[] = []
  for (const phrase of phrases(words)) {
    const form = formOf(phrase)
    const isStop = phrase.every((word) => STOP_WORDS.has(word.form))
    const bare = conceptsOf(known, form)
    const concepts = bare.length > 0 || isStop ? bare : conceptsOf(known, withoutPrefix(form))
    const [first] = concepts
    if (!first) continue
    markRead(phrase)
    for (const concept of concepts) {
      if (concept.kind === 'type') found.type ??= concept.type
      else if (concept.kind === 'option') options.push(concept)
      else if (concept.kind === 'times') found.times = true
      else if (concept.kind !== 'kosher') found.near = true
    }
  }
  chooseOptions(options, found)
}

/** The options of the type; without a type, that of the first option. */
function chooseOptions(options: readonly Concept[], found: Understood): void {
  const named = options.flatMap((concept) => (concept.kind === 'option' ? concept : []))
  const typesOf = (list: string) =>
    (Object.keys(FILTERS).map(Number) as DirectoryType[])
      .filter((type) => (FILTERS[type] as readonly string[]).includes(list))
      .sort((a, b) => Number(b === 228) - Number(a === 228))
  const fits = (type: DirectoryType | 0 | undefined) =>
    named.filter(({ list }) => typesOf(list).includes(type as DirectoryType))
  if (named.length > 0 && fits(found.type).length === 0)
    found.type = named.flatMap(({ list }) => typesOf(list))[0] ?? found.type
  for (const { list, id } of fits(found.type)) {
    const ids = (found.options[list as FilterListName] ??= [])
    if (!ids.includes(id)) ids.push(id)
  }
}

interface Reading {
  found: Understood
  lang: Lang
  named: readonly NamedListing[]
}

/** The place that the words without a meaning name: whole, then by its start, then mistyped; listings come between. */
function readPlace(index: Index, words: readonly Word[], { found, lang, named }: Reading): void {
  if (findPlace(index, words, found, { lang, match: 'whole' })) return
  found.isListing = named.some(({ isWhole }) => isWhole)
  if (found.isListing || findPlace(index, words, found, { lang, match: 'start' })) return
  if (correctConcepts(index, words, found)) return readPlace(index, words, { found, lang, named })
  const isMistyped = findPlace(index, words, found, { lang, match: 'mistyped' })
  found.isListing = named.length > 0 && !(isMistyped && found.places[0]?.hasPage)
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

/** Reads mistyped words for kinds and the like: whether there were any. */
function correctConcepts(index: Index, words: readonly Word[], found: Understood): boolean {
  const known = lexicon(index)
  const mistyped = words.filter((word) => hasNoMeaning(word) && word.form.length >= SHORTEST_MISTYPED)
  const corrected = mistyped.flatMap((word) => {
    const permitted = permittedMistakes(word.form, false)
    const near = known.words.find((other) => isWithin(word.form, other, permitted))
    return near ? [{ word, near }] : []
  })
  for (const { word, near } of corrected) word.form = near
  if (corrected.length > 0) readConcepts(index, words, found)
  return corrected.length > 0
}

/** A festival somewhere is a vacation; a kind is no question for times. */
function settle(found: Understood): void {
  if (found.festival && found.places.length > 0) found.type ??= 0
  if (found.type !== undefined) found.times = false
}
