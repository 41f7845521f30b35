import type { Texts } from '#core/i18n/messages.ts'
import type { FastifyRequest } from 'fastify'
import type { Static } from 'typebox'
import type { accountsApi } from '#core/contract/accounts.ts'
import type { Lang } from '#core/i18n/languages.ts'
import type { PeopleDeps } from '../deps.ts'
import { AppError } from '#core/contract/app-error.ts'
import { requireCaptcha } from '../guards/captcha.ts'
import { withMinimumDuration } from '../guards/minimum-duration.ts'
import { deleteSessionsOf } from './sessions.repository.ts'
import type { StoreTransaction } from '#data/store/database.ts'
import {
  deleteUnverified,
  findUser,
  findUserByEmail,
  insertUser,
  isTaken,
  updateUnverified,
  updateUser,
} from './accounts.repository.ts'
import { logAccount } from './account-log.ts'
import { addressOf, requireAddress, requirePersonName, type Address } from '#api/mail/addresses.ts'
import { requireUncommon } from './common-passwords.ts'
import { trustDevice } from './trusted-devices.ts'
import { mayMail } from './limits.ts'
import type { Call } from './call.ts'
import { mailLink, mailNotice } from './mails.ts'
import { hashPassword } from './passwords.ts'
import { findFactor } from './second-factors.repository.ts'
import { dropTokensOf, isGoodToken, useToken, type Token } from './tokens.repository.ts'

export type Body<K extends keyof typeof accountsApi> = (typeof accountsApi)[K]['schema'] extends {
  body: infer B extends object
}
  ? Static<B>
  : never

/** Creates an account that the mailed link opens. Only the owner learns that an address already has one. */
export async function register(
  request: FastifyRequest,
  deps: PeopleDeps,
  { name: typed, email, password, language, gReCaptchaResponse }: Body<'register'>,
): Promise<keyof Texts<'accounts.messages'>> {
  const name = requirePersonName(typed)
  const address = requireAddress(email)
  requireUncommon(password)
  await requireCaptcha(request, deps, gReCaptchaResponse)
  const hash = await hashPassword(password)
  const mail = { key: address.key, purpose: 'register' } as const
  await withMinimumDuration(async () => {
    if (!(await mayMail({ request, deps }, mail))) return
    const now = deps.now().getTime()
    const signup = { ...address, name, password: hash, language }
    await deps.store.transaction().execute((trx) => registerOrNotify(trx, { deps, signup, now }))
  })
  return 'registered'
}

interface Registration {
  deps: PeopleDeps
  signup: Address & { name: string; password: string; language: Lang }
  now: number
}

async function registerOrNotify(trx: StoreTransaction, { deps: { config }, signup, now }: Registration): Promise<void> {
  const { email, key, name, password, language } = signup
  const account = { name, email, password, language, at: now }
  const person = await insertUser(trx, {
    ...account,
    email_key: key,
    verified: 0,
  })
  // Only the last registration of an address can resend its link.
  const user = person ?? (await updateUnverified(trx, key, account))
  if (!user) {
    const owner = await findUserByEmail(trx, key)
    const notice = owner && ({ user: owner, template: 'registeredAlready' } as const)
    return notice && mailNotice(trx, config, notice, now)
  }
  const link = { kind: 'verify', uid: user.id, email, name, password } as const
  return mailLink(trx, config, { ...link, language }, now)
}

/** Confirms an address by its mailed link. Throws AppError `linkExpired`. */
export async function confirm(
  deps: PeopleDeps,
  { token: secret }: Body<'verify'>,
): Promise<keyof Texts<'accounts.messages'>> {
  const now = deps.now().getTime()
  const use = { kinds: ['verify', 'change'], now } as const
  const using = deps.store.transaction().execute(async (trx) => {
    const token = await useToken(trx, secret, use)
    if (!token) throw new AppError('linkExpired')
    await giveAddress(trx, token, { deps, now })
  })
  await using.catch((error: unknown) => {
    // Two accounts confirm the same address concurrently.
    throw isTaken(error) ? new AppError('linkExpired') : error
  })
  return 'confirmed'
}

async function giveAddress(
  trx: StoreTransaction,
  { uid, email, name, password }: Token,
  { deps: { config }, now }: Pick<Registration, 'deps' | 'now'>,
): Promise<void> {
  const { key } = addressOf(email)
  // Somebody registered the address without confirming it.
  await deleteUnverified(trx, key, { butNot: uid })
  const owner = await findUserByEmail(trx, key)
  const user = await findUser(trx, uid)
  if (!user || (owner && owner.id !== uid)) throw new AppError('linkExpired')
  const opened = !user.verified && name !== null && { name, password }
  await updateUser(trx, uid, { email, email_key: key, verified: 1, ...opened })
  // Links to former addresses, and of others who registered this one. A password reset requested meanwhile stays
  // valid if it went to this address.
  const keptKinds = user.email_key === key ? (['reset'] as const) : []
  await dropTokensOf(trx, uid, { butNot: keptKinds })
  if (user.verified && user.email_key !== key) {
    await mailNotice(trx, config, { user, template: 'changed' }, now)
  }
}

/** Mails a link for a new password to an address's owner, if any. */
export async function forgot(
  request: FastifyRequest,
  deps: PeopleDeps,
  { email, language, gReCaptchaResponse }: Body<'forgot'>,
): Promise<keyof Texts<'accounts.messages'>> {
  const { key } = requireAddress(email)
  await requireCaptcha(request, deps, gReCaptchaResponse)
  await withMinimumDuration(async () => {
    const user = await findUserByEmail(deps.store, key)
    const mail = { key, purpose: 'forgot', ...(user && { user }) } as const
    const isAllowed = await mayMail({ request, deps }, mail)
    if (user) logAccount(request, 'resetAsked', { uid: user.id, ...(!isAllowed && { code: 'tooMany' }) })
    if (isAllowed) await mailReset(deps, { key, language })
  })
  return 'resetSent'
}

async function mailReset(
  { store, config, now }: PeopleDeps,
  { key, language }: { key: string; language: Lang },
): Promise<void> {
  await store.transaction().execute(async (trx) => {
    const user = await findUserByEmail(trx, key)
    if (!user) return
    // To the account's address, whatever spelling was typed.
    const link = { kind: 'reset', uid: user.id, email: user.email } as const
    const greeted = user.verified ? user.name : ''
    const at = now().getTime()
    await mailLink(trx, config, { ...link, language, greeted }, at)
  })
}

/**
 * Sets a password through a mailed link, which also proves the address: guessing strangers cannot lock the owner out
 * here. Throws AppError `linkExpired` or `commonPassword`.
 */
export async function resetPassword(
  { request, reply, deps }: Call,
  { token: secret, password }: Body<'reset'>,
): Promise<keyof Texts<'accounts.messages'>> {
  const now = deps.now().getTime()
  const use = { kinds: ['reset'], now } as const
  // No hashing for invented links.
  const isGood = await isGoodToken(deps.store, secret, use)
  // The link remains valid for another try.
  if (isGood) requireUncommon(password)
  const hash = isGood && (await hashPassword(password))
  const uid = await deps.store.transaction().execute(async (trx) => {
    const token = hash ? await useToken(trx, secret, use) : undefined
    const user = token && (await findUser(trx, token.uid))
    const isTheirs = user && token && addressOf(token.email).key === user.email_key
    if (!hash || !isTheirs) throw new AppError('linkExpired')
    await updateUser(trx, user.id, { password: hash, verified: 1 })
    await dropTokensOf(trx, user.id)
    await deleteSessionsOf(trx, user.id)
    const notice = { user, template: 'changed' } as const
    if (user.verified) await mailNotice(trx, deps.config, notice, now)
    return user.id
  })
  logAccount(request, 'passwordSet', { uid })
  // With a second factor only its code makes a browser known: a thief of the mailbox has none.
  if (!(await findFactor(deps.store, uid))) await trustDevice(request, reply, deps, uid)
  return 'passwordSet'
}
