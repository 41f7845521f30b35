import { placeRef, placeRow } from './cards.ts'
import type { Destination } from './inputs.ts'
import type { Index } from './open.ts'

/** The number of features in a place. */
export interface PlaceCount {
  place: number
  /** The country of a city. */
  parent: number | null
  count: number
}

/** The places of features, and countries with several of them: most features first. */
export function destinationsOf(index: Index, counts: readonly PlaceCount[], most = Infinity): Destination[] {
  return [...counts, ...countriesOf(counts)]
    .sort((a, b) => b.count - a.count || a.place - b.place)
    .slice(0, most)
    .flatMap(({ place, count }) => destination(index, place, count) ?? [])
}

export function destination(index: Index, place: number, count: number): Destination | undefined {
  const row = placeRow(index, place)
  return row && { place: placeRef(row), count }
}

function countriesOf(counts: readonly PlaceCount[]): PlaceCount[] {
  const sums = new Map<number, { places: number; count: number }>()
  for (const { parent, count } of counts) {
    if (parent === null) continue
    const sum = sums.get(parent) ?? { places: 0, count: 0 }
    sums.set(parent, { places: sum.places + 1, count: sum.count + count })
  }
  return [...sums].flatMap(([place, { places, count }]) => (places > 1 ? [{ place, parent: null, count }] : []))
}
