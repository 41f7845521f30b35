import type { Selectable } from 'kysely'
import { isPostgres, type Store } from '#data/store/database.ts'
import type { OutboxTable } from './mail.table.ts'

/** A message leased to this mailer. */
export type LeasedMail = Selectable<OutboxTable>

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS

/** The wait after each attempt; after the last, 82 hours after queuing, the message has failed. */
export const WAITS_MS: readonly number[] = [
  MINUTE_MS,
  5 * MINUTE_MS,
  15 * MINUTE_MS,
  HOUR_MS,
  3 * HOUR_MS,
  6 * HOUR_MS,
  ...Array<number>(6).fill(12 * HOUR_MS),
]

/** Prefix of problems before the mail server was reached. */
export const UNREACHABLE = 'no mail server: '
const LONGEST_PROBLEM = 500

const UNSENT = ['waiting', 'sending'] as const

/** The outcome of an attempt. */
export type Outcome =
  | { kind: 'sent' }
  /** Rejected for good; `noRecipient` if nobody can be reached at the address. */
  | { kind: 'refused'; problem: string; noRecipient?: boolean }
  /** Not accepted or unanswered; to be retried. */
  | { kind: 'later'; problem: string; unreachable: boolean }

/** Leases the message that has been due longest, newsletters last, also after an expired lease, until `until`. */
export async function leaseMail(
  db: Store,
  { lease, now, until }: { lease: string; now: number; until: number },
): Promise<LeasedMail | undefined> {
  return db
    .updateTable('outbox')
    .set((eb) => ({
      state: 'sending',
      lease,
      attempts: eb('attempts', '+', 1),
      due_at: until,
    }))
    .where('state', 'in', UNSENT)
    .where('id', '=', (eb) => {
      const longestDue = eb
        .selectFrom('outbox')
        .select('id')
        .where('state', 'in', UNSENT)
        // An untried one is due, whatever the clock said when it was queued.
        .where((eb) => eb.or([eb('due_at', '<=', now), eb('attempts', '=', 0)]))
        .orderBy('bulk')
        .orderBy('due_at')
        .orderBy('id')
        .limit(1)
      // SQLite has one writer at a time; on PostgreSQL, mailers skip rows that others are taking.
      return isPostgres(db) ? longestDue.forUpdate().skipLocked() : longestDue
    })
    .returningAll()
    .executeTakeFirst()
}

/** Records the outcome of a message. */
export async function settleMail(
  db: Store,
  mail: Pick<LeasedMail, 'id' | 'lease' | 'attempts'>,
  { outcome, now }: { outcome: Outcome; now: number },
): Promise<void> {
  await db
    .updateTable('outbox')
    .set(changeOf(outcome, mail.attempts, now))
    .where('id', '=', mail.id)
    .where('lease', '=', mail.lease)
    .execute()
}

function changeOf(outcome: Outcome, attempts: number, now: number): Partial<LeasedMail> {
  if (outcome.kind === 'sent') {
    // The text may contain a link that opens an account.
    const emptied = { text: '', html: '', headers: '{}', attachment: null }
    return { ...emptied, state: 'sent', problem: '', lease: '', due_at: now }
  }
  const wait = WAITS_MS[attempts - 1]
  const problem = outcome.problem.slice(0, LONGEST_PROBLEM)
  const ended = { problem, lease: '' }
  if (outcome.kind === 'refused' || wait === undefined) {
    const isGone = outcome.kind === 'refused' && outcome.noRecipient
    return { ...ended, state: 'failed', due_at: now, recipient_refused: isGone ? 1 : 0 }
  }
  return { ...ended, state: 'waiting', due_at: now + wait }
}

/** Makes messages due that only wait for an unreachable mail server. */
export async function hasten(db: Store, now: number): Promise<void> {
  await db
    .updateTable('outbox')
    .set({ due_at: now })
    .where('state', '=', 'waiting')
    .where('due_at', '>', now)
    .where('problem', 'like', `${UNREACHABLE}%`)
    .execute()
}
