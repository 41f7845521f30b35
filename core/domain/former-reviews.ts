import { REVIEW } from '../fields/forms.ts'
import { isLang, type Lang } from '../i18n/languages.ts'
import type { FormerProblem } from '../terms/former-reviews.ts'
import { textLanguage } from './text-language.ts'

/** A review that was written on a former site. */
export interface FormerReview {
  /** What tells it from the others of its source. */
  key: string
  /** As it was shown there; may be empty. */
  author: string
  /** Epoch milliseconds. */
  at: number
  /** 1 to 5, with fractions; 0 if it has none. */
  stars: number
  title: string
  text: string
  language: Lang
}

export interface FormerReviewProblem {
  code: FormerProblem
  value?: string
}

/** What the columns of exports are called, in plain form. */
const COLUMNS = {
  listing: 'listing listingnumber tnid',
  // Of the former site alone: another listing may have the same number here.
  post: 'listingid place placeid postid commentpostid',
  id: 'id reviewid commentid',
  author: 'author name reviewer commentauthor',
  date: 'date commentdate publishdate dategmt commentdategmt',
  stars: 'stars rating overallrating',
  title: 'title reviewtitle',
  text: 'text review content comment commentcontent',
  language: 'language lang',
  status: 'status commentapproved',
  key: 'formerkey',
} as const
type Part = keyof typeof COLUMNS

const PARTS = new Map(
  Object.entries(COLUMNS).flatMap(([part, names]) => names.split(' ').map((name) => [name, part as Part] as const)),
)
/** A table has a column of each of these, of the first two of either. */
export const NEEDED_PARTS = [['listing', 'post'], ['date'], ['text']] as const satisfies readonly (readonly Part[])[]

/** The meaning of a column of reviews; undefined for others. */
export const partOfReview = (column: string): Part | undefined =>
  PARTS.get(column.toLowerCase().replace(/[^\p{L}\p{N}]/gu, ''))

/** The parts of a row by their meaning; of two columns with one meaning the first that is filled. */
export function reviewParts(row: Readonly<Record<string, unknown>>): Partial<Record<Part, string>> {
  const parts: Partial<Record<Part, string>> = {}
  for (const [column, value] of Object.entries(row)) {
    const part = partOfReview(column)
    const isText = typeof value === 'string' || typeof value === 'number'
    if (part && isText) parts[part] ||= String(value).trim()
  }
  return parts
}

const PUBLISHED: ReadonlySet<string> = new Set(['', '1', 'approved', 'approve', 'publish', 'published'])
const A_DAY_MS = 86_400_000
const MAX_AUTHOR = 100
const MAX_KEY = 300

/** The review of a row's parts, or why it is none. */
export function formerReview(
  place: string,
  {
    id = '',
    key = '',
    author = '',
    date = '',
    stars: rating = '',
    title = '',
    status = '',
    ...rest
  }: ReturnType<typeof reviewParts>,
  now: number,
): FormerReview | FormerReviewProblem {
  if (!PUBLISHED.has(status.toLowerCase())) return { code: 'unpublished' }
  const text = plainText(rest.text ?? '')
  if (text === '') return { code: 'noText' }
  const { max } = REVIEW.reviewContent
  if (text.length > max) return { code: 'long', value: String(max) }
  const at = momentOf(date)
  if (at === undefined || at > now + A_DAY_MS) return { code: 'date', value: date }
  const stars = rating === '' ? 0 : Number(rating.replace(',', '.'))
  if (!(stars >= 0 && stars <= 5)) return { code: 'stars', value: rating }
  const own = key || (id === '' ? `${place} ${date} ${author} ${text}` : `id ${id}`)
  const language = (rest.language ?? '').toLowerCase()
  return {
    key: own.slice(0, MAX_KEY),
    author: plainText(author).slice(0, MAX_AUTHOR),
    at,
    stars: Math.round(stars * 100) / 100,
    title: plainText(title).slice(0, REVIEW.reviewTitle.max),
    text,
    language: isLang(language) ? language : textLanguage(text, 'en'),
  }
}

/** A review as a row of our own export, which `reviewParts` and `formerReview` read as the same review. */
export const rowOfReview = ({ key, author, at, stars, title, text, language }: FormerReview) => ({
  former_key: key,
  author: escaped(author),
  date: new Date(at).toISOString().slice(0, 19),
  stars: stars > 0 ? String(stars) : '',
  title: escaped(title),
  text: escaped(text),
  language,
})

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

const MOMENT = /^(\d{4}-\d{2}-\d{2})(?:[T ](\d{2}:\d{2}(?::\d{2})?))?(?:Z|\.\d+Z?)?$/

/** Epoch milliseconds of a day, and the time if it has one. */
function momentOf(text: string): number | undefined {
  const [, day, time = '12:00'] = MOMENT.exec(text) ?? []
  const at = day === undefined ? NaN : Date.parse(`${day}T${time}Z`)
  return Number.isNaN(at) || new Date(at).toISOString().slice(0, 10) !== day ? undefined : at
}

const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ', hellip: '…', rsquo: '’', lsquo: '‘',
} // prettier-ignore

/** A text without HTML. */
const plainText = (html: string): string =>
  html
    .replace(/<br\s*\/?>|<\/p>/gi, '\n')
    .replace(/<\/?[a-z][^>]*>/gi, '')
    .replace(/&(?:#(\d{1,6})|#x([0-9a-f]{1,6})|([a-z]+));/gi, (whole, decimal?: string, hex?: string, name = '') => {
      const code = decimal ? Number(decimal) : hex ? parseInt(hex, 16) : undefined
      if (code === undefined) return ENTITIES[(name as string).toLowerCase()] ?? whole
      return code > 31 && code <= 0x10ffff ? String.fromCodePoint(code) : ''
    })
    .replace(/[^\P{Cc}\n]/gu, '')
    .toWellFormed()
    .trim()

/** The reviews of a cell, as Directorist exports them: a list in JSON. */
export function reviewsIn(cell: string): Readonly<Record<string, unknown>>[] | undefined {
  try {
    const list: unknown = JSON.parse(cell)
    const isList = Array.isArray(list) && list.every((each) => typeof each === 'object' && each !== null)
    return isList ? (list as Record<string, unknown>[]) : undefined
  } catch {
    return undefined
  }
}
