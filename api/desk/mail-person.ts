import { AppError } from '#core/contract/app-error.ts'
import type { Done } from '#core/contract/accounts.ts'
import type { User } from '../accounts/accounts.repository.ts'
import type { Call } from '../accounts/call.ts'
import { mayMail } from '../accounts/limits.ts'
import { languageOfUser, mailLink, type NewLink } from '../accounts/mails.ts'
import { done, good } from '../accounts/messages.ts'
import { requireUser } from './user-acts.ts'

/**
 * Mails somebody the link that they miss: to confirm their address, or for a new password. Counts like their own
 * requests. Throws AppError `noAddress` and `tooMany`.
 */
export async function mailPerson(call: Call, uid: number): Promise<Done> {
  const { request, deps } = call
  const user = await requireUser(deps.store, uid)
  const { email_key: key } = user
  if (!key) throw new AppError('noAddress')
  const purpose = user.verified ? 'forgot' : 'confirm'
  if (!(await mayMail(call, { key, purpose }))) throw new AppError('tooMany')
  const now = deps.now().getTime()
  await deps.store.transaction().execute((trx) => mailLink(trx, deps.config, linkFor(user), now))
  return done(good(request, 'linkMailed'))
}

function linkFor(user: User): NewLink {
  const { id: uid, email, name, password } = user
  const language = languageOfUser(user)
  if (user.verified) return { kind: 'reset', uid, email, language, greeted: name }
  return { kind: 'verify', uid, email, name, password, language }
}
