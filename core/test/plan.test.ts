import { expect, test } from 'vitest'
import { PLAN, planAround } from '#core/domain/map/plan.ts'
import type { Pixel } from '#core/domain/map/ring-names.ts'
import { fc } from './properties.ts'

const KM = 1 / 111.2
/** At the equator, so that degrees are alike. */
const HERE = [10, 0] as const
const letters = (km: number) => `${km} km`.length
const MIDDLE = { x: PLAN.width / 2, y: PLAN.height / 2 }

const gap = (a: Pixel, b: Pixel) => Math.hypot(a.x - b.x, a.y - b.y)

test('a point lies in its direction, as far as the rings say', () => {
  const points = [
    [10 + KM, 0],
    [10, KM],
    [10 - 0.5 * KM, 0],
    [10, -0.5 * KM],
  ] as const
  const { discs, rings } = planAround(HERE, points, letters)
  expect(rings.map(({ km }) => km)).toEqual([0.5, 1])
  const [inner, outer] = rings.map(({ radius }) => radius) as [number, number]
  const { x, y } = MIDDLE
  expect(discs).toEqual([
    { x: x + outer, y },
    { x, y: y - outer },
    { x: x - inner, y },
    { x, y: y + inner },
  ])
})

test('across the date line, east is east', () => {
  const { discs } = planAround([179.99, 0], [[-179.99, 0]], letters)
  expect(discs[0]!.x).toBeGreaterThan(MIDDLE.x)
})

test('one that is far away stands at the edge in its direction, and the others keep their room', () => {
  const near = [
    [10 + 0.2 * KM, 0],
    [10, 0.2 * KM],
  ] as const
  const { discs, rings } = planAround(HERE, [...near, [10, -9 * KM]], letters)
  expect(rings.at(-1)?.km).toBe(0.25)
  expect(discs[2]?.x).toBe(MIDDLE.x)
  expect(discs[2]!.y).toBeGreaterThan(PLAN.height - 2 * PLAN.disc)
})

test('discs are whole, and cover neither each other nor the middle, nor names of rings', () => {
  const degrees = fc.double({ min: -0.1, max: 0.1, noNaN: true })
  const point = fc.oneof(fc.tuple(degrees, degrees), fc.constantFrom([0, 0], [0.001, 0], [0.0001, 0.0001]))
  fc.assert(
    fc.property(fc.array(point, { maxLength: 8 }), (offsets) => {
      const points = offsets.map(([east = 0, north = 0]) => [HERE[0] + east, HERE[1] + north] as const)
      const { discs, rings } = planAround(HERE, points, letters)
      for (const [at, disc] of discs.entries()) {
        for (const other of [MIDDLE, ...discs.slice(0, at)]) expect(gap(disc, other)).toBeGreaterThan(1.7 * PLAN.disc)
        expect(Math.min(disc.x, disc.y, PLAN.width - disc.x, PLAN.height - disc.y)).toBeGreaterThanOrEqual(PLAN.disc)
        for (const { x, y } of rings) if (x !== undefined) expect(gap(disc, { x, y: y! })).toBeGreaterThan(PLAN.disc)
      }
    }),
    { numRuns: 500 },
  )
})
