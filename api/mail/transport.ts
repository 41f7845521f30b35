import { mkdir, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createTransport } from 'nodemailer'
import type { Config } from '../config.ts'
import { latest } from '../settings/latest.ts'
import { isGone } from './gone.ts'
import { UNREACHABLE, type Outcome } from './leases.repository.ts'
import type { Message } from './message.ts'

/** How messages are sent. */
export interface MailTransport {
  /** Sends a message; never rejects. */
  send(message: Message, signal: AbortSignal): Promise<Outcome>
}

/** The configured mail server, or message files. */
export function openTransport({ mail: { smtpUrl }, varDir }: Pick<Config, 'mail' | 'varDir'>): MailTransport {
  return smtpUrl ? smtpTransport(smtpUrl) : fileTransport(join(varDir, 'mail'))
}

/** The same, also after another server is set. */
export function liveTransport(config: Pick<Config, 'mail' | 'varDir'>): MailTransport {
  const transportOf = latest((mail: Config['mail']) => openTransport({ mail, varDir: config.varDir }))
  return { send: (message, signal) => transportOf(config.mail)!.send(message, signal) }
}

/** For DNS, connection and greeting. */
const CONNECT_MS = 30_000
/** A server may take this long to scan a message (RFC 5321, 4.5.3.2.6). */
const SILENCE_MS = 10 * 60_000

/** Sends over SMTP, one connection per message; TLS by the address. */
export function smtpTransport(url: string, { silenceMs = SILENCE_MS }: { silenceMs?: number } = {}): MailTransport {
  const connectMs = Math.min(CONNECT_MS, silenceMs)
  const transporter = createTransport({
    url,
    connectionTimeout: connectMs,
    greetingTimeout: connectMs,
    socketTimeout: silenceMs,
  })
  return {
    send: ({ options }, signal) => transporter.sendMail({ ...options, signal }).then(sent, outcomeOf),
  }
}

/** Writes each message to a file named after it: writing it again after a crash replaces it. */
export function fileTransport(folder: string): MailTransport {
  const composer = createTransport({
    streamTransport: true,
    buffer: true,
    newline: 'windows',
  })
  return {
    async send({ name, options }) {
      const { message } = await composer.sendMail(options)
      return write(folder, `${name}.eml`, message as Buffer).then(sent, ({ code, name }: NodeJS.ErrnoException) =>
        unreachable(code ?? name),
      )
    },
  }
}

async function write(folder: string, name: string, bytes: Buffer) {
  await mkdir(folder, { recursive: true })
  const path = join(folder, name)
  const draft = `${path}.new`
  try {
    // Private: it may contain a link that opens an account.
    await writeFile(draft, bytes, { mode: 0o600, flush: true })
    await rename(draft, path)
  } finally {
    await rm(draft, { force: true })
  }
}

const sent = (): Outcome => ({ kind: 'sent' })

const unreachable = (problem: string): Outcome => ({
  kind: 'later',
  problem: UNREACHABLE + problem,
  unreachable: true,
})

/** Refusals of our log-in, not of the message. */
const WANTS_LOGIN = new Set([530, 534, 535, 538])

interface SmtpError extends Error {
  code?: string
  command?: string
  responseCode?: number
  response?: string
}

function outcomeOf(error: SmtpError): Outcome {
  const { code, command, responseCode, response, message } = error
  const problem = (response ?? message).replace(/[\s\p{Cc}]+/gu, ' ').trim()
  const isAboutMessage = code === 'EENVELOPE' || code === 'EMESSAGE'
  if (!isAboutMessage || responseCode === 421) return unreachable(problem)
  // Without a response code, nodemailer itself cannot send it: an invalid address.
  const isFinal = responseCode === undefined || responseCode >= 500
  return isFinal && !WANTS_LOGIN.has(responseCode ?? 0)
    ? { kind: 'refused', problem, noRecipient: command === 'RCPT TO' && isGone(responseCode, problem) }
    : { kind: 'later', problem, unreachable: false }
}
