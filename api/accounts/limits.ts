import type { FastifyRequest } from 'fastify'
import { networkOf } from '../guards/address.ts'
import { countOne, type Limit } from '../guards/limits.repository.ts'
import { addressOf, limitTo } from '../guards/limits.ts'
import { secretOf } from '#data/store/secrets.repository.ts'
import type { User } from './accounts.repository.ts'
import { mailboxOf } from './addresses.ts'
import { deviceOf } from './devices.ts'
import type { Call } from './call.ts'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS

/** Passwords that one network, device or session tries for an account. */
export const LOGINS: Limit = {
  name: 'accountLogin',
  most: 10,
  windowMs: 15 * MINUTE_MS,
}

/** Passwords that all networks together try for an account. */
const LOGINS_OF_ALL: Limit = {
  name: 'accountLogin of all',
  most: 100,
  windowMs: HOUR_MS,
}

/**
 * Counts a try of a password for an address, whether or not it has an account. A stranger's guesses keep
 * nobody out but the stranger's network; many networks together cannot keep out a browser in which somebody
 * has logged in to the account before. A new password begins all counts anew. Throws AppError `tooMany`.
 */
export async function limitLogin({ request, reply, deps }: Call, key: string, user: User | undefined): Promise<void> {
  const device = user && (await deviceOf(request, deps, user.id))
  if (device) return limitTo(deps, LOGINS, `device ${device}`, reply)
  // Of an address that is not confirmed strangers can change the password by registering it.
  const password = user?.verified ? user.password : null
  const account = password ? `${key} ${password}` : key
  await limitTo(deps, LOGINS, `${account} ${wideAddressOf(request)}`, reply)
  await limitTo(deps, LOGINS_OF_ALL, account, reply)
}

/** What the mails about an account are for. */
export type MailPurpose = 'register' | 'confirm' | 'forgot' | 'change'

/** Mails of one purpose that one network or device can have sent to a mailbox. */
export const mailsFor = (purpose: MailPurpose): Limit => ({
  name: `accountMail ${purpose}`,
  most: 5,
  windowMs: HOUR_MS,
})

/** Mails of one purpose that all networks together can have sent to a mailbox. */
const mailsOfAll = (purpose: MailPurpose): Limit => ({
  name: `accountMail ${purpose} of all`,
  most: 10,
  windowMs: HOUR_MS,
})

/** Counts one more mail to an address; false where it has had enough of them. */
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

/** Who asks for an account: whoever has one /64 of IPv6 has many, and could ask from each. */
const wideAddressOf = (request: FastifyRequest) => networkOf(request.ip ?? '') ?? addressOf(request)
