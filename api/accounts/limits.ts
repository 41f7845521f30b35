import type { FastifyRequest } from 'fastify'
import type { PeopleDeps } from '../deps.ts'
import { networkOf } from '../guards/address.ts'
import { countOne, type Limit } from '../guards/limits.repository.ts'
import { addressOf, limitTo } from '../guards/limits.ts'
import { secretOf } from '#data/store/secrets.repository.ts'
import type { User } from './accounts.repository.ts'
import { mailboxOf } from '#api/mail/addresses.ts'
import { trustedDevice } from './trusted-devices.ts'
import type { Call } from './call.ts'
import { findFactor } from './second-factors.repository.ts'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS

/** Password attempts of one network, device or session for an account. */
export const LOGIN_LIMIT: Limit = {
  name: 'accountLogin',
  most: 10,
  windowMs: 15 * MINUTE_MS,
}

/** Password attempts of all networks together for an account. */
const LOGIN_LIMIT_OF_ALL: Limit = {
  name: 'accountLogin of all',
  most: 100,
  windowMs: HOUR_MS,
}

/**
 * Counts a password attempt for an address, whether or not it has an account. A stranger's guesses lock out only the
 * stranger's network; even many networks cannot lock out a browser that has logged in to the account before. A new
 * password resets all counts. Throws AppError `tooMany`.
 */
export async function limitLogin({ request, reply, deps }: Call, key: string, user: User | undefined): Promise<void> {
  const device = user && (await trustedDevice(request, deps, user.id))
  if (device) return limitTo(deps, LOGIN_LIMIT, `device ${device}`, reply)
  // Strangers can change the password of an unconfirmed address by registering it.
  const password = user?.verified ? user.password : null
  const account = password ? `${key} ${password}` : key
  await limitTo(deps, LOGIN_LIMIT, `${account} ${wideAddressOf(request)}`, reply)
  await limitTo(deps, LOGIN_LIMIT_OF_ALL, account, reply)
}

/** Attempts of one network or device at the codes of an account. */
const CODE_LIMIT: Limit = { name: 'accountCode', most: 5, windowMs: 15 * MINUTE_MS }

/** Attempts at the codes of an account in a day, beyond which unknown browsers have none. */
const CODE_LIMIT_OF_ALL: Limit = { name: 'accountCode of all', most: 20, windowMs: 24 * HOUR_MS }

/** Attempts of one browser that has logged in before. */
const CODE_LIMIT_OF_DEVICE: Limit = { name: 'accountCode of device', most: 20, windowMs: 24 * HOUR_MS }

/** Attempts of all such browsers together: a thief of the mailbox or the password may have several. */
const CODE_LIMIT_OF_DEVICES: Limit = { name: 'accountCode of devices', most: 30, windowMs: 24 * HOUR_MS }

/**
 * Counts an attempt at a code of a second factor, whose sender knows the password or has an open session. Whoever uses
 * up the attempts of strangers does not lock out a browser that has logged in before. Only a right code resets the
 * counts: a guesser may have the mailbox, and thus as many new passwords as they like. Throws AppError `tooMany`.
 */
export async function limitCodes({ request, reply, deps }: Call, { id: uid }: User): Promise<void> {
  const device = await trustedDevice(request, deps, uid)
  const factor = await findFactor(deps.store, uid)
  const account = `uid ${uid} ${factor?.step ?? 0}`
  if (!device) {
    await limitTo(deps, CODE_LIMIT, `${account} ${wideAddressOf(request)}`, reply)
    await limitTo(deps, CODE_LIMIT_OF_ALL, account, reply)
    return
  }
  const browser = `${account} device ${device}`
  await limitTo(deps, CODE_LIMIT, browser, reply)
  await limitTo(deps, CODE_LIMIT_OF_DEVICE, browser, reply)
  await limitTo(deps, CODE_LIMIT_OF_DEVICES, account, reply)
  await countWithin(deps, CODE_LIMIT_OF_ALL, account)
}

/** The purpose of a mail about an account. */
export type MailPurpose = 'register' | 'confirm' | 'forgot' | 'change'

/** Mails of one purpose that a network or device can request for a mailbox. */
export const mailLimit = (purpose: MailPurpose): Limit => ({
  name: `accountMail ${purpose}`,
  most: 5,
  windowMs: HOUR_MS,
})

/** Mails of one purpose to a mailbox, beyond which unknown browsers can request none. */
const mailLimitOfAll = (purpose: MailPurpose): Limit => ({
  name: `accountMail ${purpose} of all`,
  most: 10,
  windowMs: HOUR_MS,
})

/** Mails of one purpose that all browsers that have logged in before can request for a mailbox. */
const mailLimitOfDevices = (purpose: MailPurpose): Limit => ({
  name: `accountMail ${purpose} of devices`,
  most: 10,
  windowMs: HOUR_MS,
})

/** Counts a mail to an address; false if that exceeds the limit. */
export async function mayMail(
  { request, deps }: Pick<Call, 'request' | 'deps'>,
  { key, purpose, user }: { key: string; purpose: MailPurpose; user?: User },
): Promise<boolean> {
  const device = user && (await trustedDevice(request, deps, user.id))
  const mailbox = mailboxOf(key)
  if (!device) {
    const from = `${mailbox} ${wideAddressOf(request)}`
    return (
      (await countWithin(deps, mailLimit(purpose), from)) && (await countWithin(deps, mailLimitOfAll(purpose), mailbox))
    )
  }
  const isAllowed =
    (await countWithin(deps, mailLimit(purpose), `device ${device}`)) &&
    (await countWithin(deps, mailLimitOfDevices(purpose), mailbox))
  if (isAllowed) await countWithin(deps, mailLimitOfAll(purpose), mailbox)
  return isAllowed
}

/** Counts an event for a subject. Returns whether it is still within the limit. */
async function countWithin({ store, now }: PeopleDeps, limit: Limit, who: string): Promise<boolean> {
  const secret = await secretOf(store, 'limits')
  return (await countOne(store, limit, who, { secret, now: now().getTime() })).allowed
}

/** The caller's /48, because whoever has one /64 of IPv6 has many. */
const wideAddressOf = (request: FastifyRequest) => networkOf(request.ip ?? '') ?? addressOf(request)
