import { atom } from 'nanostores'
import { writeStorage } from '../storage/write.ts'
import { isInMiles, KEY } from './in-miles.ts'

/** Whether distances are in miles: by choice, else as the region measures that the browser names. */
export const $inMiles = atom(isInMiles())

// Chosen in another tab, or on a page that one comes back from.
if (typeof window !== 'undefined')
  for (const name of ['storage', 'pageshow']) addEventListener(name, () => $inMiles.set(isInMiles()))

/** Goes over to the other unit, and keeps to it; answers whether that is miles. */
export function turnDistances(): boolean {
  const inMiles = !$inMiles.get()
  $inMiles.set(inMiles)
  writeStorage('localStorage', KEY, inMiles ? 'miles' : 'km')
  return inMiles
}
