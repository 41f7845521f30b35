import { AppError } from '#core/contract/app-error.ts'
import type { BlockRequest, DeskDone } from '#core/contract/desk.ts'
import { BLOCKED_FOR_GOOD, blockEnd } from '../accounts/blocks.ts'
import { isDay } from '#core/domain/times/dates.ts'
import type { StoreTransaction } from '#data/store/database.ts'
import { findUser, updateUser, type User } from '../accounts/accounts.repository.ts'
import type { PeopleDeps } from '../deps.ts'
import { deleteSessionsOf } from '../sessions/sessions.repository.ts'
import { runAudited, type Acting, type Outcome } from './act.ts'
import { invalidField } from './checks.ts'

const DAY_MS = 86_400_000

/** Blocks an account until the end of a day, or for good: its sessions end, and it cannot log in. */
export function blockUser(
  deps: PeopleDeps,
  acting: Acting,
  { uid, until = '', reason }: BlockRequest,
): Promise<DeskDone> {
  const clean = reason.trim()
  const end = endOf(until, acting.now)
  return runAudited(deps, acting, { act: 'block', kind: 'user', item: String(uid), reason: clean }, async (trx) => {
    if (clean === '') throw new AppError('needRefusal')
    const user = await requireUser(trx, uid)
    // The role is taken first, by an admin.
    if (user.role !== '') throw new AppError('hasRole')
    await deleteSessionsOf(trx, uid)
    const outcome = await putBlock(trx, user, { blocked_until: end, blocked_reason: clean })
    return { ...outcome, mails: [{ uid, template: 'blocked', reason: clean, until: blockEnd(end) }] }
  })
}

/** Ends a block before its time. */
export function unblockUser(deps: PeopleDeps, acting: Acting, { uid }: { uid: number }): Promise<DeskDone> {
  return runAudited(deps, acting, { act: 'unblock', kind: 'user', item: String(uid), reason: '' }, async (trx) =>
    putBlock(trx, await requireUser(trx, uid), { blocked_until: 0, blocked_reason: '' }),
  )
}

async function requireUser(trx: StoreTransaction, uid: number): Promise<User> {
  const user = await findUser(trx, uid)
  if (!user) throw new AppError('notFound')
  return user
}

type Block = Pick<User, 'blocked_until' | 'blocked_reason'>

async function putBlock(trx: StoreTransaction, user: User, after: Block): Promise<Outcome> {
  const { id, blocked_until, blocked_reason } = user
  await updateUser(trx, id, after)
  return { tnid: 0, rows: [{ table: 'users', id, before: { blocked_until, blocked_reason }, after: { ...after } }] }
}

/** The end of a day in UTC; without one, of all days. */
function endOf(day: string, now: number): number {
  if (day === '') return BLOCKED_FOR_GOOD
  if (!isDay(day)) throw invalidField('until', 'noDay')
  const end = Date.parse(`${day}T00:00:00Z`) + DAY_MS
  if (end <= now) throw invalidField('until', 'tooEarly')
  return end
}
