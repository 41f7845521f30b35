/** SQLite's families of errors, and the system's, of a disk that takes nothing or gives back something else. */
const DISK = new Set([
  'SQLITE_FULL',
  'SQLITE_IOERR',
  'SQLITE_BUSY',
  'SQLITE_LOCKED',
  'SQLITE_READONLY',
  'SQLITE_CANTOPEN',
  'SQLITE_CORRUPT',
  'SQLITE_NOTADB',
  'ENOSPC',
  'EDQUOT',
  'EROFS',
])
/** Of a connection that breaks or never comes to be. */
const CONNECTION = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'EHOSTUNREACH'])
/** PostgreSQL's classes: connection, want of resources, stopped by an operator, the system's own errors. */
const SQLSTATE = /^(08|53|57P|58)/
/** What pg says of a connection that has gone; these carry no code. */
const GONE =
  /^(Connection terminated|Client has encountered a connection error|timeout exceeded when trying to connect)/

/** Whether the store or its disk cannot be used just now, so that the same may succeed later. */
export function isOutOfOrder(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  if (error instanceof AggregateError) return error.errors.some(isOutOfOrder)
  const { code } = error as { code?: unknown }
  if (typeof code !== 'string') return GONE.test(error.message)
  const family = code.split('_', 2).join('_')
  return DISK.has(code) || DISK.has(family) || CONNECTION.has(code) || (code.length === 5 && SQLSTATE.test(code))
}

/** Whether SQLite has met bytes that it did not write. */
export function isDamage(error: unknown): boolean {
  const { code } = (error ?? {}) as { code?: unknown }
  return typeof code === 'string' && /^SQLITE_(CORRUPT|NOTADB)/.test(code)
}
