import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Store } from '#data/store/database.ts'
import {
  hasten,
  leaseMail,
  markHanded,
  settleMail,
  takeBack,
  type LeasedMail,
  type Outcome,
} from './leases.repository.ts'
import { composeMail } from './message.ts'
import { SMTP_TIMES } from './smtp.ts'
import type { MailTransport } from './mail-transport.ts'

/** What an operator should know of; never an address or a text. */
export type MailTrouble =
  | { kind: 'refused'; id: number }
  | { kind: 'interrupted'; count: number }
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
  /** Sends all that is due. Rejects where the store does. */
  sendDue(): Promise<void>
  /** Finishes what is in hand, or gives it up after a while. */
  stop(): Promise<void>
}

const MINUTE_MS = 60_000
/** A minute more than the transport takes. */
const LEASE_MS = SMTP_TIMES.handMs + MINUTE_MS
const ANSWER_LEASE_MS = SMTP_TIMES.answerMs + MINUTE_MS
const AT_ONCE = 2
/** Thrice that is less than the time a process has to end itself. */
const PATIENCE_MS = 3000

/** A mailer that sends when it is told to. Any number may work on one store. */
export function createMailer(deps: MailerDeps): Mailer {
  const { store, transport, now, onTrouble } = deps
  const watch = watchServer(deps)
  let isStopping = false
  let isWanted = false
  let underWay: Promise<void> | undefined

  async function passes(): Promise<void> {
    while (isWanted && !isStopping) {
      isWanted = false
      const count = await takeBack(store, now())
      if (count > 0) onTrouble({ kind: 'interrupted', count })
      const works = Array.from({ length: AT_ONCE }, work)
      const failed = (await Promise.allSettled(works)).find(
        (result) => result.status === 'rejected',
      )
      if (failed) throw failed.reason
    }
  }

  /** One message after the other, until nothing is due or nobody takes it. */
  async function work(): Promise<void> {
    while (!isStopping) {
      const lease = { lease: randomUUID(), now: now(), until: now() + LEASE_MS }
      const mail = await leaseMail(store, lease)
      if (!mail) return
      const outcome = await deliver(deps, mail)
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
      for (const which of ['unhanded', 'all'] as const) {
        if (await endsWithin(PATIENCE_MS, done)) return
        transport.abandon(which)
      }
      await endsWithin(PATIENCE_MS, done)
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
      if (outcome.kind === 'interrupted') {
        onTrouble({ kind: 'interrupted', count: 1 })
      }
      if (isDown && !was) onTrouble({ kind: 'unreachable' })
      if (outcome.kind !== 'sent' || was === false) return
      if (was) onTrouble({ kind: 'reachable' })
      // What waited for the server, perhaps for hours more, need not wait now.
      await hasten(store, now())
    },
  }
}

async function deliver(
  { store, transport, from, now }: MailerDeps,
  mail: LeasedMail,
): Promise<Outcome> {
  try {
    const message = await composeMail(mail, from)
    return await transport.send(message, () =>
      markHanded(store, mail, now() + ANSWER_LEASE_MS),
    )
  } catch (error) {
    const { name } = error as Error
    return { kind: 'refused', problem: `cannot be put together (${name})` }
  }
}

/** A store that is away for a moment must not make a sent message an interrupted one. */
const SETTLE_AFTER_MS = [0, 500, 2000]

async function settle(
  { store, now }: MailerDeps,
  mail: LeasedMail,
  outcome: Outcome,
): Promise<void> {
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
