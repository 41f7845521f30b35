// Makes the base layer of the maps in site/public/map from Natural Earth (public domain), as the package
// world-atlas has it. Run it by hand after another version of that: node scripts/make-map.ts
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { feature, mesh } from 'topojson-client'
import type { Position } from 'geojson'
import type { GeometryCollection, Topology } from 'topojson-specification'
import {
  CELL,
  cellFile,
  packLine,
  WORLD_FILE,
  type BaseMap,
  type BaseMapFile,
} from '#core/domain/map/base-map.ts'
import { clipLine, clipRing, type Bounds } from '#core/domain/map/clip.ts'
import { main } from './failures.ts'

const PUBLIC = fileURLToPath(new URL('../site/public', import.meta.url))
/** Cells overlap, so that no seam shows where two of them meet. */
const OVERLAP = 0.1
const WORLD = { left: -180, bottom: -90, right: 180, top: 90 }
/** Steps of a degree: about 10 km for the world, 400 m for cells. */
const WORLD_STEPS = 10
const CELL_STEPS = 250

type Atlas = Topology<{
  countries: GeometryCollection
  land: GeometryCollection
}>

async function readAtlas(scale: '110m' | '10m'): Promise<BaseMap> {
  const path = createRequire(import.meta.url).resolve(
    `world-atlas/countries-${scale}.json`,
  )
  const atlas = JSON.parse(await readFile(path, 'utf8')) as Atlas
  const { features } = feature(atlas, atlas.objects.land)
  const land = features.flatMap(({ geometry }) =>
    geometry.type === 'MultiPolygon'
      ? geometry.coordinates.flat()
      : geometry.type === 'Polygon'
        ? geometry.coordinates
        : [],
  )
  const borders = mesh(
    atlas,
    atlas.objects.countries,
    (a, b) => a !== b && !isDisputed(nameOf(a), nameOf(b)),
  )
  return {
    // A ring ends where it began: the last point says nothing.
    land: land.flatMap((ring) => ringCopies(unwound(ring.slice(0, -1)))),
    borders: borders.coordinates.flatMap((line) => copies(unwound(line))),
  }
}

/** Lines that are no agreed border; a map for travellers takes no side in them. */
const DISPUTED: readonly (readonly [string, string])[] = [
  ['Israel', 'Palestine'],
  ['Morocco', 'W. Sahara'],
  ['Serbia', 'Kosovo'],
  ['Cyprus', 'N. Cyprus'],
  ['Somalia', 'Somaliland'],
]

const isDisputed = (one: string, other: string): boolean =>
  DISPUTED.some((pair) => pair.includes(one) && pair.includes(other))

const nameOf = ({ properties }: { properties?: object }): string =>
  String((properties as { name?: unknown } | undefined)?.name)

/** A line that passes 180° goes on beyond it instead of jumping to the other side of the world. */
function unwound(points: readonly Position[]): number[] {
  let before = 0
  return points.flatMap(([lng = 0, lat = 0], at) => {
    if (at > 0) lng += 360 * Math.round((before - lng) / 360)
    before = lng
    return [lng, lat]
  })
}

/** A ring around the south pole is closed below it. */
function ringCopies(ring: number[]): number[][] {
  const [first = 0, last = 0] = [ring[0], ring.at(-2)]
  const isAroundPole = Math.abs(last - first) > 180
  const closed = isAroundPole ? [...ring, last, -90, first, -90] : ring
  return copies(closed)
}

/** What lies beyond 180° is there once more on the other side. */
function copies(line: number[]): number[][] {
  const lngs = line.filter((_, at) => at % 2 === 0)
  const shifts = [-360, 0, 360].filter((shift) =>
    lngs.some((lng) => Math.abs(lng + shift) < 180),
  )
  return shifts.map((shift) =>
    line.map((value, at) => (at % 2 === 0 ? value + shift : value)),
  )
}

function packed({ land, borders }: BaseMap, steps: number): BaseMapFile {
  const pack = (lines: number[][], least: number) =>
    lines
      .map((line) => packLine(line, steps))
      .filter((line) => line.length >= least * 2)
  return { steps, land: pack(land, 3), borders: pack(borders, 2) }
}

function within({ land, borders }: BaseMap, bounds: Bounds): BaseMap {
  return {
    land: land
      .map((ring) => clipRing(ring, bounds))
      .filter((ring) => ring.length > 0),
    borders: borders.flatMap((line) => clipLine(line, bounds)),
  }
}

async function write(path: string, file: BaseMapFile): Promise<number> {
  const text = `${JSON.stringify(file)}\n`
  await writeFile(join(PUBLIC, path), text)
  return text.length
}

await main(async () => {
  await rm(join(PUBLIC, 'map'), { recursive: true, force: true })
  await mkdir(join(PUBLIC, 'map'), { recursive: true })
  const world = within(await readAtlas('110m'), WORLD)
  const sizes = [await write(WORLD_FILE, packed(world, WORLD_STEPS))]
  const fine = await readAtlas('10m')
  for (let left = -180; left < 180; left += CELL) {
    for (let bottom = -90; bottom < 90; bottom += CELL) {
      const bounds = {
        left: left - OVERLAP,
        bottom: bottom - OVERLAP,
        right: left + CELL + OVERLAP,
        top: bottom + CELL + OVERLAP,
      }
      const cell = packed(within(fine, bounds), CELL_STEPS)
      sizes.push(await write(cellFile(left, bottom), cell))
    }
  }
  const sum = sizes.reduce((all, size) => all + size, 0)
  process.stdout.write(
    `${sizes.length} files, ${sum} bytes; the world ${sizes[0]}, the largest cell ${Math.max(...sizes.slice(1))}\n`,
  )
})
