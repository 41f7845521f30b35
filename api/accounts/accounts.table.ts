import type { Generated } from 'kysely'

declare module '#data/store/database.ts' {
  interface Database {
    users: UsersTable
    areas: AreasTable
    tokens: TokensTable
  }
}

export interface UsersTable {
  id: Generated<number>
  name: string
  /** Empty for Facebook users without a confirmed address. */
  email: string
  /** Lower case; unique. Null without an address. */
  email_key: string | null
  /** Whether the address is verified; required to log in by e-mail. */
  verified: 0 | 1
  /** Argon2id in PHC format; null for users of Google, Facebook and OpenID without one. */
  password: string | null
  /** The provider's id of the person. */
  google: string | null
  facebook: string | null
  /** Issuer and id at the site's own OpenID provider. */
  oidc: string | null
  /** A `Role`; empty for none. */
  role: Generated<string>
  language: string
  /** Until when it cannot log in, epoch milliseconds; 0 if it can. */
  blocked_until: Generated<number>
  /** Why, in the words of whoever blocked it. */
  blocked_reason: Generated<string>
  /** The level of trust that an admin gave; empty where it is computed. */
  trust: Generated<string>
  /** Epoch milliseconds. */
  at: number
}

/** A country or city that an editor is limited to; without any, everywhere. */
export interface AreasTable {
  uid: number
  /** GeoNames id. */
  place: number
}

/** What a link in a mail is for; it works once. */
export type TokenKind = 'verify' | 'reset' | 'change'

export interface TokensTable {
  /** SHA-256 of the token, which is only in the mail. */
  hash: string
  kind: TokenKind
  uid: number
  /** The address that the mail went to. */
  email: string
  /**
   * Of a registration: what its own link confirms. Somebody else may register the same address before the link is
   * used, and must not get into the account that it opens.
   */
  name: string | null
  password: string | null
  expires_at: number
}
