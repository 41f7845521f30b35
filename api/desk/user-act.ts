import { AppError } from '#core/contract/app-error.ts'
import type { AuditAct, DeskDone } from '#core/contract/desk.ts'
import type { Store, StoreTransaction } from '#data/store/database.ts'
import { findUser, type User } from '../accounts/accounts.repository.ts'
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
