import { distanceKm, KM_PER_MILE, WALK_KM } from './distance.ts'

// How far from the point that a visitor has kept: a hotel, an address.

/** In degrees. */
export interface FromPoint {
  lat: number
  lng: number
  /** As the page named it on which it was kept. */
  name: string
}

/** Degrees to four decimals, 11 m at most. */
export const tenMetres = (degrees: number): number => Math.round(degrees * 1e4) / 1e4 + 0

/** How far a Shabbat walk may be taken to reach: in km, or as far as the techum. */
export const WALKS = ['0.5', 'techum', '1', '2'] as const
export type Walk = (typeof WALKS)[number]
export const USUAL_WALK: Walk = '1'

/** 2,000 amot: of 48 cm by Rabbi Chaim Naeh, of 57.6 cm by the Chazon Ish. */
export const TECHUM_KM = { naeh: 0.96, chazonIsh: 1.152 } as const

export const kmOfWalk = (walk: Walk): number => (walk === 'techum' ? TECHUM_KM.naeh : Number(walk))

/** By unit, nearest first. */
export const REACHES = {
  km: ['0.5km', '1km', '2km', '5km'],
  miles: ['0.25mi', '0.5mi', '1mi', '3mi'],
} as const
export type Reach = (typeof REACHES)[keyof typeof REACHES][number]

/** The one that is drawn around a point, within the ring of a Shabbat walk. */
export const innerRing = (unit: keyof typeof REACHES): Reach => REACHES[unit][0]

/** Whether a place is within a Shabbat walk, as far as its distance is written: to a tenth of the unit. */
export function isWithinWalk(km: number, { inMiles }: { inMiles: boolean }): boolean {
  const tenths = (length: number) => Math.round((length / (inMiles ? KM_PER_MILE : 1)) * 10)
  return tenths(km) <= tenths(WALK_KM)
}

export const isReach = (text: string): text is Reach =>
  Object.values(REACHES).some((reaches) => (reaches as readonly string[]).includes(text))

export const kmOfReach = (reach: Reach): number => Number.parseFloat(reach) * (reach.endsWith('mi') ? KM_PER_MILE : 1)

/** Beyond this, a point says nothing about a place. */
export const FAR_KM = 50

/** How far listings near a point are looked for. */
export const NEAR_KM = 100

/** Whether a point says anything about any of these positions, longitude first. */
export function isNearAny(
  { lat, lng }: Pick<FromPoint, 'lat' | 'lng'>,
  positions: Iterable<readonly [lng: number, lat: number]>,
): boolean {
  for (const [east, north] of positions) if (distanceKm(lat, lng, north, east) <= FAR_KM) return true
  return false
}
