import { ConfigError, type Env } from '../settings/config-error.ts'
import type { Config } from '../config.ts'

/** The first descriptor that systemd passes. */
const FIRST_FD = 3

/** Where to listen: an address, or a descriptor of a socket that somebody else keeps open. */
export interface ListenAt {
  host: string
  port: number
  fd?: number
}

/**
 * Where a process listens. A socket passed by systemd (`LISTEN_FDS`) takes precedence over the settings: it stays open
 * across restarts, so that no connection is refused.
 */
export function listenAt({ host, port }: Pick<Config, 'host' | 'port'>, env: Env = {}, pid = process.pid): ListenAt {
  const count = env['LISTEN_FDS']
  const listenPid = env['LISTEN_PID']
  if (!count || (listenPid && listenPid !== String(pid))) return { host, port }
  if (count !== '1') {
    throw new ConfigError(`LISTEN_FDS must be 1, not "${count}": pass one socket`)
  }
  return { host, port, fd: FIRST_FD }
}
