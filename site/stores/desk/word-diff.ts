import { diffArrays } from 'diff'
import type { Lang } from '#core/i18n/languages.ts'

/** A stretch of a text: in both, only before, or only after. */
export interface Piece {
  kind: 'same' | 'removed' | 'added'
  text: string
}

/** Less than this share of words in common: marks on single words would help nobody. */
const LEAST_IN_COMMON = 0.25

/** What differs between two texts, word by word; the pieces of both, in order. */
export function wordDiff(lang: Lang, before: string, after: string): Piece[] {
  const parts = diffArrays(wordsOf(lang, before), wordsOf(lang, after))
  const pieces = parts.map(({ added, removed, value }): Piece => ({
    kind: added ? 'added' : removed ? 'removed' : 'same',
    text: value.join(''),
  }))
  const same = pieces.filter(({ kind }) => kind === 'same')
  const kept = lettersOf(same.map(({ text }) => text).join(''))
  const most = Math.max(lettersOf(before), lettersOf(after))
  return kept >= most * LEAST_IN_COMMON ? pieces : whole(before, after)
}

function whole(before: string, after: string): Piece[] {
  const pieces: Piece[] = [
    { kind: 'removed', text: before },
    { kind: 'added', text: after },
  ]
  return pieces.filter(({ text }) => text !== '')
}

const lettersOf = (text: string): number => text.replace(/\s+/g, '').length

/** A text in words, blanks and signs, of which it can be put together again. */
function wordsOf(lang: Lang, text: string): string[] {
  const segmenter = new Intl.Segmenter(lang, { granularity: 'word' })
  return [...segmenter.segment(text)].map(({ segment }) => segment)
}

/** What a list has lost and won, with what it keeps in the order of the new one. */
export function listDiff(before: readonly string[], after: readonly string[]): Piece[] {
  const removed = before.filter((one) => !after.includes(one))
  return [
    ...removed.map((text): Piece => ({ kind: 'removed', text })),
    ...after.map((text): Piece => ({
      kind: before.includes(text) ? 'same' : 'added',
      text,
    })),
  ]
}
