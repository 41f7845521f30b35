import { AppError } from '#core/contract/app-error.ts'
import type { DeskDone } from '#core/contract/desk.ts'
import { findUser } from '../accounts/accounts.repository.ts'
import { mailNotice } from '../accounts/mails.ts'
import { dropLostFactor } from '../accounts/second-factors.repository.ts'
import type { PeopleDeps } from '../deps.ts'
import { runAudited, type Acting } from './act.ts'

/**
 * Takes the second factor of somebody who has lost it. Throws AppError, `ownSecondFactor` among them: an open session
 * must not get rid of its own.
 */
export function dropFactorOf(deps: PeopleDeps, acting: Acting, { uid }: { uid: number }): Promise<DeskDone> {
  const act = { act: 'dropFactor', kind: 'role', item: String(uid), reason: '' } as const
  return runAudited(deps, acting, act, async (trx) => {
    if (uid === acting.uid) throw new AppError('ownSecondFactor')
    const user = await findUser(trx, uid)
    if (!user) throw new AppError('notFound')
    if (!(await dropLostFactor(trx, uid))) throw new AppError('noSecondFactor')
    if (user.verified) await mailNotice(trx, deps.config, { user, template: 'changed' }, acting.now)
    return { tnid: 0, rows: [] }
  })
}
