import type { Call } from './call.ts'
import type { Done, Login, LoginDone } from '#core/contract/accounts.ts'
import type { ServerMessage } from '#core/contract/session.ts'
import { MESSAGES } from '#core/i18n/messages.ts'
import { format } from '#core/i18n/format.ts'
import { numberText } from '#core/text/values.ts'
import { blockEnd } from './blocks.ts'
import { AppError } from '#core/contract/app-error.ts'
import { withMinimumDuration } from '../guards/minimum-duration.ts'
import { requireSession } from './access.ts'
import { setOwnCookie } from './cookie.ts'
import { deviceIn } from './user-agent.ts'
import { findPending, insertPending } from './pending-logins.repository.ts'
import { replaceSession, type OpenedSession, type SessionChange } from './sessions.repository.ts'
import type { StoreTransaction } from '#data/store/database.ts'
import { findUser, findUserByEmail, lockAccount, replacePassword, type User } from './accounts.repository.ts'
import { logAccount, loggingRefusal } from './account-log.ts'
import { addressOf } from '#api/mail/addresses.ts'
import { trustDevice } from './trusted-devices.ts'
import { limitCodes, limitLogin, mayMail } from './limits.ts'
import { languageOfUser, mailLink } from './mails.ts'
import { done, successMessage } from './answers.ts'
import { languageOf } from '../http/language.ts'
import { findFactor, useCode, countRecoveryCodes } from './second-factors.repository.ts'
import { hashPassword, isOutdated, verifyPassword } from './passwords.ts'

/** The body of a log-in in one of the ways. */
export type LoginBy<T extends Login['loginType']> = Extract<Login, { loginType: T }>

/**
 * Logs in the user whom `find` returns, in the same transaction, whichever way they came. Somebody with a second factor
 * gets a visitor's session that waits for the code. Throws AppError `badToken` and `blocked`, and what `find` throws.
 */
export async function logIn(
  call: Call,
  way: Login['loginType'],
  find: (trx: StoreTransaction, now: number) => Promise<Pick<User, 'id'>>,
): Promise<LoginDone> {
  const { request, reply, deps } = call
  const now = deps.now().getTime()
  const message = successMessage(request, 'loggedIn')
  const begun = await deps.store.transaction().execute(async (trx) => {
    const { id } = await find(trx, now)
    await requireUnblocked(trx, id, now)
    const needsCode = (await findFactor(trx, id)) !== undefined
    const next = await startSession(trx, call, needsCode ? { uid: 0 } : { uid: id, message })
    if (needsCode) await insertPending(trx, next.session.hash, id, now)
    return { ...next, uid: id, needsCode }
  })
  setOwnCookie(reply, deps.config.origin, begun)
  logAccount(request, begun.needsCode ? 'codeAsked' : 'loggedIn', { uid: begun.uid, way })
  if (begun.needsCode) return { ...done({ ...successMessage(request, 'codeNeeded'), type: 'info' }), needsCode: true }
  await trustDevice(request, reply, deps, begun.uid)
  return done(message)
}

/** Replaces the caller's session. Throws AppError `badToken`. */
async function startSession(trx: StoreTransaction, call: Call, change: SessionChange): Promise<OpenedSession> {
  const { request, deps } = call
  const device = change.uid > 0 ? deviceIn(request) : undefined
  const next = await replaceSession(trx, requireSession(request), { ...change, device }, deps.now().getTime())
  // Another log-in from the same page was faster.
  if (!next) throw new AppError('badToken')
  return next
}

/**
 * The second step of a log-in, with a code of the second factor. Throws AppError `loginExpired`, `wrongCode`, `blocked`
 * and `tooMany`.
 */
export async function logInByCode(call: Call, code: string): Promise<Done> {
  const { request, deps } = call
  const now = deps.now().getTime()
  const { hash } = requireSession(request)
  const waiting = await findPending(deps.store, hash, now)
  const user = waiting && (await findUser(deps.store, waiting))
  if (!user) throw new AppError('loginExpired')
  const about = { event: 'codeRefused', uid: user.id } as const
  return loggingRefusal(request, about, () => logInWithCode(call, user, code))
}

async function logInWithCode(call: Call, user: User, code: string): Promise<Done> {
  const { request, reply, deps } = call
  const now = deps.now().getTime()
  const { hash } = requireSession(request)
  await limitCodes(call, user)
  const uid = user.id
  const { begun, message, way } = await deps.store.transaction().execute(async (trx) => {
    await requireUnblocked(trx, uid, now)
    // A new password has ended it meanwhile.
    if ((await findPending(trx, hash, now)) !== uid) throw new AppError('loginExpired')
    const used = await useCode(trx, uid, code, now)
    if (!used) throw new AppError('wrongCode')
    const message = used === 'app' ? successMessage(request, 'loggedIn') : await recoveryMessage(trx, call, uid)
    return { begun: await startSession(trx, call, { uid, message }), message, way: used }
  })
  logAccount(request, 'loggedIn', { uid, way })
  setOwnCookie(reply, deps.config.origin, begun)
  await trustDevice(request, reply, deps, uid)
  return done(message)
}

/** Says how many recovery codes are left. */
async function recoveryMessage(trx: StoreTransaction, { request }: Call, uid: number): Promise<ServerMessage> {
  const lang = languageOf(request)
  const count = numberText(lang, await countRecoveryCodes(trx, uid))
  return { type: 'warning', text: format(MESSAGES[lang].accounts.messages.loggedInByRecovery, { count }) }
}

/** Locks the account. Throws AppError `blocked`, with the reason and the end. */
async function requireUnblocked(trx: StoreTransaction, uid: number, now: number): Promise<void> {
  const user = await lockAccount(trx, uid)
  if (!user || user.blocked_until <= now) return
  const { blocked_until, blocked_reason: reason } = user
  throw new AppError('blocked', { values: (lang) => ({ reason, until: blockEnd(blocked_until)(lang) }) })
}

/** Throws AppError `enternamepwd`, `wrongLogin`, `badToken`, `blocked` and `tooMany`. */
export async function logInByEmail(
  call: Call,
  { mailusername = '', mailpassword = '' }: LoginBy<'email'>,
): Promise<LoginDone> {
  const { deps } = call
  const { key } = addressOf(mailusername)
  if (!key || !mailpassword) throw new AppError('enternamepwd')
  const user = await findUserByEmail(deps.store, key)
  const about = { event: 'loginRefused', uid: user?.id ?? 0, way: 'email' } as const
  return loggingRefusal(call.request, about, () => logInUser(call, user, { key, mailpassword }))
}

async function logInUser(
  call: Call,
  user: User | undefined,
  { key, mailpassword }: { key: string; mailpassword: string },
): Promise<LoginDone> {
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
  return logIn(call, 'email', async (trx) => {
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
