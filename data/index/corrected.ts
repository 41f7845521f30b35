import { otherLayouts } from '#core/domain/spelling.ts'
import { searchForm } from '#core/domain/slug.ts'
import type { Index } from './open.ts'
import { correctionsOf, isWord, wordsAmong, type Named } from './name-words.ts'

const MAX_WORDS = 5
const MIN_PART = 2

/** A text in search form, as typed and with other keyboard layouts. */
export const inLayouts = (text: string): string[] => [text, ...otherLayouts(text)].map(searchForm)

/** What readings of a text may mean, likeliest first: the others as they are, then other spellings or word breaks. */
export function* corrected(index: Index, readings: readonly string[]): Generator<string> {
  yield* readings.slice(1)
  for (const typed of readings) {
    yield* respelled(index, typed)
    yield* rebroken(index, 'place', typed)
  }
}

/** Every unknown word replaced by words like it; a single one by each of them in turn. */
function respelled(index: Index, typed: string): string[] {
  const words = typed.split(' ')
  if (words.length > MAX_WORDS) return []
  const choices: string[][] = []
  for (const [i, word] of words.entries()) {
    const isLast = i === words.length - 1
    const choice = isWord(index, 'place', word, isLast) ? [word] : correctionsOf(index, 'place', word, isLast)
    if (choice.length === 0) return []
    choices.push(choice)
  }
  const most = Math.max(...choices.map(({ length }) => length))
  const texts = Array.from({ length: most }, (_, i) => choices.map((choice) => choice[i] ?? choice[0]).join(' '))
  return texts.filter((text) => text !== typed)
}

/** Other breaks between the words, each in turn: 'telaviv' as two words, 'new port' as one. */
export function rebroken(index: Index, named: Named, typed: string): string[] {
  const words = typed.split(' ')
  if (words.length > MAX_WORDS) return []
  const isLast = (i: number) => i === words.length - 1
  const joined = words.slice(1).flatMap((word, i) => {
    const pair = `${words[i]}${word}`
    return isWord(index, named, pair, isLast(i + 1)) ? words.toSpliced(i, 2, pair).join(' ') : []
  })
  const parted = words.flatMap((word, i) =>
    partsOf(index, named, word, isLast(i)).map((pair) => words.toSpliced(i, 1, pair).join(' ')),
  )
  return [...joined, ...parted]
}

/** A word as two; with `isPrefix`, it may be the start of them. */
function partsOf(index: Index, named: Named, word: string, isPrefix: boolean): string[] {
  const letters = [...word]
  const breaks = letters.flatMap((_, i) => (Math.min(i, letters.length - i) < MIN_PART ? [] : i))
  const pairs = new Map(breaks.map((i) => [letters.slice(0, i).join(''), letters.slice(i).join('')]))
  return wordsAmong(index, named, [...pairs.keys()]).flatMap((before) => {
    const after = pairs.get(before)!
    return isWord(index, named, after, isPrefix) ? `${before} ${after}` : []
  })
}
