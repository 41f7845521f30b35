import { expect, test } from 'vitest'
import { DIRECTORY_TYPES } from '#core/terms/directory.ts'
import { distanceKm } from '#core/domain/distance.ts'
import { fc } from '#core/test/properties.ts'
import type { CityInput, ResultsInput } from '#data/index/inputs.ts'
import { nearbyGroups } from '#data/index/near.ts'
import type { Index } from '#data/index/open.ts'
import { pageInput } from '#data/index/page-kinds.ts'
import { resultsSub } from '#data/index/results-input.ts'
import { writeListing } from '#data/index/write-listings.ts'
import { nothingTouched } from '#data/index/affected-pages.ts'
import { listing } from './content.ts'
import { testIndex } from './helpers.ts'
import { builtIndex, World } from './world.ts'

const KRAKOW = 3094802

interface Point {
  tnid: number
  dtype: number
  lat: number
  lng: number
}

/** The nearest thirty of each type within 100 km, by looking at every listing. */
function bruteForce(index: Index, lat: number, lng: number) {
  const all = index
    .all<Point>('select tnid, dtype, lat, lng from listings')
    .map((point) => ({
      ...point,
      km: distanceKm(lat, lng, point.lat, point.lng),
    }))
    .filter(({ km }) => km <= 100)
    .sort((a, b) => a.km - b.km || a.tnid - b.tnid)
  return DIRECTORY_TYPES.flatMap((dtype) => {
    const own = all.filter((point) => point.dtype === dtype)
    const tnids = own.slice(0, 30).map(({ tnid }) => tnid)
    return own.length > 0 ? [{ dtype, tnids, hasMore: own.length > 30 }] : []
  })
}

function found(index: Index, lat: number, lng: number) {
  return nearbyGroups(index, lat, lng).map(({ dtype, items, hasMore }) => ({
    dtype,
    hasMore,
    tnids: items.map(({ tnid }) => tnid),
  }))
}

/** Many listings where maps are hardest: at the date line, at the poles, and in one spot. */
function scatter(index: Index): void {
  const centres = [
    [0, 180],
    [89.9, 0],
    [-89.9, 120],
    [10, 10],
  ] as const
  let tnid = 1000
  for (const [lat, lng] of centres) {
    for (let i = 0; i < 330; i++) {
      const dtype = DIRECTORY_TYPES[i % DIRECTORY_TYPES.length]!
      const at = Math.max(-90, Math.min(90, lat + Math.sin(i * 7.1) * (i / 330)))
      const angle = lng + Math.cos(i * 3.3) * (Math.abs(lat) > 80 ? 180 : i / 330)
      const wrapped = ((angle + 540) % 360) - 180
      const there = listing(++tnid, { dtype, position: [wrapped, at] })
      writeListing(index, tnid, { listing: there, words: undefined }, { touched: nothingTouched(), now: 0 })
    }
  }
}

test('agrees with brute force everywhere', async () => {
  const index = await testIndex()
  index.db.transaction(() => scatter(index))()
  const degrees = (min: number, max: number) => fc.double({ min, max, noNaN: true })
  const point = fc.oneof(
    fc.tuple(degrees(-90, 90), degrees(-180, 180)),
    fc.tuple(degrees(-1, 1), fc.oneof(degrees(179, 180), degrees(-180, -179))),
    fc.tuple(fc.oneof(degrees(89, 90), degrees(-90, -89)), degrees(-180, 180)),
    fc.tuple(degrees(9, 11), degrees(9, 11)),
    fc.constantFrom([90, 0], [-90, 0], [0, 180], [0, -180], [31.77, 35.2]),
  )
  fc.assert(
    fc.property(point, ([lat = 0, lng = 0]) => {
      expect(found(index, lat, lng)).toEqual(bruteForce(index, lat, lng))
    }),
    { numRuns: 300 },
  )
})

test('looks across the date line, and says how far', async () => {
  const index = await testIndex()
  const groups = nearbyGroups(index, -17, 179.99)
  expect(groups.map(({ dtype }) => dtype)).toEqual([230, 236])
  expect(groups[0]?.items[0]).toEqual({ km: 4.3, tnid: 101 })
})

test('what is somewhere in its town is not near a point', async () => {
  const index = await testIndex()
  for (const [tnid, inTown] of [
    [901, true],
    [902, undefined],
  ] as const) {
    const there = listing(tnid, { dtype: 232, position: [40.5, -10.5], ...(inTown && { inTown }) })
    writeListing(index, tnid, { listing: there, words: undefined }, { touched: nothingTouched(), now: 0 })
  }
  expect(found(index, -10.5, 40.5)).toEqual([{ dtype: 232, hasMore: false, tnids: [902] }])
})

test('what is somewhere in its town comes after what has a position, in guides and lists', async () => {
  const own = new World()
  const add = (tnid: number, fields: object) =>
    own.put('listings', tnid, listing(tnid, { place: KRAKOW, dtype: 232, ...fields }))
  add(901, { position: [19.95, 50.06], inTown: true })
  add(902, { position: [20, 50.1] })
  const index = await builtIndex(own)
  const { sections } = pageInput(index, 'place', KRAKOW) as CityInput
  expect(sections.find(({ dtype }) => dtype === 232)?.cards.map(({ tnid }) => tnid)).toEqual([902, 901])
  const { entries } = pageInput(index, 'results', KRAKOW, resultsSub(232, 1)) as ResultsInput
  expect(entries.en.map(({ tnid }) => tnid)).toEqual([902, 901])
})
