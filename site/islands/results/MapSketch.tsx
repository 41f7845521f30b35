import type { Origin } from '#core/domain/results-sorts.ts'

/** Degrees that the sketch shows at least, about a kilometre. */
const LEAST_SPAN = 0.01
const SIDE = 100

/** Where places lie to each other, before there is a map. */
export function MapSketch({ positions }: { positions: readonly Origin[] }) {
  const [lng, lat] = [0, 1].map((axis) => middleOf(positions.map((position) => position[axis]!))) as [number, number]
  const points = positions.map(([x, y]) => [(x - lng) * Math.cos((lat * Math.PI) / 180), lat - y] as const)
  const span = Math.max(LEAST_SPAN, ...points.flat().map((distance) => Math.abs(distance) * 2))
  const at = (distance: number) => Math.round((distance / span) * SIDE * 10) / 10
  return (
    <svg viewBox={`${-SIDE / 2} ${-SIDE / 2} ${SIDE} ${SIDE}`} aria-hidden="true">
      {points.map(([x, y], number) => (
        <circle key={number} cx={at(x)} cy={at(y)} r="1.6" />
      ))}
    </svg>
  )
}

const middleOf = (all: readonly number[]) => (Math.min(...all) + Math.max(...all)) / 2
