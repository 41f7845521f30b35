import { AppError } from '#core/contract/app-error.ts'
import type { DeskDone } from '#core/contract/desk.ts'
import { mailNotice } from '../accounts/mails.ts'
import { dropLostFactor } from '../accounts/second-factors.repository.ts'
import type { PeopleDeps } from '../deps.ts'
import type { Acting } from './act.ts'
import { actOnUser } from './user-act.ts'

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
