import { join } from 'node:path'
import type { Config } from '../config.ts'
import { fileTransport } from './files.ts'
import type { Outcome } from './leases.repository.ts'
import type { Message } from './message.ts'
import { smtpTransport } from './smtp.ts'

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

/** The mail server of the settings, or message files where they name none. */
export function openTransport({
  mail: { smtpUrl },
  varDir,
}: Pick<Config, 'mail' | 'varDir'>): MailTransport {
  return smtpUrl ? smtpTransport(smtpUrl) : fileTransport(join(varDir, 'mail'))
}
