import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Store } from '#data/store/database.ts'
import { hasten, leaseMail, settleMail, type LeasedMail, type Outcome } from './leases.repository.ts'
import { messageOf } from './message.ts'
import { within } from '../within.ts'
import { concurrently, createPasses } from './passes.ts'
import type { MailTransport } from './transport.ts'

/** Problems for operators, without addresses or texts. */
export type MailTrouble =
  | { kind: 'refused'; id: number }
  | { kind: 'unreachable' | 'reachable' }
  | { kind: 'store'; error: unknown }

export interface MailerDeps {
  store: Store
  transport: MailTransport
  /** Sender of every message. */
  from: string
  /** Epoch milliseconds. */
  now: () => number
  onTrouble: (trouble: MailTrouble) => void
}

export interface Mailer {
  /** Sends everything due. Rejects if the store fails. */
  sendDue(): Promise<void>
  /** Finishes current messages, or aborts them after a timeout. */
  stop(): Promise<void>
}

const MINUTE_MS = 60_000
/** Timeout of an attempt. */
const SEND_MS = 12 * MINUTE_MS
const LEASE_MS = SEND_MS + MINUTE_MS
/** Messages that a mailer sends concurrently. */
export const MAILS_AT_ONCE = 2
/** Twice this is less than a process has to shut down. */
const TIMEOUT_MS = 3000

/** A mailer that sends on request. Any number may share a store. */
export function createMailer(deps: MailerDeps): Mailer {
  const { store, now } = deps
  const watch = watchServer(deps)
  const givenUp = new AbortController()
  let isStopping = false
  const passes = createPasses(
    () => concurrently(MAILS_AT_ONCE, work),
    () => isStopping,
  )

  /** Sends message after message until none is due or the server fails. */
  async function work(): Promise<void> {
    while (!isStopping) {
      const lease = { lease: randomUUID(), now: now(), until: now() + LEASE_MS }
      const mail = await leaseMail(store, lease)
      if (!mail) return
      const outcome = await deliver(deps, mail, givenUp.signal)
      await settle(deps, mail, outcome)
      if (!isStopping) await watch.notice(mail, outcome)
      if (watch.isDown()) return
    }
  }

  return {
    sendDue: passes.ask,
    async stop() {
      isStopping = true
      const done = (passes.underWay() ?? Promise.resolve()).then(
        () => true,
        () => true,
      )
      if (await within(TIMEOUT_MS, done, false)) return
      givenUp.abort()
      await within(TIMEOUT_MS, done, false)
    },
  }
}

/** Tracks whether the mail server works, and reports problems. */
function watchServer({ store, now, onTrouble }: MailerDeps) {
  let isDown: boolean | undefined
  return {
    isDown: () => isDown === true,
    async notice({ id }: LeasedMail, outcome: Outcome): Promise<void> {
      const was = isDown
      isDown = outcome.kind === 'later' && outcome.unreachable
      if (outcome.kind === 'refused') onTrouble({ kind: 'refused', id })
      if (isDown && !was) onTrouble({ kind: 'unreachable' })
      if (outcome.kind !== 'sent' || was === false) return
      if (was) onTrouble({ kind: 'reachable' })
      // Messages that waited for the server are due now.
      await hasten(store, now())
    },
  }
}

async function deliver({ transport, from }: MailerDeps, mail: LeasedMail, givenUp: AbortSignal): Promise<Outcome> {
  try {
    const signal = AbortSignal.any([givenUp, AbortSignal.timeout(SEND_MS)])
    return await transport.send(messageOf(mail, from), signal)
  } catch (error) {
    const { name } = error as Error
    return { kind: 'refused', problem: `cannot be put together (${name})` }
  }
}

/** Retries, so that a brief outage of the store does not send a message twice. */
const SETTLE_AFTER_MS = [0, 500, 2000]

async function settle({ store, now }: MailerDeps, mail: LeasedMail, outcome: Outcome): Promise<void> {
  let problem: unknown
  for (const wait of SETTLE_AFTER_MS) {
    if (wait > 0) await sleep(wait)
    try {
      return await settleMail(store, mail, { outcome, now: now() })
    } catch (error) {
      problem = error
    }
  }
  throw problem
}
