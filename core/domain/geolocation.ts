/** The browser's geolocation permission: 0 denied or unsupported, 1 to be asked or unknown, 2 granted. */
export type Permission = 0 | 1 | 2

/** The permission for the state in `navigator.permissions`; undefined if unknown. */
export function permissionOf(isSupported: boolean, state?: PermissionState): Permission {
  if (!isSupported || state === 'denied') return 0
  return state === 'granted' ? 2 : 1
}

/** How accurate a position must be, rounded. */
export const NEEDED_METRES = 200
const BOUNDS_MARGIN_METRES = 600

/** Whether a position is accurate enough: to less than 201 m. */
export function isAccurate(accuracyMetres: number): boolean {
  return accuracyMetres < NEEDED_METRES + 1
}

/** Radius of the map's circle around a position: its accuracy plus 600 m. */
export function boundsRadius(accuracyMetres: number): number {
  return Math.round(accuracyMetres) + BOUNDS_MARGIN_METRES
}

/** To about so much `coarseDegrees` rounds. */
export const ROUNDED_METRES = 100

/**
 * Degrees to three decimals, 110 m at most. Page addresses stay in histories and pass through networks: they
 * reveal no more about a visitor's position than distances rounded to 100 m need.
 */
export function coarseDegrees(degrees: number): number {
  return Math.round(degrees * 1000) / 1000 + 0
}
