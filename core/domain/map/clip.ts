/** x, y, x, y, … in degrees or any other flat plane. */
export type Points = readonly number[]

export interface Bounds {
  left: number
  bottom: number
  right: number
  top: number
}

type Axis = 0 | 1
interface Edge {
  axis: Axis
  at: number
  /** 1 keeps what is above the edge, -1 what is below. */
  side: 1 | -1
}

function edgesOf({ left, bottom, right, top }: Bounds): Edge[] {
  return [
    { axis: 0, at: left, side: 1 },
    { axis: 0, at: right, side: -1 },
    { axis: 1, at: bottom, side: 1 },
    { axis: 1, at: top, side: -1 },
  ]
}

/** The part of a filled ring within bounds; may be empty (Sutherland-Hodgman). */
export function clipRing(ring: Points, bounds: Bounds): number[] {
  let corners = [...ring]
  for (const edge of edgesOf(bounds)) {
    const isIn = (at: number) => (corners[at + edge.axis]! - edge.at) * edge.side >= 0
    const next: number[] = []
    for (let at = 0; at < corners.length; at += 2) {
      const before = (at || corners.length) - 2
      if (isIn(at) !== isIn(before)) next.push(...crossing(corners, [before, at], edge))
      if (isIn(at)) next.push(corners[at]!, corners[at + 1]!)
    }
    corners = next
    if (corners.length === 0) return corners
  }
  return corners
}

function crossing(points: Points, [from, to]: readonly [number, number], { axis, at }: Edge): [number, number] {
  const share = (at - points[from + axis]!) / (points[to + axis]! - points[from + axis]!)
  const other = 1 - axis
  const value = points[from + other]! + share * (points[to + other]! - points[from + other]!)
  return axis === 0 ? [at, value] : [value, at]
}

/** The parts of a line within bounds. */
export function clipLine(line: Points, bounds: Bounds): number[][] {
  const parts: number[][] = []
  for (let at = 2; at < line.length; at += 2) {
    const part = clipSegment(line.slice(at - 2, at + 2), bounds)
    if (!part) continue
    const last = parts.at(-1)
    if (last && last.at(-2) === part[0] && last.at(-1) === part[1]) last.push(part[2]!, part[3]!)
    else parts.push(part)
  }
  return parts
}

/** Liang-Barsky. */
function clipSegment([x1 = 0, y1 = 0, x2 = 0, y2 = 0]: Points, bounds: Bounds): number[] | undefined {
  const start = [x1, y1]
  const delta = [x2 - x1, y2 - y1]
  let from = 0
  let to = 1
  for (const { axis, at, side } of edgesOf(bounds)) {
    const room = (start[axis]! - at) * side
    const speed = delta[axis]! * side
    if (speed === 0 && room < 0) return undefined
    if (speed > 0) from = Math.max(from, -room / speed)
    if (speed < 0) to = Math.min(to, -room / speed)
  }
  if (from > to) return undefined
  const point = (share: number) =>
    share === 0 ? [x1, y1] : share === 1 ? [x2, y2] : [x1 + share * delta[0]!, y1 + share * delta[1]!]
  return [...point(from), ...point(to)]
}
