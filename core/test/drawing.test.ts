import { brotliCompressSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { boundsOf, drawPlace, seaShare, type Subject } from '#core/domain/map/drawing.ts'
import { skyColours } from '#core/domain/map/dusk.ts'
import { kindId } from '#core/domain/pictures.ts'

/** Land east of 35 degrees. */
const EAST = [35, 30, 37, 30, 37, 34, 35, 34]
const AT_SEA = { lat: 32, lng: 35, widthKm: 100 }

const subject = (fields: Partial<Subject> = {}): Subject => ({
  frame: AT_SEA,
  base: { land: [EAST], borders: [] },
  listed: new Map([[231, [[35.1, 32.01]]]]),
  towns: [[35.2, 32.1, 600_000]],
  month: 10,
  middle: [35, 32],
  ...fields,
})

test('half of a frame on a straight coast is sea', () => {
  expect(seaShare([EAST], AT_SEA)).toBeCloseTo(0.5, 2)
  expect(seaShare([], AT_SEA)).toBe(1)
})

test('a frame is 3 to 2 in kilometres', () => {
  const { left, right, bottom, top } = boundsOf({ lat: 60, lng: 10, widthKm: 111.2 }, 0)
  expect(right - left).toBeCloseTo(2, 1)
  expect(top - bottom).toBeCloseTo(2 / 3, 2)
})

test('says what is in view', () => {
  const inland = { ...AT_SEA, lng: 36 }
  const border = [36, 30, 36, 34]
  expect(drawPlace(subject()).shows).toBe('coast')
  expect(drawPlace(subject({ frame: inland })).shows).toBe('land')
  expect(drawPlace(subject({ frame: inland, base: { land: [EAST], borders: [border] } })).shows).toBe('border')
})

test('the same place gives the same picture, and another month another one', () => {
  const { svg } = drawPlace(subject())
  expect(drawPlace(subject()).svg).toBe(svg)
  expect(drawPlace(subject({ month: 5 })).svg).not.toBe(svg)
})

test('draws the coast, a town, a listed place and the city where they are', () => {
  const { svg } = drawPlace(subject())
  // The coast runs through the middle.
  expect(svg).toContain('<path d="M300-')
  const [, x, y] = /d="M(\d+) (\d+)h0" [^>]*stroke="#c3b0ff"/.exec(svg)!
  expect(Number(x)).toBeGreaterThan(340)
  expect(Number(y)).toBeLessThan(200)
  expect(svg).toContain('<circle cx="300" cy="200"')
  expect(drawPlace(subject({ middle: undefined })).svg).not.toContain('<circle')
})

test('draws each kind apart, for its own pages, and no dot that the edge would cut', () => {
  const listed = new Map([
    [228, [[35.2, 32.02] as const, [35.529, 32] as const]],
    [231, [[35.1, 32.01] as const]],
  ])
  const { svg } = drawPlace(subject({ listed }))
  const dotsOf = (kind: number) => {
    return new RegExp(`<g id="${kindId(kind)}">(.*?)</g>`).exec(svg)![1]!.match(/M\d+ \d+h0/g)
  }
  // A glow and a dot.
  expect(dotsOf(228)).toHaveLength(2)
  expect(dotsOf(231)).toHaveLength(2)
  expect(dotsOf(237)).toBeNull()
})

test('a thousand places and an endless coast stay within 6 kB', () => {
  const zigzag = Array.from({ length: 4000 }, (_, at) => [35 + (at % 2) * 0.3, 30 + at / 1000]).flat()
  const places = Array.from({ length: 1000 }, (_, at) => [34.5 + (at % 37) / 37, 31.6 + (at % 41) / 41] as const)
  const { svg } = drawPlace(subject({ base: { land: [zigzag], borders: [] }, listed: new Map([[228, places]]) }))
  expect(brotliCompressSync(svg).length).toBeLessThan(6000)
})

test('the sun sets in the west, further north in June', () => {
  const june = skyColours(32, 5)
  const december = skyColours(32, 11)
  expect(june.x).toBeLessThan(-0.8)
  expect(june.y).toBeLessThan(0)
  expect(december.y).toBeGreaterThan(0)
})

test('where the sun does not set or rise, the sky is that of day or night', () => {
  const [day, night] = [5, 11].map((month) => skyColours(78, month).stops)
  expect(day).not.toEqual(night)
  expect(skyColours(-78, 11).stops).toEqual(day)
  // The sun of midnight stands over the near pole, in the middle.
  expect(skyColours(78, 5)).toMatchObject({ x: 0, y: -1 })
  expect(skyColours(-78, 11)).toMatchObject({ x: 0, y: 1 })
})

test('a coast is round, but not where a map file ends', () => {
  const box = [30, 31.9, 30.3, 31.9, 30.3, 32.1, 30, 32.1]
  const frame = { lat: 32, lng: 30.1, widthKm: 100 }
  const around = (middle?: Subject['middle']) =>
    drawPlace(subject({ frame, middle, base: { land: [box], borders: [] } })).svg.match(/Q/g)?.length
  expect(around([30.1, 32])).toBe(2)
  expect(around()).toBeUndefined()
})
