// Mistyped words: which words are within reach of a typed one, and how far.

/** So many letters are stored, whole and with each left out: words with one mistake there share a spelling. */
export const START = 5
const MIN_LENGTH = 3
/** No name has longer words. */
const MAX_LENGTH = 24
const LETTERS_PER_MISTAKE = 5

/** Permitted mistakes: one letter in five, and none in a start of three letters. */
export function permittedMistakes(word: string, isPrefix: boolean): number {
  const { length } = [...word]
  if (length < (isPrefix ? MIN_LENGTH + 1 : MIN_LENGTH) || length > MAX_LENGTH) return 0
  return Math.max(1, Math.round(length / LETTERS_PER_MISTAKE))
}

/** The first letters of a word. */
export const startOf = (word: string, length = START): string => [...word].slice(0, length).join('')

/** The first letters of a word, and those with one letter left out. */
export function spellingsOf(word: string): string[] {
  const letters = [...word].slice(0, START)
  const without = letters.map((_, i) => letters.toSpliced(i, 1).join(''))
  return [...new Set([letters.join(''), ...without])]
}

/** Mistakes between a typed word and another. */
export interface Mistakes {
  /** Compared with the whole word. */
  whole: number
  /** Compared with the nearest of its starts. */
  start: number
}

/** Counts letters that are missing, surplus, wrong or swapped (optimal string alignment). */
export function mistakesBetween(typed: string, word: string): Mistakes {
  let before: number[] = []
  let last = Array.from({ length: word.length + 1 }, (_, j) => j)
  for (let i = 0; i < typed.length; i++) {
    const row = [i + 1]
    for (let j = 0; j < word.length; j++) {
      const isSame = typed[i] === word[j]
      let cost = Math.min(last[j + 1]! + 1, row[j]! + 1, last[j]! + (isSame ? 0 : 1))
      if (typed[i] === word[j - 1] && typed[i - 1] === word[j]) cost = Math.min(cost, before[j - 1]! + 1)
      row.push(cost)
    }
    before = last
    last = row
  }
  return { whole: last.at(-1)!, start: Math.min(...last) }
}

/** Whether one of the first two letters is where it belongs, or beside it: few mistakes spoil both. */
function startsAlike(typed: string, word: string): boolean {
  const [first, second] = typed
  return first === word[0] || second === word[1] || first === word[1] || second === word[0]
}

/** Whether two words differ by so many mistakes at most. */
export function isWithin(typed: string, word: string, permitted: number): boolean {
  if (Math.abs(typed.length - word.length) > permitted || !startsAlike(typed, word)) return false
  return mistakesBetween(typed, word).whole <= permitted
}

const QWERTY = "qwertyuiop[]asdfghjkl;'zxcvbnm,./"
const LAYOUTS = ["/'קראטוןםפ][שדגכעיחלךף,זסבהנמצתץ.", 'йцукенгшщзхъфывапролджэячсмитьбю.'] as const

/** A text typed with another keyboard layout: what was meant in Hebrew, in Russian, or with Latin letters. */
export function otherLayouts(text: string): string[] {
  const typed = text.toLowerCase()
  const toLatin = LAYOUTS.map((layout) => transcribed(typed, layout, QWERTY))
  const fromLatin = LAYOUTS.map((layout) => transcribed(typed, QWERTY, layout))
  return [...new Set([...fromLatin, ...toLatin])].filter((other) => other !== typed)
}

function transcribed(text: string, from: string, to: string): string {
  return [...text].map((letter) => to[from.indexOf(letter)] ?? letter).join('')
}
