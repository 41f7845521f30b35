import type { Texts } from '#core/i18n/messages.ts'
import type { FastifyRequest } from 'fastify'
import type { Done } from '#core/contract/accounts.ts'
import type { PeopleDeps } from '../deps.ts'
import { AppError } from '#core/contract/app-error.ts'
import { limitTo } from '../guards/limits.ts'
import { requireSession } from './access.ts'
import { setOwnCookie } from './cookie.ts'
import { deviceIn } from './user-agent.ts'
import { deleteSessionsOf, hasSession, replaceSession, type OpenedSession } from './sessions.repository.ts'
import type { StoreTransaction } from '#data/store/database.ts'
import { findUser, findUserByEmail, lockUser, updateUser, type User } from './accounts.repository.ts'
import { logAccount, loggingRefusal } from './account-log.ts'
import { mailboxOf, requireAddress, requirePersonName, type Address } from '#api/mail/addresses.ts'
import { LOGIN_LIMIT, mailLimit } from './limits.ts'
import { requireUncommon } from './common-passwords.ts'
import type { Call } from './call.ts'
import { languageOfUser, mailLink, mailNotice, notifyOwner } from './mails.ts'
import { done, successMessage } from './answers.ts'
import { hashPassword, verifyPassword } from './passwords.ts'
import type { Body } from './registration.ts'
import { dropTokensOf } from './tokens.repository.ts'
import { renameAuthor } from './posts.repository.ts'

/** The account of the caller. Throws AppError `needLogin`. */
export async function requireUser(request: FastifyRequest, { store }: PeopleDeps): Promise<User> {
  const user = await findUser(store, requireSession(request).uid)
  if (!user) throw new AppError('needLogin')
  return user
}

/** How long a log-in proves who is there. */
const RECENT_MS = 15 * 60_000

/**
 * Protects the account from whoever finds an open session. Throws AppError `wrongPassword`, `needNewLogin` or
 * `tooMany`.
 */
export async function requirePassword(
  { deps, request, reply }: Call,
  user: User,
  currentPassword: string | undefined,
): Promise<void> {
  // Google and Facebook users without a password prove it by logging in again.
  if (user.password === null) {
    const since = deps.now().getTime() - requireSession(request).at
    if (since > RECENT_MS) throw new AppError('needNewLogin')
    return
  }
  const { id: uid, password } = user
  await loggingRefusal(request, { event: 'passwordRefused', uid }, async () => {
    await limitTo(deps, LOGIN_LIMIT, `uid ${uid}`, reply)
    if (!(await verifyPassword(currentPassword ?? '', password))) throw new AppError('wrongPassword')
  })
}

/**
 * Checks again inside the transaction: the owner may have set a new password meanwhile, and ended the session.
 * Throws AppError `wrongPassword` or `needLogin`.
 */
export async function requireStill(trx: StoreTransaction, { request }: Call, user: User): Promise<void> {
  const isSame = await lockUser(trx, user)
  if (!(await hasSession(trx, requireSession(request)))) {
    throw new AppError('needLogin')
  }
  if (!isSame) throw new AppError('wrongPassword')
}

interface Wanted {
  name?: string
  /** Only if it differs from theirs. */
  address?: Address
  /** Hashed. */
  password?: string
}

/** Applies all requested changes, or none. */
export async function changeAccount(
  call: Call,
  { name, email, newPassword, password }: Body<'change'>,
): Promise<keyof Texts<'accounts.messages'>> {
  const { request, reply, deps } = call
  if (name === undefined && email === undefined && newPassword === undefined) {
    throw new AppError('requiredFieldsMissing')
  }
  if (newPassword !== undefined) requireUncommon(newPassword)
  const user = await requireUser(request, deps)
  const called = name === undefined ? undefined : requirePersonName(name)
  const newAddress = email === undefined ? undefined : requireAddress(email)
  const address = newAddress?.key === user.email_key ? undefined : newAddress
  if (address || newPassword !== undefined) {
    await requirePassword(call, user, password)
  }
  if (address) {
    await limitTo(deps, mailLimit('change'), mailboxOf(address.key), reply)
  }
  const changes: Wanted = {
    ...(called !== undefined && { name: called }),
    ...(address && { address }),
    ...(newPassword !== undefined && {
      password: await hashPassword(newPassword),
    }),
  }
  const begun = await deps.store.transaction().execute(async (trx) => {
    await requireStill(trx, call, user)
    if (changes.name !== undefined) await rename(trx, user, changes.name)
    const next = changes.password && (await setPassword(trx, call, user, changes.password))
    if (changes.address) await askForAddress(trx, call, user, changes.address)
    return next
  })
  if (changes.password) logAccount(request, 'passwordSet', { uid: user.id })
  if (begun) setOwnCookie(reply, deps.config.origin, begun)
  return address ? 'changeSent' : 'changed'
}

async function rename(trx: StoreTransaction, { id }: User, name: string): Promise<void> {
  await updateUser(trx, id, { name })
  await renameAuthor(trx, id, name)
}

/** Logs everybody out; returns the session that replaces the caller's, whose cookie may have leaked. */
export async function restartSessions(
  trx: StoreTransaction,
  { request, deps }: Call,
  uid: number,
): Promise<OpenedSession | undefined> {
  const who = { uid, device: deviceIn(request) }
  const next = await replaceSession(trx, requireSession(request), who, deps.now().getTime())
  await deleteSessionsOf(trx, uid, { butNot: next?.session })
  return next
}

async function setPassword(
  trx: StoreTransaction,
  call: Call,
  user: User,
  password: string,
): Promise<OpenedSession | undefined> {
  const { deps } = call
  await updateUser(trx, user.id, { password })
  const now = deps.now().getTime()
  const next = await restartSessions(trx, call, user.id)
  // The links of intruders are invalid too.
  await dropTokensOf(trx, user.id)
  const notice = { user, template: 'changed' } as const
  if (user.verified) await mailNotice(trx, deps.config, notice, now)
  return next
}

/** Only the owner learns that an address already has an account. */
async function askForAddress(
  trx: StoreTransaction,
  { deps }: Call,
  user: User,
  { email, key }: Address,
): Promise<void> {
  const now = deps.now().getTime()
  // Only the link to the latest requested address works.
  await dropTokensOf(trx, user.id)
  const link = { kind: 'change', uid: user.id, email } as const
  const owner = await findUserByEmail(trx, key)
  if (owner?.verified) return notifyOwner(trx, deps.config, { owner, link }, now)
  const language = languageOfUser(user)
  return mailLink(trx, deps.config, { ...link, language }, now)
}

/** Ends the session, or all sessions of the account, and starts an anonymous one with the message. */
export async function logOut({ request, reply, deps }: Call, { everywhere }: Body<'logout'>): Promise<Done> {
  const session = requireSession(request)
  const now = deps.now().getTime()
  const message = successMessage(request, everywhere ? 'loggedOutEverywhere' : 'loggedOut')
  const begun = await deps.store.transaction().execute(async (trx) => {
    const next = await replaceSession(trx, session, { uid: 0, message }, now)
    if (everywhere) await deleteSessionsOf(trx, session.uid)
    return next
  })
  logAccount(request, 'loggedOut', { uid: session.uid, everywhere })
  if (begun) setOwnCookie(reply, deps.config.origin, begun)
  return done(message)
}
