import type { SeedListing } from '#core/contract/data-files.ts'

/** What a source says about a place, by the fields of a listing; not yet checked. */
export type ListingDraft = {
  -readonly [F in keyof Omit<SeedListing, 'tnid' | 'provenance' | 'vanished' | 'place'>]?: SeedListing[F] | undefined
} & {
  /** GeoNames id; the nearest town where the source says none. */
  place?: number | undefined
  /** The town by its name in the source. */
  town?: string | undefined
  /** ISO 3166-1 alpha-2. */
  country?: string | undefined
  /** Fields that hold a sentence of ours, because the source says nothing. */
  assumed?: readonly string[]
}

/** Why a place of a source makes no listing. */
export const SKIPS = {
  'no-name': 'no name',
  'no-position': 'no position',
  closed: 'closed or disused',
  'not-ours': 'nothing that the directory lists',
  'not-kosher': 'not kosher, as its source says',
  'no-town': 'no town of the gazetteer within 100 km',
  twice: 'twice in the file',
  'taken-out': 'taken out of the directory by an editor',
  broken: 'broken',
} as const
export type Skip = keyof typeof SKIPS

export interface Skipped {
  skip: Skip
  /** What is wrong with it, of a broken one. */
  why?: string
}
