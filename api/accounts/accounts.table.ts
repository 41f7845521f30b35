import type { Generated } from 'kysely'

export interface UsersTable {
  id: Generated<number>
  name: string
  email: string
  /** Lower case: what two accounts may not share. */
  email_key: string
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
  expires_at: number
}
