import { publicQuery, readTrip } from '#core/domain/trip/stops.ts'
import { pushAddress, replaceAddress, stepNotes } from '#site/ui/page/address.ts'
import { isKnown, readKept } from '#site/ui/storage/flags.ts'
import { writeStorage } from '#site/ui/storage/write.ts'
import { TRIP_KEY, type Keeping } from '#site/features/trip/trip.ts'

// The address says where nobody sleeps: points of the visitor's own are in the step of the history, on this device.

interface Step {
  /** The whole trip. */
  query: string
  /** The trip of the account that it shows. */
  trip?: number
}

const device = () => readKept('localStorage', TRIP_KEY)
/** What this page has shown, for steps of its fragments. */
let last: string | undefined

/** A trip with points in the fragment of a link: browsers do not send it to the server. */
const linked = () => (location.hash.startsWith('#stop=') ? location.hash.slice(1) : undefined)

/** The query of the trip that the page shows, whole. */
export function tripQueryNow(): string {
  const search = location.search.slice(1)
  return linked() ?? stepNotes<Step>().query ?? sameTrip(search) ?? search
}

/** The trip of this device whose address this is. */
function sameTrip(search: string): string | undefined {
  if (readTrip(search).unread.length > 0) return undefined
  const shown = publicQuery(search)
  return [last, device()].find((query) => query && publicQuery(query) === shown)
}

const address = (query: string) => {
  const shown = publicQuery(query)
  return location.pathname + (shown && `?${shown}`)
}

const stepOf = (query: string, trip: number | undefined): Step => ({ query, ...(trip !== undefined && { trip }) })

export const keeping: Keeping = {
  query: tripQueryNow,
  // Who has logged out has no such trip.
  kept: () => (isKnown() ? stepNotes<Step>().trip : undefined),
  push(query, kept) {
    last = query
    pushAddress(address(query), stepOf(query, kept))
  },
  replace(query, kept) {
    last = query
    replaceAddress(address(query), stepOf(query, kept))
  },
  read: device,
  write: (query) => writeStorage('localStorage', TRIP_KEY, query),
}

/** Moves points that somebody has shared from the address to the history: its address is soon shared again. */
export function hidePoints(): void {
  const query = tripQueryNow()
  const isWritten = readTrip(location.search).stops.some(({ point }) => point && !('tnid' in point))
  if (isWritten || linked() !== undefined) keeping.replace(query, keeping.kept())
}
