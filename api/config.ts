import {
  GOOGLE_CALENDAR_URL,
  type PublicCalendar,
} from '#core/contract/public-calendar.ts'

export interface Config {
  host: string
  port: number
  /** Everything the program writes lies below it. */
  varDir: string
  /** Public address of the site, without a slash at the end. */
  origin: string
  /** Whose events the month calendar may add; none when absent. */
  publicCalendar?: PublicCalendar
  /** PostgreSQL; the SQLite file below `varDir` when absent. */
  databaseUrl?: string
  /** Whose `X-Forwarded-*` headers are believed: nobody's, everybody's, or some addresses'. */
  trustProxy: boolean | string
}

type Env = Record<string, string | undefined>

/** A setting that can't be used; the message names it. */
export class ConfigError extends Error {
  override name = 'ConfigError'
}

/** Reads the settings, once, at start. Throws an error that names the variable that is wrong. */
export function readConfig(env: Env): Config {
  const host = env['HOST'] || '127.0.0.1'
  const port = portOf(env['PORT'] || '4321')
  const databaseUrl = databaseOf(env['DATABASE_URL'])
  const publicCalendar = calendarOf(env)
  return {
    host,
    port,
    varDir: env['VAR_DIR'] || 'var',
    // Not made of HOST and PORT: every page carries it, and another port changes no page.
    origin: originOf(env['SITE_ORIGIN'] || 'http://127.0.0.1:4321'),
    ...(publicCalendar && { publicCalendar }),
    ...(databaseUrl && { databaseUrl }),
    trustProxy: proxyOf(env['TRUST_PROXY'] || 'false'),
  }
}

/** The address of a server; IPv6 hosts stand in brackets. */
export function addressOf(host: string, port: number): string {
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}`
}

function portOf(text: string): number {
  const port = Number(text)
  if (!/^\d+$/.test(text) || port > 65535) {
    throw new ConfigError(
      `PORT must be a whole number from 0 to 65535, not "${text}"`,
    )
  }
  return port
}

function originOf(text: string): string {
  const url = URL.parse(text)
  const isHttp = url?.protocol === 'http:' || url?.protocol === 'https:'
  if (!url || !isHttp || url.href !== `${url.origin}/`) {
    throw new ConfigError(
      `SITE_ORIGIN must be an address like https://example.org, not "${text}"`,
    )
  }
  return url.origin
}

/** A key may be missing: the page says so then. */
function calendarOf(env: Env): PublicCalendar | undefined {
  const id = env['GOOGLE_CALENDAR_ID']
  const key = env['GOOGLE_CALENDAR_API_KEY']
  const url = calendarUrlOf(env['GOOGLE_CALENDAR_URL'] || GOOGLE_CALENDAR_URL)
  return id ? { id, ...(key && { key }), url } : undefined
}

function calendarUrlOf(text: string): string {
  const url = URL.parse(text)
  const isHttp = url?.protocol === 'http:' || url?.protocol === 'https:'
  if (!url || !isHttp || url.href !== url.origin + url.pathname) {
    throw new ConfigError(
      `GOOGLE_CALENDAR_URL must be an address like ${GOOGLE_CALENDAR_URL}, not "${text}"`,
    )
  }
  return url.href.replace(/\/+$/, '')
}

function databaseOf(text: string | undefined): string | undefined {
  if (!text) return undefined
  // The value holds a password and is not repeated.
  if (!/^postgres(ql)?:\/\/./.test(text) || !URL.canParse(text)) {
    throw new ConfigError(
      'DATABASE_URL must look like postgres://user:password@host:5432/database',
    )
  }
  return text
}

function proxyOf(text: string): boolean | string {
  if (text === 'true' || text === 'false') return text === 'true'
  if (!/^[\da-fA-F.:/]+(\s*,\s*[\da-fA-F.:/]+)*$/.test(text)) {
    throw new ConfigError(
      `TRUST_PROXY must be true, false or a list of addresses, not "${text}"`,
    )
  }
  return text
}
