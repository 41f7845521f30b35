import type { FastifyReply, FastifyRequest } from 'fastify'
import { findUser } from '../accounts/accounts.repository.ts'
import { mailboxOf } from '#api/mail/addresses.ts'
import type { PeopleDeps } from '../deps.ts'
import type { Limit } from '../guards/limits.repository.ts'
import { callerOf, limitTo } from '../guards/limits.ts'
import type { Enquiry } from './mails.ts'

const DAY_MS = 86_400_000
/** More than anybody looking for a holiday sends in a day. */
const SENDER: Limit = { name: 'enquiry from', most: 20, windowMs: DAY_MS }
/** From one caller to one owner, whatever name they give. */
const PAIR: Limit = { name: 'enquiry pair', most: 5, windowMs: DAY_MS }
/** To one owner from everybody: more than a season brings, less than a flood. */
const OWNER: Limit = { name: 'enquiry to', most: 200, windowMs: DAY_MS }
/** Copies to one unverified address. */
const COPY: Limit = { name: 'enquiry copy', most: 3, windowMs: DAY_MS }

export interface Call {
  deps: PeopleDeps
  request: FastifyRequest
  reply: FastifyReply
}

/** Counts an enquiry against all limits. Throws AppError `tooMany`. */
export async function limitEnquiry({ deps, request, reply }: Call, { from, owner, wantsCopy }: Enquiry): Promise<void> {
  const uid = request.session?.uid ?? 0
  // Not by the address that the sender claims: it may be another's.
  const caller = callerOf(request)
  const to = mailboxOf(owner.address.key)
  await limitTo(deps, PAIR, `${caller} ${to}`, reply)
  await limitTo(deps, SENDER, caller, reply)
  await limitTo(deps, OWNER, to, reply)
  if (!wantsCopy || (await isOwnAddress(deps, uid, from.key))) return
  await limitTo(deps, COPY, mailboxOf(from.key), reply)
}

/** Whether an address is the logged-in user's verified one. */
async function isOwnAddress({ store }: PeopleDeps, uid: number, key: string): Promise<boolean> {
  const user = uid > 0 ? await findUser(store, uid) : undefined
  return user?.verified === 1 && user.email_key === key
}
