import { isDeepStrictEqual } from 'node:util'
import { KNOWN_LANGS } from '#core/i18n/languages.ts'

export type Body = Readonly<Record<string, unknown>>

/** Claims whose day is that of the data of a map or register, and no news. */
const UNDATED_CLAIMS: ReadonlySet<string> = new Set(['map-says', 'register-says'])

/**
 * Whether two documents are the same, ignoring the days of what their source says, and the number of articles, which a
 * fetch of its own writes into whatever document has it.
 */
export function isSame(item: object, other: object): boolean {
  return isDeepStrictEqual(undated(item), undated(other))
}

function undated(body: object): object {
  const { provenance, kashrutFacts, hours, prayerTimes } = body as {
    provenance?: object
    kashrutFacts?: readonly { claim: string; only?: boolean }[]
    hours?: object
    prayerTimes?: object
  }
  return {
    ...body,
    sitelinks: undefined,
    ...(provenance && { provenance: { ...provenance, checked: '' } }),
    ...(hours && { hours: { ...hours, confirmedAt: '' } }),
    ...(prayerTimes && { prayerTimes: { ...prayerTimes, confirmedAt: '' } }),
    ...(Array.isArray(kashrutFacts) && {
      kashrutFacts: kashrutFacts.map((fact) => {
        const { claim, only } = fact
        return UNDATED_CLAIMS.has(claim) ? { claim, only } : fact
      }),
    }),
  }
}

/** Whether a field is the same in two documents. */
export const isSameIn = (field: string, body: Body, other: Body): boolean =>
  isSame({ [field]: body[field] ?? {} }, { [field]: other[field] ?? {} })

/**
 * A document merged with a source's news: what it says now and did not say before, in texts by language, in lists by
 * item. Other people's values stay where the source has no news, or merely stops saying its own.
 */
export function withNews(ours: Body, base: Body, theirs: Body): Body {
  const body: Record<string, unknown> = { ...ours }
  for (const field of Object.keys({ ...base, ...theirs })) {
    const hasNews = theirs[field] !== undefined && !isSameIn(field, base, theirs)
    const merged = () => (hasNews ? afterNews(ours[field], base[field], theirs[field]) : ours[field])
    const value = isSameIn(field, ours, base) ? theirs[field] : merged()
    if (value === undefined) delete body[field]
    else body[field] = value
  }
  // Somebody else's provenance stays.
  if (ours['provenance'] && !isSameIn('provenance', ours, base)) body['provenance'] = ours['provenance']
  return body
}

/** Merges a value that differs from the source's last one. */
function afterNews(ours: unknown, base: unknown, theirs: unknown): unknown {
  if (isText(ours) && isText(theirs)) return withNews(ours, isText(base) ? base : {}, theirs)
  if (!isList(ours) || !isList(theirs)) return theirs
  const old = isList(base) ? base : []
  return [
    ...ours.filter((item) => has(theirs, item) || !has(old, item)),
    ...theirs.filter((item) => !has(ours, item) && !has(old, item)),
  ]
}

/** A text in some languages. */
const isText = (value: unknown): value is Body =>
  typeof value === 'object' &&
  value !== null &&
  Object.keys(value).every((key) => KNOWN_LANGS.some((lang) => lang === key))

/** Not a position: its numbers are replaced as a whole. */
const isList = (value: unknown): value is readonly unknown[] =>
  Array.isArray(value) && value.every((item) => typeof item !== 'number')

const has = (list: readonly unknown[], item: unknown): boolean => list.some((entry) => isDeepStrictEqual(entry, item))
