import type { Limit } from '../guards/limits.repository.ts'

const MINUTE_MS = 60_000

/** Passwords tried for an e-mail address, whether or not it has an account. */
export const LOGINS_OF_ADDRESS = {
  name: 'accountLogin',
  most: 10,
  windowMs: 15 * MINUTE_MS,
} as const satisfies Limit

/** Mails about an account that strangers can have sent to an address. */
export const MAILS_OF_ADDRESS = {
  name: 'accountMail',
  most: 5,
  windowMs: 60 * MINUTE_MS,
} as const satisfies Limit
