import type { Incoming } from './incoming.ts'
import { KeyGrid } from './key-grid.ts'
import { metresBetween, type MatchKeys } from './match-keys.ts'

/** The places of a file so far, to tell those that it has twice: a node and a way of one restaurant. */
export class FileDuplicates {
  private readonly grid = new KeyGrid()
  private readonly ids: string[] = []
  private readonly places: Omit<MatchKeys, 'keys'>[] = []

  /** The id of a place that came before and seems to be this one. */
  meet({ sourceId, marks }: Incoming): string | undefined {
    if (!marks) return undefined
    const { lat, lng, kind } = marks
    const twin = [...this.grid.near(marks)].find((ref) => {
      const other = this.places[ref]
      return other && metresBetween(marks, other) !== undefined
    })
    // One stands for all that are the same.
    if (twin !== undefined) return this.ids[twin]
    this.grid.add(this.ids.length, marks)
    this.ids.push(sourceId)
    this.places.push({ lat, lng, kind })
    return undefined
  }
}
