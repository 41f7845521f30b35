import type { Generated } from 'kysely'
import type { DeliveryState, WebhookState } from '#core/terms/webhooks.ts'

declare module '#data/store/database.ts' {
  interface Database {
    webhooks: WebhooksTable
    webhook_deliveries: WebhookDeliveriesTable
    webhook_listings: WebhookListingsTable
  }
}

export interface WebhooksTable {
  id: Generated<number>
  url: string
  /** With spaces between. */
  events: string
  /** What signs its messages, encrypted. */
  secret: string
  state: WebhookState
  at: number
}

/** A message to one webhook. */
export interface WebhookDeliveriesTable {
  id: Generated<number>
  webhook: number
  /** The id that the receiver gets, the same at each attempt. */
  message: string
  /** A `WebhookEvent`, or `test`. */
  event: string
  /** JSON as it is sent. */
  body: string
  state: DeliveryState
  attempts: number
  /** HTTP status of the last answer; 0 for none. */
  status: number
  /** Why the last attempt failed. */
  problem: string
  /** Random token of the current sender; changes when another takes over. */
  lease: string
  at: number
  /** Next attempt; while being sent, the end of the lease. */
  due_at: number
}

/** A listing that receivers know. */
export interface WebhookListingsTable {
  tnid: number
  /** SHA-256 of its document. */
  digest: string
}
