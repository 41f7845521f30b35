import type { Outcome } from './leases.repository.ts'
import type { Message } from './message.ts'

/** The way by which messages leave. */
export interface MailTransport {
  /**
   * Hands a message over; never rejects. `beforeLast` is called before the receiver can have taken it,
   * and what it answers decides whether the message may be completed.
   */
  send(message: Message, beforeLast: () => Promise<boolean>): Promise<Outcome>
  /** Gives up what is under way: all, or only what the receiver can't have taken. */
  abandon(which: 'all' | 'unhanded'): void
}

export interface SmtpTimes {
  /** From opening the connection to the last byte of the message. */
  handMs: number
  /** From there to the answer: a server that looks for viruses takes its time. */
  answerMs: number
}
