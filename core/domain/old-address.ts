import { MAX_ADDRESS } from '../terms/redirects.ts'

/** What newsletters and networks append to links: it names no page. */
const TRACKING = /^(?:utm_\w+|fbclid|gclid|msclkid|mc_[ce]id)$/i
const LINK = /^https?:\/\/[^/?#]+/i
const HOMES: ReadonlySet<string> = new Set(['/', '/index.php'])

/** The path and query of an address in one form, however it is encoded and with or without a slash at its end. */
interface Address {
  /** Decoded, without a slash at its end. */
  path: string
  /** Sorted, with its question mark; empty without parameters. */
  query: string
}

/** An address of a former site, a whole link or its path; undefined for what cannot be one. */
function addressOf(text: string): Address | undefined {
  const [own = ''] = text.trim().replace(LINK, '').split('#', 1)
  const start = own.indexOf('?')
  const [raw, search] = start < 0 ? [own, ''] : [own.slice(0, start), own.slice(start)]
  const path = decoded(raw === '' ? '/' : raw)
  if (!path?.startsWith('/') || path.length > MAX_ADDRESS) return undefined
  const params = [...new URLSearchParams(search)].filter(([name]) => !TRACKING.test(name))
  const sorted = params.toSorted(([a], [b]) => (a < b ? -1 : 1))
  const query = sorted.length > 0 ? `?${new URLSearchParams(sorted)}` : ''
  if (query.length > MAX_ADDRESS) return undefined
  const bare = path.replace(/\/{2,}/g, '/').replace(/(?<=.)\/$/, '')
  return { path: HOMES.has(bare) ? '/' : bare, query }
}

function decoded(path: string): string | undefined {
  try {
    const text = decodeURIComponent(path).normalize('NFC')
    return /\p{Cc}/u.test(text) || !text.isWellFormed() ? undefined : text
  } catch {
    return undefined
  }
}

/** An address of a former site as redirects are found by it: `/places/café`, `/?p=123`; undefined for what is none. */
export function oldAddress(text: string): string | undefined {
  const address = text.trim() === '' ? undefined : addressOf(text)
  // What every site has is none of the former one.
  return address && address.path + address.query !== '/' ? address.path + address.query : undefined
}

/** An old address as a link has it, percent-encoded; its query is encoded as it is found. */
export function encodedAddress(address: string): string {
  const path = pathOfAddress(address)
  return encodeURI(path).replaceAll('#', '%23') + address.slice(path.length)
}

/** What a request may be the old address of, the likelier one first: with its query, then without. */
export function askedAddresses(url: string): string[] {
  const address = addressOf(url)
  if (!address) return []
  const { path, query } = address
  return [...new Set([path + query, path])].filter((each) => each !== '/')
}

/** The path of an old address, without its query. */
export const pathOfAddress = (address: string): string => address.split('?', 1)[0] ?? ''

/** Several old addresses of one place in a cell: they contain neither blanks nor `|`. */
export const addressesIn = (cell: string): string[] => cell.split(/[\s|]+/).filter(Boolean)
