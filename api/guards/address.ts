import { isIP } from 'node:net'

/** The groups of an IPv6 address that one household has; it may change the rest at will. */
const NETWORK_GROUPS = 4

/**
 * Whom an address counts for: an IPv4 address, or the /64 network of an IPv6 one. All invalid addresses from a proxy
 * count as one caller.
 */
export function subjectOf(ip: string): string {
  const plain = withoutPort(ip.trim())
  const version = isIP(plain)
  if (version === 0) return 'unknown'
  if (version === 4) return plain
  const groups = groupsOf(plain)
  const isMapped = groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff
  return isMapped
    ? groups.slice(6).flatMap(bytesOf).join('.')
    : groups
        .slice(0, NETWORK_GROUPS)
        .map((group) => group.toString(16))
        .join(':')
}

/** The groups of an IPv6 address that a provider assigns to one customer at most. */
const SITE_GROUPS = 3

/** The /48 network of an IPv6 address, which has many /64; undefined for IPv4 and invalid addresses. */
export function networkOf(ip: string): string | undefined {
  const groups = subjectOf(ip).split(':')
  return groups.length === NETWORK_GROUPS ? groups.slice(0, SITE_GROUPS).join(':') : undefined
}

/** Some proxies write `192.0.2.1:4711` and `[2001:db8::1]:4711`. */
function withoutPort(ip: string): string {
  const bracketed = /^\[([^\]]*)\](:\d+)?$/.exec(ip)
  if (bracketed) return bracketed[1]!
  const dotted = /^([\d.]+):\d+$/.exec(ip)
  return dotted ? dotted[1]! : ip
}

/** The eight numbers of an IPv6 address. */
function groupsOf(ip: string): number[] {
  const [address = ''] = ip.split('%', 1)
  const hex = address.replace(/[\d.]+$/, (end) => (end.includes('.') ? hexOf(end) : end))
  const [head = '', tail] = hex.split('::')
  const numbers = (text: string) =>
    text
      .split(':')
      .filter(Boolean)
      .map((group) => Number.parseInt(group, 16))
  const first = numbers(head)
  const last = numbers(tail ?? '')
  const zeros = Array<number>(8 - first.length - last.length).fill(0)
  return [...first, ...zeros, ...last]
}

/** `192.0.2.1` at the end of an IPv6 address, as two groups. */
function hexOf(dotted: string): string {
  const [a = 0, b = 0, c = 0, d = 0] = dotted.split('.').map(Number)
  return `${(a * 256 + b).toString(16)}:${(c * 256 + d).toString(16)}`
}

const bytesOf = (group: number) => [group >> 8, group & 255]
