import { otherLayouts } from '#core/domain/spelling.ts'
import { searchForm } from '#core/domain/slug.ts'
import type { Index } from './open.ts'
import { correctionsOf, isWord } from './place-starts.ts'

const MAX_WORDS = 5
const MIN_PART = 2

/** A text in search form, as typed and with other keyboard layouts. */
export const inLayouts = (text: string): string[] => [text, ...otherLayouts(text)].map(searchForm)

/** What readings of a text may mean, likeliest first: the others as they are, then other spellings or word breaks. */
export function* corrected(index: Index, readings: readonly string[]): Generator<string> {
  yield* readings.slice(1)
  for (const typed of readings) {
    yield* respelled(index, typed)
    yield* rebroken(index, typed)
  }
}

/** Every unknown word replaced by words like it; a single one by each of them in turn. */
function respelled(index: Index, typed: string): string[] {
  const words = typed.split(' ')
  if (words.length > MAX_WORDS) return []
  const choices: string[][] = []
  for (const [i, word] of words.entries()) {
    const isLast = i === words.length - 1
    const choice = isWord(index, word, isLast) ? [word] : correctionsOf(index, word, isLast)
    if (choice.length === 0) return []
    choices.push(choice)
  }
  const most = Math.max(...choices.map(({ length }) => length))
  const texts = Array.from({ length: most }, (_, i) => choices.map((choice) => choice[i] ?? choice[0]).join(' '))
  return texts.filter((text) => text !== typed)
}

/** 'telaviv' as two words, 'new port' as one. */
function rebroken(index: Index, typed: string): string[] {
  if (typed.includes(' ')) return [typed.replaceAll(' ', '')]
  const letters = [...typed]
  return letters.flatMap((_, i) => {
    const [before, after] = [letters.slice(0, i).join(''), letters.slice(i).join('')]
    const isPair =
      Math.min(i, letters.length - i) >= MIN_PART && isWord(index, before, false) && isWord(index, after, true)
    return isPair ? `${before} ${after}` : []
  })
}
