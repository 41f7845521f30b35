import type { Generated } from 'kysely'
import type { SightingSays } from '#core/contract/sightings.ts'

/** What somebody says of whether a listing is still there. */
export interface SightingsTable {
  id: Generated<number>
  /** 0 for the deleted account of an editor. */
  uid: number
  tnid: number
  /** One row per visitor and listing; one per decision of an editor. `removed` rows count nowhere. */
  role: 'visitor' | 'editor' | 'removed'
  says: SightingSays
  /** Whether an editor has yet to look at it; what editors say never waits. */
  state: 'waiting' | 'settled'
  /** Epoch milliseconds. */
  at: number
}
