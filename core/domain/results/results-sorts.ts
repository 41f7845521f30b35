import type { Entry } from '#core/contract/entries.ts'
import { distanceKm } from '#core/domain/distance.ts'
import type { FromPoint } from '#core/domain/reach.ts'

/** Longitude and latitude in degrees. */
export type Origin = readonly [lng: number, lat: number]

/** What decides which orders there are. */
export interface SortBasis {
  hasPaid: boolean
  hasRated: boolean
  /** Where distances are measured from, if anywhere. */
  origin?: Origin | undefined
  /** The visitor's point, if they are measured from that. */
  from?: FromPoint | undefined
  /** Whether its listings are of several towns. */
  withTown?: boolean | undefined
}

/** An entry in the order of its title, ready to be compared. */
interface Sortable {
  entry: Entry
  /** From the origin. */
  km: number
}

interface SortRow {
  isOffered(basis: SortBasis): boolean
  /** Of entries sorted by title, and by town or distance and title. */
  sorted<T extends Sortable>(az: readonly T[], byPlace: readonly T[]): readonly T[]
}

const always = () => true

const SORT_ROWS = {
  featured: {
    isOffered: ({ hasPaid }) => hasPaid,
    sorted: (_az, byPlace) => byPlace.toSorted((a, b) => Number(b.entry.paid) - Number(a.entry.paid) || byWorth(a, b)),
  },
  best: { isOffered: always, sorted: (_az, byPlace) => byPlace.toSorted(byWorth) },
  town: { isOffered: ({ withTown }) => withTown === true, sorted: (_az, byPlace) => byPlace },
  az: { isOffered: always, sorted: (az) => az },
  za: { isOffered: always, sorted: (az) => az.toReversed() },
  distance: {
    isOffered: ({ origin }) => origin !== undefined,
    sorted: (az) => az.toSorted((a, b) => a.km - b.km),
  },
  // Those without a rating, or a known day, last.
  rating: {
    isOffered: ({ hasRated }) => hasRated,
    sorted: (az) => az.toSorted((a, b) => meanOf(b) - meanOf(a) || countOf(b) - countOf(a)),
  },
  confirmed: { isOffered: always, sorted: (az) => az.toSorted(byDay) },
} satisfies Record<string, SortRow>

export type Sort = keyof typeof SORT_ROWS
export const SORTS = Object.keys(SORT_ROWS) as readonly Sort[]

const byWorth = (a: Sortable, b: Sortable): number => b.entry.worth - a.entry.worth
const meanOf = ({ entry: { rating } }: Sortable): number => rating?.mean ?? 0
const countOf = ({ entry: { rating } }: Sortable): number => rating?.count ?? 0

function byDay(a: Sortable, b: Sortable): number {
  const [first = '', second = ''] = [a.entry.confirmed, b.entry.confirmed]
  return first < second ? 1 : first > second ? -1 : 0
}

/** The available orders, the default first: who has chosen a point asks for what is near it. */
export function sortsOf(basis: SortBasis): readonly Sort[] {
  const offered = SORTS.filter((sort) => SORT_ROWS[sort].isOffered(basis))
  return basis.from ? ['distance', ...offered.filter((sort) => sort !== 'distance')] : offered
}

/**
 * All orders of entries that are sorted by title. Where names of towns are compared, their towns come before that, else
 * their distances.
 */
export function ordersOf<T extends Sortable>(
  az: readonly T[],
  compareTowns?: (a: string, b: string) => number,
): Readonly<Record<Sort, readonly T[]>> {
  const byPlace = az.toSorted((a, b) => (compareTowns ? compareTowns(a.entry.town, b.entry.town) : a.km - b.km))
  const orders = SORTS.map((sort) => [sort, (SORT_ROWS[sort] as SortRow).sorted(az, byPlace)])
  return Object.fromEntries(orders) as Record<Sort, readonly T[]>
}

/** 0 without an origin. What is somewhere in its town is farther than all that has a position. */
export function kmFrom(
  origin: Origin | undefined,
  { position: [lng, lat], inTown }: { position: Origin; inTown?: boolean | undefined },
): number {
  if (inTown) return Infinity
  return origin ? distanceKm(origin[1], origin[0], lat, lng) : 0
}
