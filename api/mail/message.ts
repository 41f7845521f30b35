import { createHash } from 'node:crypto'
import type { SendMailOptions } from 'nodemailer'
import type { MailAttachment } from './checks.ts'
import type { LeasedMail } from './leases.repository.ts'

export interface Message {
  /** The same at every attempt; sorts by time. */
  name: string
  options: SendMailOptions
}

/** The part of a message's Message-ID before the `@`. */
export const digestOf = ({ at, key }: Pick<LeasedMail, 'at' | 'key'>): string =>
  createHash('sha256').update(`${at} ${key}`).digest('hex').slice(0, 32)

/**
 * The input of nodemailer's composer. Every attempt produces the same bytes with the same Message-ID, so that mail
 * servers recognize duplicates. Throws what JSON.parse throws.
 */
export function messageOf(mail: LeasedMail, sender: string): Message {
  const digest = digestOf(mail)
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
        // Suppresses out-of-office replies.
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

/** A line that mail servers pass unchanged (RFC 5322, 2.1.1) and that cannot be a boundary. */
const PLAIN_LINE = /^(?!--)[\t\x20-\x7e]{0,998}$/

/**
 * A text as 7bit if possible, so that message files are readable and links unbroken; else in base64. By default the
 * composer would wrap lines of more than 76 characters.
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
    // A stranger's file: to save, never to show in the mail.
    contentDisposition: 'attachment' as const,
    content: Buffer.from(base64, 'base64'),
  }
}
