import { STOP_WORDS } from '#core/domain/search-words.ts'
import { searchForm } from '#core/domain/slug.ts'

// The words of a search, as they are read one after another.

export interface Word {
  /** In search form. */
  form: string
  /** Whether its meaning is known. */
  isRead?: boolean
  /** Whether it is a place, though elsewhere it is a word like 'in'. */
  isPlace?: boolean
}

const WORD = /[\p{L}\p{N}\p{M}'"’׳״.&]+/gu
const MAX_PHRASE = 4
/** 'kosher la', but 'à la', 'de la', behind which a name goes on. */
const LOS_ANGELES = 'la'
const BEFORE_ARTICLES: ReadonlySet<string> = new Set(
  'a al con da de del di dans en et entre hasta para per por pour sous su sur vers y e'.split(' '),
)
/** Hebrew prefixes: in, to, from, the, and. */
const HEBREW_PREFIX = /^[בלמהוש](?=[א-ת]{2})/

export function wordsOf(text: string): Word[] {
  const words = [...text.matchAll(WORD)]
    .map(([typed]): Word => ({ form: searchForm(typed) }))
    .filter(({ form }) => form !== '')
  const [before, last] = words.slice(-2)
  if (last?.form === LOS_ANGELES && !BEFORE_ARTICLES.has(before!.form)) last.isPlace = true
  return words
}

export const formOf = (phrase: readonly Word[]): string => phrase.map(({ form }) => form).join(' ')
export const withoutPrefix = (form: string): string => form.replace(HEBREW_PREFIX, '')

const isStop = (word: Word | undefined): boolean => word !== undefined && !word.isPlace && STOP_WORDS.has(word.form)

/** Whether a word stands for nothing known, and is none like 'in'. */
export const hasNoMeaning = (word: Word): boolean => !word.isRead && !isStop(word)

export function markRead(words: readonly Word[]): void {
  for (const word of words) word.isRead = true
}

/** Runs of words without a meaning yet, of up to four by default, longest first. */
export function* phrases(words: readonly Word[], most = MAX_PHRASE): Generator<readonly Word[]> {
  for (let length = Math.min(most, words.length); length > 0; length--)
    for (let from = 0; from + length <= words.length; from++) {
      const phrase = words.slice(from, from + length)
      if (phrase.every(({ isRead }) => !isRead)) yield phrase
    }
}

/** Neighbouring words without a meaning, the last run first. */
export function runsOf(words: readonly Word[]): Word[][] {
  const runs: Word[][] = [[]]
  for (const word of words) {
    if (word.isRead) runs.push([])
    else runs.at(-1)!.push(word)
  }
  return runs.filter(({ length }) => length > 0).reverse()
}

/** A run, less and less of the words like 'in' at its edges, and without a Hebrew prefix. */
export function readingsOf(run: readonly Word[]): { phrase: readonly Word[]; form: string }[] {
  let phrases = [run]
  for (let rest = run; isStop(rest[0]); rest = rest.slice(1)) phrases.push(rest.slice(1))
  phrases = phrases.flatMap((phrase) => (isStop(phrase.at(-1)) ? [phrase, phrase.slice(0, -1)] : [phrase]))
  return phrases
    .filter((phrase) => phrase.some((word) => !isStop(word)))
    .flatMap((phrase) => {
      const form = formOf(phrase)
      const bare = withoutPrefix(form)
      return [...new Set([form, bare])].map((variant) => ({ phrase, form: variant }))
    })
}
