import { AppError } from '#core/contract/app-error.ts'
import type { AuditAct, DeskDone, TrustChange } from '#core/contract/desk.ts'
import type { Store, StoreTransaction } from '#data/store/database.ts'
import { findUser, updateUser, type User } from '../accounts/accounts.repository.ts'
import { mailNotice } from '../accounts/mails.ts'
import { dropLostFactor } from '../accounts/second-factors.repository.ts'
import type { PeopleDeps } from '../deps.ts'
import { runAudited, type Acting, type Outcome } from './act.ts'

/** An account. Throws AppError `notFound`. */
export async function requireUser(db: Store, uid: number): Promise<User> {
  const user = await findUser(db, uid)
  if (!user) throw new AppError('notFound')
  return user
}

interface UserAct {
  act: AuditAct
  kind: 'user' | 'role'
  uid: number
  reason?: string | undefined
  /** Whether it cannot do without a reason. */
  isReasoned?: boolean
}

/** Runs an action about an account. Throws AppError, `needRefusal` and `notFound` among them. */
export function actOnUser(
  deps: PeopleDeps,
  acting: Acting,
  { uid, isReasoned = false, ...act }: UserAct,
  work: (trx: StoreTransaction, user: User) => Promise<Omit<Outcome, 'tnid'>>,
): Promise<DeskDone> {
  const reason = (act.reason ?? '').trim()
  return runAudited(deps, acting, { ...act, item: String(uid), reason }, async (trx) => {
    if (isReasoned && reason === '') throw new AppError('needRefusal')
    return { tnid: 0, ...(await work(trx, await requireUser(trx, uid))) }
  })
}

/** Gives an account a level of trust, or leaves it to what editors decide on its contributions. Throws AppError. */
export function changeTrust(deps: PeopleDeps, acting: Acting, { uid, level, reason }: TrustChange): Promise<DeskDone> {
  const act = { act: 'trust', kind: 'role', uid, reason, isReasoned: true } as const
  return actOnUser(deps, acting, act, async (trx, user) => {
    const after = { trust: level === 'earned' ? '' : level }
    await updateUser(trx, uid, after)
    return { rows: [{ table: 'users', id: uid, before: { trust: user.trust }, after }] }
  })
}

/**
 * Takes the second factor of somebody who has lost it. Throws AppError, `ownSecondFactor` among them: an open session
 * must not get rid of its own.
 */
export function dropFactorOf(deps: PeopleDeps, acting: Acting, { uid }: { uid: number }): Promise<DeskDone> {
  return actOnUser(deps, acting, { act: 'dropFactor', kind: 'role', uid }, async (trx, user) => {
    if (uid === acting.uid) throw new AppError('ownSecondFactor')
    if (!(await dropLostFactor(trx, uid))) throw new AppError('noSecondFactor')
    if (user.verified) await mailNotice(trx, deps.config, { user, template: 'changed' }, acting.now)
    return { rows: [] }
  })
}
