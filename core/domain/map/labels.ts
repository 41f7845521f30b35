/** In degrees. */
export interface Cell {
  south: number
  west: number
  north: number
  east: number
}

/** From this zoom on cells grow no smaller: cities are not nearer to each other than that. */
const FINEST_ZOOM = 10

/**
 * The cells of a grid that cover a box: those of a zoom are the same for everybody, so that answers about
 * them are shared. A box may reach beyond 180°; a cell does not.
 */
export function labelCells(box: Cell, zoom: number): Cell[] {
  // Half a screen wide: two tiles of the map.
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

/** The labels that find room, the first ones first. */
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
