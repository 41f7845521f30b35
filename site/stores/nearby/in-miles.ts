import { usesMiles } from '#core/domain/miles.ts'
import { readKept } from '../storage/flags.ts'

export const KEY = 'distances'

/** Whether distances are in miles: by choice, else as the region measures that the browser names. */
export function isInMiles(): boolean {
  if (typeof navigator === 'undefined') return false
  const unit = readKept('localStorage', KEY)
  return unit ? unit === 'miles' : usesMiles(navigator.language)
}
