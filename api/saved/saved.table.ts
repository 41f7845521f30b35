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
}
