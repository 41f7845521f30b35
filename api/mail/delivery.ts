import { Readable } from 'node:stream'
import type SMTPConnection from 'nodemailer/lib/smtp-connection'
import type {
  AuthenticationType,
  SMTPError,
} from 'nodemailer/lib/smtp-connection'
import { UNREACHABLE, type Outcome } from './leases.repository.ts'
import type { Message } from './message.ts'
import type { SmtpTimes } from './mail-transport.ts'

/** A message on its way over one connection. */
export interface Delivery {
  /** Never rejects. */
  outcome: Promise<Outcome>
  /** Whether the mail server may have taken the message. */
  isHanded(): boolean
  giveUp(problem: string): void
}

interface Job {
  auth: AuthenticationType | undefined
  message: Message
  /** Called before the last byte leaves; where it answers false, that byte stays here. */
  beforeLast: () => Promise<boolean>
  times: SmtpTimes
}

/** Small enough that little is on its way when the last byte is asked for. */
const PIECE = 64 * 1024
/** How long a server may take to answer QUIT. */
const QUIT_MS = 2000

/**
 * Sends one message. SMTP can't tell a sender that dies between the last byte and the answer whether the
 * message was taken, so what comes before that byte may be tried again, and what comes after it may not.
 */
export function beginDelivery(
  connection: SMTPConnection,
  { auth, message, beforeLast, times }: Job,
): Delivery {
  const { promise, resolve } = Promise.withResolvers<Outcome>()
  let handed = false
  let isOver = false
  let timer: NodeJS.Timeout | undefined

  const end = (outcome: Outcome) => {
    if (isOver) return
    isOver = true
    clearTimeout(timer)
    if (outcome.kind === 'sent') hangUp(connection)
    else connection.close()
    resolve(outcome)
  }
  const giveUp = (problem: string) =>
    end(handed ? { kind: 'interrupted' } : unreachable(problem))
  const fail = (error: SMTPError) => end(outcomeOf(error, handed))
  const allow = (ms: number) => {
    clearTimeout(timer)
    timer = setTimeout(giveUp, ms, `no answer within ${ms / 1000} s`)
  }

  async function* pieces() {
    const last = message.bytes.length - 1
    for (let at = 0; at < last; at += PIECE) {
      yield message.bytes.subarray(at, Math.min(at + PIECE, last))
    }
    if (!(await beforeLast())) end({ kind: 'lost' })
    // Ending the stream would end the message; an error cuts it off.
    if (isOver) throw new Error('the message is not to be completed')
    handed = true
    allow(times.answerMs)
    yield message.bytes.subarray(last)
  }
  const send = () => {
    const { from, to, bytes } = message
    const envelope = { from, to: [to], size: bytes.length }
    const stream = Readable.from(pieces(), { objectMode: false })
    connection.send(envelope, stream, (error) =>
      error ? fail(error) : end({ kind: 'sent' }),
    )
  }

  allow(times.handMs)
  connection.on('error', fail)
  connection.on('end', () => giveUp('the connection was closed'))
  connection.connect((error) => {
    if (error) fail(error)
    else if (!auth || !connection.allowsAuth) send()
    else connection.login(auth, (refused) => (refused ? fail(refused) : send()))
  })
  return { outcome: promise, isHanded: () => handed, giveUp }
}

/** Takes leave politely, and not for long. */
function hangUp(connection: SMTPConnection): void {
  connection.quit()
  setTimeout(() => connection.close(), QUIT_MS).unref()
}

const unreachable = (problem: string): Outcome => ({
  kind: 'later',
  problem: UNREACHABLE + problem,
  unreachable: true,
})

/** A server that wants a log-in refuses us, not the message. */
const WANTS_LOGIN = new Set([530, 534, 535, 538])

function outcomeOf(error: SMTPError, handed: boolean): Outcome {
  const { code, responseCode, permanent = false } = error
  const problem = (error.response ?? error.message)
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim()
  if (responseCode === undefined || responseCode < 400) {
    if (handed) return { kind: 'interrupted' }
    // Refused before it was sent: too large for the server, or an address that it can't write.
    const isOurs = code === 'EENVELOPE' || code === 'EMESSAGE'
    return isOurs ? { kind: 'refused', problem } : unreachable(problem)
  }
  const isAnswer = code === 'EENVELOPE' || code === 'EMESSAGE'
  if (!isAnswer || responseCode === 421) return unreachable(problem)
  return permanent && !WANTS_LOGIN.has(responseCode)
    ? { kind: 'refused', problem }
    : { kind: 'later', problem, unreachable: false }
}
