import { ConfigError, type Env } from '../settings/config-error.ts'
import type { Config } from '../config.ts'

/** The first descriptor that systemd hands on. */
const FIRST_FD = 3

/** Where to listen: at an address, or, where a descriptor stands, at a socket that somebody else keeps open. */
export interface ListenAt {
  host: string
  port: number
  fd?: number
}

/**
 * Where a process listens. A socket that was handed on by systemd's protocol (`LISTEN_FDS`) goes before the
 * settings: it stays open while processes come and go, so that nobody who calls meanwhile is refused.
 */
export function listenAt({ host, port }: Pick<Config, 'host' | 'port'>, env: Env = {}, pid = process.pid): ListenAt {
  const count = env['LISTEN_FDS']
  const meant = env['LISTEN_PID']
  if (!count || (meant && meant !== String(pid))) return { host, port }
  if (count !== '1') {
    throw new ConfigError(`LISTEN_FDS must be 1, not "${count}": pass one socket`)
  }
  return { host, port, fd: FIRST_FD }
}
