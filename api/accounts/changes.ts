import type { AccountMessage } from '#core/i18n/words.ts'
import type { FastifyRequest } from 'fastify'
import type { Done } from '#core/contract/accounts.ts'
import type { PeopleDeps } from '../deps.ts'
import { disownActs } from '../desk/audit.repository.ts'
import { deleteEditsOf } from '../edits/edits.repository.ts'
import { dropWaiting } from '#data/store/uploads.ts'
import { AppError } from '#core/contract/app-error.ts'
import { limitTo } from '../guards/limits.ts'
import { deleteMailTo } from '../mail/outbox.repository.ts'
import { disownReports } from '#data/store/reports.repository.ts'
import { requireSession } from '../sessions/access.ts'
import { setOwnCookie } from '../sessions/cookie.ts'
import { deleteSessionsOf, hasSession, replaceSession, type OpenedSession } from '../sessions/sessions.repository.ts'
import type { StoreTransaction } from '#data/store/database.ts'
import { deleteUser, findUser, findUserByEmail, holdUser, updateUser, type User } from './accounts.repository.ts'
import { mailboxOf, requireAddress, type Address } from './addresses.ts'
import { LOGINS, mailsFor } from './limits.ts'
import { requireUncommon } from './common-passwords.ts'
import type { Call } from './call.ts'
import { deleteLinkMails, languageOfUser, mailLink, mailNotice, tellOwner } from './mails.ts'
import { done, good } from './messages.ts'
import { hashPassword, verifyPassword } from './passwords.ts'
import type { Body } from './registration.ts'
import { dropTokensOf } from './tokens.repository.ts'
import { deleteWords, anonymizePosts, renameAuthor } from './posts.repository.ts'

/** The account of the caller. Throws AppError `needLogin`. */
export async function requireUser(request: FastifyRequest, { store }: PeopleDeps): Promise<User> {
  const user = await findUser(store, requireSession(request).uid)
  if (!user) throw new AppError('needLogin')
  return user
}

/** So long a log-in shows who is there. */
const RECENT_MS = 15 * 60_000

/**
 * Whoever finds an open session must not get the account by it. Throws AppError `wrongPassword`,
 * `needNewLogin` or `tooMany`.
 */
async function requirePassword({ deps, request, reply }: Call, user: User, given: string | undefined): Promise<void> {
  // Who has none comes by Google or Facebook, and shows it by coming again.
  if (user.password === null) {
    const since = deps.now().getTime() - requireSession(request).at
    if (since > RECENT_MS) throw new AppError('needNewLogin')
    return
  }
  await limitTo(deps, LOGINS, `uid ${user.id}`, reply)
  const isRight = await verifyPassword(given ?? '', user.password)
  if (!isRight) throw new AppError('wrongPassword')
}

/**
 * What was looked at before the transaction must still be so in it: the owner may have set a new password
 * meanwhile, and ended the session. Throws AppError `wrongPassword` or `needLogin`.
 */
async function requireStill(trx: StoreTransaction, { request }: Call, user: User): Promise<void> {
  const isSame = await holdUser(trx, user)
  if (!(await hasSession(trx, requireSession(request)))) {
    throw new AppError('needLogin')
  }
  if (!isSame) throw new AppError('wrongPassword')
}

interface Wanted {
  name?: string
  /** Only an address that is not theirs yet. */
  address?: Address
  /** Hashed. */
  password?: string
}

/** Changes what was asked for, or nothing at all. */
export async function changeAccount(
  call: Call,
  { name, email, newPassword, password }: Body<'change'>,
): Promise<AccountMessage> {
  const { request, reply, deps } = call
  if (name === undefined && email === undefined && newPassword === undefined) {
    throw new AppError('requiredFieldsMissing')
  }
  if (newPassword !== undefined) requireUncommon(newPassword)
  const user = await requireUser(request, deps)
  const given = email === undefined ? undefined : requireAddress(email)
  const address = given?.key === user.email_key ? undefined : given
  if (address || newPassword !== undefined) {
    await requirePassword(call, user, password)
  }
  if (address) {
    await limitTo(deps, mailsFor('change'), mailboxOf(address.key), reply)
  }
  const wanted: Wanted = {
    ...(name !== undefined && { name: name.trim() }),
    ...(address && { address }),
    ...(newPassword !== undefined && {
      password: await hashPassword(newPassword),
    }),
  }
  const begun = await deps.store.transaction().execute(async (trx) => {
    await requireStill(trx, call, user)
    if (wanted.name !== undefined) await rename(trx, user, wanted.name)
    const next = wanted.password && (await setPassword(trx, call, user, wanted.password))
    if (wanted.address) await askForAddress(trx, call, user, wanted.address)
    return next
  })
  if (begun) setOwnCookie(reply, deps.config.origin, begun)
  return address ? 'changeSent' : 'changed'
}

async function rename(trx: StoreTransaction, { id }: User, name: string): Promise<void> {
  await updateUser(trx, id, { name })
  await renameAuthor(trx, id, name)
}

/** Answers the session that takes the place of the caller's, whose cookie somebody may have read. */
async function setPassword(
  trx: StoreTransaction,
  { request, deps }: Call,
  user: User,
  password: string,
): Promise<OpenedSession | undefined> {
  await updateUser(trx, user.id, { password })
  const now = deps.now().getTime()
  const who = { uid: user.id }
  const next = await replaceSession(trx, requireSession(request), who, now)
  // Whoever else had got in is out, and has no link left to come back by.
  await deleteSessionsOf(trx, user.id, { butNot: next?.session })
  await dropTokensOf(trx, user.id)
  const notice = { user, template: 'changed' } as const
  if (user.verified) await mailNotice(trx, deps.config, notice, now)
  return next
}

/** Whether the address has an account already only its owner is told. */
async function askForAddress(
  trx: StoreTransaction,
  { deps }: Call,
  user: User,
  { email, key }: Address,
): Promise<void> {
  const now = deps.now().getTime()
  // Only the link to the address that was asked for last is good.
  await dropTokensOf(trx, user.id)
  const link = { kind: 'change', uid: user.id, email } as const
  const owner = await findUserByEmail(trx, key)
  if (owner?.verified) return tellOwner(trx, deps.config, { owner, link }, now)
  const language = languageOfUser(user)
  return mailLink(trx, deps.config, { ...link, language }, now)
}

/** Ends the session, or all sessions of the account, and begins one of nobody that carries the message. */
export async function logOut({ request, reply, deps }: Call, { everywhere }: Body<'logout'>): Promise<Done> {
  const session = requireSession(request)
  const now = deps.now().getTime()
  const message = good(request, everywhere ? 'loggedOutEverywhere' : 'loggedOut')
  const begun = await deps.store.transaction().execute(async (trx) => {
    const next = await replaceSession(trx, session, { uid: 0, message }, now)
    if (everywhere) await deleteSessionsOf(trx, session.uid)
    return next
  })
  if (begun) setOwnCookie(reply, deps.config.origin, begun)
  return done(message)
}

/** Deletes the account and what hangs on it or on its address. */
export async function removeAccount(call: Call, { password, words }: Body<'remove'>): Promise<Done> {
  const { request, reply, deps } = call
  const user = await requireUser(request, deps)
  await requirePassword(call, user, password)
  const session = requireSession(request)
  const now = deps.now().getTime()
  const message = good(request, 'deleted')
  let pictures: string[] = []
  const begun = await deps.store.transaction().execute(async (trx) => {
    await requireStill(trx, call, user)
    const next = await replaceSession(trx, session, { uid: 0, message }, now)
    await deleteLinkMails(trx, user.id)
    await (words ? deleteWords : anonymizePosts)(trx, user.id)
    await disownReports(trx, user.id)
    await disownActs(trx, user.id)
    pictures = await deleteEditsOf(trx, user.id)
    await deleteUser(trx, user.id)
    if (user.verified && user.email_key !== null) {
      await forgetAddress(trx, { key: user.email_key })
      await mailNotice(trx, deps.config, { user, template: 'deleted' }, now)
    }
    return next
  })
  await dropWaiting(deps.config, pictures)
  if (begun) setOwnCookie(reply, deps.config.origin, begun)
  return done(message)
}

/** The newsletter goes with the address, and mails but those that somebody else still waits for. */
async function forgetAddress(trx: StoreTransaction, { key }: Pick<Address, 'key'>): Promise<void> {
  await trx.deleteFrom('subscribers').where('email_key', '=', key).execute()
  await deleteMailTo(trx, key)
  await trx.deleteFrom('outbox').where('reply_key', '=', key).where('state', 'in', ['sent', 'failed']).execute()
}
