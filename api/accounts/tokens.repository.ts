import { randomBytes } from 'node:crypto'
import type { Selectable } from 'kysely'
import { hashOf } from '#data/store/sealed.ts'
import type { Store, StoreTransaction } from '#data/store/database.ts'
import type { TokenKind, TokensTable } from './accounts.table.ts'

const HOUR_MS = 3_600_000
/** How long a mailed link works. */
export const TOKEN_LIFE_MS: Readonly<Record<TokenKind, number>> = {
  verify: 48 * HOUR_MS,
  reset: HOUR_MS,
  change: 24 * HOUR_MS,
}

export type Token = Selectable<TokensTable>
export type NewToken = Pick<Token, 'kind' | 'uid' | 'email'> & Partial<Pick<Token, 'name' | 'password'>>

/** Creates the token of a link; only the mail holds the returned secret. */
export async function insertToken(trx: StoreTransaction, token: NewToken, now: number): Promise<string> {
  const secret = randomBytes(32).toString('base64url')
  const expires_at = now + TOKEN_LIFE_MS[token.kind]
  await trx
    .insertInto('tokens')
    .values({
      name: null,
      password: null,
      ...token,
      hash: hashOf(secret),
      expires_at,
    })
    .execute()
  return secret
}

/** Whether a link seems valid; only `useToken` decides. */
export async function isGoodToken(
  db: Store,
  secret: string,
  { kinds, now }: { kinds: readonly TokenKind[]; now: number },
): Promise<boolean> {
  const row = await db
    .selectFrom('tokens')
    .select('uid')
    .where('hash', '=', hashOf(secret))
    .where('kind', 'in', kinds)
    .where('expires_at', '>', now)
    .executeTakeFirst()
  return row !== undefined
}

/** Uses a token once, in the transaction of its action. Undefined if used, expired or unknown. */
export async function useToken(
  trx: StoreTransaction,
  secret: string,
  { kinds, now }: { kinds: readonly TokenKind[]; now: number },
): Promise<Token | undefined> {
  return trx
    .deleteFrom('tokens')
    .where('hash', '=', hashOf(secret))
    .where('kind', 'in', kinds)
    .where('expires_at', '>', now)
    .returningAll()
    .executeTakeFirst()
}

/** Invalidates all of a user's links, except some kinds. */
export async function dropTokensOf(
  trx: StoreTransaction,
  uid: number,
  { butNot = [] }: { butNot?: readonly TokenKind[] } = {},
): Promise<void> {
  const tokens = trx.deleteFrom('tokens').where('uid', '=', uid)
  const dropped = butNot.length > 0 ? tokens.where('kind', 'not in', butNot) : tokens
  await dropped.execute()
}

/** Deletes expired tokens. */
export async function dropOldTokens(db: Store, now: number): Promise<void> {
  await db.deleteFrom('tokens').where('expires_at', '<=', now).execute()
}
