import { Type, type Static } from 'typebox'
import { NEW_WEBHOOK } from '../fields/forms.ts'
import { DELIVERY_STATES, WEBHOOK_EVENTS, WEBHOOK_STATES } from '#core/terms/webhooks.ts'
import { Closed, endpoint, FormLine, Id, OneOf } from './parts/common.ts'
import { DeskDone } from './desk-done.ts'

/** A message to a webhook. */
export const WebhookDelivery = Type.Object({
  /** The `webhook-id` that the receiver gets. */
  message: Type.String(),
  event: OneOf([...WEBHOOK_EVENTS, 'test']),
  /** Epoch milliseconds. */
  at: Type.Integer(),
  state: OneOf(DELIVERY_STATES),
  attempts: Type.Integer(),
  /** HTTP status of the last answer; absent without one. */
  status: Type.Optional(Type.Integer()),
  /** Why there was no answer: `timeout`, `ECONNREFUSED`, `private address`. */
  problem: Type.Optional(Type.String()),
  /** Of one that waits: its next attempt. */
  dueAt: Type.Optional(Type.Integer()),
})
export type WebhookDelivery = Static<typeof WebhookDelivery>

export const DeskWebhook = Type.Object({
  id: Type.Integer(),
  url: Type.String(),
  events: Type.Array(OneOf(WEBHOOK_EVENTS)),
  state: OneOf(WEBHOOK_STATES),
  at: Type.Integer(),
  /** How many messages wait. */
  waiting: Type.Integer(),
  /** The last ones, latest first. */
  deliveries: Type.Array(WebhookDelivery),
})
export type DeskWebhook = Static<typeof DeskWebhook>

export const NewWebhook = Closed({
  url: FormLine(NEW_WEBHOOK.url.max),
  events: Type.Array(OneOf(WEBHOOK_EVENTS), { maxItems: WEBHOOK_EVENTS.length, uniqueItems: true }),
})
export type NewWebhook = Static<typeof NewWebhook>

/** A new webhook with its secret, which is shown this once. */
export const AddedWebhook = Type.Object({ ...DeskDone.properties, secret: Type.String() })
export type AddedWebhook = Static<typeof AddedWebhook>

const params = Type.Object({ id: Id })

/** The calls about webhooks, for admins. */
export const deskWebhooks = {
  webhooks: endpoint('GET /rest/tjt/desk/webhooks', { reply: Type.Object({ webhooks: Type.Array(DeskWebhook) }) }),
  addWebhook: endpoint('POST /rest/tjt/desk/webhooks', { body: NewWebhook, reply: AddedWebhook }),
  /** Pauses or resumes. What happens meanwhile is told nobody; what waits goes out after it is resumed. */
  pauseWebhook: endpoint('PUT /rest/tjt/desk/webhook/:id', {
    params,
    body: Closed({ isPaused: Type.Boolean() }),
    reply: DeskDone,
  }),
  removeWebhook: endpoint('DELETE /rest/tjt/desk/webhook/:id', { params, reply: DeskDone }),
  /** Sends a test message, and what waits, at once. */
  testWebhook: endpoint('POST /rest/tjt/desk/webhook/:id/test', {
    params,
    reply: Type.Object({ ok: Type.Literal(true) }),
  }),
}
