import type { Incoming } from './incoming.ts'
import type { Duplicate } from './listed-places.ts'

/**
 * The fate of a document: `new`; `changed`; `back` if it had vanished; `unchanged`; `kept` if only an editor has
 * changed it; `conflict` if both have; `known` if that conflict was queued before; `deleted` if an editor deleted it;
 * `duplicate` if it may be an existing listing, and `asked` if an editor was asked that before; `weak` if it waits for
 * an editor's yes, and `refused` after a no.
 */
export type Fate =
  | 'new'
  | 'changed'
  | 'back'
  | 'unchanged'
  | 'kept'
  | 'conflict'
  | 'known'
  | 'deleted'
  | 'duplicate'
  | 'asked'
  | 'weak'
  | 'refused'

export interface Decision {
  incoming: Incoming
  fate: Fate
  /** Our id; undefined for a new listing. */
  item: string | undefined
  /** The body in the store. */
  before: object | undefined
  /** The body that the import wrote last, JSON. */
  base: string | null
  /** Whether the import may write the document. */
  writes: boolean
  /** Whether to write the import's record. */
  links: boolean
  /** Whether to withdraw the open conflict. */
  withdraws: boolean
  /** Whether it is present again, although a conflict is open. */
  unmarks: boolean
  /** The id of its record where only the element's number was known. */
  replaces?: string
  /** The listing that it may duplicate. */
  duplicate?: Pick<Duplicate, 'alike'> & Partial<Duplicate>
  /** Whether to drop the question about a duplicate. */
  drops?: boolean
  /** Whether to ask an editor for a yes. */
  asks?: boolean
  /** Whether to ask no longer for one. */
  forgets?: boolean
}

/** A decision without changes yet. */
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

/** Adds a listing's number to its body. */
export function numbered({ kind, body, own }: Incoming, item: string): object {
  return kind === 'listings' && own === undefined ? { tnid: Number(item), ...body } : body
}
