import type { Generated } from 'kysely'

declare module '#data/store/database.ts' {
  interface Database {
    users: UsersTable
    tokens: TokensTable
  }
}

export interface UsersTable {
  id: Generated<number>
  name: string
  /** Empty for who came by Facebook and has not confirmed an address yet. */
  email: string
  /** Lower case: what two accounts may not share. Null where there is no address. */
  email_key: string | null
  /** Whether the address is known to be theirs; without it nobody logs in by e-mail. */
  verified: 0 | 1
  /** Argon2id in PHC form; null for who came by Google or Facebook only. */
  password: string | null
  /** The provider's own id of the person. */
  google: string | null
  facebook: string | null
  role: Generated<string>
  language: string
  /** Epoch milliseconds. */
  at: number
}

/** What a link in a mail proves, once. */
export type TokenKind = 'verify' | 'reset' | 'change'

export interface TokensTable {
  /** SHA-256 of the token; the token itself is in the mail only. */
  hash: string
  kind: TokenKind
  uid: number
  /** The address that the mail went to. */
  email: string
  /**
   * Of a registration: what its own link makes valid. Somebody else may register the same address before
   * the link is used, and must not get into the account that it opens.
   */
  name: string | null
  password: string | null
  expires_at: number
}
