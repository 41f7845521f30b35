import { diffArrays } from 'diff'
import type { Lang } from '#core/i18n/languages.ts'

/** A piece of text: in both, only before, or only after. */
export interface Piece {
  kind: 'same' | 'removed' | 'added'
  text: string
}

/** Below this share of common words, marking single words would not help. */
const LEAST_IN_COMMON = 0.25

/** The word-level diff of two texts, in order. */
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

/** Splits a text into words, blanks and punctuation, losslessly. */
function wordsOf(lang: Lang, text: string): string[] {
  const segmenter = new Intl.Segmenter(lang, { granularity: 'word' })
  return [...segmenter.segment(text)].map(({ segment }) => segment)
}

/** The removed and added items of a list, with kept ones in the new order. */
export function listDiff(before: readonly string[], after: readonly string[]): Piece[] {
  const removed = before.filter((letter) => !after.includes(letter))
  return [
    ...removed.map((text): Piece => ({ kind: 'removed', text })),
    ...after.map((text): Piece => ({
      kind: before.includes(text) ? 'same' : 'added',
      text,
    })),
  ]
}
