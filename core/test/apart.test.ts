import { expect, test } from 'vitest'
import { apart } from '#core/domain/map/apart.ts'

const ROOM = { least: 20, width: 600, height: 400 }
type Pixels = readonly (readonly [number, number])[]

const gaps = (pixels: Pixels) =>
  pixels.flatMap(([x, y], at) => pixels.slice(at + 1).map(([right, down]) => Math.hypot(x - right, y - down)))

test('pixels with room stay where they are', () => {
  const far: Pixels = [
    [100, 100],
    [130, 100],
  ]
  expect(apart(far, ROOM)).toEqual(far)
})

test('a crowd, even at one point, comes apart around it, clear of what is fixed', () => {
  const crowd = Array.from({ length: 20 }, () => [300, 200] as const)
  const fixed = [305, 200] as const
  const moved = apart(crowd, { ...ROOM, fixed })
  expect(Math.min(...gaps([...moved, fixed]))).toBeGreaterThan(18)
  for (const [x, y] of moved) expect(Math.hypot(x - 300, y - 200)).toBeLessThan(100)
})

test('none leaves the picture', () => {
  const corner = Array.from({ length: 6 }, () => [599, 1] as const)
  for (const [x, y] of apart(corner, ROOM)) {
    expect(x).toBeLessThanOrEqual(590)
    expect(y).toBeGreaterThanOrEqual(10)
  }
})
