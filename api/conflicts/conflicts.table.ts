import type { Generated } from 'kysely'
import type { ContentKind } from '../store/content.table.ts'

/** A document that other hands have changed since an import wrote it, and the import would change too. */
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
}
