import type { SmtpTimes, MailTransport } from './mail-transport.ts'
import { parseConnectionUrl } from 'nodemailer/lib/shared'
import SMTPConnection from 'nodemailer/lib/smtp-connection'
import { beginDelivery, type Delivery } from './delivery.ts'

export const SMTP_TIMES: SmtpTimes = {
  handMs: 3 * 60_000,
  answerMs: 10 * 60_000,
}
/** To find the server, connect and be greeted. */
const CONNECT_MS = 30_000

/** Sends over a mail server, with a connection for each message; TLS as the address says. */
export function smtpTransport(
  url: string,
  times: SmtpTimes = SMTP_TIMES,
): MailTransport {
  const { auth, ...server } = parseConnectionUrl(url)
  const connectMs = Math.min(CONNECT_MS, times.handMs)
  const underWay = new Set<Delivery>()
  return {
    async send(message, beforeLast) {
      const connection = new SMTPConnection({
        ...server,
        connectionTimeout: connectMs,
        greetingTimeout: connectMs,
        // Our own times end a delivery first, and know how far it has come.
        socketTimeout: times.handMs + times.answerMs,
        logger: false,
      })
      const job = { auth, message, beforeLast, times }
      const delivery = beginDelivery(connection, job)
      underWay.add(delivery)
      return delivery.outcome.finally(() => underWay.delete(delivery))
    },
    abandon(which) {
      for (const delivery of underWay) {
        if (which === 'all' || !delivery.isHanded()) delivery.giveUp('stopped')
      }
    },
  }
}
