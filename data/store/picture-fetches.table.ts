import type { Generated, Selectable } from 'kysely'
import type { FetchState } from '#core/terms/picture-fetches.ts'

/** A photograph of a place of a source, which is fetched from its address. */
export interface PictureFetchesTable {
  id: Generated<number>
  source: string
  /** The place's id at the source. */
  source_id: string
  url: string
  /** Its place among those of the row, from 0. */
  place: number
  /** Where its row is in the file: `line 3`. */
  row: string
  state: FetchState
  /** Why it failed last; empty if it did not. */
  problem: string
  attempts: number
  /** Its key among the approved pictures, once it is there; else empty. */
  picture: string
  /** Who is fetching it. */
  lease: string
  /** When it is tried again, epoch milliseconds; of a leased one when somebody else may. */
  due_at: number
  /** Epoch milliseconds. */
  at: number
}

export type PictureFetch = Selectable<PictureFetchesTable>
