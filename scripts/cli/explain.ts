import { existsSync, statfsSync, statSync } from 'node:fs'
import { dirname, resolve } from 'node:path'

/** What is known of a step that its error may lack. */
export interface FailureContext {
  /** The SQLite file or data file in use. */
  file?: string
  /** The folder written to. */
  folder?: string
  host?: string
  port?: number
  /** The command that failed, if not `npm start`. */
  command?: string
  /** Required disk space in bytes. */
  neededBytes?: number
  /** What to do about a damaged file, instead of the usual advice. */
  remedy?: string
}

const contexts = new WeakMap<object, FailureContext>()

/** Runs a step, and attaches its context to its errors, for `explain`. */
export async function withContext<T>(context: FailureContext, step: () => Promise<T> | T): Promise<T> {
  try {
    return await step()
  } catch (error) {
    if (typeof error === 'object' && error !== null) {
      contexts.set(error, { ...context, ...contexts.get(error) })
    }
    throw error
  }
}

/** One line that names the problem and what to do about it; undefined for unexpected errors. */
export function explain(error: unknown, context: FailureContext = {}): string | undefined {
  if (!(error instanceof Error)) return undefined
  const known = { ...context, ...contexts.get(error) }
  if (SELF_EXPLANATORY.has(error.name)) return error.message
  // Only the individual errors have an address.
  const several = error instanceof AggregateError ? error.errors : []
  return firstLine(several, known) ?? LINES[familyOf(error)]?.(error, known) ?? explain(error.cause, known)
}

function firstLine(errors: readonly unknown[], context: FailureContext): string | undefined {
  for (const error of errors) {
    const line = explain(error, context)
    if (line) return line
  }
  return undefined
}

/** `SQLITE_IOERR_WRITE` belongs to the family `SQLITE_IOERR`. */
function familyOf({ code }: SystemError): string {
  if (typeof code !== 'string') return ''
  return code.startsWith('SQLITE_') ? code.split('_').slice(0, 2).join('_') : code
}

/** Fields of errors by Node, better-sqlite3 and pg. */
interface SystemError extends Error {
  code?: unknown
  syscall?: string
  path?: string
  dest?: string
  address?: string
  hostname?: string
  port?: number
}

type Line = (error: SystemError, context: FailureContext) => string | undefined

const GIGABYTE = 1e9

/** Our own errors, whose message is the line to print. */
const SELF_EXPLANATORY = new Set([
  'DataFileError',
  'FetchError',
  'FolderError',
  'ConfigError',
  'OtherSettingsError',
  'InstallError',
  'BackupError',
  'StoreCopyError',
  'DeployError',
  'DamagedReleaseError',
  'DamagedStoreError',
  'UnreleasedStoreError',
  'StoreKeyError',
])

const LINES: Record<string, Line> = {
  EADDRINUSE: portIsBusy,
  EADDRNOTAVAIL: noSuchHost,
  ENOTFOUND: noSuchName,
  EAI_AGAIN: noSuchName,
  EACCES: notAllowed,
  EPERM: notAllowed,
  EROFS: notAllowed,
  EEXIST: (error) => (error.syscall === 'mkdir' ? notAFolder(error) : undefined),
  ENOTDIR: (error) => notAFolder(error),
  ENOSPC: diskIsFull,
  EDQUOT: diskIsFull,
  EMFILE: tooManyFiles,
  ENFILE: tooManyFiles,
  ECONNREFUSED: nothingAnswers,
  EHOSTUNREACH: nothingAnswers,
  ENETUNREACH: nothingAnswers,
  ETIMEDOUT: nothingAnswers,
  SQLITE_FULL: diskIsFull,
  SQLITE_CORRUPT: fileIsDamaged,
  SQLITE_NOTADB: fileIsDamaged,
  SQLITE_CANTOPEN: (_, context) =>
    `${sqliteFile(context)} cannot be opened: check that its folder exists and that this user may write there.`,
  SQLITE_READONLY: (_, context) =>
    `${sqliteFile(context)} cannot be written: check its owner and mode, and those of its folder.`,
  SQLITE_BUSY: fileIsBusy,
  SQLITE_LOCKED: fileIsBusy,
  SQLITE_IOERR: (error, context) =>
    `The disk failed while ${sqliteFile(context)} was in use (${String(error.code)}): check the disk; the last ` +
    `complete change is safe.`,
  // PostgreSQL: wrong password, no such user or database, disk full.
  '28P01': databaseRefuses,
  '28000': databaseRefuses,
  '3D000': databaseRefuses,
  '53100': () =>
    'The disk of the PostgreSQL server is full: free some space there and run the command again; nothing was damaged.',
}

function portIsBusy(error: SystemError, context: FailureContext): string {
  const port = error.port ?? context.port ?? 4321
  const isMain = port === (context.port ?? port)
  const setting = isMain ? 'PORT' : 'METRICS_PORT'
  return (
    `Port ${port} is in use by another program: stop that program, or choose another port, as in ` +
    `${setting}=${port + 1} ${context.command ?? 'npm start'}.`
  )
}

function noSuchHost(error: SystemError, context: FailureContext): string {
  const host = error.address ?? context.host ?? 'The host'
  return `${host} is not an address of this machine or cannot be found: correct HOST, as in HOST=127.0.0.1.`
}

/** An unknown host name is our own HOST, or a service's. */
function noSuchName(error: SystemError, context: FailureContext): string {
  const { hostname } = error
  if (!hostname || hostname === context.host) return noSuchHost(error, context)
  return (
    `${hostname} cannot be found: correct the setting that names it (DATABASE_URL for PostgreSQL), or check this ` +
    `machine's name server.`
  )
}

function nothingAnswers({ address, port }: SystemError): string {
  const host = address?.includes(':') ? `[${address}]` : address
  const place = host ? `${host}:${port ?? '?'}` : 'a service of the settings'
  return (
    `Nothing answers at ${place}: start that service, or correct the setting that names it (DATABASE_URL for ` +
    `PostgreSQL).`
  )
}

function notAllowed(error: SystemError, context: FailureContext): string {
  if (error.syscall === 'listen' || error.syscall === 'bind') {
    const port = error.port ?? context.port
    return (
      `This user may not open port ${port}: choose one above 1023, as in PORT=4321 ` +
      `${context.command ?? 'npm start'}.`
    )
  }
  const folder = folderOf(error, context)
  const why = error.code === 'EROFS' ? 'is read-only' : 'cannot be used'
  return (
    `The folder ${folder} ${why} (${String(error.code)}): let this user write there, or choose another one with ` +
    `VAR_DIR; nothing was changed.`
  )
}

function folderOf(error: SystemError, context: FailureContext): string {
  // A rename fails because of its target folder.
  const path = error.dest ?? error.path
  if (!path) return context.folder ?? parentOf(context.file) ?? process.cwd()
  const absolute = resolve(path)
  return error.syscall !== 'mkdir' && isFolder(absolute) ? absolute : dirname(absolute)
}

const notAFolder = ({ path, code }: SystemError): string =>
  `A file is in the place of a folder: ${path ?? 'its name is unknown'} (${String(code)}). Move it away, or ` +
  `choose another folder with VAR_DIR.`

const parentOf = (file: string | undefined): string | undefined => file && dirname(resolve(file))

function isFolder(path: string): boolean {
  try {
    return statSync(path).isDirectory()
  } catch {
    return false
  }
}

function diskIsFull(error: SystemError, context: FailureContext): string {
  if (error.syscall === 'watch') {
    return 'The system watches too many files: raise fs.inotify.max_user_watches, or close programs that watch files.'
  }
  const folder = folderOf(error, context)
  const needed = size(context.neededBytes ?? GIGABYTE)
  return (
    `The disk is full: ${freeAt(folder)} at ${folder}, about ${needed} needed. Free some space and run the command ` +
    `again; nothing was damaged.`
  )
}

function freeAt(folder: string): string {
  let place = folder
  while (!existsSync(place) && place !== dirname(place)) place = dirname(place)
  try {
    const { bavail, bsize } = statfsSync(place)
    return `${size(bavail * bsize)} free`
  } catch {
    return 'nothing free'
  }
}

function size(bytes: number): string {
  return bytes >= GIGABYTE ? `${(bytes / GIGABYTE).toFixed(1)} GB` : `${Math.round(bytes / 1e6)} MB`
}

function fileIsDamaged(error: SystemError, context: FailureContext): string {
  const file = context.file ?? 'file'
  const remedy =
    context.remedy ??
    `stop the site and restore the latest backup (\`npm run restore -- --from FOLDER\` moves it aside first), or ` +
      `move it away (mv ${file} ${file}.damaged) and import again with \`npm start\`; it was left as it is.`
  return `${sqliteFile(context)} is damaged or not a database (${String(error.code)}): ${remedy}`
}

function fileIsBusy(_: SystemError, context: FailureContext): string {
  return `${sqliteFile(context)} is in use by another process: wait for it or end it, then run the command again.`
}

function sqliteFile({ file }: FailureContext): string {
  return file ? `The SQLite file ${file}` : 'The SQLite file'
}

function tooManyFiles(): string {
  return 'Too many files are open at once: raise the limit (ulimit -n 8192) and run the command again.'
}

function databaseRefuses(error: SystemError): string {
  return `PostgreSQL refuses the connection (${error.message}): correct DATABASE_URL.`
}
