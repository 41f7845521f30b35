import { mistakesBetween, permittedMistakes, spellingsOf, START, startOf } from '#core/domain/spelling.ts'
import type { Index } from './open.ts'

// The words of names, in search form, and which of them a mistyped one may have meant.

/** Whose names: those of places, the most populous first, or the titles of real listings. */
export type Named = 'place' | 'listing'

/** Sorts after every continuation of a prefix. */
const LAST = '\u{10ffff}'
const SHORTEST = 3
/** Maximum corrections of a word. */
const CORRECTIONS = 4

/** Whether a name has this word; with `isPrefix`, a word that starts with it. */
export function isWord(index: Index, named: Named | 'region', text: string, isPrefix: boolean): boolean {
  const row = index.get(
    `select 1 from ${named}_words where word >= ? and word <= ? limit 1`,
    text,
    isPrefix ? text + LAST : text,
  )
  return row !== undefined
}

/** Those of the texts that are words of names, in the order given. */
export function wordsAmong(index: Index, named: Named, texts: readonly string[]): string[] {
  if (texts.length === 0) return []
  return index
    .all<{ word: string }>(
      `select j.value word from json_each(?) j where exists (select 1 from ${named}_words w where w.word = j.value)
       order by j.key`,
      JSON.stringify(texts),
    )
    .map(({ word }) => word)
}

/**
 * Words that a mistyped one may have meant, one mistake in five letters: those with the fewest mistakes first, then
 * those that were added first. With `isPrefix`, the typed word may be the start of one.
 */
export function correctionsOf(index: Index, named: Named, typed: string, isPrefix: boolean): string[] {
  const permitted = permittedMistakes(typed, isPrefix)
  if (permitted === 0) return []
  const longest = typed.length + permitted
  const isNear = ({ length }: string) => length >= typed.length - permitted && (isPrefix || length <= longest)
  return candidatesFor(index, named, typed, permitted)
    .filter(({ word }) => isNear(word))
    .map(({ word, id }) => {
      const { whole, start } = mistakesBetween(typed, word.slice(0, longest))
      const mistakes = isPrefix ? start : whole
      const isWhole = word.length <= longest && whole === mistakes
      return { word, mistakes, order: [mistakes, Number(word[0] !== typed[0]), Number(!isWhole), id] }
    })
    .filter(({ mistakes }) => mistakes <= permitted)
    .sort((a, b) => compareNumbers(a.order, b.order))
    .slice(0, CORRECTIONS)
    .map(({ word }) => word)
}

/** Compares lists of numbers, the first difference deciding. */
function compareNumbers(a: readonly number[], b: readonly number[]): number {
  const at = a.findIndex((number, i) => number !== b[i])
  return at < 0 ? 0 : a[at]! - b[at]!
}

interface Candidate {
  word: string
  id: number
}

/** Words whose first letters are within one mistake; for more mistakes, also those with the same first letters. */
function candidatesFor(index: Index, named: Named, typed: string, permitted: number): Candidate[] {
  const words = index.all<Candidate>(
    `select w.word, w.id from ${named}_spellings s join ${named}_words w
       on w.word >= s.start and w.word <= iif(length(s.start) < ${START}, s.start, s.start || '${LAST}')
     where s.spelling in (select value from json_each(?))`,
    JSON.stringify(spellingsOf(typed)),
  )
  if (permitted > 1) {
    const start = startOf(typed, SHORTEST)
    words.push(
      ...index.all<Candidate>(`select word, id from ${named}_words where word >= ? and word <= ?`, start, start + LAST),
    )
  }
  return [...new Map(words.map((row) => [row.id, row])).values()]
}

/** Adds words that are new, in their order; what they may be mistyped as in its own, which is much faster. */
export function addWords(index: Index, named: Named, words: ReadonlySet<string>): void {
  const added = index.all<{ word: string }>(
    `insert or ignore into ${named}_words (word) select value from json_each(?) order by key returning word`,
    JSON.stringify([...words]),
  )
  if (added.length === 0) return
  const starts = new Set(added.map(({ word }) => startOf(word)))
  const pairs = [...starts].flatMap((start) => spellingsOf(start).map((spelling) => [spelling, start]))
  index.run(
    `insert or ignore into ${named}_spellings select value ->> 0, value ->> 1 from json_each(?) order by 1, 2`,
    JSON.stringify(pairs),
  )
}
