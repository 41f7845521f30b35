import type { FastifyBaseLogger } from 'fastify'
import type { Config } from '../config.ts'
import type { Meter } from '../metrics/meter.ts'
import type { Store } from '#data/store/database.ts'
import { createMailer, type Mailer, type MailerDeps, type MailTrouble } from './mailer.ts'
import { onQueued } from './queued.ts'
import { liveTransport } from './transport.ts'

/** Polling for other processes' messages and due retries. */
const LOOK_EVERY_MS = 5000
/** By then the transaction that queued a message is almost always finished. */
const SOON_MS = 100

export interface MailingDeps {
  store: Store
  config: Config
  now: () => Date
  log: Pick<FastifyBaseLogger, 'warn' | 'error'>
  /** Counts problems. */
  meter?: Pick<Meter, 'mail'> | undefined
}

/** Sends a store's mail while the process runs. Returns a function to stop. */
export function startMailing({ store, config, now, log, meter }: MailingDeps): () => Promise<void> {
  return keepSending({
    store,
    transport: liveTransport(config),
    get from() {
      return config.mail.from
    },
    now: () => now().getTime(),
    onTrouble(trouble) {
      meter?.mail(trouble.kind)
      logTrouble(log, trouble)
    },
  })
}

/** Sends mail while the process runs. Returns a function to stop. */
export function keepSending(deps: MailerDeps): () => Promise<void> {
  return keepLooking(createMailer(deps), (error) => deps.onTrouble({ kind: 'store', error }))
}

/**
 * Sends soon after something is queued here, and polls every few seconds, without keeping the process alive. Returns a
 * function to stop.
 */
export function keepLooking(sender: Mailer, onBroken: (error: unknown) => void): () => Promise<void> {
  let soon: NodeJS.Timeout | undefined
  let isBroken = false
  const look = async () => {
    try {
      await sender.sendDue()
      isBroken = false
    } catch (error) {
      // Reported once, not every few seconds.
      if (!isBroken) onBroken(error)
      isBroken = true
    }
  }
  const lookSoon = () => {
    soon ??= setTimeout(() => {
      soon = undefined
      void look()
    }, SOON_MS).unref()
  }
  const endListening = onQueued(lookSoon)
  const timer = setInterval(look, LOOK_EVERY_MS).unref()
  lookSoon()
  return async () => {
    endListening()
    clearInterval(timer)
    clearTimeout(soon)
    await sender.stop()
  }
}

const SEE = 'npm run mail -- --list'

/** Logs ids of messages, never addresses or texts. */
function logTrouble(log: MailingDeps['log'], trouble: MailTrouble): void {
  switch (trouble.kind) {
    case 'store':
      return log.error({ err: trouble.error })
    case 'refused':
      return log.warn({ mail: trouble.id }, `A message was rejected: ${SEE}`)
    case 'unreachable':
      return log.warn('The mail server is unavailable; messages wait')
    case 'reachable':
      return log.warn('The mail server is available again')
  }
}
