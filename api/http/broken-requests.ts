import { MESSAGES } from '#core/i18n/messages.ts'
import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import type { ErrorCode } from '#core/contract/errors.ts'
import { DEFAULT_LANG } from '#core/i18n/languages.ts'
import { HEADERS } from '#core/domain/security-headers.ts'

/** Node's settings against callers that send slowly, or never end. */
export const HTTP_LIMITS = {
  headersTimeout: 10_000,
  connectionsCheckingInterval: 2000,
  maxHeaderSize: 16 * 1024,
} as const

/** What Node could not even read as a request, with the answer to it. */
const ANSWERS: Readonly<Record<string, [status: number, code: ErrorCode]>> = {
  ERR_HTTP_REQUEST_TIMEOUT: [408, 'invalidRequest'],
  HPE_HEADER_OVERFLOW: [431, 'tooLarge'],
}

/** Answers what is no request, and ends the connection: what follows on it cannot be told apart. */
export function answerBroken(
  error: NodeJS.ErrnoException,
  socket: Socket & { _httpMessage?: { headersSent: boolean } | null },
): void {
  // In the middle of an answer, a second one would be read as its text.
  const isAnswering = socket._httpMessage?.headersSent ?? false
  if (socket.writable && !isAnswering && error.code !== 'ECONNRESET') {
    socket.write(answerText(...(ANSWERS[error.code ?? ''] ?? BROKEN)))
  }
  socket.destroy()
}

const BROKEN: [number, ErrorCode] = [400, 'invalidRequest']

function answerText(status: number, code: ErrorCode): string {
  const body = JSON.stringify({
    error: MESSAGES[DEFAULT_LANG].errors[code],
    code,
  })
  const headers = {
    ...HEADERS,
    'cache-control': 'no-store',
    'content-type': 'application/json; charset=utf-8',
    'content-length': Buffer.byteLength(body),
    connection: 'close',
  }
  const lines = Object.entries(headers).map(([key, value]) => `${key}: ${value}`)
  return [`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...lines, '', body].join('\r\n')
}
