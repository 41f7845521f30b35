import type { FastifyError, FastifyRequest } from 'fastify'
import { pino, type Logger, type LoggerOptions } from 'pino'
import type { LogLevel } from '../settings/running.ts'

/**
 * What logs say of a request: the route that answered, never the address asked for, the caller or what
 * was sent. Where somebody looks for a synagogue is nobody's business.
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
    // The message stands before the frames, and may have many lines.
    stack: (error.stack ?? '')
      .split('\n')
      .filter((line) => /^ {4}at /.test(line))
      .join('\n'),
  }),
}

/** The parts of the program that write logs. */
export type LogPart = 'api' | 'publisher' | 'mailer' | 'nightly'

/** One line of JSON for each event, in the same shape whoever writes it. */
export function logOptions(part: LogPart, level: LogLevel): LoggerOptions & { serializers: typeof SERIALIZERS } {
  return {
    level,
    serializers: SERIALIZERS,
    // No name of the machine: it may be somebody's.
    base: { pid: process.pid, part },
    timestamp: () => `,"at":"${new Date().toISOString()}"`,
    formatters: { level: (label) => ({ level: label }) },
    hooks: {
      // Else pino makes an error's own message the line's, past the serializer.
      logMethod(args, method) {
        const [first, text] = args as unknown[]
        const told = first instanceof Error ? { err: first } : first
        if (typeof told === 'object' && text === undefined) return method.apply(this, [told, 'problem'])
        return method.apply(this, args)
      },
    },
  }
}

/** Each line is written before the next thing is done: they stand in order, and the last one says why a process ended. */
const inOrder = () => pino.destination({ sync: true })

/** A log of a process that is no server. */
export function openLog(part: LogPart, level: LogLevel): Logger {
  return pino(logOptions(part, level), inOrder())
}

/** The log of a server, for Fastify to open. */
export const serverLog = (level: LogLevel) => ({
  ...logOptions('api', level),
  stream: inOrder(),
})

/** What databases and the system name in their errors that is ours. */
function namesOf(error: object): Record<string, string> {
  const NAMES = ['severity', 'constraint', 'table', 'column', 'syscall']
  const known = Object.entries(error).filter(
    (entry): entry is [string, string] => NAMES.includes(entry[0]) && typeof entry[1] === 'string',
  )
  return Object.fromEntries(known.map(([name, value]) => [name, value.slice(0, 100)]))
}

const PRIVATE: readonly RegExp[] = [
  // What stands in quotes is what was sent, or what was being read.
  /"[^"]*"?|'[^']*'?|`[^`]*`?|“[^”]*”?/g,
  // PostgreSQL repeats keys as `(email)=(somebody@example.org)`.
  /=\s*\(.*?\)/g,
  /\?\S*=\S*/g,
  /[^\s<>"'(),;:]+@[^\s<>"'(),;:]+/g,
  /\b\d{1,3}(\.\d{1,3}){3}\b/g,
  /\b([\da-f]{1,4}:){2,7}(:?[\da-f]{1,4})+\b|\b([\da-f]{1,4}:){2,}:/gi,
  // Coordinates, and telephones.
  /-?\b\d{1,3}\.\d{3,}/g,
  /\+?\d[\d ()-]{5,}\d/g,
]

/** Databases, mail servers and parsers repeat in what they complain of what they were given. */
export function withoutPeople(text: string): string {
  return PRIVATE.reduce((rest, pattern) => rest.replace(pattern, '…'), text)
}
