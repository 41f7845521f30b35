import type { lookup, LookupAddress } from 'node:dns'
import { BlockList, isIP, type LookupFunction } from 'node:net'

// Addresses that no message goes to unless the operator names their host: a webhook must not reach the machine itself
// or what else stands in its network.

/** IANA's special-purpose registries: private, shared, loopback, link-local, documentation, multicast, translated. */
const IPV4 = [
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '192.88.99.0/24',
  '192.168.0.0/16',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  '224.0.0.0/4',
  '240.0.0.0/4',
] as const
const IPV6 = [
  '::/96',
  '::ffff:0:0/96',
  '64:ff9b::/96',
  '64:ff9b:1::/48',
  '100::/64',
  '2001::/23',
  '2001:db8::/32',
  '2002::/16',
  '3fff::/20',
  '5f00::/16',
  'fc00::/7',
  'fe80::/10',
  'fec0::/10',
  'ff00::/8',
] as const

// A list for each: Node checks IPv4 addresses against networks of mapped ones, too, which have all of them.
const SPECIAL = { ipv4: listOf(IPV4, 'ipv4'), ipv6: listOf(IPV6, 'ipv6') }

function listOf(networks: readonly string[], family: 'ipv4' | 'ipv6'): BlockList {
  const list = new BlockList()
  for (const network of networks) {
    const [address = '', bits] = network.split('/')
    list.addSubnet(address, Number(bits), family)
  }
  return list
}

/** Whether an IP address is one of the public internet. */
export function isPublic(address: string): boolean {
  const version = isIP(address)
  const family = version === 4 ? 'ipv4' : 'ipv6'
  return version !== 0 && !SPECIAL[family].check(address, family)
}

/** The code of the error where a host is in a private network, as it stands in the log of a webhook. */
export const PRIVATE = 'private address'

/** Resolves names to public addresses alone, at the moment of the connection: a name may mean another one by then. */
export const publicLookup =
  (resolveName: typeof lookup): LookupFunction =>
  (name, options, done) => {
    resolveName(name, { ...options, all: true }, (error, found: LookupAddress[]) => {
      if (error) return done(error, '')
      const addresses = found.filter(({ address }) => isPublic(address))
      const [first] = addresses
      if (!first) return done(Object.assign(new Error(PRIVATE), { code: PRIVATE }), '')
      return options.all ? done(null, addresses) : done(null, first.address, first.family)
    })
  }
