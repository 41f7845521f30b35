import { positionOf } from './reading.ts'

/** North and south, or east and west. */
const SIGNS = { lat: { N: 1, S: -1 }, lng: { E: 1, W: -1 } } as const
export type Axis = keyof typeof SIGNS

const NUMBER = String.raw`\d+(?:[.,]\d+)?`
const DEGREES = new RegExp(
  String.raw`^([NSEW])?\s*([+-]?${NUMBER}(?:e[+-]?\d+)?)\s*°?\s*` +
    String.raw`(?:(${NUMBER})\s*['\s]?\s*(?:(${NUMBER})\s*"?\s*)?)?([NSEW])?$`,
  'i',
)

/** Signs of keyboards in place of typographic ones. */
const plainSigns = (text: string): string =>
  text
    .trim()
    .replace(/[\u2212\u2013]/g, '-')
    .replace(/[º˚]/g, '°')
    .replace(/''|[″”“״]/g, '"')
    .replace(/[′’‘´`׳]/g, "'")

const numberOf = (text: string | undefined): number => Number((text ?? '0').replace(',', '.'))

/**
 * Degrees as people and programs write them: `32.0386`, `32,0386`, `N32.0386`, `32.0387° N`, `31°15'00"N`,
 * `3.20387E+01`. Undefined where they cannot be read, or are none of that axis.
 */
export function readDegrees(text: string, axis: Axis): number | undefined {
  const [, first, whole = '', minutes, seconds, last] = DEGREES.exec(plainSigns(text)) ?? []
  const letter = (first ?? last)?.toUpperCase()
  const degrees = numberOf(whole || 'none')
  const [m, s] = [numberOf(minutes), numberOf(seconds)]
  const isSplit = minutes !== undefined
  const isWrong =
    Number.isNaN(degrees) ||
    (first !== undefined && last !== undefined) ||
    (letter !== undefined && (!(letter in SIGNS[axis]) || /^[+-]/.test(whole))) ||
    (isSplit && (!/^[+-]?\d+$/.test(whole) || m >= 60 || s >= 60)) ||
    (seconds !== undefined && !/^\d+$/.test(minutes ?? ''))
  if (isWrong) return undefined
  const size = Math.abs(degrees) + m / 60 + s / 3600
  const sign = letter === undefined ? (whole.startsWith('-') ? -1 : 1) : SIGNS[axis][letter as never]
  return size <= (axis === 'lat' ? 90 : 180) ? sign * size : undefined
}

/** A position, or what was said in place of one and cannot be read; neither where nothing was said. */
export interface ReadPosition {
  position?: [number, number] | undefined
  unread?: string
}

/** The position that two cells say. */
export function readPosition({ lat = '', lng = '' }: Partial<Record<Axis, string>>): ReadPosition {
  if (lat.trim() === '' && lng.trim() === '') return {}
  const position = positionOf(readDegrees(lng, 'lng'), readDegrees(lat, 'lat'))
  return position ? { position } : { unread: `${lat}, ${lng}` }
}

/** A number, also one in quotation marks. */
const coordinate = (value: unknown): number =>
  typeof value === 'number'
    ? value
    : typeof value === 'string' && /^\s*-?\d+(\.\d+)?\s*$/.test(value)
      ? Number(value)
      : NaN

/** A point, or the centre of a shape's bounding box, as in Overpass' `out center`; a height is no part of it. */
export function middleOf(geometry: unknown): ReadPosition {
  const { coordinates, geometries } = (geometry ?? {}) as { coordinates?: unknown; geometries?: unknown }
  const points = coordinates ?? geometries
  const box = { west: Infinity, south: Infinity, east: -Infinity, north: -Infinity }
  widen(box, points)
  const { west, south, east, north } = box
  const isRead = west <= east && south <= north
  const [lng, lat] = [(west + east) / 2, (south + north) / 2]
  const position = isRead ? positionOf(lng, lat) : undefined
  if (position) return { position }
  const isEmpty = points === undefined || points === null || (Array.isArray(points) && points.length === 0)
  if (isEmpty) return {}
  return { unread: isRead ? `${lat}, ${lng}` : JSON.stringify(points).slice(0, 60) }
}

type Box = Record<'west' | 'south' | 'east' | 'north', number>

function widen(box: Box, part: unknown): void {
  if (typeof part === 'object' && part !== null && 'coordinates' in part) return widen(box, part.coordinates)
  if (!Array.isArray(part)) return
  const [lng, lat] = part.slice(0, 2).map(coordinate) as [number?, number?]
  if (lng === undefined || lat === undefined || Number.isNaN(lng) || Number.isNaN(lat)) {
    for (const inner of part) widen(box, inner)
    return
  }
  box.west = Math.min(box.west, lng)
  box.south = Math.min(box.south, lat)
  box.east = Math.max(box.east, lng)
  box.north = Math.max(box.north, lat)
}
