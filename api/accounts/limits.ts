import type { FastifyRequest } from 'fastify'
import { networkOf } from '../guards/address.ts'
import { countOne, type Limit } from '../guards/limits.repository.ts'
import { addressOf, limitTo } from '../guards/limits.ts'
import { secretOf } from '#data/store/secrets.repository.ts'
import type { User } from './accounts.repository.ts'
import { mailboxOf } from './addresses.ts'
import { deviceOf } from './devices.ts'
import type { Call } from './call.ts'
import { findFactor } from './second-factors.repository.ts'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS

/** Password attempts of one network, device or session for an account. */
export const LOGINS: Limit = {
  name: 'accountLogin',
  most: 10,
  windowMs: 15 * MINUTE_MS,
}

/** Password attempts of all networks together for an account. */
const LOGINS_OF_ALL: Limit = {
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
  const device = user && (await deviceOf(request, deps, user.id))
  if (device) return limitTo(deps, LOGINS, `device ${device}`, reply)
  // Strangers can change the password of an unconfirmed address by registering it.
  const password = user?.verified ? user.password : null
  const account = password ? `${key} ${password}` : key
  await limitTo(deps, LOGINS, `${account} ${wideAddressOf(request)}`, reply)
  await limitTo(deps, LOGINS_OF_ALL, account, reply)
}

/** Attempts of one network or device at the codes of an account. */
const CODES: Limit = { name: 'accountCode', most: 5, windowMs: 15 * MINUTE_MS }

/** Attempts of one device, or of all networks together, at the codes of an account. */
const CODES_OF_DAY: Limit = { name: 'accountCode of day', most: 20, windowMs: 24 * HOUR_MS }

/**
 * Counts an attempt at a code of a second factor, whose sender knows the password or has an open session. Whoever uses
 * up the attempts of strangers does not lock out a browser that has logged in before. A right code and a new password
 * reset all counts. Throws AppError `tooMany`.
 */
export async function limitCodes({ request, reply, deps }: Call, { id: uid, password }: User): Promise<void> {
  const device = await deviceOf(request, deps, uid)
  const factor = await findFactor(deps.store, uid)
  const account = `uid ${uid} ${factor?.step ?? 0} ${password ?? ''}`
  const from = device ? `device ${device}` : wideAddressOf(request)
  await limitTo(deps, CODES, `${account} ${from}`, reply)
  await limitTo(deps, CODES_OF_DAY, device ? `${account} ${from}` : account, reply)
}

/** The purpose of a mail about an account. */
export type MailPurpose = 'register' | 'confirm' | 'forgot' | 'change'

/** Mails of one purpose that a network or device can request for a mailbox. */
export const mailsFor = (purpose: MailPurpose): Limit => ({
  name: `accountMail ${purpose}`,
  most: 5,
  windowMs: HOUR_MS,
})

/** Mails of one purpose that all networks together can request for a mailbox. */
const mailsOfAll = (purpose: MailPurpose): Limit => ({
  name: `accountMail ${purpose} of all`,
  most: 10,
  windowMs: HOUR_MS,
})

/** Counts a mail to an address; false if that exceeds the limit. */
export async function mayMail(
  { request, deps }: Pick<Call, 'request' | 'deps'>,
  { key, purpose, user }: { key: string; purpose: MailPurpose; user?: User },
): Promise<boolean> {
  const device = user && (await deviceOf(request, deps, user.id))
  const secret = await secretOf(deps.store, 'limits')
  const at = { secret, now: deps.now().getTime() }
  const isAllowed = async (limit: Limit, who: string) => (await countOne(deps.store, limit, who, at)).allowed
  if (device) return isAllowed(mailsFor(purpose), `device ${device}`)
  const mailbox = mailboxOf(key)
  const from = `${mailbox} ${wideAddressOf(request)}`
  return (await isAllowed(mailsFor(purpose), from)) && (await isAllowed(mailsOfAll(purpose), mailbox))
}

/** The caller's /48, because whoever has one /64 of IPv6 has many. */
const wideAddressOf = (request: FastifyRequest) => networkOf(request.ip ?? '') ?? addressOf(request)
