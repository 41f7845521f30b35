import type { HoldReason, HoldRules } from '#core/contract/holding.ts'

/** What a contribution says, and how many of its author's are on pages. */
interface Contribution {
  texts: readonly string[]
  published: number
}

/** Why the rules let a contribution wait; nothing if they do not. */
export function holdReasons({ texts, published }: Contribution, { first, links, words }: HoldRules): HoldReason[] {
  const text = texts.join('\n')
  const spoken = spacedWords(text)
  const named = linesOf(words).filter((line) => spoken.includes(spacedWords(line)))
  return [
    ...(published < first ? [{ why: 'first' } as const] : []),
    ...(links && LINK.test(text) ? [{ why: 'link' } as const] : []),
    ...named.map((word) => ({ why: 'word', word }) as const),
  ]
}

const ENDINGS = 'com|net|org|info|biz|shop|xyz|top|online|site|ru|co\\.il|cn|io|me'
const LABEL = String.raw`[\p{L}\p{N}][\p{L}\p{N}-]*`

/** An address of the web, also without its beginning; addresses of mail are none. */
const LINK = new RegExp(
  [
    String.raw`https?:\/\/|\bwww\.|\[url|<a\s`,
    String.raw`(?<![\p{L}\p{N}@.])${LABEL}(?:\.[\p{L}\p{N}-]+)*\.(?:${ENDINGS})(?![\p{L}\p{N}])`,
  ].join('|'),
  'iu',
)

const linesOf = (words: string): string[] =>
  words
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => spacedWords(line).trim() !== '')

/** Whole words between blanks, whatever their case, accents and vowel points. */
function spacedWords(text: string): string {
  const plain = text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase()
  return ` ${plain
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .join(' ')} `
}
