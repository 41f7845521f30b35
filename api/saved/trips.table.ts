import type { Generated } from 'kysely'

declare module '#data/store/database.ts' {
  interface Database {
    trips: TripsTable
  }
}

export interface TripsTable {
  id: Generated<number>
  uid: number
  name: string
  /** The query of the trip's address, as `keptQuery` writes it. */
  query: string
  /** When it was kept or last changed, in epoch milliseconds. */
  at: number
}
