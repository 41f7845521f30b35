import type { Store, StoreTransaction } from '#data/store/database.ts'

/** At once, of those whose outcome is noted. */
const BATCH = 500

/**
 * Notes that a subscriber has left: messages that nobody is sending yet are dropped, and the latest newsletter that
 * arrived counts one who left.
 */
export async function noteLeaving(trx: StoreTransaction, subscriber: string): Promise<void> {
  await dropQueued(trx, subscriber)
  await trx
    .updateTable('newsletter_recipients')
    .set({ has_left: 1 })
    .where('subscriber', '=', subscriber)
    .where('newsletter', '=', (eb) =>
      eb
        .selectFrom('newsletter_recipients')
        .select(({ fn }) => fn.max('newsletter').as('latest'))
        .where('subscriber', '=', subscriber)
        .where('state', 'in', ['queued', 'sent']),
    )
    .execute()
}

/** A mailer that has begun with one of them finishes it. */
async function dropQueued(trx: StoreTransaction, subscriber: string): Promise<void> {
  const dropped = await trx
    .deleteFrom('outbox')
    .where('bulk', '=', 1)
    .where('state', '=', 'waiting')
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('newsletter_recipients')
        .select('mail')
        .where('subscriber', '=', subscriber)
        .where('state', '=', 'queued')
        .where('mail', 'is not', null)
        .$castTo<{ mail: number }>(),
    )
    .returning('id')
    .execute()
  const mails = dropped.map(({ id }) => id)
  // PostgreSQL has no empty `in ()`.
  if (mails.length > 0)
    await trx
      .updateTable('newsletter_recipients')
      .set({ state: 'skipped' })
      .where('subscriber', '=', subscriber)
      .where('mail', 'in', mails)
      .execute()
}

/** Stops mail to a subscriber whom nobody can reach. */
async function noteGone(trx: StoreTransaction, subscriber: string, now: number): Promise<void> {
  await trx
    .updateTable('subscribers')
    .set({ state: 'bounced', at: now })
    .where('leave_token', '=', subscriber)
    .where('state', '=', 'confirmed')
    .execute()
  await dropQueued(trx, subscriber)
}

/** Notes what became of the messages in the outbox. */
export async function noteOutcomes(db: Store, now: number): Promise<void> {
  const rows = await db
    .selectFrom('newsletter_recipients as r')
    .leftJoin('outbox as o', 'o.id', 'r.mail')
    .select(['r.newsletter', 'r.subscriber', 'o.state', 'o.recipient_refused as isGone'])
    .where('r.state', '=', 'queued')
    .where((eb) => eb.or([eb('o.state', 'in', ['sent', 'failed']), eb('o.id', 'is', null)]))
    .limit(BATCH)
    .execute()
  if (rows.length === 0) return
  await db.transaction().execute(async (trx) => {
    for (const { newsletter, subscriber, state, isGone } of rows) {
      await trx
        .updateTable('newsletter_recipients')
        .set({ state: state === 'sent' ? 'sent' : state === 'failed' ? 'refused' : 'skipped' })
        .where('newsletter', '=', newsletter)
        .where('subscriber', '=', subscriber)
        .where('state', '=', 'queued')
        .execute()
      if (isGone === 1) await noteGone(trx, subscriber, now)
    }
  })
}

/** Notes that a message came back; `isGone` if nobody is there. Returns whether it was a newsletter of ours. */
export async function noteBounce(
  db: Store,
  { digests, isGone }: { digests: readonly string[]; isGone: boolean },
  now: number,
): Promise<boolean> {
  if (digests.length === 0) return false
  return db.transaction().execute(async (trx) => {
    const rows = await trx
      .updateTable('newsletter_recipients')
      .set({ state: 'bounced' })
      .where('digest', 'in', digests)
      .returning('subscriber')
      .execute()
    for (const { subscriber } of isGone ? rows : []) await noteGone(trx, subscriber, now)
    return rows.length > 0
  })
}
