import { isEmail } from '#core/domain/validation/email.ts'

export interface MailAttachment {
  name: string
  type: string
  base64: string
}

/** The parts of a message besides its text. */
export interface MailParts {
  key: string
  to: string
  replyTo?: string
  headers?: Readonly<Record<string, string>>
  attachment?: MailAttachment
}

/** Headers that the message already has, or that would redirect it. */
const OURS = /^(from|to|cc|bcc|sender|reply-to|subject|date|message-id|mime-version|return-path|content-.*|resent-.*)$/i
const HEADER_NAME = /^[A-Za-z][A-Za-z0-9-]{0,59}$/
const HEADER_VALUE = /^[\x20-\x7e]{1,900}$/
const FILE_NAME = /^[^\p{Cc}\p{Cs}\u2028-\u202e\u2066-\u2069/\\]{1,150}$/u
const MEDIA_TYPE = /^[a-z0-9][a-z0-9.+-]*\/[a-z0-9][a-z0-9.+-]*$/
const BASE64 = /^[A-Za-z0-9+/]*={0,2}$/
/** A file of 5 MB, with a margin. */
const LONGEST_BASE64 = 7_500_000

/** Throws RangeError for anything that could inject a header; the values are not repeated. */
export function checkParts(mail: MailParts): void {
  const { key, to, replyTo, headers = {}, attachment } = mail
  need(/^[^\p{C}]{1,200}$/u.test(key), 'The key')
  need(isEmail(to), 'The recipient')
  need(replyTo === undefined || isEmail(replyTo), 'The address for replies')
  for (const [name, value] of Object.entries(headers)) {
    need(HEADER_NAME.test(name) && !OURS.test(name), 'The name of a header')
    need(HEADER_VALUE.test(value), `The header ${name}`)
  }
  if (!attachment) return
  const { name, type, base64 } = attachment
  need(FILE_NAME.test(name) && /[^.\s]/.test(name), 'The name of the file')
  need(MEDIA_TYPE.test(type), 'The type of the file')
  const isWhole = base64.length % 4 === 0 && base64.length <= LONGEST_BASE64
  need(isWhole && BASE64.test(base64), 'The content of the file')
}

function need(isGood: boolean, what: string): void {
  if (!isGood) throw new RangeError(`${what} cannot stand in a mail`)
}
