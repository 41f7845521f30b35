import type { Incoming } from './incoming.ts'
import { KeyGrid } from './key-grid.ts'
import { metresBetween, type MatchKeys } from './match-keys.ts'

/** Finds places that a file has twice: a node and a way of one restaurant. */
export class FileDuplicates {
  private readonly grid = new KeyGrid()
  private readonly ids: string[] = []
  private readonly places: Omit<MatchKeys, 'keys'>[] = []

  /** The id of an earlier place that seems to be the same. */
  meet({ sourceId, marks }: Incoming): string | undefined {
    if (!marks) return undefined
    const { lat, lng, kind } = marks
    const first = [...this.grid.near(marks)].find((ref) => {
      const other = this.places[ref]
      return other && metresBetween(marks, other) !== undefined
    })
    // Only the first of equal places is recorded.
    if (first !== undefined) return this.ids[first]
    this.grid.add(this.ids.length, marks)
    this.ids.push(sourceId)
    this.places.push({ lat, lng, kind })
    return undefined
  }
}
