import type { Generated } from 'kysely'
import type { MatchReason } from '#core/contract/desk-parts.ts'
import type { ContentKind } from './content.table.ts'

/**
 * What an import may not decide by itself: a document that other hands have changed since it wrote it, and
 * that it would change too; or a place that may be a listing that stands here already.
 */
export interface ConflictsTable {
  id: Generated<number>
  kind: ContentKind
  item: string
  source: string
  /** The body that the import wrote last, JSON; null where it has never written the document. */
  base: string | null
  /** The body that the import would write now, JSON. */
  theirs: string
  /** `waiting` until an editor has decided. */
  state: 'waiting' | 'taken' | 'refused'
  /** When it was queued, epoch milliseconds. */
  at: number
  /** Of a place that may be the listing: its id in the source. Null for one that is. */
  source_id: string | null
  /** Of such a place: why it may be the listing, DuplicateNote as JSON. */
  twin: string | null
}

/** The data files as a source of places: no import can have this name. */
export const SEED_SOURCE = 'data/seed'
/** Whose the rows of data files are once they are listed. */
export const SEED_ORIGIN = 'seed'

/** What an import has found out about a place that may be a listing. */
export interface DuplicateNote {
  alike: MatchReason[]
  /** Fields in which the source says nothing, and a body needs something. */
  assumed: string[]
}
