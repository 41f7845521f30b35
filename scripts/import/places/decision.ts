import type { Incoming } from './incoming.ts'
import type { Duplicate } from './listed-places.ts'

/**
 * What becomes of a document: `new`; `changed`; `back` where it had vanished; `unchanged`; `kept` where an
 * editor has changed it and the source says what it said; `conflict` where both have changed it; `known`
 * where that very conflict was queued before; `taken-out` where an editor has removed it; `twin` where it may be
 * a listing that others have made, and `asked` where an editor was asked that before.
 */
export type Fate =
  'new' | 'changed' | 'back' | 'unchanged' | 'kept' | 'conflict' | 'known' | 'taken-out' | 'twin' | 'asked'

export interface Decision {
  incoming: Incoming
  fate: Fate
  /** Our id; not there yet of a new listing. */
  item: string | undefined
  /** What stands in the store. */
  before: object | undefined
  /** What the import wrote last, JSON. */
  base: string | null
  /** Whether the document in the store is the import's to write. */
  writes: boolean
  /** Whether the note of what the import wrote last is to be made or made anew. */
  links: boolean
  /** Whether what waits for an editor is said no longer. */
  withdraws: boolean
  /** Whether it is there again, though an editor has still to say how. */
  unmarks: boolean
  /** The id that its link had, where only the number of the element was known. */
  replaces?: string
  /** The listing that it may be. */
  twin?: Pick<Duplicate, 'alike'> & Partial<Duplicate>
  /** Whether an editor is no longer asked which listing it may be. */
  drops?: boolean
}

/** A decision that changes nothing yet. */
export const undecided = (
  incoming: Incoming,
  item: string | undefined,
  base: string | null,
): Omit<Decision, 'fate'> => ({
  incoming,
  item,
  base,
  before: undefined,
  writes: false,
  links: false,
  withdraws: false,
  unmarks: false,
})

/** A listing carries its own number. */
export function numbered({ kind, body, own }: Incoming, item: string): object {
  return kind === 'listings' && own === undefined ? { tnid: Number(item), ...body } : body
}
