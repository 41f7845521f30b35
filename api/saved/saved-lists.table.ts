import type { Generated } from 'kysely'

declare module '#data/store/database.ts' {
  interface Database {
    saved_lists: SavedListsTable
  }
}

export interface SavedListsTable {
  id: Generated<number>
  uid: number
  name: string
  /** The key of the link that shows it to others. */
  share: string | null
  /** Epoch milliseconds. */
  at: number
}
