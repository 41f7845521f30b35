import { ConfigError, eitherOf, type Env } from './config-error.ts'

export const LOG_LEVELS = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const
export type LogLevel = (typeof LOG_LEVELS)[number]

/** Settings of a process that do not appear in pages. */
export interface RunningConfig {
  /** Unset: the server logs warnings, commands print plain text. */
  logLevel?: LogLevel
  /** Where Prometheus metrics are served; nowhere if absent. */
  metrics?: { host: string; port: number }
  /** How long a stopping process keeps answering while it is not ready. */
  drainMs: number
  /** After this a stopping process exits, whatever it is doing. */
  stopMs: number
  /** Whether this process sends mail. */
  sendsMail: boolean
}

/** Throws ConfigError. */
export function runningOf(env: Env): RunningConfig {
  const logLevel = logLevelOf(env['LOG_LEVEL'])
  const drain = secondsOf(env, 'DRAIN_SECONDS', { standard: 0, most: 300 })
  const stop = secondsOf(env, 'STOP_SECONDS', { standard: 25, most: 600 })
  if (drain >= stop) {
    throw new ConfigError(`STOP_SECONDS (${stop}) must be more than DRAIN_SECONDS (${drain})`)
  }
  const port = env['METRICS_PORT']
  return {
    ...(logLevel && { logLevel }),
    ...(port && {
      metrics: {
        host: env['METRICS_HOST'] || '127.0.0.1',
        port: portOf('METRICS_PORT', port),
      },
    }),
    drainMs: drain * 1000,
    stopMs: stop * 1000,
    sendsMail: eitherOf('MAILER', env['MAILER'] || 'on', ['on', 'off']) === 'on',
  }
}

/** Throws ConfigError. */
export function portOf(name: string, text: string): number {
  const port = Number(text)
  if (!/^\d+$/.test(text) || port > 65535) {
    throw new ConfigError(`${name} must be a whole number from 0 to 65535, not "${text}"`)
  }
  return port
}

function logLevelOf(text: string | undefined): LogLevel | undefined {
  if (!text) return undefined
  if (LOG_LEVELS.includes(text as LogLevel)) return text as LogLevel
  throw new ConfigError(`LOG_LEVEL must be one of ${LOG_LEVELS.join(', ')}, not "${text}"`)
}

function secondsOf(env: Env, name: string, { standard, most }: { standard: number; most: number }): number {
  const text = env[name] || String(standard)
  const seconds = Number(text)
  if (!/^\d+(\.\d+)?$/.test(text) || seconds > most) {
    throw new ConfigError(`${name} must be a number of seconds from 0 to ${most}, not "${text}"`)
  }
  return seconds
}
