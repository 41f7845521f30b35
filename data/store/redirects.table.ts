import type { Generated } from 'kysely'

/** Where an address of a former site leads. */
export interface RedirectsTable {
  id: Generated<number>
  /** As `oldAddress` writes it. */
  address: string
  /** Of this site, encoded; empty for a listing. */
  path: string
  /** The listing whose page it leads to, wherever that is; 0 for a path. */
  tnid: number
  removed: Generated<0 | 1>
  /** Epoch milliseconds. */
  at: number
}
