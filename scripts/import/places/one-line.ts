import type { ListingDraft } from './listing-draft.ts'

/** One-line fields. */
const LINES = ['address', 'postcode', 'town', 'rabbi', 'headOfCommunity'] as const

/** Bidi controls, which would affect surrounding text. */
const TURNS = /[\u202a-\u202e\u2066-\u2069]/g

/** Removes line breaks from one-line fields (`Multi\nline` becomes `Multi line`), and bidi controls from all texts. */
export function oneLine(original: ListingDraft): ListingDraft {
  const plain = JSON.stringify(original).replace(TURNS, '')
  const draft = JSON.parse(plain) as ListingDraft
  const { title } = draft
  const lines = LINES.filter((field) => draft[field])
  return {
    ...draft,
    ...(title && { title: joinedIn(title) }),
    ...Object.fromEntries(lines.map((field) => [field, joined(draft[field]!)])),
  }
}

const joined = (text: string): string => text.replace(/\s*[\n\r\u2028\u2029]\s*/g, ' ')

const joinedIn = <T extends object>(texts: T): T =>
  Object.fromEntries(Object.entries(texts).map(([lang, text]) => [lang, joined(String(text))])) as T
