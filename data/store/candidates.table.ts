import type { Generated } from 'kysely'

/** A place that a source names and that is not listed before an editor says yes. */
export interface CandidatesTable {
  id: Generated<number>
  source: string
  /** Id at the source: `node/123`. */
  source_id: string
  /** ISO 3166-1 alpha-2. */
  country: string
  /** The chain whose branch it is; empty for none. */
  chain: string
  /** What the source says, JSON. */
  tags: string
  /** The listing that it would become, without its number, JSON. */
  body: string
  /** `waiting` until an editor has decided; a refused one never comes back. */
  state: 'waiting' | 'taken' | 'refused'
  /** When it was first seen, epoch milliseconds. */
  at: number
}
