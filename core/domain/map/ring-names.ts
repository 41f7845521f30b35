import { isWithin, type Box } from './labels.ts'

/** In pixels. */
export interface NamedRing {
  x: number
  y: number
  radius: number
  /** Of its name. */
  width: number
}

export interface Pixel {
  x: number
  y: number
}

/** Of a name on its ground. */
const NAME_HEIGHT = 20
/** The radius below which no name lies across a larger ring, in pixels. */
export const SMALL_RING = 48
/** More room than this around a name makes it no clearer. */
const ENOUGH = 16

/** Sixteenths of a turn, clockwise from north: where a name is looked for first comes first. */
const TURNS = [0, 8, 2, 14, 6, 10, 4, 12, 1, 15, 7, 9, 3, 13, 5, 11]

interface Room {
  obstacles: readonly Box[]
  view: Box
}

/** Where on each ring its name has the most room within the view, in its middle; undefined if there is none. */
export function ringNames(rings: readonly NamedRing[], { obstacles, view }: Room): (Pixel | undefined)[] {
  const boxes = [...obstacles]
  const places = new Map<NamedRing, Pixel>()
  for (const ring of rings.toSorted((a, b) => b.radius - a.radius)) {
    const most = (box: Box) => {
      const crossed = rings.filter((other) => other !== ring && isCrossed(box, other))
      if (crossed.length === 0) return ENOUGH
      return ring.radius < SMALL_RING && crossed.some(({ radius }) => radius > ring.radius) ? 0 : 1
    }
    const rooms = pointsOf(ring).map((at) => {
      const box = boxAt(at, ring.width)
      return { at, room: Math.min(roomFor(box, { obstacles: boxes, view }), most(box)) }
    })
    const { at, room } = widest(rooms)
    if (room <= 0) continue
    places.set(ring, at)
    boxes.push(boxAt(at, ring.width))
  }
  return rings.map((ring) => places.get(ring))
}

const SIDES = ['below', 'above', 'right', 'left'] as const
export type Side = (typeof SIDES)[number]

/** The half of a mark and a gap, in pixels. */
const BESIDE = 19

/** On which side of a mark its name has room: below it, if anywhere. */
export function sideOfName({ x, y }: Pixel, width: number, around: Room): Side {
  const across = BESIDE + width / 2
  const down = BESIDE + NAME_HEIGHT / 2
  const middles: Record<Side, Pixel> = {
    below: { x, y: y + down },
    above: { x, y: y - down },
    right: { x: x + across, y },
    left: { x: x - across, y },
  }
  const rooms = SIDES.map((at) => ({ at, room: Math.min(roomFor(boxAt(middles[at], width), around), 1) }))
  return widest(rooms).at
}

/** The first with the most room. */
const widest = <T extends { room: number }>(places: readonly T[]): T =>
  places.reduce((best, next) => (next.room > best.room ? next : best))

/** The pixels around a box that are free; not above 0 if it is covered or not in view. */
const roomFor = (box: Box, { obstacles, view }: Room): number =>
  isWithin(box, view) ? Math.min(ENOUGH, ...obstacles.map((other) => gap(box, other))) : -Infinity

const pointsOf = ({ x, y, radius }: NamedRing): Pixel[] =>
  TURNS.map((turn) => {
    const angle = (turn * Math.PI) / 8
    return { x: x + radius * Math.sin(angle), y: y - radius * Math.cos(angle) }
  })

const boxAt = ({ x, y }: Pixel, width: number): Box => ({
  left: x - width / 2,
  right: x + width / 2,
  top: y - NAME_HEIGHT / 2,
  bottom: y + NAME_HEIGHT / 2,
})

/** The pixels between two boxes; not above 0 if they touch. */
const gap = (box: Box, other: Box): number =>
  Math.max(box.left - other.right, other.left - box.right, box.top - other.bottom, other.top - box.bottom)

/** Whether a ring runs through a box. */
function isCrossed(box: Box, { x, y, radius }: NamedRing): boolean {
  const nearest = Math.hypot(Math.max(box.left - x, 0, x - box.right), Math.max(box.top - y, 0, y - box.bottom))
  const farthest = Math.hypot(Math.max(x - box.left, box.right - x), Math.max(y - box.top, box.bottom - y))
  return nearest <= radius && radius <= farthest
}
