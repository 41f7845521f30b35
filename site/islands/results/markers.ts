import type { Entry } from '#core/contract/entries.ts'
import { markerOf } from '../map/marker.ts'
import type { MapMarker } from '../map/popup.ts'

export interface MarkerOptions {
  /** Whether markers name their town. */
  withTown: boolean
  /** The label of samples. */
  sample: string
}

/** Results on a map. */
export function markersOf(entries: readonly Entry[], { withTown, sample }: MarkerOptions): MapMarker[] {
  return entries.map((entry) =>
    markerOf(entry, [
      entry.address,
      ...(withTown && entry.town !== entry.address ? [entry.town] : []),
      ...(entry.sample ? [sample] : []),
    ]),
  )
}
