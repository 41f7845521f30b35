import type { Localized } from '#core/terms/localized.ts'
import type { SeedListing } from '#core/contract/data-files.ts'
import type { BrokenReason, Skip } from '#core/contract/import-report.ts'

/** What cells say in the fields of editors, by id; texts by language. */
export type OwnCells = Readonly<Record<string, unknown>>

/** A source's data about a place by listing fields, not yet validated. */
export type ListingDraft = {
  -readonly [F in keyof Omit<SeedListing, 'tnid' | 'provenance' | 'vanished' | 'place' | 'own'>]?:
    | SeedListing[F]
    | undefined
} & {
  /** In the fields of editors. */
  own?: OwnCells | undefined
  /** GeoNames id; by default the nearest town. */
  place?: number | undefined
  /** What stands in place of a position and cannot be read. */
  unread?: string | undefined
  /** The town's name at the source. */
  town?: string | undefined
  /** ISO 3166-1 alpha-2. */
  country?: string | undefined
}

/** A value that does not fit its field. */
export interface Dropped {
  field: string
  value: string
  /** Of a list of options: the word that names none of them, and what they are called. */
  unknown?: { word: string; allowed: readonly Localized[] }
}

/** Why places do not become listings, for the command. */
export const SKIP_TEXTS: Readonly<Record<Skip, string>> = {
  'no-name': 'no name',
  'no-position': 'no position',
  closed: 'closed or disused',
  'not-ours': 'not something that the directory lists',
  'not-kosher': 'not kosher according to its source',
  'no-town': 'no town of the gazetteer within 100 km, or of its name',
  twice: 'twice in the file',
  deleted: 'deleted by an editor',
  refused: 'refused by an editor',
  broken: 'broken',
}

/** A place whose position cannot be read, or that has none. */
export function withoutPosition(unread: string | undefined): Skipped {
  if (unread === undefined) return { skip: 'no-position' }
  const value = unread.slice(0, 80)
  const reason = { code: 'position', values: { value } } as const
  return { skip: 'broken', why: `its position cannot be read as degrees: ${value}`, reason }
}

export interface Skipped {
  skip: Skip
  /** The error of a broken one. */
  why?: string
  reason?: BrokenReason
}
