import type { Done } from '#core/contract/accounts.ts'
import { AppError } from '#core/contract/app-error.ts'
import type { StoreTransaction } from '#data/store/database.ts'
import { anonymizeReports } from '#data/store/reports.repository.ts'
import { forgetSightings } from '#data/store/sightings.repository.ts'
import { dropWaiting } from '#data/store/uploads.ts'
import { requireSession } from '../accounts/access.ts'
import { logAccount } from '../accounts/account-log.ts'
import { deleteUser } from '../accounts/accounts.repository.ts'
import { done, successMessage } from '../accounts/answers.ts'
import type { Call } from '../accounts/call.ts'
import { requirePassword, requireStill, requireUser } from '../accounts/changes.ts'
import { setOwnCookie } from '../accounts/cookie.ts'
import { deleteLinkMails, mailNotice } from '../accounts/mails.ts'
import { anonymizePosts, deletePosts } from '../accounts/posts.repository.ts'
import type { Body } from '../accounts/registration.ts'
import { hasOtherAdmin } from '../accounts/roles.repository.ts'
import { replaceSession } from '../accounts/sessions.repository.ts'
import { anonymizeActs } from '#api/audit/audit.repository.ts'
import { deleteEditsOf } from '../edits/edits.repository.ts'
import type { Address } from '../mail/addresses.ts'
import { deleteMailTo } from '../mail/outbox.repository.ts'

/** Deletes the account and everything tied to it or its address. */
export async function removeAccount(call: Call, { password, words }: Body<'remove'>): Promise<Done> {
  const { request, reply, deps } = call
  const user = await requireUser(request, deps)
  await requirePassword(call, user, password)
  const session = requireSession(request)
  const now = deps.now().getTime()
  const message = successMessage(request, 'deleted')
  let pictures: string[] = []
  const begun = await deps.store.transaction().execute(async (trx) => {
    await requireStill(trx, call, user)
    if (user.role === 'admin' && !(await hasOtherAdmin(trx, user.id))) throw new AppError('lastAdmin')
    const next = await replaceSession(trx, session, { uid: 0, message }, now)
    await deleteLinkMails(trx, user.id)
    await (words ? deletePosts : anonymizePosts)(trx, user.id)
    await anonymizeReports(trx, user.id)
    await forgetSightings(trx, user.id)
    await anonymizeActs(trx, user.id)
    pictures = await deleteEditsOf(trx, user.id)
    await deleteUser(trx, user.id)
    if (user.verified && user.email_key !== null) {
      await deleteAddressData(trx, { key: user.email_key })
      await mailNotice(trx, deps.config, { user, template: 'deleted' }, now)
    }
    return next
  })
  logAccount(request, 'deleted', { uid: user.id })
  await dropWaiting(deps.config, pictures)
  if (begun) setOwnCookie(reply, deps.config.origin, begun)
  return done(message)
}

/** Deletes the address's newsletter subscription, and its mails except those being sent to others. */
async function deleteAddressData(trx: StoreTransaction, { key }: Pick<Address, 'key'>): Promise<void> {
  await trx.deleteFrom('subscribers').where('email_key', '=', key).execute()
  await deleteMailTo(trx, key)
  await trx.deleteFrom('outbox').where('reply_key', '=', key).where('state', 'in', ['sent', 'failed']).execute()
}
