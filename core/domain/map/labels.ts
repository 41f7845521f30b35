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

/** A longitude from -180 on, below 180. */
export function wrapped(lng: number): number {
  return ((((lng + 180) % 360) + 360) % 360) - 180
}

/** A name beside its point, in pixels. */
export interface Label {
  name: string
  x: number
  /** The middle of its height. */
  y: number
  width: number
  /** Given up instead of moved where its point is covered. */
  isQuarter?: boolean
}

/** In pixels. */
export interface Box {
  left: number
  top: number
  right: number
  bottom: number
}

/** Where a label stands; `isMoved` if that is not at its point. */
export type Placed<L> = L & { isMoved: boolean }

/** Of a label, in pixels. */
export const LABEL_HEIGHT = 20
/** Half a cluster and a gap, in pixels. */
const BESIDE = 28
const BELOW = 36

interface Room {
  /** By what else the map shows. */
  obstacles?: readonly Box[]
  /** Labels are not cut at its edges. */
  view?: Box
}

/**
 * The labels that fit, in order of precedence: at their points, or beside what covers those; only one beside each, so
 * that it is clear what it names.
 */
export function freeLabels<L extends Label>(labels: readonly L[], { obstacles = [], view }: Room = {}): Placed<L>[] {
  const free: Placed<L>[] = []
  const boxes = [...obstacles]
  const named = new Set<Box>()
  for (const label of labels) {
    const { x, y, width } = label
    const cover = obstacles.find((box) => isTouched(boxOf(label), box))
    const moved: [number, number][] = [
      [x + BESIDE, y],
      [x - BESIDE - width, y],
      [x - width / 2, y + BELOW],
    ]
    const places = [[x, y] as const, ...(cover && !named.has(cover) && !label.isQuarter ? moved : [])]
    const place = places.find(([left, middle]) => {
      const box = boxOf({ ...label, x: left, y: middle })
      return (!view || isWithin(box, view)) && !boxes.some((other) => isTouched(box, other))
    })
    if (!place) continue
    const placed = { ...label, x: place[0], y: place[1], isMoved: place !== places[0] }
    free.push(placed)
    if (cover) named.add(cover)
    boxes.push(boxOf(placed))
  }
  return free
}

const boxOf = ({ x, y, width }: Label): Box => ({
  left: x,
  right: x + width,
  top: y - LABEL_HEIGHT / 2,
  bottom: y + LABEL_HEIGHT / 2,
})

const isTouched = (box: Box, other: Box): boolean =>
  box.left <= other.right && other.left <= box.right && box.top < other.bottom && other.top < box.bottom

/** Whether a box is within another one. */
export const isWithin = (box: Box, view: Box): boolean =>
  box.left >= view.left && box.right <= view.right && box.top >= view.top && box.bottom <= view.bottom
