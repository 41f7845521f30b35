import type { Generated } from 'kysely'
import type { Role } from '#core/terms/roles.ts'

declare module '#data/store/database.ts' {
  interface Database {
    api_keys: ApiKeysTable
  }
}

/** API keys; those that have ended stay, because the log names them. */
export interface ApiKeysTable {
  id: Generated<number>
  /** Its maker. */
  uid: number
  name: string
  /** SHA-256 of the key: it is random, so nobody guesses it. */
  hash: string
  /** Its first characters, by which people know it again. */
  start: string
  role: Role
  /** Ids of the countries and cities that it is limited to, with spaces between; empty for everywhere. */
  area: string
  /** How many calls an hour it may make. */
  per_hour: number
  /** Epoch milliseconds. */
  at: number
  /** 0 for no end. */
  ends_at: number
  /** To the hour; 0 if it has not been used. */
  used_at: number
}
