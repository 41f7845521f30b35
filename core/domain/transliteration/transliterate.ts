import { spell } from './letters.ts'
import { ADJECTIVES, HEADS, PHRASES, WAYS } from './names.ts'
import { HEBREW_WORDS } from './words.ts'

// Hebrew names in Latin letters. They are written without niqqud, so that this is a careful guess: pages say so.

/** What may be written together with a word: the, and, to, in, from, of. */
const PREFIXES: ReadonlyMap<string, string> = new Map(
  Object.entries({ ה: 'Ha', ו: 'Ve', ל: 'Le', ב: 'Be', מ: 'Me', ד: 'De', וה: 'VeHa', דה: 'DeHa' }),
)

const HEBREW = '\\u05d0-\\u05ea'
const WORD = new RegExp(`[${HEBREW}]+(?:["'][${HEBREW}]+)*'?`, 'g')
const alone = (pattern: string) => `(?<![${HEBREW}"'])(?:${pattern})(?![${HEBREW}"'])`
const PHRASE = new RegExp(alone([...PHRASES.keys()].join('|')), 'g')
const NAMED_AFTER = new RegExp(alone('ע"ש|על שם'))
const RULES = HEADS.map(([pattern, english]) => ({ pattern: new RegExp(`^${alone(pattern)}`), english }))

/** With the straight quotes and the hyphen that the lists of words have, without niqqud and marks of direction. */
function plain(text: string): string {
  return text
    .normalize('NFC')
    .replace(/[\u0591-\u05bd\u05bf-\u05c7\u200e\u200f]/g, '')
    .replace(/[״“”]|''|׳׳/g, '"')
    .replace(/[׳‘’`´]/g, "'")
    .replace(/[־–—]/g, '-')
    .replace(/(?<=[א-ת])(?=[A-Za-z]{2})/g, ' ')
    .replace(/(?<=[א-ת])\/(?=[א-ת])/g, ' / ')
    .replace(/\s+/g, ' ')
    .trim()
}

function wordIn(word: string): string {
  const known = HEBREW_WORDS.get(word)
  if (known) return known
  for (const length of [1, 2]) {
    const prefix = PREFIXES.get(word.slice(0, length))
    const rest = HEBREW_WORDS.get(word.slice(length))
    if (prefix && rest) return prefix + rest
  }
  const hasArticle = word.startsWith('ה') && word.length > 3
  return hasArticle ? `Ha${spell(word.slice(1))}` : spell(word)
}

/** Every word for itself, what is not Hebrew as it is, without quotes. */
function wordsIn(text: string): string {
  const words = text
    .replace(PHRASE, (phrase) => PHRASES.get(phrase) ?? phrase)
    .replace(WORD, wordIn)
    .replace(/"([^"]*)"/g, '$1')
    .split(/\s+/)
    .filter(Boolean)
  // A name that stands there in both scripts is said once, but some are a word said twice.
  const isSaidBefore = (word: string, i: number) =>
    word !== 'Café' && word.toLowerCase() === words[i - 1]?.toLowerCase()
  return words.filter((word, i) => !isSaidBefore(word, i)).join(' ')
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** Without what divides a text from what stands before it, and without quotes around all of it. */
const unwrapped = (text: string): string => text.replace(/^[\s:,-]+/, '').replace(/^"([^"]*)"$/, '$1')

interface Parts {
  /** What it is, with what describes it: `Great Synagogue`. */
  kind: string
  /** What tells it from others, in Hebrew. */
  rest: string
  isDescribed: boolean
}

function partsOf(text: string): Parts | undefined {
  const rule = RULES.find(({ pattern }) => pattern.test(text))
  if (!rule) return undefined
  const words = unwrapped(text.replace(rule.pattern, '')).split(' ').filter(Boolean)
  const adjectives: string[] = []
  for (;;) {
    const adjective = ADJECTIVES.get(words[0]?.replace(/[,-]$/, '') ?? '')
    if (!adjective) break
    adjectives.unshift(adjective)
    words.shift()
  }
  return {
    kind: [...adjectives, rule.english].join(' '),
    rest: unwrapped(words.join(' ')),
    isDescribed: adjectives.length > 0,
  }
}

/** Whether a Hebrew name says what a place is and nothing that tells it from others: `בית הכנסת המרכזי`. */
export const isBareKind = (name: string): boolean => partsOf(plain(name))?.rest === ''

/** A name in Hebrew letters by Latin ones, as people would write it in English. */
export function transliterate(name: string): string {
  const text = plain(name)
  const [before = '', after] = text.split(NAMED_AFTER)
  if (after === undefined) return capital(nameIn(text))
  const rest = unwrapped(after.trim())
  const parts = partsOf(before.trim())
  if (parts?.rest === '' && !parts.isDescribed) return capital(`${wordsIn(rest)} ${parts.kind}`)
  return capital([nameIn(before.replace(/[\s-]+$/, '')), `named after ${wordsIn(rest)}`].filter(Boolean).join(', '))
}

function nameIn(text: string): string {
  const parts = PHRASES.has(text) ? undefined : partsOf(text)
  if (!parts) return wordsIn(text)
  const { kind, rest, isDescribed } = parts
  const name = wordsIn(rest).replace(/^Shel /, 'of ')
  if (name === '') return kind
  if (/^(?:of|in Memory of) /.test(name)) return `${kind} ${name}`
  return isDescribed ? `${kind}, ${name}` : `${name} ${kind}`
}

/** A street by Latin letters: `Herzl Street`; one that has such letters already as it is. */
export function transliterateStreet(street: string): string {
  if (/\p{Script=Latin}/u.test(street)) return street
  const text = plain(street).replace(/^רחוב /, '')
  const [first = '', ...more] = text.split(' ')
  const way = more.length > 0 ? WAYS.get(first) : undefined
  return way ? `${wordsIn(more.join(' '))} ${way}` : `${wordsIn(text)} Street`
}
