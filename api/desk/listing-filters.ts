import type { SeedListing } from '#core/contract/data-files.ts'
import type { DocumentsQuery, Facet, Facets, ListingState } from '#core/contract/desk.ts'
import { isOlder } from '#core/domain/age.ts'
import { FILTER_NAMES, type FilterName } from '#core/domain/desk-kinds.ts'
import { lastConfirmation } from '#core/domain/freshness.ts'
import { isPhotograph } from '#core/domain/pictures.ts'
import { isFromKnowledge, isUnchecked } from '#core/domain/provenance.ts'
import { LANGS } from '#core/i18n/languages.ts'

/** The values of a listing in each filter. */
export type Marks = Readonly<Record<FilterName, readonly string[]>>

/** Of a listing without a source. */
const NO_SOURCE = 'none'

interface Known {
  /** YYYY-MM-DD */
  today: string
  /** When an editor last confirmed it, epoch milliseconds. */
  editorAt?: number | undefined
}

export function marksOf(listing: SeedListing, known: Known): Marks {
  const { place, dtype, provenance, sample, title } = listing
  return {
    place: [String(place)],
    dtype: [String(dtype)],
    source: [provenance?.name ?? NO_SOURCE],
    sample: [String(sample === true)],
    lacks: LANGS.filter((lang) => !title[lang]),
    state: statesOf(listing, known),
  }
}

function statesOf(listing: SeedListing, { today, editorAt }: Known): ListingState[] {
  const { kashrutFacts = [], pictures = [], sample, vanished } = listing
  // A sample needs no work.
  if (sample) return []
  const said = editorAt === undefined ? undefined : { editorAt, openAt: [], closed: 0 }
  const isWithdrawn = kashrutFacts.some(({ claim, superseded }) => claim === 'withdrawn' && !superseded)
  const states: Readonly<Record<ListingState, boolean>> = {
    vanished: vanished !== undefined,
    withdrawn: isWithdrawn,
    stale: isOlder(lastConfirmation(listing, said)?.day, today),
    unconfirmed: isUnchecked(listing) && editorAt === undefined,
    approximate: isFromKnowledge(listing),
    noPhotograph: !pictures.some(isPhotograph),
  }
  return (Object.keys(states) as ListingState[]).filter((state) => states[state])
}

type Filter = Pick<DocumentsQuery, FilterName>

export const hasFilter = (filter: Filter): boolean => FILTER_NAMES.some((name) => filter[name] !== undefined)

/** Whether a listing passes the filters, one of them aside. */
export const passes = (marks: Marks, filter: Filter, aside?: FilterName): boolean =>
  !hasFilter(filter) ||
  FILTER_NAMES.every((name) => {
    const wanted = filter[name]
    return name === aside || wanted === undefined || marks[name].includes(String(wanted))
  })

/** How many listings each value of each filter would leave. */
export function facetsOf(all: readonly Marks[], filter: Filter): Facets {
  const facets = FILTER_NAMES.map((name): [FilterName, Facet[]] => {
    const counts = new Map<string, number>()
    for (const marks of all) {
      if (!passes(marks, filter, name)) continue
      for (const value of marks[name]) counts.set(value, (counts.get(value) ?? 0) + 1)
    }
    return [name, [...counts].map(([value, count]) => ({ value, count })).sort((a, b) => b.count - a.count)]
  })
  return Object.fromEntries(facets) as Facets
}
