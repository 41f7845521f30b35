import { networkOf, subjectOf } from '../guards/address.ts'

const WINDOW_MS = 10 * 60_000
/** Maximum counts of one address: more pages than anybody reads. */
const MAX_OF_ADDRESS = 200
/** A /48 network may do as much as this many households. */
const HOUSEHOLDS = 20
const MAX_ADDRESSES = 20_000

/**
 * How much of each address counts, so that nobody inflates the sums cheaply. Addresses are held in memory for ten
 * minutes and written nowhere; the limits of other calls would write to the store with every page.
 */
export function createAllowances() {
  let until = 0
  const counts = new Map<string, number>()

  /** Whether that was one too many. */
  function isOver(subject: string, most: number): boolean {
    const count = (counts.get(subject) ?? 0) + 1
    counts.set(subject, count)
    return count > most
  }

  return {
    allows(ip: string, at: number): boolean {
      // Setting the clock back must not extend a window.
      if (at >= until || until - at > WINDOW_MS) {
        counts.clear()
        until = at + WINDOW_MS
      }
      const subject = subjectOf(ip)
      if (!counts.has(subject) && counts.size >= MAX_ADDRESSES) return false
      const network = networkOf(ip)
      if (network && isOver(network, MAX_OF_ADDRESS * HOUSEHOLDS)) return false
      return !isOver(subject, MAX_OF_ADDRESS)
    },
  }
}
