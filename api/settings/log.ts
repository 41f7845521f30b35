import type { FastifyError, FastifyRequest } from 'fastify'
import { pino, type Logger, type LoggerOptions } from 'pino'
import type { LogLevel } from '../settings/running.ts'

/**
 * What logs say about a request: its route, never address, caller or body. Where people look for a synagogue is
 * nobody's business.
 */
export const SERIALIZERS = {
  req: (request: FastifyRequest) => ({
    method: request.method,
    route: request.routeOptions?.url ?? 'unknown',
  }),
  res: (reply: { statusCode?: number }) => ({
    statusCode: reply.statusCode ?? 0,
  }),
  err: (error: FastifyError) => ({
    type: error.name,
    code: error.code,
    ...namesOf(error),
    message: withoutPeople(String(error.message)),
    // The message precedes the frames and may have many lines.
    stack: (error.stack ?? '')
      .split('\n')
      .filter((line) => /^ {4}at /.test(line))
      .join('\n'),
  }),
}

/** The parts of the program that write logs. */
export type LogPart = 'api' | 'publisher' | 'mailer' | 'nightly' | 'editor'

/** One line of JSON per event, in the same shape for every part. */
export function logOptions(part: LogPart, level: LogLevel): LoggerOptions & { serializers: typeof SERIALIZERS } {
  return {
    level,
    serializers: SERIALIZERS,
    // No hostname: it may be personal.
    base: { pid: process.pid, part },
    timestamp: () => `,"at":"${new Date().toISOString()}"`,
    formatters: { level: (label) => ({ level: label }) },
    hooks: {
      // Otherwise pino would use the error's message, bypassing the serializer.
      logMethod(args, method) {
        const [first, text] = args as unknown[]
        const logged = first instanceof Error ? { err: first } : first
        if (typeof logged === 'object' && text === undefined) return method.apply(this, [logged, 'problem'])
        return method.apply(this, args)
      },
    },
  }
}

/** Synchronous, so that lines are in order and the last one says why a process exited. */
const inOrder = () => pino.destination({ sync: true })

/** The log of a process other than the server. */
export function openLog(part: LogPart, level: LogLevel): Logger {
  return pino(logOptions(part, level), inOrder())
}

/** The log of a server, for Fastify to open. */
export const serverLog = (level: LogLevel) => ({
  ...logOptions('api', level),
  stream: inOrder(),
})

/** Names in errors of databases and the system that are our own. */
function namesOf(error: object): Record<string, string> {
  const NAMES = ['severity', 'constraint', 'table', 'column', 'syscall']
  const known = Object.entries(error).filter(
    (entry): entry is [string, string] => NAMES.includes(entry[0]) && typeof entry[1] === 'string',
  )
  return Object.fromEntries(known.map(([name, value]) => [name, value.slice(0, 100)]))
}

const PRIVATE: readonly RegExp[] = [
  // Quoted text may be user input.
  /"[^"]*"?|'[^']*'?|`[^`]*`?|“[^”]*”?/g,
  // PostgreSQL repeats keys as `(email)=(somebody@example.org)`.
  /=\s*\(.*?\)/g,
  /\?\S*=\S*/g,
  /[^\s<>"'(),;:]+@[^\s<>"'(),;:]+/g,
  /\b\d{1,3}(\.\d{1,3}){3}\b/g,
  /\b([\da-f]{1,4}:){2,7}(:?[\da-f]{1,4})+\b|\b([\da-f]{1,4}:){2,}:/gi,
  // Coordinates and phone numbers.
  /-?\b\d{1,3}\.\d{3,}/g,
  /\+?\d[\d ()-]{5,}\d/g,
]

/** Removes input that databases, mail servers and parsers quote in their errors. */
export function withoutPeople(text: string): string {
  return PRIVATE.reduce((rest, pattern) => rest.replace(pattern, '…'), text)
}
