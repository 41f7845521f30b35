import { TRIP_KEY } from './trip.ts'

/**
 * Hides the empty form where a trip is about to take its place: that of the address, or of this device.
 * Runs in the page's head.
 */
export const MARK_TRIP =
  `try{if(/[?#&]stop=/.test(location.href)||localStorage['${TRIP_KEY}'])` +
  "document.documentElement.classList.add('has-trip')}catch{}"
