import { PostgresAdapter, type Selectable } from 'kysely'
import type { Store } from '#data/store/database.ts'
import type { OutboxTable } from './mail.table.ts'

/** A message that is this mailer's to send until its lease ends. */
export type LeasedMail = Selectable<OutboxTable>

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

/** Begins the problem of what never reached the mail server. */
export const UNREACHABLE = 'no mail server: '
const LONGEST_PROBLEM = 500

const UNSENT = ['waiting', 'sending'] as const

/** What came of sending a message. */
export type Outcome =
  | { kind: 'sent' }
  /** Refused for good. */
  | { kind: 'refused'; problem: string }
  /** Not taken, or no answer came; to be tried again. */
  | { kind: 'later'; problem: string; unreachable: boolean }

/**
 * Takes the message that has been due longest, also one whose mailer has let its lease run out; no other
 * mailer can take it before `until`.
 */
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

/** Writes down what came of a message. */
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
    // It may hold a link that opens an account.
    const emptied = { text: '', html: '', headers: '{}', attachment: null }
    return { ...emptied, state: 'sent', problem: '', lease: '', due_at: now }
  }
  const wait = WAITS_MS[attempts - 1]
  const problem = outcome.problem.slice(0, LONGEST_PROBLEM)
  const ended = { problem, lease: '' }
  if (outcome.kind === 'refused' || wait === undefined) {
    return { ...ended, state: 'failed', due_at: now }
  }
  return { ...ended, state: 'waiting', due_at: now + wait }
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
