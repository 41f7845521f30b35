/** Positions of requested nodes: 24 bytes each, so that millions fit. */
export class NodePlaces {
  private readonly ids: Float64Array
  private readonly lngs: Float64Array
  private readonly lats: Float64Array

  constructor(ids: Iterable<number>) {
    this.ids = Float64Array.from(ids).sort()
    this.lngs = new Float64Array(this.ids.length).fill(Number.NaN)
    this.lats = new Float64Array(this.ids.length).fill(Number.NaN)
  }

  set(id: number, lng: number, lat: number): void {
    const at = this.find(id)
    if (at < 0) return
    // An id shared by two ways occurs twice.
    for (let i = at; this.ids[i] === id; i++) {
      this.lngs[i] = lng
      this.lats[i] = lat
    }
  }

  /** The centre of the nodes' bounding box; undefined if none is known. */
  middle(ids: readonly number[]): [number, number] | undefined {
    let [west, south, east, north] = [Infinity, Infinity, -Infinity, -Infinity]
    for (const id of ids) {
      const at = this.find(id)
      const [lng = Number.NaN, lat = Number.NaN] = [this.lngs[at], this.lats[at]]
      if (Number.isNaN(lng)) continue
      west = Math.min(west, lng)
      east = Math.max(east, lng)
      south = Math.min(south, lat)
      north = Math.max(north, lat)
    }
    return west <= east ? [(west + east) / 2, (south + north) / 2] : undefined
  }

  /** The first index of an id, or -1. */
  private find(id: number): number {
    let low = 0
    let high = this.ids.length
    while (low < high) {
      const half = (low + high) >>> 1
      if ((this.ids[half] ?? Infinity) < id) low = half + 1
      else high = half
    }
    return this.ids[low] === id ? low : -1
  }
}
