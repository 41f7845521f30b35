import type { Entry } from '#core/contract/entries.ts'
import type { WayFrom } from '#site/features/nearby/use-way-from.ts'
import { markerOf } from '#site/ui/map/marker.ts'
import type { MapMarker } from '#site/ui/map/popup.ts'

export interface MarkerOptions {
  /** Whether markers name their town. */
  withTown: boolean
  /** The label of samples. */
  sample: string
  /** How far they are from the visitor's point. */
  way?: WayFrom
}

/** Results on a map, but for those of which no more than the town is known. */
export function markersOf(entries: readonly Entry[], { withTown, sample, way }: MarkerOptions): MapMarker[] {
  const placed = entries.filter(({ inTown }) => !inTown)
  return placed.map((entry) =>
    markerOf(entry, [
      entry.address,
      ...(withTown && entry.town !== entry.address ? [entry.town] : []),
      ...(entry.sample ? [sample] : []),
      way?.(entry),
    ]),
  )
}
