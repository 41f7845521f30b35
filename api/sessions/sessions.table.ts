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
  /** Secret that the CSRF tokens of the session are made of. */
  csrf: string
  /** What an identity provider must repeat in its token. */
  nonce: string
  /** JSON: messages to be shown at the next page load. */
  messages: string
  at: number
  expires_at: number
}
