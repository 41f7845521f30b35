import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { CELL, cellFile, unpackBaseMap, unpackLine, WORLD_FILE, type BaseMapFile } from '#core/domain/map/base-map.ts'
import { clipLine, clipRing, type Bounds } from '#core/domain/map/clip.ts'
import { directionsUrl, streetsUrl } from '#core/domain/map/directions.ts'
import { freeLabels, labelCells, type Box } from '#core/domain/map/labels.ts'
import { quarterName, quartersFiles } from '#core/domain/map/quarters.ts'
import { ringNames, sideOfName } from '#core/domain/map/ring-names.ts'
import { onTile, TILE_SIZE, tileBounds } from '#core/domain/map/tile.ts'
import { fc } from '#core/test/properties.ts'

const box: Bounds = { left: 0, bottom: 0, right: 10, top: 10 }
const coordinate = fc.double({ min: -30, max: 30, noNaN: true })
const line = fc.array(fc.tuple(coordinate, coordinate), { minLength: 2, maxLength: 12 }).map((points) => points.flat())

function areaOf(ring: readonly number[]): number {
  let sum = 0
  for (let at = 0; at < ring.length; at += 2) {
    const next = (at + 2) % ring.length
    sum += ring[at]! * ring[next + 1]! - ring[next]! * ring[at + 1]!
  }
  return Math.abs(sum) / 2
}

describe('clipping', () => {
  test('keeps to the bounds', () => {
    fc.assert(
      fc.property(line, (points) => {
        const parts = [clipRing(points, box), ...clipLine(points, box)]
        for (const value of parts.flat()) {
          expect(value).toBeGreaterThanOrEqual(-1e-9)
          expect(value).toBeLessThanOrEqual(10 + 1e-9)
        }
      }),
    )
  })

  test('leaves what lies within as it is', () => {
    const inner = [1, 1, 9, 2, 5, 8]
    expect(clipRing(inner, box)).toEqual(inner)
    expect(clipLine(inner, box)).toEqual([inner])
  })

  test('cuts a square to the part within, and fills the bounds where it covers them', () => {
    expect(areaOf(clipRing([5, 5, 15, 5, 15, 15, 5, 15], box))).toBe(25)
    expect(areaOf(clipRing([-5, -5, 15, -5, 15, 15, -5, 15], box))).toBe(100)
    expect(clipRing([11, 11, 12, 11, 12, 12], box)).toEqual([])
  })

  test('a line that comes back has two parts', () => {
    expect(clipLine([2, 5, 20, 5, 20, 6, 2, 6], box)).toEqual([
      [2, 5, 10, 5],
      [10, 6, 2, 6],
    ])
  })
})

describe('the files of the base layer', () => {
  test('tell each point from the one before', () => {
    const points = [10, -1, 10.1, -1, 10.08, -0.96]
    expect(unpackLine([2500, -250, 25, 0, -5, 10], 250)).toEqual(points)
  })

  const folder = join(import.meta.dirname, '../../site/public/map')
  const read = (path: string) =>
    unpackBaseMap(JSON.parse(readFileSync(join(folder, '..', path), 'utf8')) as BaseMapFile)

  test('are there for the whole world, and none is large', () => {
    const names = readdirSync(folder).filter((name) => !name.startsWith('quarters-'))
    expect(names).toHaveLength(1 + (360 / CELL) * (180 / CELL))
    for (let lng = -180; lng < 180; lng += CELL)
      for (let lat = -90; lat < 90; lat += CELL) expect(names).toContain(cellFile(lng, lat).slice('/map/'.length))
    for (const name of names) expect(readFileSync(join(folder, name)).length).toBeLessThan(70_000)
  })

  /** Whether a point lies on land, by the rings of a file. */
  const isLand = (path: string, lng: number, lat: number) =>
    read(path).land.filter((ring) => {
      let isIn = false
      for (let at = 0; at < ring.length; at += 2) {
        const next = (at + 2) % ring.length
        const [x1, y1, x2, y2] = [ring[at]!, ring[at + 1]!, ring[next]!, ring[next + 1]!]
        if (y1 > lat !== y2 > lat && lng < ((x2 - x1) * (lat - y1)) / (y2 - y1) + x1) isIn = !isIn
      }
      return isIn
    }).length %
      2 ===
    1

  test.each([
    ['Jerusalem', 35.21, 31.77, true],
    ['Tel Aviv', 34.79, 32.08, true],
    ['London', -0.12, 51.5, true],
    ['Sydney', 150.9, -33.8, true],
    ['Chukotka, beyond 180°', -175, 66.5, true],
    ['the South Pole', 10, -89, true],
    ['the Mediterranean', 33, 33, false],
    ['the Pacific', 179.5, 10, false],
    ['the Arctic Ocean', 100, 85, false],
    ['the Caspian Sea', 51, 42, false],
  ])('%s', (_, lng, lat, land) => {
    expect(isLand(cellFile(lng, lat), lng, lat)).toBe(land)
    expect(isLand(WORLD_FILE, lng, lat)).toBe(land)
  })
})

describe('a tile', () => {
  test('has its corners at its corners', () => {
    for (const tile of [
      { x: 0, y: 0, z: 0 },
      { x: 611, y: 415, z: 10 },
    ]) {
      const { left, right, top, bottom } = tileBounds(tile, 0)
      const [x1, y1, x2, y2] = onTile([left, top, right, bottom], tile)
      expect(x1).toBeCloseTo(0, 3)
      expect(y1).toBeCloseTo(0, 1)
      expect(x2).toBeCloseTo(TILE_SIZE, 3)
      expect(y2).toBeCloseTo(TILE_SIZE, 1)
    }
  })
})

describe('names of places', () => {
  test('are requested by cells that cover the view and do not depend on it', () => {
    const view = { south: 31.5, west: 34.9, north: 32.1, east: 35.6 }
    const cells = labelCells(view, 10)
    const moved = labelCells({ ...view, west: 34.95, east: 35.62 }, 10)
    expect(moved).toEqual(cells)
    expect(Math.min(...cells.map(({ west }) => west))).toBeLessThanOrEqual(34.9)
    expect(Math.max(...cells.map(({ east }) => east))).toBeGreaterThanOrEqual(35.6)
    expect(labelCells(view, 17)).toEqual(cells)
  })

  test('a view across 180° has cells on both sides, none beyond the world', () => {
    const cells = labelCells({ south: -80, west: 150, north: 88, east: 400 }, 2)
    for (const { west, east, south, north } of cells) {
      expect(west).toBeGreaterThanOrEqual(-180)
      expect(east).toBeLessThanOrEqual(180)
      expect(south).toBeGreaterThanOrEqual(-90)
      expect(north).toBeLessThanOrEqual(90)
    }
    expect(cells.some(({ west }) => west < 0)).toBe(true)
    expect(cells.some(({ west }) => west >= 0)).toBe(true)
  })

  test('give way to those before them', () => {
    const at = (name: string, x: number, y: number) => ({ name, x, y, width: 50 })
    const free = freeLabels([at('A', 0, 0), at('B', 40, 5), at('C', 40, 30)])
    expect(free.map(({ name }) => name)).toEqual(['A', 'C'])
  })

  test('stand beside the pins that cover their points, or not at all', () => {
    const label = { name: 'Jerusalem', x: 100, y: 100, width: 70 }
    const pin = { left: 78, right: 122, top: 78, bottom: 122 }
    expect(freeLabels([label], { obstacles: [pin] })).toEqual([{ ...label, x: 128, isMoved: true }])
    const right = { left: 122, right: 300, top: 90, bottom: 110 }
    expect(freeLabels([label], { obstacles: [pin, right] })).toEqual([{ ...label, x: 2, isMoved: true }])
    expect(freeLabels([label, { ...label, name: 'Old City' }], { obstacles: [pin] })).toHaveLength(1)
    const all = { left: -500, right: 500, top: -500, bottom: 500 }
    expect(freeLabels([label], { obstacles: [all] })).toEqual([])
    expect(freeLabels([label], { obstacles: [{ ...all, top: 200 }] })).toEqual([{ ...label, isMoved: false }])
    expect(freeLabels([label], { view: { ...all, right: 169 } })).toEqual([])
  })
})

describe('names of rings', () => {
  const view = { left: -200, right: 200, top: -200, bottom: 200 }
  const ring = { x: 0, y: 0, radius: 100, width: 50 }
  const mark = { left: -15, right: 15, top: -15, bottom: 15 }

  test('stand where they have room: in the north, or away from pins and edges', () => {
    expect(ringNames([ring], { obstacles: [mark], view })).toEqual([{ x: 0, y: -100 }])
    const pin = { left: -20, right: 20, top: -120, bottom: -80 }
    expect(ringNames([ring], { obstacles: [mark, pin], view })[0]!.y).toBeCloseTo(100)
    const half = ringNames([ring], { obstacles: [mark, pin], view: { ...view, bottom: 90 } })[0]!
    expect([half.x, half.y].map(Math.round)).toEqual([71, -71])
  })

  test('keep clear of one another and of other rings', () => {
    const [inner, outer] = ringNames([{ ...ring, radius: 85 }, ring], { obstacles: [mark], view })
    expect(outer).toEqual({ x: 0, y: -100 })
    expect(Math.round(inner!.y)).toBe(85)
  })

  test('are left out where there is no room', () => {
    expect(ringNames([{ ...ring, radius: 20 }, ring], { obstacles: [mark], view })).toEqual([
      undefined,
      { x: 0, y: -100 },
    ])
    expect(
      ringNames(
        [
          { ...ring, radius: 30 },
          { ...ring, radius: 42 },
        ],
        { obstacles: [mark], view },
      )[0],
    ).toBeUndefined()
    expect(ringNames([{ ...ring, radius: 900 }], { obstacles: [mark], view })).toEqual([undefined])
  })
})

test('the name of a mark stands below it, or where it has room', () => {
  const view = { left: -200, right: 200, top: -200, bottom: 200 }
  const below = { left: 10, right: 50, top: 20, bottom: 60 }
  const above = { ...below, top: -60, bottom: -20 }
  const right = { left: 20, right: 60, top: -10, bottom: 10 }
  const side = (obstacles: Box[], seen: Box = view) => sideOfName({ x: 0, y: 0 }, 60, { obstacles, view: seen })
  expect(side([])).toBe('below')
  expect(side([above, right])).toBe('below')
  expect(side([below])).toBe('above')
  expect(side([below], { ...view, top: -20 })).toBe('right')
  expect(side([below, above, right])).toBe('left')
})

test('quarters are those of the cells that a view touches and that have some', () => {
  const around = (lng: number, lat: number) => ({
    south: lat - 0.1,
    west: lng - 0.1,
    north: lat + 0.1,
    east: lng + 0.1,
  })
  expect(quartersFiles(around(13.4, 52.5))).toEqual(['/map/quarters-12-9.json'])
  expect(quartersFiles(around(0, 51.5))).toEqual(['/map/quarters-11-9.json', '/map/quarters-12-9.json'])
  expect(quartersFiles(around(-150, -60))).toEqual([])
})

test('quarters are named in the script of the language where that is known', () => {
  const both = [34.9, 29.5, 'Nachlaot', 'נחלאות', 'Нахлаот'] as const
  expect(quarterName('he', both)).toBe('נחלאות')
  expect(quarterName('ru', both)).toBe('Нахлаот')
  expect(quarterName('de', both)).toBe('Nachlaot')
  expect(quarterName('he', [13.4, 52.5, 'Mitte'])).toBe('Mitte')
  expect(quarterName('he', [13.4, 52.5, 'Mitte', '', 'Митте'])).toBe('Mitte')
})

test('directions lead to the map app of an Android device, else to a page', () => {
  const point = [31.77, 35.21] as const
  expect(directionsUrl(point, { userAgent: 'Mozilla (Linux; Android 15)' })).toBe('geo:31.77,35.21?q=31.77,35.21')
  expect(directionsUrl(point, { userAgent: 'iPhone' })).toBe(
    'https://www.openstreetmap.org/directions?to=31.77%2C35.21',
  )
  expect(streetsUrl(point, 15)).toBe('https://www.openstreetmap.org/#map=15/31.77000/35.21000')
})
