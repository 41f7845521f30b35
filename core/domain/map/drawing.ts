import { clipLine, clipRing, type Bounds, type Points } from './clip.ts'
import { CELL, type BaseMap } from './base-map.ts'
import { kindId } from '../pictures.ts'
import { skyColours } from './dusk.ts'

// The picture of a place: land and sea around it at dusk, the towns as lights, and its listed places as dots.

/** A part of the earth around a point, 3 to 2. */
export interface Frame {
  lat: number
  lng: number
  widthKm: number
}

export interface Subject {
  frame: Frame
  /** Land and borders of the frame, and of what is around it. */
  base: BaseMap
  /** [longitude, latitude] of the listed places, by kind. */
  listed: ReadonlyMap<number, readonly (readonly [number, number])[]>
  /** [longitude, latitude, population], the most populous first. */
  towns: readonly (readonly [number, number, number])[]
  /** 0 for January. */
  month: number
  /** The middle of a city: [longitude, latitude]. */
  middle?: readonly [number, number]
}

export interface Drawing {
  svg: string
  shows: 'coast' | 'border' | 'land'
}

export const WIDTH = 600
export const HEIGHT = 400
/** Around the picture, so that cut edges are out of view. */
const MARGIN = 12
export const KM_PER_DEGREE = 111.2
/** Points nearer than this are one, in pixels. */
const STEP = 2.5
const SHOWN_LISTED = 240
/** Less of the picture is no coast to speak of. */
const SOME_SEA = 0.02

const round = (value: number): number => Math.round(value) || 0

/** The bounds of a frame in degrees, with a margin in pixels. */
export function boundsOf({ lat, lng, widthKm }: Frame, margin = MARGIN): Bounds {
  const high = ((HEIGHT / 2 + margin) * widthKm) / WIDTH / KM_PER_DEGREE
  const wide = ((WIDTH / 2 + margin) * widthKm) / WIDTH / KM_PER_DEGREE / shrink(lat)
  return { left: lng - wide, right: lng + wide, bottom: lat - high, top: lat + high }
}

const shrink = (lat: number): number => Math.max(0.15, Math.cos((lat * Math.PI) / 180))

/** The part of the frame that is sea, from 0 to 1. */
export function seaShare(land: readonly Points[], frame: Frame): number {
  const bounds = boundsOf(frame, 0)
  const whole = (bounds.right - bounds.left) * (bounds.top - bounds.bottom)
  const covered = land.reduce((sum, ring) => sum + area(clipRing(ring, bounds)), 0)
  return Math.max(0, 1 - Math.abs(covered) / whole)
}

function area(ring: Points): number {
  let sum = 0
  for (let at = 0; at < ring.length; at += 2) {
    const next = (at + 2) % ring.length
    sum += ring[at]! * ring[next + 1]! - ring[next]! * ring[at + 1]!
  }
  return sum / 2
}

export function drawPlace(subject: Subject): Drawing {
  const { frame, base, listed, towns, month, middle } = subject
  const bounds = boundsOf(frame)
  const plot = plotter(frame)
  const rings = base.land.map((ring) => clipRing(ring, bounds)).filter((ring) => ring.length > 4)
  const lines = base.borders.flatMap((line) => clipLine(line, bounds))
  const sea = seaShare(rings, frame)
  const parts = [
    sky(frame.lat, month),
    path(rings.map((ring) => (middle ? shore(ring, plot(ring)) : outline(plot(ring), 'z'))).join(''), LAND),
    path(graticule(frame, plot), 'fill="none" stroke="#fff" stroke-opacity=".1"'),
    path(lines.map((line) => outline(plot(line))).join(''), BORDER),
    lights(towns, plot),
    ...listedDots(listed, plot),
    middle ? ring(plot([...middle])) : '',
  ]
  return {
    svg: `<svg ${ROOT}>${parts.join('')}</svg>`,
    shows: sea >= SOME_SEA ? 'coast' : lines.length > 0 ? 'border' : 'land',
  }
}

const ROOT = `xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}"`
const LAND = 'fill="#16264a" fill-opacity=".82"'
const BORDER = 'fill="none" stroke="#f6e3c4" stroke-opacity=".5" stroke-width="1.5" stroke-dasharray="6 5"'

const ring = ([x = 0, y = 0]: readonly number[]): string =>
  `<circle cx="${round(x)}" cy="${round(y)}" r="13" fill="none" stroke="#fff" stroke-width="2.5"/>`

const path = (d: string, look: string): string => (d ? `<path d="${d}" ${look}/>` : '')

/** The evening sky, brightest where the sun sets. */
function sky(lat: number, month: number): string {
  const { stops, x, y } = skyColours(lat, month)
  const offsets = [0, 0.3, 0.62, 1]
  const shades = stops.map((colour, at) => `<stop offset="${offsets[at]}" stop-color="${colour}"/>`).join('')
  const at = `cx="${round(300 + x * 290)}" cy="${round(200 + y * 290)}" r="620"`
  return (
    `<radialGradient id="s" gradientUnits="userSpaceOnUse" ${at}>${shades}</radialGradient>` +
    `<path d="M0 0h${WIDTH}v${HEIGHT}H0z" fill="url(#s)"/>`
  )
}

type Plot = (points: Points) => number[]

/** Turns pairs of longitude and latitude into pixels of the picture, from its left and top. */
export function plotter({ lat, lng, widthKm }: Frame): Plot {
  const pixels = (KM_PER_DEGREE * WIDTH) / widthKm
  const narrow = pixels * shrink(lat)
  return (points) =>
    points.map((value, at) => (at % 2 === 0 ? WIDTH / 2 + (value - lng) * narrow : HEIGHT / 2 - (value - lat) * pixels))
}

/** A line in whole pixels, relative from point to point. */
function outline(points: Points, end = ''): string {
  let [x, y] = [round(points[0]!), round(points[1]!)]
  let drawn = `M${x} ${y}l`
  for (let at = 2; at < points.length; at += 2) {
    const isLast = at === points.length - 2
    if (Math.hypot(points[at]! - x, points[at + 1]! - y) < STEP && !isLast) continue
    const [nextX, nextY] = [round(points[at]!), round(points[at + 1]!)]
    drawn += `${nextX - x} ${nextY - y} `
    ;[x, y] = [nextX, nextY]
  }
  return drawn.trimEnd().replaceAll(' -', '-') + end
}

/** A ring of land around a city, in whole pixels: round where it is a coast, straight where something cuts it. */
function shore(ring: Points, points: Points): string {
  const corners: { x: number; y: number; isCut: boolean }[] = []
  for (let at = 0; at < points.length; at += 2) {
    const [x, y] = [round(points[at]!), round(points[at + 1]!)]
    const last = corners.at(-1)
    if (last && Math.hypot(x - last.x, y - last.y) < STEP) continue
    const isOutside = Math.min(x, y) <= -MARGIN || x >= WIDTH + MARGIN || y >= HEIGHT + MARGIN
    corners.push({ x, y, isCut: isOutside || isAtCell(ring[at]!) || isAtCell(ring[at + 1]!) })
  }
  const between = (at: number) => {
    const [corner, next] = [corners.at(at)!, corners[(at + 1) % corners.length]!]
    return `${round((corner.x + next.x) / 2)} ${round((corner.y + next.y) / 2)}`
  }
  const drawn = corners.map(({ x, y, isCut }, at) =>
    isCut ? `L${x} ${y}` : `L${between(at - 1)}Q${x} ${y} ${between(at)}`,
  )
  return `M${drawn.join('').slice(1)}z`.replaceAll(' -', '-')
}

/** Map files end at cells, with a small overlap. */
const isAtCell = (degrees: number): boolean => Math.abs(degrees - Math.round(degrees / CELL) * CELL) < 0.1

/** Lines of latitude and longitude, some four across. */
function graticule(frame: Frame, plot: Plot): string {
  const { left, right, top, bottom } = boundsOf(frame)
  const step = [0.1, 0.2, 0.5, 1, 2, 5, 10, 20].find((degrees) => (top - bottom) / degrees <= 3.5) ?? 30
  const across = (from: number, to: number) =>
    Array.from(
      { length: Math.floor(to / step) - Math.floor(from / step) },
      (_, at) => (Math.floor(from / step) + 1 + at) * step,
    )
  const upright = across(left, right).map((lng) => `M${round(plot([lng, 0])[0]!)} 0v${HEIGHT}`)
  const level = across(bottom, top).map((lat) => `M0 ${round(plot([0, lat])[1]!)}h${WIDTH}`)
  return [...upright, ...level].join('')
}

/** Larger towns are larger lights. */
function lights(towns: Subject['towns'], plot: Plot): string {
  const sizes = [
    { from: 500_000, size: 6 },
    { from: 50_000, size: 4 },
    { from: 0, size: 2.5 },
  ]
  return sizes
    .map(({ from, size }, at) => {
      const below = sizes[at - 1]?.from ?? Infinity
      const own = towns.filter(([, , people]) => people >= from && people < below)
      return path(dots(own, plot, 3), `${ROUND} stroke="#ffe7bd" stroke-opacity=".8" stroke-width="${size}"`)
    })
    .join('')
}

const ROUND = 'fill="none" stroke-linecap="round"'

/** The hues of kinds on dark land, by directory type. */
const HUES: Readonly<Record<number, string>> = {
  228: '#ff9d66',
  230: '#7fb8ff',
  231: '#c3b0ff',
  232: '#8fe0a8',
  233: '#7fdcf2',
  236: '#ff9fbe',
  237: '#ffd667',
}

const ONE_KIND = '<style>:has(:target)>g:not(:target){opacity:.3;filter:grayscale(1)}</style>'

/** The dots of each kind, with a glow below; of a kind without any an empty group, so that it can be shown. */
function listedDots(listed: Subject['listed'], plot: Plot): string[] {
  if (listed.size === 0) return []
  const groups = Object.entries(HUES).map(([kind, hue]) => {
    const d = dots((listed.get(Number(kind)) ?? []).slice(0, SHOWN_LISTED), plot, 5, WHOLE)
    const look = `${ROUND} stroke="${hue}"`
    const drawn = path(d, `${look} stroke-opacity=".13" stroke-width="30"`) + path(d, `${look} stroke-width="8"`)
    return `<g id="${kindId(kind)}">${drawn}</g>`
  })
  return [ONE_KIND, ...groups]
}

/** From the edge, so that a dot is not cut. */
const WHOLE = -5

/** Points as lines without length, one on each spot of a grid, and none farther out than a margin. */
function dots(points: readonly (readonly number[])[], plot: Plot, grid: number, margin = MARGIN): string {
  const seen = new Set<string>()
  for (const [lng = 0, lat = 0] of points) {
    const [x = 0, y = 0] = plot([lng, lat])
    const isIn = x > -margin && x < WIDTH + margin && y > -margin && y < HEIGHT + margin
    if (isIn) seen.add(`M${round(x / grid) * grid} ${round(y / grid) * grid}h0`)
  }
  return [...seen].join('')
}
