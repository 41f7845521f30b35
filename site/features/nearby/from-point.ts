import { atom } from 'nanostores'
import { isNearAny, type FromPoint } from '#core/domain/reach.ts'
import { readKept } from '#site/ui/storage/flags.ts'
import { writeStorage } from '#site/ui/storage/write.ts'

// The point from which a visitor walks (a hotel, an address), kept on the device and nowhere else.

export const FROM_KEY = 'from'

/** Undefined if none is kept, or if what is kept is not what we write. */
export function readFrom(): FromPoint | undefined {
  try {
    const { lat, lng, name } = JSON.parse(readKept('localStorage', FROM_KEY) ?? '') as Partial<FromPoint>
    const isPoint = isWithin(lat, 90) && isWithin(lng, 180) && typeof name === 'string'
    return isPoint ? { lat, lng, name } : undefined
  } catch {
    return undefined
  }
}

const isWithin = (degrees: number | undefined, most: number): degrees is number =>
  typeof degrees === 'number' && Math.abs(degrees) <= most

export const $from = atom<FromPoint | undefined>(typeof window === 'undefined' ? undefined : readFrom())

/** A point, if it says anything about a place. */
export const fromNear = (
  from: FromPoint | undefined,
  { lat, lng }: Pick<FromPoint, 'lat' | 'lng'>,
): FromPoint | undefined => (from && isNearAny(from, [[lng, lat]]) ? from : undefined)

// Kept or forgotten in another tab, or on a page that one comes back from.
if (typeof window !== 'undefined') for (const name of ['storage', 'pageshow']) addEventListener(name, refresh)

function refresh(): void {
  const kept = readFrom()
  if (JSON.stringify(kept) !== JSON.stringify($from.get())) $from.set(kept)
}

/** Keeps a point instead of the last one, or forgets it. */
export function keepFrom(point: FromPoint | undefined): void {
  $from.set(point)
  writeStorage('localStorage', FROM_KEY, point && JSON.stringify(point))
}
