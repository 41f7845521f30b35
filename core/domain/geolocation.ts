/** Whether a browser tells where it is: 0 denied or unsupported, 1 to be asked or unknown, 2 granted. */
export type Permission = 0 | 1 | 2

/** The permission for what `navigator.permissions` says; for nothing where it does not know. */
export function permissionOf(isSupported: boolean, state?: PermissionState): Permission {
  if (!isSupported || state === 'denied') return 0
  return state === 'granted' ? 2 : 1
}

const ACCURACY_LIMIT_METRES = 201
const BOUNDS_MARGIN_METRES = 600

/** Whether a position is known well enough: to less than 201 m. */
export function isAccurate(accuracyMetres: number): boolean {
  return accuracyMetres < ACCURACY_LIMIT_METRES
}

/** Radius of the circle around a position that the map shows: its accuracy and 600 m. */
export function boundsRadius(accuracyMetres: number): number {
  return Math.round(accuracyMetres) + BOUNDS_MARGIN_METRES
}

/**
 * A degree to three decimals, 110 m at most. Addresses of pages stay in histories and pass through
 * networks: they say no more about where somebody is than a list of distances to 100 m needs.
 */
export function coarseDegrees(degrees: number): number {
  return Math.round(degrees * 1000) / 1000 + 0
}
