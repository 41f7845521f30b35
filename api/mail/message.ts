import { createHash } from 'node:crypto'
import type { SendMailOptions } from 'nodemailer'
import type { MailAttachment } from './checks.ts'
import type { LeasedMail } from './leases.repository.ts'

export interface Message {
  /** The same at every attempt, and in the order of time. */
  name: string
  options: SendMailOptions
}

/**
 * What nodemailer needs to put a message together. Every attempt makes the same bytes, with the same
 * Message-ID, so that a mail server that gets it twice can tell. Throws what JSON.parse throws.
 */
export function messageOf(mail: LeasedMail, sender: string): Message {
  const digest = createHash('sha256').update(`${mail.at} ${mail.key}`).digest('hex').slice(0, 32)
  const domain = /@([^@>]+)>?$/.exec(sender)?.[1]
  const time = new Date(mail.at).toISOString().replace(/[:.]/g, '-')
  return {
    name: `${time}-${digest}`,
    options: {
      from: sender,
      to: mail.recipient,
      ...(mail.reply_to && { replyTo: mail.reply_to }),
      subject: mail.subject,
      text: partOf('text/plain', mail.text),
      html: partOf('text/html', mail.html),
      date: new Date(mail.at),
      messageId: `<${digest}@${domain}>`,
      headers: {
        // Nobody's holiday message is wanted in answer to it.
        'Auto-Submitted': 'auto-generated',
        ...(JSON.parse(mail.headers) as Record<string, string>),
      },
      attachments: mail.attachment ? [fileOf(mail.attachment)] : [],
      textEncoding: 'base64',
      baseBoundary: digest,
      newline: 'windows',
      disableFileAccess: true,
      disableUrlAccess: true,
    },
  }
}

/** What every mail server carries as it is (RFC 5322, 2.1.1), and no reader takes for the end of a part. */
const PLAIN_LINE = /^(?!--)[\t\x20-\x7e]{0,998}$/

/**
 * A text as it stands where that can be, so that a message file can be read and its links are whole; else in
 * base64. By itself the composer would wrap what has a line of more than 76 signs.
 */
function partOf(type: string, text: string) {
  if (!text.split('\n').every((line) => PLAIN_LINE.test(line)))
    return { content: text, contentTransferEncoding: 'base64' as const }
  const head = [`Content-Type: ${type}; charset=utf-8`, 'Content-Transfer-Encoding: 7bit']
  return { raw: `${head.join('\n')}\n\n${text}` }
}

function fileOf(attachment: string) {
  const { name, type, base64 } = JSON.parse(attachment) as MailAttachment
  return {
    filename: name,
    contentType: type,
    content: Buffer.from(base64, 'base64'),
  }
}
