import type { FilterListName } from '#core/contract/options.ts'
import type { DirectoryType } from '#core/terms/directory.ts'
import { festivalNamed } from '#core/domain/festival-names.ts'
import { FILTERS } from '#core/domain/results/results.ts'
import { conceptsOf, lexiconOf, STOP_WORDS, type Concept } from '#core/domain/search-words.ts'
import { searchForm } from '#core/domain/slug.ts'
import { isWithin, permittedMistakes } from '#core/domain/spelling.ts'
import { FIELD_OF_LIST } from '#core/fields/listing.ts'
import { keptWhileUnchanged, type Index } from './open.ts'
import { optionNames } from './queries.ts'
import { formOf, hasNoMeaning, markRead, phrases, withoutPrefix, type Word } from './search-text.ts'
import type { Understood } from './understood.ts'

// Words of a search that stand for festivals, kinds, dishes, authorities and times.

const SHORTEST_MISTYPED = 5
type Lexicon = ReturnType<typeof lexiconOf>
const SHORTEST_ID = 3

/** Lists whose names are words of every other search. */
const WITHOUT_NAMES: ReadonlySet<string> = new Set([
  'kashrut', 'kosherstandard', 'wheelchair', 'pricerange', 'apartmentsnumberofrooms', 'forshabbat',
]) // prettier-ignore

/** 'Beth Din de Paris (Consistoire)' is also called by what stands before the brackets. */
const withoutAside = (name: string): string => name.replace(/\s*\([^)]*\)/g, '')

/** What courts that supervise kashrut are called, in search form: alone it means any of them. */
const COURTS: readonly string[] = [
  'בדצ', 'בדצימ', 'badatz', 'badats', 'badaz', 'badac', 'badatzim', 'bedatz', 'bedats', 'bedatsim', 'бадац', 'бадатц',
] // prettier-ignore

const isCourt = (names: readonly string[]): boolean =>
  names.some((name) => COURTS.includes(searchForm(name).split(' ', 1)[0]!))

/** With the names of options and authorities, until one of them may have changed. */
const lexicon = keptWhileUnchanged((index): Lexicon => {
  const isFilter = (list: string): list is FilterListName => list in FIELD_OF_LIST
  const names = Object.entries(optionNames(index)).flatMap(([list, options]) =>
    isFilter(list) && !WITHOUT_NAMES.has(list)
      ? Object.entries(options).flatMap(([id, name]) => {
          const concept = { kind: 'option', list, id } as const
          const names = Object.values(name)
          const all = list === 'supervision' ? [...names, id] : names
          return [...all.flatMap((form) => [form, withoutAside(form)]), ...(isCourt(names) ? COURTS : [])]
            .filter((form) => form.length >= SHORTEST_ID)
            .map((form) => [form, concept] as const)
        })
      : [],
  )
  return lexiconOf(names)
})

export function readFestival(words: readonly Word[], found: Understood): void {
  for (const phrase of phrases(words)) {
    const form = formOf(phrase)
    const festival = [form, withoutPrefix(form)].map((variant) => festivalNamed(variant)).find(Boolean)
    if (!festival) continue
    found.festival = festival
    markRead(phrase)
    return
  }
}

export function readConcepts(index: Index, words: readonly Word[], found: Understood): void {
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

/** Whether a text in search form is a word for a kind or the like, not only one with its ending. */
export function isConcept(index: Index, form: string): boolean {
  const { phrases, stems } = lexicon(index)
  return phrases.has(form) || stems.some(([stem]) => stem === form)
}

/** Phrases in which single words stand for a kind or the like: perhaps names, as 'Times Square' is. */
export function* phrasesAround(index: Index, words: readonly Word[]): Generator<readonly Word[]> {
  const known = lexicon(index)
  const means = (form: string) => conceptsOf(known, form).length > 0
  for (const phrase of phrases(words)) {
    if (phrase.length > 1 && phrase.some(({ form }) => means(form)) && !means(formOf(phrase))) yield phrase
  }
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

/** Reads mistyped words for kinds and the like: whether there were any. */
export function correctConcepts(index: Index, words: readonly Word[], found: Understood): boolean {
  const known = lexicon(index)
  const mistyped = words.filter((word) => hasNoMeaning(word) && word.form.length >= SHORTEST_MISTYPED)
  const corrected = mistyped.flatMap((word) => {
    const permitted = permittedMistakes(word.form, false)
    const near = known.words.find((other) => isWithin(word.form, other, permitted))
    return near ? [{ word, near }] : []
  })
  for (const { word, near } of corrected) word.form = near
  if (corrected.length === 0) return false
  readConcepts(index, words, found)
  found.isGuess = true
  return true
}
