import type { Generated } from 'kysely'
import type { ItemType } from '#core/contract/saved.ts'

declare module '#data/store/database.ts' {
  interface Database {
    saved: SavedTable
  }
}

export interface SavedTable {
  uid: number
  item_type: ItemType
  /** `tnid` of a listing, `nid` of a feature. */
  item: number
  /** Epoch milliseconds. */
  at: number
  /** The list that it is on. */
  list: Generated<number | null>
  /** Its owner's note. */
  note: Generated<string>
}
