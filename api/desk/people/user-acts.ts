import { AppError } from '#core/contract/app-error.ts'
import type { DeskDone, TrustChange, BlockRequest } from '#core/contract/desk.ts'
import type { Store, StoreTransaction } from '#data/store/database.ts'
import { findUser, updateUser, type User } from '#api/accounts/accounts.repository.ts'
import { mailNotice, languageOfUser, mailLink, type NewLink } from '#api/accounts/mails.ts'
import { dropLostFactor } from '#api/accounts/second-factors.repository.ts'
import type { PeopleDeps } from '#api/deps.ts'
import { runAudited, type Acting, type EditorAct, type Outcome } from '../acts/audited-action.ts'
import { BLOCKED_FOR_GOOD, blockEnd } from '#api/accounts/blocks.ts'
import { isDay } from '#core/domain/times/dates.ts'
import { deleteSessionsOf } from '#api/accounts/sessions.repository.ts'
import { invalidField } from '#api/content/checks.ts'
import { requireNoRole } from './no-role.ts'
import type { RowChange } from '#api/audit/changes.ts'
import type { Done } from '#core/contract/accounts.ts'
import type { Call } from '#api/accounts/call.ts'
import { mayMail } from '#api/accounts/limits.ts'
import { done, successMessage } from '#api/accounts/answers.ts'

/** An account. Throws AppError `notFound`. */
async function requireUser(db: Store, uid: number): Promise<User> {
  const user = await findUser(db, uid)
  if (!user) throw new AppError('notFound')
  return user
}

interface UserAct {
  act: EditorAct['act']
  kind: 'user' | 'role'
  uid: number
  reason?: string | undefined
  /** Whether it cannot do without a reason. */
  isReasoned?: boolean
}

/** Runs an action about an account. Throws AppError, `needRefusal` and `notFound` among them. */
export function actOnUser(
  deps: PeopleDeps,
  acting: Acting,
  { uid, isReasoned = false, ...act }: UserAct,
  work: (trx: StoreTransaction, user: User) => Promise<Omit<Outcome, 'tnid'>>,
): Promise<DeskDone> {
  const reason = (act.reason ?? '').trim()
  return runAudited(deps, acting, { ...act, item: String(uid), reason }, async (trx) => {
    if (isReasoned && reason === '') throw new AppError('needRefusal')
    return { tnid: 0, ...(await work(trx, await requireUser(trx, uid))) }
  })
}

/** Gives an account a level of trust, or leaves it to what editors decide on its contributions. Throws AppError. */
export function changeTrust(deps: PeopleDeps, acting: Acting, { uid, level, reason }: TrustChange): Promise<DeskDone> {
  const act = { act: 'trust', kind: 'role', uid, reason, isReasoned: true } as const
  return actOnUser(deps, acting, act, async (trx, user) => {
    const after = { trust: level === 'earned' ? '' : level }
    await updateUser(trx, uid, after)
    return { rows: [{ table: 'users', id: uid, before: { trust: user.trust }, after }] }
  })
}

/**
 * Takes the second factor of somebody who has lost it. Throws AppError, `ownSecondFactor` among them: an open session
 * must not get rid of its own.
 */
export function dropFactorOf(deps: PeopleDeps, acting: Acting, { uid }: { uid: number }): Promise<DeskDone> {
  return actOnUser(deps, acting, { act: 'dropFactor', kind: 'role', uid }, async (trx, user) => {
    if (uid === acting.uid) throw new AppError('ownSecondFactor')
    if (!(await dropLostFactor(trx, uid))) throw new AppError('noSecondFactor')
    if (user.verified) await mailNotice(trx, deps.config, { user, template: 'changed' }, acting.now)
    return { rows: [] }
  })
}

const DAY_MS = 86_400_000

/** Blocks an account until the end of a day, or for good: its sessions end, and it cannot log in. */
export function blockUser(
  deps: PeopleDeps,
  acting: Acting,
  { uid, until = '', reason }: BlockRequest,
): Promise<DeskDone> {
  const end = endOf(until, acting.now)
  const act = { act: 'block', kind: 'user', uid, reason, isReasoned: true } as const
  return actOnUser(deps, acting, act, async (trx, user) => {
    const clean = reason.trim()
    const rows = await blockAccount(trx, user, { blocked_until: end, blocked_reason: clean })
    return { rows, mails: [{ uid, template: 'blocked', reason: clean, until: blockEnd(end) }] }
  })
}

/** Ends a block before its time. */
export function unblockUser(deps: PeopleDeps, acting: Acting, { uid }: { uid: number }): Promise<DeskDone> {
  return actOnUser(deps, acting, { act: 'unblock', kind: 'user', uid }, async (trx, user) => ({
    rows: await putBlock(trx, user, { blocked_until: 0, blocked_reason: '' }),
  }))
}

/** Ends the sessions of an account, which cannot log in until the end. Throws AppError `hasRole`. */
export async function blockAccount(trx: StoreTransaction, user: User, block: Block): Promise<RowChange[]> {
  requireNoRole(user)
  await deleteSessionsOf(trx, user.id)
  return putBlock(trx, user, block)
}

type Block = Pick<User, 'blocked_until' | 'blocked_reason'>

async function putBlock(trx: StoreTransaction, user: User, after: Block): Promise<RowChange[]> {
  const { id, blocked_until, blocked_reason } = user
  await updateUser(trx, id, after)
  return [{ table: 'users', id, before: { blocked_until, blocked_reason }, after: { ...after } }]
}

/** The end of a day in UTC; without one, of all days. */
function endOf(day: string, now: number): number {
  if (day === '') return BLOCKED_FOR_GOOD
  if (!isDay(day)) throw invalidField('until', 'noDay')
  const end = Date.parse(`${day}T00:00:00Z`) + DAY_MS
  if (end <= now) throw invalidField('until', 'tooEarly')
  return end
}

/**
 * Mails somebody the link that they miss: to confirm their address, or for a new password. Counts like their own
 * requests. Throws AppError `noAddress` and `tooMany`.
 */
export async function mailPerson(call: Call, uid: number): Promise<Done> {
  const { request, deps } = call
  const user = await requireUser(deps.store, uid)
  const { email_key: key } = user
  if (!key) throw new AppError('noAddress')
  const purpose = user.verified ? 'forgot' : 'confirm'
  if (!(await mayMail(call, { key, purpose }))) throw new AppError('tooMany')
  const now = deps.now().getTime()
  await deps.store.transaction().execute((trx) => mailLink(trx, deps.config, linkFor(user), now))
  return done(successMessage(request, 'linkMailed'))
}

function linkFor(user: User): NewLink {
  const { id: uid, email, name, password } = user
  const language = languageOfUser(user)
  if (user.verified) return { kind: 'reset', uid, email, language, greeted: name }
  return { kind: 'verify', uid, email, name, password, language }
}
