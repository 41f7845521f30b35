import type { Generated } from 'kysely'

declare module '#data/store/database.ts' {
  interface Database {
    sessions: SessionsTable
  }
}

export interface SessionsTable {
  /** SHA-256 of the cookie. */
  hash: string
  /** Null for a visitor who has not logged in. */
  uid: number | null
  /** Secret of the session's CSRF tokens, encrypted. */
  csrf: string
  /** What an identity provider must repeat in its token. */
  nonce: string
  /** JSON: messages for the next page load. */
  messages: string
  at: number
  /** To the hour; of people with a role to the minute. */
  used_at: Generated<number>
  /** Names of what began it; empty if unknown. */
  browser: Generated<string>
  system: Generated<string>
  expires_at: number
}
