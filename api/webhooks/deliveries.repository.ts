import type { Selectable } from 'kysely'
import { isPostgres, type Store, type StoreTransaction } from '#data/store/database.ts'
import { KEEP_MS } from '#api/mail/outbox.repository.ts'
import { WAITS_MS } from '#api/mail/leases.repository.ts'
import type { WebhookDeliveriesTable } from './webhooks.table.ts'

export type Delivery = Selectable<WebhookDeliveriesTable>

const UNSENT = ['waiting', 'sending'] as const

/**
 * Leases the delivery that has been due longest, until `until`. Of each webhook only the oldest unsent one is ever due,
 * so that messages arrive in order and one that waits holds back the others.
 */
export async function leaseDelivery(
  db: Store,
  { lease, now, until }: { lease: string; now: number; until: number },
): Promise<Delivery | undefined> {
  return db
    .updateTable('webhook_deliveries')
    .set((eb) => ({ state: 'sending', lease, attempts: eb('attempts', '+', 1), due_at: until }))
    .where('state', 'in', UNSENT)
    .where('id', '=', (eb) => {
      const heads = eb
        .selectFrom('webhook_deliveries as other')
        .innerJoin('webhooks', 'webhooks.id', 'other.webhook')
        .select((count) => count.fn.min('other.id').as('id'))
        .where('other.state', 'in', UNSENT)
        .where('webhooks.state', '=', 'on')
        .groupBy('other.webhook')
      const longestDue = eb
        .selectFrom('webhook_deliveries as head')
        .select('head.id')
        .where('head.id', 'in', heads)
        .where('head.due_at', '<=', now)
        .orderBy('head.due_at')
        .orderBy('head.id')
        .limit(1)
      return isPostgres(db) ? longestDue.forUpdate().skipLocked() : longestDue
    })
    .returningAll()
    .executeTakeFirst()
}

/** What came of an attempt: `gone` where the receiver wants no more messages. */
export type DeliveryOutcome = { kind: 'sent' | 'later' | 'gone'; status: number; problem: string }

/** Records the outcome of an attempt. Returns whether the delivery is given up. */
export async function settleDelivery(
  db: Store,
  { id, lease, attempts }: Delivery,
  { outcome, now }: { outcome: DeliveryOutcome; now: number },
): Promise<{ isGivenUp: boolean }> {
  const { kind, status, problem } = outcome
  const wait = kind === 'later' ? WAITS_MS[attempts - 1] : undefined
  const isGivenUp = kind !== 'sent' && wait === undefined
  const state = wait !== undefined ? 'waiting' : isGivenUp ? 'failed' : 'sent'
  await db
    .updateTable('webhook_deliveries')
    .set({ state, status, problem: problem.slice(0, 200), lease: '', due_at: now + (wait ?? 0) })
    .where('id', '=', id)
    .where('lease', '=', lease)
    .execute()
  return { isGivenUp }
}

/** Makes what waits for a webhook due now. */
export async function hastenDeliveries(trx: StoreTransaction, webhook: number, now: number): Promise<void> {
  await trx
    .updateTable('webhook_deliveries')
    .set({ due_at: now, attempts: 0 })
    .where('webhook', '=', webhook)
    .where('state', '=', 'waiting')
    .execute()
}

/** The last deliveries to a webhook, latest first. */
export const lastDeliveries = (db: Store, webhook: number, count: number): Promise<Delivery[]> =>
  db
    .selectFrom('webhook_deliveries')
    .selectAll()
    .where('webhook', '=', webhook)
    .orderBy('id', 'desc')
    .limit(count)
    .execute()

/** How many deliveries wait for each webhook. */
export async function countWaiting(db: Store): Promise<Map<number, number>> {
  const rows = await db
    .selectFrom('webhook_deliveries')
    .select((eb) => ['webhook', eb.fn.countAll().as('n')])
    .where('state', 'in', UNSENT)
    .groupBy('webhook')
    .execute()
  return new Map(rows.map(({ webhook, n }) => [webhook, Number(n)]))
}

/** Deletes old deliveries, also what waited for a webhook that nobody has resumed. */
export async function dropOldDeliveries(db: Store, now: number): Promise<void> {
  await db
    .deleteFrom('webhook_deliveries')
    .where('at', '<=', now - KEEP_MS)
    .execute()
}
