import type { Generated } from 'kysely'
import type { MatchReason } from '#core/contract/desk-parts.ts'
import type { ContentKind } from './content.table.ts'

/**
 * What an import may not decide itself: a change to a document that somebody else has changed since, or a place that
 * may be an existing listing.
 */
export interface ConflictsTable {
  id: Generated<number>
  kind: ContentKind
  item: string
  source: string
  /** The body that the import wrote last, JSON; null if it never wrote the document. */
  base: string | null
  /** The body that the import would write now, JSON. */
  theirs: string
  /** `waiting` until an editor has decided. */
  state: 'waiting' | 'taken' | 'refused'
  /** When it was queued, epoch milliseconds. */
  at: number
  /** Of a possible duplicate: its id in the source; otherwise null. */
  source_id: string | null
  /** Of a possible duplicate: its DuplicateNote as JSON. */
  duplicate: string | null
}

/** The name of the data files as a source; imports cannot use it. */
export const SEED_SOURCE = 'data/seed'
/** The origin of listed rows of data files. */
export const SEED_ORIGIN = 'seed'

/** What an import knows about a possible duplicate. */
export interface DuplicateNote {
  alike: MatchReason[]
  /** Required fields that the source lacks. */
  assumed: string[]
}
