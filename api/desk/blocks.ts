import { AppError } from '#core/contract/app-error.ts'
import type { BlockRequest, DeskDone } from '#core/contract/desk.ts'
import { BLOCKED_FOR_GOOD, blockEnd } from '../accounts/blocks.ts'
import { isDay } from '#core/domain/times/dates.ts'
import type { StoreTransaction } from '#data/store/database.ts'
import { updateUser, type User } from '../accounts/accounts.repository.ts'
import type { PeopleDeps } from '../deps.ts'
import { deleteSessionsOf } from '../sessions/sessions.repository.ts'
import type { Acting } from './act.ts'
import { invalidField } from './checks.ts'
import type { RowChange } from './snapshot.ts'
import { actOnUser } from './user-acts.ts'

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
    // The role is taken first, by an admin.
    if (user.role !== '') throw new AppError('hasRole')
    await deleteSessionsOf(trx, uid)
    const rows = await putBlock(trx, user, { blocked_until: end, blocked_reason: clean })
    return { rows, mails: [{ uid, template: 'blocked', reason: clean, until: blockEnd(end) }] }
  })
}

/** Ends a block before its time. */
export function unblockUser(deps: PeopleDeps, acting: Acting, { uid }: { uid: number }): Promise<DeskDone> {
  return actOnUser(deps, acting, { act: 'unblock', kind: 'user', uid }, async (trx, user) => ({
    rows: await putBlock(trx, user, { blocked_until: 0, blocked_reason: '' }),
  }))
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
