import { AppError } from '#core/contract/app-error.ts'
import type { AddedWebhook, DeskDone, DeskWebhook, NewWebhook, WebhookDelivery } from '#core/contract/desk.ts'
import type { PeopleDeps } from '#api/deps.ts'
import type { Store } from '#data/store/database.ts'
import { receiverOf } from '#api/webhooks/address.ts'
import { countWaiting, hastenDeliveries, lastDeliveries, type Delivery } from '#api/webhooks/deliveries.repository.ts'
import { queueTest } from '#api/webhooks/events.ts'
import { rememberListings } from '#api/webhooks/listing-events.ts'
import {
  dropWebhook,
  eventsOf,
  findWebhook,
  insertWebhook,
  listWebhooks,
  setState,
  type Webhook,
} from '#api/webhooks/webhooks.repository.ts'
import { runAudited, type Acting, type EditorAct } from '../acts/audited-action.ts'

const MAX_WEBHOOKS = 20
const LISTED = 20

/** All webhooks with their last messages. */
export async function readWebhooks({ store }: PeopleDeps): Promise<{ webhooks: DeskWebhook[] }> {
  const waiting = await countWaiting(store)
  const webhooks = (await listWebhooks(store)).map(async (row): Promise<DeskWebhook> => {
    const { id, url, state, at } = row
    const deliveries = (await lastDeliveries(store, id, LISTED)).map(listed)
    return { id, url, events: eventsOf(row), state, at, waiting: waiting.get(id) ?? 0, deliveries }
  })
  return { webhooks: await Promise.all(webhooks) }
}

const listed = ({ message, event, at, state, attempts, status, problem, due_at }: Delivery): WebhookDelivery => ({
  message,
  event: event as WebhookDelivery['event'],
  at,
  state,
  attempts,
  ...(status > 0 && { status }),
  ...(problem && { problem }),
  ...(state === 'waiting' && { dueAt: due_at }),
})

/** Adds a webhook. Throws AppError. */
export async function addWebhook(
  deps: PeopleDeps,
  acting: Acting,
  { url: text, events }: NewWebhook,
): Promise<AddedWebhook> {
  const url = receiverOf(text.trim(), deps.config.webhookHosts)
  if (!url) throw new AppError('webhookAddress')
  if (events.length === 0) throw new AppError('noEvents')
  let secret = ''
  const done = await runAudited(deps, acting, actOf('addWebhook'), async (trx) => {
    const others = await listWebhooks(trx)
    if (others.length >= MAX_WEBHOOKS) throw new AppError('tooManyWebhooks')
    if (others.length === 0) await rememberListings(trx)
    const row = await insertWebhook(trx, { url: url.href, events }, acting.now)
    secret = row.secret
    const after = { host: url.host, events: events.join(' '), state: 'on' }
    return { tnid: 0, item: String(row.id), rows: [{ table: 'webhooks', id: row.id, before: null, after }] }
  })
  return { ...done, secret }
}

/** Pauses a webhook, or resumes it and sends what waits. Throws AppError. */
export function pauseWebhook(
  deps: PeopleDeps,
  acting: Acting,
  { id, isPaused }: { id: number; isPaused: boolean },
): Promise<DeskDone> {
  const act = actOf(isPaused ? 'pauseWebhook' : 'resumeWebhook', id)
  return runAudited(deps, acting, act, async (trx) => {
    const before = await requireWebhook(trx, id)
    const state = isPaused ? 'paused' : 'on'
    await setState(trx, id, state)
    if (!isPaused) await hastenDeliveries(trx, id, acting.now)
    const after = loggedState({ ...before, state })
    return { tnid: 0, rows: [{ table: 'webhooks', id, before: loggedState(before), after }] }
  })
}

/** Removes a webhook with what waits for it. Throws AppError. */
export function removeWebhook(deps: PeopleDeps, acting: Acting, id: number): Promise<DeskDone> {
  return runAudited(deps, acting, actOf('removeWebhook', id), async (trx) => {
    const before = loggedState(await requireWebhook(trx, id))
    await dropWebhook(trx, id)
    return { tnid: 0, rows: [{ table: 'webhooks', id, before, after: null }] }
  })
}

/** Queues a test message, and makes what waits due. Throws AppError `notFound`. */
export async function testWebhook({ store, now }: PeopleDeps, id: number): Promise<void> {
  const at = now().getTime()
  await store.transaction().execute(async (trx) => {
    const webhook = await requireWebhook(trx, id)
    await hastenDeliveries(trx, id, at)
    await queueTest(trx, webhook, at)
  })
}

const actOf = (act: EditorAct['act'], id?: number): EditorAct => ({
  act,
  kind: 'webhook',
  item: String(id ?? ''),
  reason: '',
})

/** As the log has it: the path of an address may be a secret of the receiver. */
const loggedState = ({ url, events, state }: Webhook) => ({ host: new URL(url).host, events, state })

async function requireWebhook(db: Store, id: number): Promise<Webhook> {
  const webhook = await findWebhook(db, id)
  if (!webhook) throw new AppError('notFound')
  return webhook
}
