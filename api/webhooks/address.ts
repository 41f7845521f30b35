import { isIP } from 'node:net'
import { isPublic } from './networks.ts'

const MAX_URL = 500

/** `host` or `host:port` of addresses that may be plain http and private, as the operator names them. */
export type NamedHosts = ReadonlySet<string>

/** Whether the operator has named the host of an address. */
export const isNamed = ({ host, hostname }: URL, hosts: NamedHosts): boolean => hosts.has(host) || hosts.has(hostname)

/**
 * An address that may receive messages: https, and no private address of the network; undefined for others. What its
 * name means is checked at each connection.
 */
export function receiverOf(text: string, hosts: NamedHosts): URL | undefined {
  const url = text.length <= MAX_URL ? URL.parse(text) : null
  if (!url || url.username || url.password || url.hash) return undefined
  if (isNamed(url, hosts)) return /^https?:$/.test(url.protocol) ? url : undefined
  const bare = url.hostname.replace(/^\[|\]$/g, '')
  const isHost = isIP(bare) ? isPublic(bare) : /\.[a-z]/i.test(bare) && !/\.(localhost|local|internal)$/i.test(bare)
  return url.protocol === 'https:' && isHost ? url : undefined
}
