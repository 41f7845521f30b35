import type { Call } from './call.ts'
import type { Done, Login } from '#core/contract/accounts.ts'
import { blockEnd } from './blocks.ts'
import { AppError } from '#core/contract/app-error.ts'
import { withMinimumDuration } from '../guards/minimum-duration.ts'
import { requireSession } from '../sessions/access.ts'
import { setOwnCookie } from '../sessions/cookie.ts'
import { deviceIn } from '../sessions/user-agent.ts'
import { replaceSession } from '../sessions/sessions.repository.ts'
import type { StoreTransaction } from '#data/store/database.ts'
import { findUser, findUserByEmail, replacePassword, type User } from './accounts.repository.ts'
import { addressOf } from './addresses.ts'
import { trustDevice } from './devices.ts'
import { limitLogin, mayMail } from './limits.ts'
import { languageOfUser, mailLink } from './mails.ts'
import { done, good } from './messages.ts'
import { hashPassword, isOutdated, verifyPassword } from './passwords.ts'

export type LoginBy<T extends Login['loginType']> = Extract<Login, { loginType: T }>

/** Starts the session of the user from `find`, in the same transaction. */
export async function enter(
  { request, reply, deps }: Call,
  find: (trx: StoreTransaction, now: number) => Promise<Pick<User, 'id'>>,
): Promise<Done> {
  const { store, config } = deps
  const now = deps.now().getTime()
  const session = requireSession(request)
  const message = good(request, 'loggedIn')
  const begun = await store.transaction().execute(async (trx) => {
    const { id } = await find(trx, now)
    await requireUnblocked(trx, id, now)
    const next = await replaceSession(trx, session, { uid: id, device: deviceIn(request), message }, now)
    // Another log-in from the same page was faster.
    if (!next) throw new AppError('badToken')
    return { ...next, uid: id }
  })
  setOwnCookie(reply, config.origin, begun)
  await trustDevice(request, reply, deps, begun.uid)
  return done(message)
}

/** Throws AppError `blocked`, with the reason and the end. */
async function requireUnblocked(trx: StoreTransaction, uid: number, now: number): Promise<void> {
  const user = await findUser(trx, uid)
  if (!user || user.blocked_until <= now) return
  const { blocked_until, blocked_reason: reason } = user
  throw new AppError('blocked', { values: (lang) => ({ reason, until: blockEnd(blocked_until)(lang) }) })
}

export async function logInByEmail(
  call: Call,
  { mailusername = '', mailpassword = '' }: LoginBy<'email'>,
): Promise<Done> {
  const { deps } = call
  const { key } = addressOf(mailusername)
  if (!key || !mailpassword) throw new AppError('enternamepwd')
  const user = await findUserByEmail(deps.store, key)
  await limitLogin(call, key, user)
  const isRight = await verifyPassword(mailpassword, user?.password)
  // The same message and the same work, whether account or password is wrong; also for those who know the
  // password because they registered somebody else's address.
  if (!isRight || !user?.password || !user.verified) {
    await withMinimumDuration(async () => {
      if (isRight && user) await mailAgain(call, user)
    })
    throw new AppError('wrongLogin')
  }
  const { id: uid, password: from } = user
  const to = isOutdated(from) ? await hashPassword(mailpassword) : from
  return enter(call, async (trx) => {
    // It may have changed during the comparison.
    const isStill = await replacePassword(trx, { uid, from, to })
    if (!isStill) throw new AppError('wrongLogin')
    return user
  })
}

/** Resends the link of a registration. */
async function mailAgain(call: Call, user: User): Promise<void> {
  const { deps } = call
  const { id: uid, email, email_key, name, password } = user
  const key = email_key ?? email
  if (!(await mayMail(call, { key, purpose: 'confirm' }))) return
  const link = { kind: 'verify', uid, email, name, password } as const
  const language = languageOfUser(user)
  const now = deps.now().getTime()
  await deps.store.transaction().execute((trx) => mailLink(trx, deps.config, { ...link, language }, now))
}
