import { KEYPAD } from './keypad.ts'

export interface ReadPhones {
  /** One number each, as it was written, with plain separators. */
  phones: string[]
  /** What is neither a number nor between numbers. */
  unread: string[]
}

/** Longer ones are no numbers, by ITU-T E.164; what is dialled before them may be as long as this. */
const MAX_DIGITS = 15 + 4
/** Shorter ones are numbers only where they stand alone: `100`. */
const MIN_DIGITS = 6

const EXTENSION =
  "(?:\\s*[,;]?\\s*(?:extension|ext\\.?|x|#|שלוחה|שלו[׳']|доб(?:авочный)?\\.?|poste|Durchwahl|DW|interno|int\\.|" +
  'anexo)\\s*[.:]?\\s*(\\d{1,8}))'
const SEPARATORS = '[()/ .-]'
const NUMBER = new RegExp(
  `(?<![\\p{L}\\d:@])(?:\\*\\d{3,6}|\\d{3,6}\\*|(\\+?\\s?\\(?\\d(?:${SEPARATORS}*\\d)+)${EXTENSION}?)(?![\\d:])`,
  'giu',
)

/** Words beside numbers that say nothing of their own. */
const LABELS = new RegExp(
  '(?<!\\p{L})(?:tel|tél|téléphone|telephone|teléfono|telefono|telefon|телефон|тел|phone|mobile|mob|cell|handy|טלפון|' +
    "טל|נייד|או|or|and|ou|et|oder|und|o|y|и|или|e)(?!\\p{L})[.:׳']?",
  'giu',
)

/** The numbers of a text: `03-123-4567 / 050-123-4567` has two. */
export function readPhones(text: string): ReadPhones {
  const plain = inDigits(plainText(text))
  const phones = new Set<string>()
  let rest = ''
  let at = 0
  for (const match of plain.matchAll(NUMBER)) {
    const [whole, number = whole, extension] = match
    rest += `${plain.slice(at, match.index)}\n`
    at = match.index + whole.length
    const found = numbersIn(number)
    if (found.every((part) => isNumber(part, part === plain))) {
      const last = found.pop()!
      for (const phone of [...found, extension ? `${last} ext. ${extension}` : last]) phones.add(phone)
    } else rest += whole
  }
  const unread = (rest + plain.slice(at)).replace(LABELS, ' ').split(/[\n;,|/]/)
  return { phones: [...phones], unread: unread.map((part) => part.trim()).filter((part) => /[\p{L}\p{N}]/u.test(part)) }
}

/** Plain separators; without what spreadsheets and addresses put around a number. */
function plainText(text: string): string {
  return text
    .replace(/^=HYPERLINK\("([^"]*)".*$/i, '$1')
    .replace(/;ext=/gi, ' ext. ')
    .replace(/(?<!\p{L})(?:tel|callto):/giu, '')
    .replace(/[\u2010-\u2015\u2212]/g, '-')
    .replace(/[\u200b-\u200f\u202a-\u202e\u2066-\u2069]/g, '')
    .replace(/[^\S\n]+/g, ' ')
    .trim()
}

/** `1-800-FLOWERS` as it is dialled. */
const inDigits = (text: string): string =>
  /^\+?[\d ().-]{3,}[- .][A-Z][A-Z\d-]{3,}$/.test(text) ? text.replace(/[A-Z]/g, (letter) => KEYPAD[letter]!) : text

const digitsOf = (text: string): number => text.replace(/\D/g, '').length

function isNumber(text: string, isAlone: boolean): boolean {
  const digits = digitsOf(text)
  return text.startsWith('*') || (digits >= (isAlone ? 3 : MIN_DIGITS) && digits <= MAX_DIGITS && text.length <= 31)
}

/** The numbers of a run of digits and separators. `02-6234567/8` are two lines. */
function numbersIn(run: string): string[] {
  if (/^\d+\*$/.test(run)) return [`*${run.slice(0, -1)}`]
  const [first = '', ...others] = run.split(/(\s*\/\s*|\s+(?=\+|\(?0\d))/)
  const found = [first]
  for (let at = 0; at < others.length; at += 2) {
    const [separator = '', part = ''] = others.slice(at, at + 2)
    const before = found.at(-1)!
    const isSlash = separator.includes('/')
    if (isSlash && digitsOf(part) <= 2 && digitsOf(before) >= MIN_DIGITS)
      found.push(before.slice(0, -part.length) + part)
    else if (isAnother(before, part, isSlash)) found.push(part)
    else found.splice(-1, 1, `${before}${separator}${part}`)
  }
  return found.map((number) => number.trim())
}

/** Whether what follows is a number of its own, and not the rest of the one before: `03/1234567`. */
function isAnother(before: string, part: string, isSlash: boolean): boolean {
  const [digits, more] = [digitsOf(before), digitsOf(part)]
  if (part.startsWith('+')) return digits >= MIN_DIGITS
  if (isSlash && /^[0(]/.test(part)) return digits >= MIN_DIGITS && more >= MIN_DIGITS
  return digits >= (before.startsWith('+') ? 9 : 7) && more >= (isSlash ? MIN_DIGITS : 7)
}

/** A number and its extension, if it has one. */
export function phoneParts(phone: string): { number: string; extension: string | undefined } {
  const [number = phone, extension] = phone.split(' ext. ')
  return { number, extension }
}

/** The link that dials a number (RFC 3966). */
export function phoneUrl(phone: string): string {
  const { number, extension } = phoneParts(phone)
  // After the country, a zero in parentheses is not dialled.
  const dialled = number.replace(/^(\+.*)\(0\)/, '$1').replace(/[^+*\d]/g, '')
  return `tel:${dialled}${extension ? `;ext=${extension}` : ''}`
}
