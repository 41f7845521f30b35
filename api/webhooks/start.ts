import type { FastifyBaseLogger } from 'fastify'
import type { Config } from '#api/config.ts'
import { keepLooking } from '#api/mail/start.ts'
import type { Store } from '#data/store/database.ts'
import { post } from './post.ts'
import { createSender } from './sender.ts'

export interface WebhookDeps {
  store: Store
  config: Pick<Config, 'linkOrigin' | 'webhookHosts'>
  now: () => Date
  log: Pick<FastifyBaseLogger, 'warn' | 'error'>
}

/** Tells webhooks what happens while the process runs. Returns a function to stop. */
export function startWebhooks({ store, config, now, log }: WebhookDeps): () => Promise<void> {
  const sender = createSender({
    store,
    post,
    linkOrigin: config.linkOrigin,
    hosts: config.webhookHosts,
    now: () => now().getTime(),
    onGivenUp: (webhook) => log.warn({ webhook }, 'A webhook was given up: see the desk, under API'),
  })
  return keepLooking(sender, (err) => log.error({ err }))
}
