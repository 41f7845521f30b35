import type { Localized } from '#core/domain/localized.ts'
import { STOP_WORDS } from '#core/domain/search-words.ts'
import { searchForm } from '#core/domain/slug.ts'
import { isWithin, permittedMistakes } from '#core/domain/spelling.ts'
import type { Index } from './open.ts'

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
const MAX_CALLED = 500
const SHORTEST_WORD = 2
/** Candidates are compared by the first letters of their words. */
const FIRST_LETTERS = 3
/** A mistake spoils the start or the end of a word, seldom both. */
const LAST_LETTERS = 3
const SHORTEST_WITH_END = 5
const SAME_NAME = 10

const letters = (word: string, from: number, to?: number): string => `"${[...word].slice(from, to).join('')}"`
const startOf = (word: string): string => `titles : " ${[...word].slice(0, FIRST_LETTERS).join('')}"`
const startOrEnd = (word: string): string =>
  [...word].length < SHORTEST_WITH_END
    ? startOf(word)
    : `(${startOf(word)} OR titles : ${letters(word, -LAST_LETTERS)})`

/**
 * Real listings whose title, in one language, has all these words (in search form), one mistake in five letters; best
 * matches first. The last word may be the start of one. With `far`, also those with mistakes in first letters, and
 * other breaks between words.
 */
export function listingsNamed(
  index: Index,
  words: readonly string[],
  { far = false }: { far?: boolean } = {},
): NamedListing[] {
  const long = words.filter((word) => word.length >= SHORTEST_WORD && !STOP_WORDS.has(word))
  if (long.length === 0) return []
  const rows = index.all<{ tnid: number; dtype: number; place: number; title: string }>(
    `select l.tnid, l.dtype, l.place, json_extract(l.body, '$.title') title
     from listing_names f join listings l on l.tnid = f.rowid where listing_names match ? limit ?`,
    long.map(far ? startOrEnd : startOf).join(' AND '),
    MAX_CALLED,
  )
  // What is left of a word that is being typed.
  const isOpen = long.at(-1) !== words.at(-1)
  return rows
    .flatMap(({ title, ...row }) => {
      const names = Object.values(JSON.parse(title) as Localized).map((name) => searchForm(name).split(' '))
      const [best] = names
        .flatMap((name) => matchOf(long, name) ?? (far ? (joinedMatch(long, name) ?? []) : []))
        .sort((a, b) => a.mistakes - b.mistakes || a.surplus - b.surplus)
      return best ? [{ ...row, ...best }] : []
    })
    .sort((a, b) => a.mistakes - b.mistakes || a.surplus - b.surplus || a.tnid - b.tnid)
    .slice(0, SAME_NAME)
    .map(({ surplus, ...named }) => {
      const isWhole = named.isWhole && !isOpen
      return { ...named, isWhole, isExact: isWhole && named.mistakes + surplus === 0 }
    })
}

interface NameMatch {
  mistakes: number
  /** Words of the name that were not typed. */
  surplus: number
  isWhole: boolean
  isStart: boolean
}

/** How well words match a name; undefined if one of them is not in it. */
function matchOf(words: readonly string[], name: readonly string[]): NameMatch | undefined {
  let mistakes = 0
  let isWhole = true
  for (const [i, word] of words.entries()) {
    if (name.includes(word)) continue
    const isLast = i === words.length - 1
    if (isLast && name.some((one) => one.startsWith(word))) {
      isWhole = false
      continue
    }
    const permitted = permittedMistakes(word, false)
    if (!name.some((one) => isWithin(word, one, permitted))) return undefined
    mistakes++
    isWhole = false
  }
  const known = name.filter((one) => !STOP_WORDS.has(one))
  const isStart = words.every((word, i) => known[i] === word)
  return { mistakes, surplus: known.length - words.length, isWhole, isStart }
}

/** A name with other breaks between its words. */
function joinedMatch(words: readonly string[], name: readonly string[]): NameMatch | undefined {
  if (words.join('') !== name.join('')) return undefined
  return { mistakes: 1, surplus: 0, isWhole: false, isStart: false }
}
