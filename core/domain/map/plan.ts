import { KM_PER_DEGREE } from './drawing.ts'
import { wrapped, type Box } from './labels.ts'
import { ringNames, type Pixel } from './ring-names.ts'

// A plan without streets: a point in the middle, what is around it, and two rings that say how far.

/** In pixels. */
export const PLAN = { width: 320, height: 220, disc: 10 } as const

/** Radii in km that the outer ring may have; the inner one has half of it. */
const RADII = [0.25, 0.5, 1, 2, 5, 10]
const OUTER = 94
/** Between the edge and the middle of a disc. */
const EDGE = PLAN.disc + 3
/** Between the middles of two discs. */
const APART = 2 * PLAN.disc + 1
const ROUNDS = 40
/** Of a letter and of the ends of a name. */
const LETTER = 6
const ENDS = 8

export interface Ring extends Partial<Pixel> {
  km: number
  radius: number
}

export interface Plan {
  /** In the order of the points. */
  discs: Pixel[]
  /** The inner one first; with the middle of its name, where there is room for one. */
  rings: Ring[]
}

type Point = readonly [lng: number, lat: number]

/** The longest text that says so many km, in letters. */
type Letters = (km: number) => number

/** Where points are drawn around another one: two thirds of them within the outer ring, others perhaps at the edge. */
export function planAround(centre: Point, points: readonly Point[], letters: Letters): Plan {
  const away = points.map((point) => offsetKm(centre, point))
  const lengths = away.map(({ x, y }) => Math.hypot(x, y)).sort((a, b) => a - b)
  const reach = lengths[Math.ceil((lengths.length * 2) / 3) - 1] ?? 0
  const km = RADII.find((radius) => radius >= reach) ?? RADII.at(-1)!
  const discs = apart(away.map(({ x, y }) => within({ x: (x * OUTER) / km, y: (y * OUTER) / km })))
  const rings = [0.5, 1].map((part) => ({ km: km * part, radius: OUTER * part }))
  const names = ringNames(
    rings.map((ring) => ({ ...MIDDLE, radius: ring.radius, width: letters(ring.km) * LETTER + ENDS })),
    { obstacles: [MIDDLE, ...discs].map(boxOf), view: { left: 0, top: 0, right: PLAN.width, bottom: PLAN.height } },
  )
  return { discs, rings: rings.map((ring, at) => ({ ...ring, ...names[at] })) }
}

const MIDDLE: Pixel = { x: PLAN.width / 2, y: PLAN.height / 2 }

/** East and south are positive. */
function offsetKm([lng, lat]: Point, [otherLng, otherLat]: Point): Pixel {
  return {
    x: wrapped(otherLng - lng) * KM_PER_DEGREE * Math.cos((lat * Math.PI) / 180),
    y: (lat - otherLat) * KM_PER_DEGREE,
  }
}

/** A spot of the picture, at the edge in its direction if it lies beyond. */
function within({ x, y }: Pixel): Pixel {
  const part = Math.min(1, (MIDDLE.x - EDGE) / Math.abs(x), (MIDDLE.y - EDGE) / Math.abs(y))
  return { x: MIDDLE.x + x * part, y: MIDDLE.y + y * part }
}

/** Moves discs that cover each other or the middle apart, as little as that takes. */
function apart(spots: readonly Pixel[]): Pixel[] {
  const discs = spots.map((spot) => ({ ...spot }))
  for (let round = 0; round < ROUNDS; round++) {
    for (const [at, disc] of discs.entries()) {
      push(MIDDLE, disc, { both: false, at })
      for (const other of discs.slice(0, at)) push(other, disc, { both: true, at })
    }
    for (const disc of discs) Object.assign(disc, within({ x: disc.x - MIDDLE.x, y: disc.y - MIDDLE.y }))
  }
  return discs.map(({ x, y }) => ({ x: Math.round(x), y: Math.round(y) }))
}

function push(from: Pixel, disc: Pixel, { both, at }: { both: boolean; at: number }): void {
  const length = Math.hypot(disc.x - from.x, disc.y - from.y)
  if (length >= APART) return
  // Of one spot, each is moved another way.
  const turn = length > 0 ? Math.atan2(disc.y - from.y, disc.x - from.x) : at
  const step = (APART - length) / (both ? 2 : 1)
  disc.x += Math.cos(turn) * step
  disc.y += Math.sin(turn) * step
  if (!both) return
  from.x -= Math.cos(turn) * step
  from.y -= Math.sin(turn) * step
}

const boxOf = ({ x, y }: Pixel): Box => ({
  left: x - PLAN.disc,
  right: x + PLAN.disc,
  top: y - PLAN.disc,
  bottom: y + PLAN.disc,
})
