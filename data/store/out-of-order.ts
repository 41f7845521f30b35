/** Errors of SQLite and the system for a full or failing disk. */
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
/** Errors of broken or failed connections. */
const CONNECTION = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'EHOSTUNREACH'])
/** PostgreSQL's classes: connection, insufficient resources, operator intervention, system error. */
const SQLSTATE = /^(08|53|57P|58)/
/** pg's messages for lost connections, which have no code. */
const GONE =
  /^(Connection terminated|Client has encountered a connection error|timeout exceeded when trying to connect)/

/** Whether the store or its disk is temporarily unavailable, so that a retry may succeed. */
export function isOutOfOrder(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  if (error instanceof AggregateError) return error.errors.some(isOutOfOrder)
  const { code } = error as { code?: unknown }
  if (typeof code !== 'string') return GONE.test(error.message)
  const family = code.split('_', 2).join('_')
  return DISK.has(code) || DISK.has(family) || CONNECTION.has(code) || (code.length === 5 && SQLSTATE.test(code))
}

/** Whether SQLite has found a damaged file. */
export function isDamage(error: unknown): boolean {
  const { code } = (error ?? {}) as { code?: unknown }
  return typeof code === 'string' && /^SQLITE_(CORRUPT|NOTADB)/.test(code)
}
