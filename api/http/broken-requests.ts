import { MESSAGES } from '#core/i18n/messages.ts'
import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import type { ErrorCode } from '#core/terms/errors.ts'
import { DEFAULT_LANG } from '#core/i18n/languages.ts'
import { HEADERS } from '#core/domain/security-headers.ts'

/** Node's timeouts against slow clients. */
export const HTTP_LIMITS = {
  headersTimeout: 10_000,
  connectionsCheckingInterval: 2000,
  maxHeaderSize: 16 * 1024,
} as const

/** Responses to requests that Node cannot parse. */
const ANSWERS: Readonly<Record<string, [status: number, code: ErrorCode]>> = {
  ERR_HTTP_REQUEST_TIMEOUT: [408, 'invalidRequest'],
  HPE_HEADER_OVERFLOW: [431, 'tooLarge'],
}

/** Answers an invalid request and closes the connection, because what follows cannot be parsed. */
export function answerInvalid(
  error: NodeJS.ErrnoException,
  socket: Socket & { _httpMessage?: { headersSent: boolean } | null },
): void {
  // During a response, a second one would be read as its body.
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
