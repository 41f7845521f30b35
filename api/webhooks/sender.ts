import { randomUUID } from 'node:crypto'
import type { Mailer } from '#api/mail/mailer.ts'
import { concurrently, createPasses } from '#api/mail/passes.ts'
import type { Store } from '#data/store/database.ts'
import { leaseDelivery, settleDelivery, type Delivery, type DeliveryOutcome } from './deliveries.repository.ts'
import { queueListingEvents } from './listing-events.ts'
import type { Post, PostOptions, PostResult } from './post.ts'
import { signatureHeaders } from './sign.ts'
import { findWebhook, secretOf, setState } from './webhooks.repository.ts'

const TIMEOUT_MS = 10_000
const LEASE_MS = 60_000
/** Receivers that are asked concurrently: one that is slow must not hold back the others. */
const AT_ONCE = 4

export interface SenderDeps extends Pick<PostOptions, 'hosts' | 'resolveName'> {
  store: Store
  /** Base of the addresses of pages. */
  linkOrigin: string
  /** Epoch milliseconds. */
  now: () => number
  post: (post: Post, options: PostOptions) => Promise<PostResult>
  /** Called with a webhook that is given up. */
  onGivenUp: (webhook: number) => void
}

/** Looks for what webhooks are to be told, and tells them. Any number may share a store. */
export function createSender(deps: SenderDeps): Mailer {
  const { store, now, linkOrigin } = deps
  const stopped = new AbortController()
  const passes = createPasses(
    async () => {
      await queueListingEvents(store, { linkOrigin, now: now() })
      await concurrently(AT_ONCE, work)
    },
    () => stopped.signal.aborted,
  )

  /** Sends delivery after delivery until none is due. */
  async function work(): Promise<void> {
    while (!stopped.signal.aborted) {
      const lease = { lease: randomUUID(), now: now(), until: now() + LEASE_MS }
      const delivery = await leaseDelivery(store, lease)
      if (!delivery) return
      const outcome = await attempt(deps, delivery, stopped.signal)
      const { isGivenUp } = await settleDelivery(store, delivery, { outcome, now: now() })
      if (!isGivenUp) continue
      await setState(store, delivery.webhook, 'failed')
      deps.onGivenUp(delivery.webhook)
    }
  }

  return {
    sendDue: passes.ask,
    async stop() {
      stopped.abort()
      await passes.underWay()?.catch(() => {})
    },
  }
}

async function attempt(deps: SenderDeps, delivery: Delivery, signal: AbortSignal): Promise<DeliveryOutcome> {
  const { store, now, hosts, resolveName } = deps
  const webhook = await findWebhook(store, delivery.webhook)
  // It was removed with what waited for it.
  if (!webhook) return { kind: 'sent', status: 0, problem: '' }
  const { message: id, body } = delivery
  const signed = signatureHeaders(secretOf(store, webhook), { id, timestamp: Math.floor(now() / 1000), body })
  const headers = { 'content-type': 'application/json', 'user-agent': 'kosher-travel-directory', ...signed }
  const result = await deps.post(
    { url: webhook.url, headers, body },
    { hosts, timeoutMs: TIMEOUT_MS, signal, ...(resolveName && { resolveName }) },
  )
  return outcomeOf(result)
}

const GONE = 410

function outcomeOf(result: PostResult): DeliveryOutcome {
  if ('problem' in result) return { kind: 'later', status: 0, ...result }
  const { status } = result
  if (status >= 200 && status < 300) return { kind: 'sent', status, problem: '' }
  return { kind: status === GONE ? 'gone' : 'later', status, problem: '' }
}
