import { PostgresAdapter, type Selectable } from 'kysely'
import type { Store } from '#data/store/database.ts'
import type { OutboxTable } from './mail.table.ts'

/** A message that is this mailer's to send until its lease ends. */
export type LeasedMail = Selectable<OutboxTable>
type Lease = Pick<LeasedMail, 'id' | 'lease'>

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS

/** The wait after each attempt; after the last one a message has failed, 82 hours after it was queued. */
export const WAITS_MS: readonly number[] = [
  MINUTE_MS,
  5 * MINUTE_MS,
  15 * MINUTE_MS,
  HOUR_MS,
  3 * HOUR_MS,
  6 * HOUR_MS,
  ...Array<number>(6).fill(12 * HOUR_MS),
]

/** Why a message is not sent of which nobody knows whether the mail server took it. */
export const INTERRUPTED =
  'interrupted: the mail server may have taken the message'
/** Begins the problem of what never reached the mail server. */
export const UNREACHABLE = 'no mail server: '
const LONGEST_PROBLEM = 500

/** What came of sending a message. */
export type Outcome =
  | { kind: 'sent' }
  /** Refused for good. */
  | { kind: 'refused'; problem: string }
  /** Not taken; to be tried again. */
  | { kind: 'later'; problem: string; unreachable: boolean }
  /** The message was handed over, and no answer came. */
  | { kind: 'interrupted' }
  /** Somebody else has it by now. */
  | { kind: 'lost' }

/** Takes the message that has been due longest; no other mailer can take it before `until`. */
export async function leaseMail(
  db: Store,
  { lease, now, until }: { lease: string; now: number; until: number },
): Promise<LeasedMail | undefined> {
  return db
    .updateTable('outbox')
    .set((eb) => ({
      state: 'sending',
      lease,
      handed: 0,
      attempts: eb('attempts', '+', 1),
      due_at: until,
    }))
    .where('state', '=', 'waiting')
    .where('id', '=', (eb) => {
      const longestDue = eb
        .selectFrom('outbox')
        .select('id')
        .where('state', '=', 'waiting')
        // One that was never tried is due, whatever the clock said when it was queued.
        .where((eb) => eb.or([eb('due_at', '<=', now), eb('attempts', '=', 0)]))
        .orderBy('due_at')
        .orderBy('id')
        .limit(1)
      // SQLite has one writer at a time; here nobody waits for a row that another mailer takes.
      return isPostgres(db) ? longestDue.forUpdate().skipLocked() : longestDue
    })
    .returningAll()
    .executeTakeFirst()
}

function isPostgres(db: Store): boolean {
  return db.getExecutor().adapter instanceof PostgresAdapter
}

/**
 * Notes that the mail server may have taken a message from now on. Answers false where the lease has
 * passed to somebody else: then the last byte must not be sent.
 */
export async function markHanded(
  db: Store,
  { id, lease }: Lease,
  until: number,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('outbox')
    .set({ handed: 1, due_at: until })
    .where('id', '=', id)
    .where('lease', '=', lease)
    .where('state', '=', 'sending')
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Writes down what came of a message. */
export async function settleMail(
  db: Store,
  mail: Pick<LeasedMail, 'id' | 'lease' | 'attempts'>,
  { outcome, now }: { outcome: Outcome; now: number },
): Promise<void> {
  if (outcome.kind === 'lost') return
  await db
    .updateTable('outbox')
    .set(changeOf(outcome, mail.attempts, now))
    .where('id', '=', mail.id)
    .where('lease', '=', mail.lease)
    // A late answer corrects what was given up as interrupted.
    .where('state', 'in', ['sending', 'failed'])
    .execute()
}

function changeOf(
  outcome: Exclude<Outcome, { kind: 'lost' }>,
  attempts: number,
  now: number,
): Partial<LeasedMail> {
  if (outcome.kind === 'sent') {
    // It may hold a link that opens an account.
    const emptied = { text: '', html: '', headers: '{}', attachment: null }
    return { ...emptied, state: 'sent', problem: '', lease: '', due_at: now }
  }
  if (outcome.kind === 'interrupted') {
    // The lease stays: the answer may still come.
    return { state: 'failed', problem: INTERRUPTED, due_at: now }
  }
  const wait = WAITS_MS[attempts - 1]
  const problem = outcome.problem.slice(0, LONGEST_PROBLEM)
  const ended = { problem, lease: '', handed: 0 } as const
  if (outcome.kind === 'refused' || wait === undefined) {
    return { ...ended, state: 'failed', due_at: now }
  }
  return { ...ended, state: 'waiting', due_at: now + wait }
}

/**
 * Takes back what a mailer has left behind. What the mail server can't have taken waits again; of the
 * rest nobody knows, so a person decides. Answers how many were interrupted.
 */
export async function takeBack(db: Store, now: number): Promise<number> {
  await db
    .updateTable('outbox')
    .set({ state: 'waiting', lease: '', due_at: now })
    .where('state', '=', 'sending')
    .where('due_at', '<=', now)
    .where('handed', '=', 0)
    .execute()
  const { numUpdatedRows } = await db
    .updateTable('outbox')
    .set({ state: 'failed', problem: INTERRUPTED, due_at: now })
    .where('state', '=', 'sending')
    .where('due_at', '<=', now)
    .where('handed', '=', 1)
    .executeTakeFirst()
  return Number(numUpdatedRows)
}

/** Has tried now what only waits for a mail server that was out of reach. */
export async function hasten(db: Store, now: number): Promise<void> {
  await db
    .updateTable('outbox')
    .set({ due_at: now })
    .where('state', '=', 'waiting')
    .where('due_at', '>', now)
    .where('problem', 'like', `${UNREACHABLE}%`)
    .execute()
}
