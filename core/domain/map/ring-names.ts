import { isWithin, type Box } from './labels.ts'

/** In pixels. */
export interface NamedRing {
  x: number
  y: number
  radius: number
  /** Of its name. */
  width: number
}

interface Pixel {
  x: number
  y: number
}

const NAME_HEIGHT = 20
/** More room than this around a name makes it no clearer. */
const ENOUGH = 16

/** Sixteenths of a turn, clockwise from north: where a name is looked for first comes first. */
const TURNS = [0, 8, 2, 14, 6, 10, 4, 12, 1, 15, 7, 9, 3, 13, 5, 11]

/** Where on each ring its name has the most room within the view, in its middle; undefined if there is none. */
export function ringNames(
  rings: readonly NamedRing[],
  { taken, view }: { taken: readonly Box[]; view: Box },
): (Pixel | undefined)[] {
  const boxes = [...taken]
  const places = new Map<NamedRing, Pixel>()
  for (const ring of rings.toSorted((a, b) => b.radius - a.radius)) {
    let most = 0
    for (const at of pointsOf(ring)) {
      const box = boxAt(at, ring.width)
      const isClear = rings.every((other) => other === ring || !isCrossed(box, other))
      const room = isWithin(box, view) ? Math.min(...boxes.map((other) => gap(box, other)), isClear ? ENOUGH : 1) : 0
      if (room <= most) continue
      most = room
      places.set(ring, at)
    }
    const place = places.get(ring)
    if (place) boxes.push(boxAt(place, ring.width))
  }
  return rings.map((ring) => places.get(ring))
}

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
const gap = (one: Box, other: Box): number =>
  Math.max(one.left - other.right, other.left - one.right, one.top - other.bottom, other.top - one.bottom)

/** Whether a ring runs through a box. */
function isCrossed(box: Box, { x, y, radius }: NamedRing): boolean {
  const nearest = Math.hypot(Math.max(box.left - x, 0, x - box.right), Math.max(box.top - y, 0, y - box.bottom))
  const farthest = Math.hypot(Math.max(x - box.left, box.right - x), Math.max(y - box.top, box.bottom - y))
  return nearest <= radius && radius <= farthest
}
