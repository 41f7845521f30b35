/** In degrees. */
export interface Cell {
  south: number
  west: number
  north: number
  east: number
}

/** From this zoom on, cells stay the same size: cities are not closer together. */
const FINEST_ZOOM = 10

/**
 * The grid cells that cover a box. All visitors share one grid per zoom, so that responses can be cached.
 * A box may extend beyond 180°; a cell does not.
 */
export function labelCells(box: Cell, zoom: number): Cell[] {
  // Half a screen: two tiles.
  const step = 360 / 2 ** (Math.max(2, Math.min(FINEST_ZOOM, zoom)) - 1)
  const cells = new Map<string, Cell>()
  for (let row = Math.floor(box.south / step); row * step < box.north; row++) {
    for (let column = Math.floor(box.west / step); column * step < box.east; column++) {
      const west = wrapped(column * step)
      const cell = {
        south: Math.max(-90, row * step),
        west,
        north: Math.min(90, (row + 1) * step),
        east: west + step,
      }
      if (cell.south < cell.north) cells.set(`${row} ${west}`, cell)
    }
  }
  return [...cells.values()]
}

function wrapped(lng: number): number {
  return ((((lng + 180) % 360) + 360) % 360) - 180
}

/** A name beside its point, in pixels. */
export interface Label {
  name: string
  x: number
  y: number
  width: number
}

const HEIGHT = 20

/** The labels that fit, in order of precedence. */
export function freeLabels<L extends Label>(labels: readonly L[]): L[] {
  const free: L[] = []
  for (const label of labels) {
    const isFree = free.every(
      ({ x, y, width }) => label.x + label.width < x || x + width < label.x || Math.abs(label.y - y) >= HEIGHT,
    )
    if (isFree) free.push(label)
  }
  return free
}
