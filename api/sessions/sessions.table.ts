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
  /** Secret of the session's CSRF tokens. */
  csrf: string
  /** What an identity provider must repeat in its token. */
  nonce: string
  /** JSON: messages for the next page load. */
  messages: string
  at: number
  expires_at: number
}
