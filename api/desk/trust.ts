import { AppError } from '#core/contract/app-error.ts'
import type { DeskDone, TrustChange } from '#core/contract/desk.ts'
import { findUser, updateUser } from '../accounts/accounts.repository.ts'
import type { PeopleDeps } from '../deps.ts'
import { runAudited, type Acting } from './act.ts'

/** Gives an account a level of trust, or leaves it to what editors decide on its contributions. Throws AppError. */
export function changeTrust(deps: PeopleDeps, acting: Acting, { uid, level, reason }: TrustChange): Promise<DeskDone> {
  const clean = reason.trim()
  return runAudited(deps, acting, { act: 'trust', kind: 'role', item: String(uid), reason: clean }, async (trx) => {
    if (clean === '') throw new AppError('needRefusal')
    const user = await findUser(trx, uid)
    if (!user) throw new AppError('notFound')
    const after = { trust: level === 'earned' ? '' : level }
    await updateUser(trx, uid, after)
    return { tnid: 0, rows: [{ table: 'users', id: uid, before: { trust: user.trust }, after }] }
  })
}
