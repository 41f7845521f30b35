import { expect, test } from 'vitest'
import { COMPASS, compassPoint, distanceKm } from '#core/domain/distance.ts'
import { isNearer, nearestFinder, type Nearest, type Point } from '#core/domain/nearest.ts'
import { fc } from './properties.ts'

const latitude = fc.oneof(fc.double({ min: -90, max: 90, noNaN: true }), fc.integer({ min: -90, max: 90 }))
const longitude = fc.oneof(fc.double({ min: -180, max: 180, noNaN: true }), fc.integer({ min: -180, max: 180 }))

/** Compares with every point. */
function bruteForce(points: readonly Point[], lat: number, lng: number): Nearest | undefined {
  let best: Nearest | undefined
  for (const point of points) {
    const own = { id: point.id, km: distanceKm(lat, lng, point.lat, point.lng) }
    if (!best || isNearer(own, best)) best = own
  }
  return best
}

test('the nearest point is the one that a comparison with all finds', () => {
  const points = fc
    .array(fc.record({ lat: latitude, lng: longitude }), { maxLength: 40 })
    .map((all) => all.map((point, id) => ({ id, ...point })))
  fc.assert(
    fc.property(points, latitude, longitude, (all, lat, lng) => {
      expect(nearestFinder(all)(lat, lng)).toEqual(bruteForce(all, lat, lng))
    }),
  )
})

test('across the date line and beyond the poles', () => {
  const find = nearestFinder([
    { id: 1, lat: -17, lng: 170 },
    { id: 2, lat: -17, lng: -179.9 },
    { id: 3, lat: 89, lng: 10 },
  ])
  expect(find(-17, 179.9)?.id).toBe(2)
  expect(find(88.5, -170)?.id).toBe(3)
  expect(nearestFinder([])(0, 0)).toBeUndefined()
})

test('of points in one place the first by id', () => {
  const same = [9, 4, 7].map((id) => ({ id, lat: 52.5, lng: 13.4 }))
  expect(nearestFinder(same)(48, 2)?.id).toBe(4)
})

test.each([
  ['n', 60, 10],
  ['ne', 51, 11.6],
  ['e', 50, 20],
  ['se', 49, 11.5],
  ['s', 40, 10],
  ['sw', 49, 8.5],
  ['w', 50, 1],
  ['nw', 51, 8.4],
] as const)('from 50 N 10 E, %s is where %d N %d E lies', (towards, lat, lng) => {
  expect(compassPoint(50, 10, lat, lng)).toBe(towards)
})

test('directions take the short way round', () => {
  // From Fiji to Samoa across the date line, and from Reykjavik over the pole to Alaska.
  expect(compassPoint(-18.1, 178.4, -13.8, -171.8)).toBe('ne')
  expect(compassPoint(64.1, -21.9, 64.8, -147.7)).toBe('nw')
  fc.assert(
    fc.property(latitude, longitude, latitude, longitude, (...points) => {
      expect(COMPASS).toContain(compassPoint(...points))
    }),
  )
})
