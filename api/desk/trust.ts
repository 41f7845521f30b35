import type { DeskDone, TrustChange } from '#core/contract/desk.ts'
import { updateUser } from '../accounts/accounts.repository.ts'
import type { PeopleDeps } from '../deps.ts'
import type { Acting } from './act.ts'
import { actOnUser } from './user-act.ts'

/** Gives an account a level of trust, or leaves it to what editors decide on its contributions. Throws AppError. */
export function changeTrust(deps: PeopleDeps, acting: Acting, { uid, level, reason }: TrustChange): Promise<DeskDone> {
  const act = { act: 'trust', kind: 'role', uid, reason, isReasoned: true } as const
  return actOnUser(deps, acting, act, async (trx, user) => {
    const after = { trust: level === 'earned' ? '' : level }
    await updateUser(trx, uid, after)
    return { rows: [{ table: 'users', id: uid, before: { trust: user.trust }, after }] }
  })
}
