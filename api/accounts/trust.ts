import { AppError } from '#core/contract/app-error.ts'
import type { OwnTrust } from '#core/contract/trust.ts'
import type { TrustLevel } from '#core/terms/trust.ts'
import type { Store } from '#data/store/database.ts'
import type { Config } from '../config.ts'
import type { PeopleDeps } from '../deps.ts'
import { findUser } from './accounts.repository.ts'
import { contributedSince, trustOf, type Trust } from './trust.repository.ts'

const DAY_MS = 86_400_000

interface At {
  config: Pick<Config, 'trust'>
  /** Epoch milliseconds. */
  now: number
}

/** How far an account is trusted now. Throws AppError `needLogin` if it is deleted. */
export async function trustNow(db: Store, uid: number, { config, now }: At): Promise<Trust> {
  const user = await findUser(db, uid)
  const trust = user && (await trustOf(db, [user], { rules: config.trust, now })).get(uid)
  if (!trust) throw new AppError('needLogin')
  return trust
}

/**
 * How far the author of a new contribution is trusted. In the transaction that stores it the account is locked, so that
 * those sent together are counted one by one. Throws AppError `newUserLimit` and `dayLimit` beyond a day's share.
 */
export async function requireShare(db: Store, uid: number, at: At): Promise<Trust> {
  const trust = await trustNow(db, uid, at)
  const { newPerDay, memberPerDay } = at.config.trust
  const isNew = trust.level === 'new'
  const limit = isNew ? newPerDay : memberPerDay
  if ((await contributedSince(db, uid, at.now - DAY_MS)) >= limit)
    throw new AppError(isNew ? 'newUserLimit' : 'dayLimit', { values: () => ({ limit: String(limit) }) })
  return trust
}

/** What the account page says of it. */
export async function ownTrust({ store, config, now }: PeopleDeps, uid: number): Promise<OwnTrust> {
  const { fixed, ...trust } = await trustNow(store, uid, { config, now: now().getTime() })
  const { newPerDay, memberPerDay, atOncePerDay, editsAtOnce } = config.trust
  const next = fixed ? undefined : NEXT[trust.level]
  const limits = { newPerDay, memberPerDay, atOncePerDay, editsAtOnce }
  return { ...trust, ...limits, ...(next && { next: { level: next, ...config.trust[next] } }) }
}

const NEXT = { new: 'member', member: 'trusted', trusted: undefined } as const satisfies Record<TrustLevel, unknown>
