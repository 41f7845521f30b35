import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Store } from '#data/store/database.ts'
import { hasten, leaseMail, settleMail, type LeasedMail, type Outcome } from './leases.repository.ts'
import { messageOf } from './message.ts'
import type { MailTransport } from './transport.ts'

/** What an operator should know of; never an address or a text. */
export type MailTrouble =
  { kind: 'refused'; id: number } | { kind: 'unreachable' | 'reachable' } | { kind: 'store'; error: unknown }

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
  /** Sends all that is due. Rejects where the store does. */
  sendDue(): Promise<void>
  /** Finishes what is in hand, or gives it up after a while. */
  stop(): Promise<void>
}

const MINUTE_MS = 60_000
/** However slowly it goes: after that a message waits for its next attempt. */
const SEND_MS = 12 * MINUTE_MS
const LEASE_MS = SEND_MS + MINUTE_MS
/** How many messages a mailer has in hand. */
export const MAILS_AT_ONCE = 2
/** Twice that is less than the time a process has to end itself. */
const TIMEOUT_MS = 3000

/** A mailer that sends when it is told to. Any number may work on one store. */
export function createMailer(deps: MailerDeps): Mailer {
  const { store, now } = deps
  const watch = watchServer(deps)
  const givenUp = new AbortController()
  let isStopping = false
  let isWanted = false
  let underWay: Promise<void> | undefined

  async function passes(): Promise<void> {
    while (isWanted && !isStopping) {
      isWanted = false
      const works = Array.from({ length: MAILS_AT_ONCE }, work)
      const failed = (await Promise.allSettled(works)).find((result) => result.status === 'rejected')
      if (failed) throw failed.reason
    }
  }

  /** One message after the other, until nothing is due or nobody takes it. */
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
    sendDue() {
      isWanted = true
      underWay ??= passes().finally(() => (underWay = undefined))
      return underWay
    },
    async stop() {
      isStopping = true
      const done = (underWay ?? Promise.resolve()).catch(() => {})
      if (await endsWithin(TIMEOUT_MS, done)) return
      givenUp.abort()
      await endsWithin(TIMEOUT_MS, done)
    },
  }
}

/** Knows whether the mail server takes anything, and tells what an operator should know. */
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
      // What waited for the server, perhaps for hours more, need not wait now.
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

/** A store that is away for a moment must not have a message sent twice. */
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

async function endsWithin(ms: number, work: Promise<void>): Promise<boolean> {
  const timeout = new AbortController()
  const late = sleep(ms, false, { signal: timeout.signal }).catch(() => false)
  const ended = await Promise.race([work.then(() => true), late])
  timeout.abort()
  return ended
}
