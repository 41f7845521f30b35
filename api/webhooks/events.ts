import type { WebhookEvent } from '#core/terms/webhooks.ts'
import { announceQueued } from '#api/mail/queued.ts'
import { inBatches } from '#data/store/batches.ts'
import type { Store } from '#data/store/database.ts'
import { newMessageId } from './sign.ts'
import { eventsOf, listWebhooks, type Webhook } from './webhooks.repository.ts'

/** What happened to which listing or travel offer. */
export interface NewEvent {
  event: WebhookEvent
  about: { tnid: number } | { nid: number }
  /** Full address of its page. */
  url: string
}

/**
 * Queues messages about what happened, for each webhook that wants to know, in the transaction in which it happens.
 * They name a page and nobody: no data of visitors leaves the site.
 */
export async function queueEvents(trx: Store, events: readonly NewEvent[], now: number): Promise<void> {
  if (events.length === 0) return
  const open = (await listWebhooks(trx)).filter(({ state }) => state === 'on')
  const rows = events.flatMap((event) =>
    open.filter((webhook) => eventsOf(webhook).includes(event.event)).map((webhook) => deliveryOf(webhook, event, now)),
  )
  for (const some of inBatches(rows, 50)) await trx.insertInto('webhook_deliveries').values(some).execute()
  if (rows.length > 0) announceQueued()
}

/** Queues a message that says only that it is a test. */
export async function queueTest(trx: Store, webhook: Webhook, now: number): Promise<void> {
  await trx
    .insertInto('webhook_deliveries')
    .values(deliveryOf(webhook, { event: 'test' }, now))
    .execute()
  announceQueued()
}

function deliveryOf({ id }: Webhook, event: NewEvent | { event: 'test' }, now: number) {
  const message = newMessageId()
  const at = new Date(now).toISOString()
  const about = 'about' in event ? { ...event.about, url: event.url } : {}
  return {
    webhook: id,
    message,
    event: event.event,
    body: JSON.stringify({ id: message, event: event.event, at, ...about }),
    state: 'waiting',
    attempts: 0,
    status: 0,
    problem: '',
    lease: '',
    at: now,
    due_at: now,
  } as const
}
