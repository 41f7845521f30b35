import { STOP_WORDS } from '#core/domain/search-words.ts'
import { isWithin, permittedMistakes } from '#core/domain/spelling.ts'
import { rebroken } from './corrected.ts'
import type { Index } from './open.ts'
import { correctionsOf, isWord } from './name-words.ts'

/** A listing with the typed words in its names. */
export interface NamedListing {
  tnid: number
  dtype: number
  place: number
  /** Whether the words are all of a name, whatever their order. */
  isExact: boolean
  /** Whether every word is a whole word of a name. */
  isWhole: boolean
  /** Whether a name starts with these words. */
  isStart: boolean
  mistakes: number
}

/** Enough to look through; with more matches, people type more of the name. */
const MAX_CALLED = 200
const SHORTEST_WORD = 2
const SAME_NAME = 10

/** How names may differ from what was typed: not at all, by mistakes in words, or also by the breaks between them. */
export type Nearness = 'same' | 'mistyped' | 'rebroken'

/**
 * Real listings whose title, in one language, has all these words (in search form); best matches first. The last word
 * may be the start of one. Only where there are none, those with one mistake in five letters, then those with other
 * breaks between words.
 */
export function listingsNamed(index: Index, words: readonly string[], nearness: Nearness): NamedListing[] {
  const typed = words.filter((word) => word.length >= SHORTEST_WORD && !STOP_WORDS.has(word))
  if (typed.length === 0) return []
  // What is left of a word that is being typed.
  const isOpen = typed.at(-1) !== words.at(-1)
  const named = titled(index, typed, nearness)
  return (named.length > 0 || nearness !== 'rebroken' ? named : rebrokenTitles(index, typed))
    .sort((a, b) => a.mistakes - b.mistakes || a.surplus - b.surplus || a.tnid - b.tnid)
    .slice(0, SAME_NAME)
    .flatMap(({ surplus, ...named }) => {
      const isWhole = named.isWhole && !isOpen
      const row = index.get<Pick<NamedListing, 'dtype' | 'place'>>(
        'select dtype, place from listings where tnid = ?',
        named.tnid,
      )
      return row ? [{ ...named, ...row, isWhole, isExact: isWhole && named.mistakes + surplus === 0 }] : []
    })
}

/** Listings with all words; where there are none, with mistakes in them. */
function titled(index: Index, words: readonly string[], nearness: Nearness): Titled[] {
  const isLast = (i: number) => i === words.length - 1
  const exact = words.map((word, i) => (isLast(i) ? startingWith(word) : `"${word}"`))
  const isKnown = words.every((word, i) => isWord(index, 'listing', word, isLast(i)))
  const found = isKnown ? matching(index, words, exact) : []
  if (found.length > 0 || nearness === 'same') return found
  const corrections = words.map((word) =>
    correctionsOf(index, 'listing', word, false).filter((other) => other !== word),
  )
  if (corrections.every(({ length }) => length === 0)) return []
  const either = exact.map((term, i) => `(${[term, ...corrections[i]!.map((word) => `"${word}"`)].join(' OR ')})`)
  return matching(index, words, either)
}

const startingWith = (word: string): string => `"${word}" *`

function matching(index: Index, words: readonly string[], queries: readonly string[]): Titled[] {
  const rows = index.all<{ tnid: number; names: string }>(
    `select t.tnid, t.names from listing_names f join listing_titles t on t.tnid = f.rowid
     where listing_names match ? limit ?`,
    `titles : (${queries.join(' AND ')})`,
    MAX_CALLED,
  )
  return rows.flatMap(({ tnid, names }) => {
    const best = bestMatch(words, names)
    return best ? [{ tnid, ...best }] : []
  })
}

/** 'machne yuda' and 'machneyuda' stand for each other. */
function rebrokenTitles(index: Index, words: readonly string[]): Titled[] {
  return rebroken(index, 'listing', words.join(' '))
    .flatMap((text) => titled(index, text.split(' '), 'same'))
    .map((title) => ({ ...title, mistakes: title.mistakes + 1, isWhole: false }))
}

function bestMatch(words: readonly string[], names: string): NameMatch | undefined {
  return names
    .split('\n')
    .flatMap((name) => matchOf(words, name.split(' ')) ?? [])
    .sort((a, b) => a.mistakes - b.mistakes || a.surplus - b.surplus)[0]
}

interface NameMatch {
  mistakes: number
  /** Words of the name that were not typed. */
  surplus: number
  isWhole: boolean
  isStart: boolean
}

interface Titled extends NameMatch {
  tnid: number
}

/** How well words match a name; undefined if one of them is not in it. */
function matchOf(words: readonly string[], name: readonly string[]): NameMatch | undefined {
  let mistakes = 0
  let isWhole = true
  for (const [i, word] of words.entries()) {
    if (name.includes(word)) continue
    const isLast = i === words.length - 1
    if (isLast && name.some((term) => term.startsWith(word))) {
      isWhole = false
      continue
    }
    const permitted = permittedMistakes(word, false)
    if (!name.some((term) => isWithin(word, term, permitted))) return undefined
    mistakes++
    isWhole = false
  }
  const known = name.filter((term) => !STOP_WORDS.has(term))
  const isStart = words.every((word, i) => known[i] === word)
  return { mistakes, surplus: known.length - words.length, isWhole, isStart }
}
