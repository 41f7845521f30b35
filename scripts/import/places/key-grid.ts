import { NEAR_METRES, type MatchKeys } from './match-keys.ts'

/** Cells of a hundredth of a degree: most neighbours are in the same cell. */
const CELLS = 100
const METRES_PER_DEGREE = 111_200
const COLUMNS = 360 * CELLS

/** A multimap of numbers in typed arrays: 16 to 43 bytes per entry. */
class NumberTable {
  private keys = new Float64Array(1024).fill(NaN)
  private values = new Float64Array(1024)
  private size = 0

  add(key: number, value: number): void {
    for (const known of this.get(key)) if (known === value) return
    if (++this.size > this.keys.length * 0.75) this.grow()
    this.put(key, value)
  }

  *get(key: number): Generator<number> {
    const most = this.keys.length
    for (let at = key % most; !Number.isNaN(this.keys[at]); at = (at + 1) % most)
      if (this.keys[at] === key) yield this.values[at]!
  }

  private put(key: number, value: number): void {
    const most = this.keys.length
    let at = key % most
    while (!Number.isNaN(this.keys[at])) at = (at + 1) % most
    this.keys[at] = key
    this.values[at] = value
  }

  private grow(): void {
    const { keys, values } = this
    this.keys = new Float64Array(keys.length * 2).fill(NaN)
    this.values = new Float64Array(keys.length * 2)
    keys.forEach((key, at) => {
      if (!Number.isNaN(key)) this.put(key, values[at]!)
    })
  }
}

/** A spatial hash of match keys. Results must be checked, because they may be slightly too far away. */
export class KeyGrid {
  private readonly table = new NumberTable()

  add(ref: number, { keys, lat, lng }: MatchKeys): void {
    const cell = cellOf(Math.floor(lat * CELLS), Math.floor(lng * CELLS))
    for (const key of keys) this.table.add(hashOf(key, cell), ref)
  }

  /** The places that share a key and may be near. */
  near({ keys, lat, lng }: MatchKeys): Set<number> {
    const found = new Set<number>()
    for (const cell of cellsAround(lat, lng))
      for (const key of keys) for (const ref of this.table.get(hashOf(key, cell))) found.add(ref)
    return found
  }
}

function* cellsAround(lat: number, lng: number): Generator<number> {
  const high = NEAR_METRES / METRES_PER_DEGREE
  const shrunk = Math.cos((Math.min(Math.abs(lat) + 0.01, 89.9) * Math.PI) / 180)
  const wide = high / shrunk
  const first = Math.floor((lng - wide) * CELLS)
  const last = Math.floor((lng + wide) * CELLS)
  for (let row = Math.floor((lat - high) * CELLS); row <= Math.floor((lat + high) * CELLS); row++)
    for (let column = first; column <= last; column++) yield cellOf(row, column)
}

/** The grid wraps around the antimeridian. */
const cellOf = (row: number, column: number) =>
  (row + 90 * CELLS) * COLUMNS + ((((column + COLUMNS / 2) % COLUMNS) + COLUMNS) % COLUMNS)

/** A 53-bit hash of a text in a cell (cyrb53, public domain): a million keys collide once in 18,000 runs. */
function hashOf(text: string, cell: number): number {
  let high = 0xdeadbeef ^ cell
  let low = 0x41c6ce57 ^ cell
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i)
    high = Math.imul(high ^ code, 2654435761)
    low = Math.imul(low ^ code, 1597334677)
  }
  high = Math.imul(high ^ (high >>> 16), 2246822507)
  high ^= Math.imul(low ^ (low >>> 13), 3266489909)
  low = Math.imul(low ^ (low >>> 16), 2246822507)
  low ^= Math.imul(high ^ (high >>> 13), 3266489909)
  return 4294967296 * (2097151 & low) + (high >>> 0)
}
