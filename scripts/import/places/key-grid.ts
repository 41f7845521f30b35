import { NEAR_METRES, type TwinMarks } from './twin-marks.ts'

/** Cells of a hundredth of a degree: mostly, what is near a place is in its own. */
const CELLS = 100
const METRES_PER_DEGREE = 111_200
const COLUMNS = 360 * CELLS

/**
 * Which places have a mark in which cell of the earth, as numbers: some 50 bytes a mark. What it answers
 * is to be looked at: it may be somewhat too far away.
 */
export class KeyGrid {
  private readonly cells = new Map<number, number | number[]>()

  add(ref: number, { keys, lat, lng }: TwinMarks): void {
    const cell = cellOf(Math.floor(lat * CELLS), Math.floor(lng * CELLS))
    for (const key of keys) {
      const at = hashOf(`${cell} ${key}`)
      const known = this.cells.get(at)
      if (known === undefined) this.cells.set(at, ref)
      else if (typeof known !== 'number') {
        if (!known.includes(ref)) known.push(ref)
      } else if (known !== ref) this.cells.set(at, [known, ref])
    }
  }

  /** The places that have a mark of these and may be near. */
  near({ keys, lat, lng }: TwinMarks): Set<number> {
    const found = new Set<number>()
    for (const cell of cellsAround(lat, lng))
      for (const key of keys) {
        const known = this.cells.get(hashOf(`${cell} ${key}`))
        if (typeof known === 'number') found.add(known)
        else for (const ref of known ?? []) found.add(ref)
      }
    return found
  }
}

function* cellsAround(lat: number, lng: number): Generator<number> {
  const high = NEAR_METRES / METRES_PER_DEGREE
  const shrunk = Math.cos(
    (Math.min(Math.abs(lat) + 0.01, 89.9) * Math.PI) / 180,
  )
  const wide = high / shrunk
  const first = Math.floor((lng - wide) * CELLS)
  const last = Math.floor((lng + wide) * CELLS)
  for (
    let row = Math.floor((lat - high) * CELLS);
    row <= Math.floor((lat + high) * CELLS);
    row++
  )
    // prettier-ignore
    for (let column = first; column <= last; column++)
      yield cellOf(row, column)
}

/** The grid goes round the antimeridian. */
const cellOf = (row: number, column: number) =>
  (row + 90 * CELLS) * COLUMNS +
  ((((column + COLUMNS / 2) % COLUMNS) + COLUMNS) % COLUMNS)

/** 53 bits of a text (cyrb53, public domain): of a million marks, two fall together once in 18,000 times. */
function hashOf(text: string): number {
  let high = 0xdeadbeef
  let low = 0x41c6ce57
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
