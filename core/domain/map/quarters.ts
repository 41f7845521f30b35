import type { Lang } from '../../i18n/languages.ts'
import { CELL } from './base-map.ts'
import type { Cell } from './labels.ts'

/** A quarter of a city: its point and its names in Latin, Hebrew and Cyrillic letters, the latter two if known. */
export type Quarter = readonly [lng: number, lat: number, latin: string, hebrew?: string, russian?: string]

/** From this zoom on, maps name quarters. */
export const QUARTERS_ZOOM = 12

/** The cells of the base layer that have quarters: column and row. */
const WITH_QUARTERS: ReadonlySet<string> = new Set(
  [
    '10-7 11-8 11-9 12-8 12-9 13-10 13-3 13-4 13-8 13-9 14-10 14-5 14-7 14-8 14-9 15-10',
    '15-7 15-8 15-9 16-8 16-9 17-6 17-7 17-9 18-9 19-3 19-4 19-9 20-3 20-4 20-5 20-6',
    '20-7 20-8 21-3 21-4 21-5 21-8 22-3 22-4 23-2 23-3 23-5 3-8 3-9 4-8 4-9 5-7',
    '5-8 5-9 6-5 6-6 6-7 6-8 6-9 7-3 7-4 7-7 7-8 7-9 8-3 8-4',
  ]
    .join(' ')
    .split(' '),
)

export const quartersFile = (cell: string): string => `/map/quarters-${cell}.json`

/** The cell with a point in it: column and row. */
export const quartersCell = (lng: number, lat: number): string =>
  `${Math.floor((lng + 180) / CELL)}-${Math.floor((lat + 90) / CELL)}`

/** The files with the quarters of a view that is smaller than a cell. */
export function quartersFiles({ south, west, north, east }: Cell): string[] {
  const corners = [west, east].flatMap((lng) => [south, north].map((lat) => quartersCell(lng, lat)))
  return [...new Set(corners)].filter((cell) => WITH_QUARTERS.has(cell)).map(quartersFile)
}

export function quarterName(lang: Lang, [, , latin, hebrew, russian]: Quarter): string {
  return (lang === 'he' && hebrew) || (lang === 'ru' && russian) || latin
}
