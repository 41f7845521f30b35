import type { ItemType } from '#core/contract/saved.ts'

export interface SavedTable {
  uid: number
  item_type: ItemType
  /** `tnid` of a listing, `nid` of a feature. */
  item: number
  /** Epoch milliseconds. */
  at: number
}
